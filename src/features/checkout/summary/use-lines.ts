import { useEffect, useState } from 'react';
import type { Bundle } from '#domain/bundle/bundle.ts';
import type { BundleCatalog } from '#domain/bundle/bundle-offer.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { QuotedLine } from '#domain/checkout/checkout.ts';
import type { Failure } from '#domain/core/result.ts';
import { type Paise, paise } from '#domain/money/money.ts';
import { type PackForm, packForm } from '#domain/product/pack-form.ts';
import type { Product } from '#domain/product/product.ts';
import { cartOf } from '#data/cart/cart-read.ts';
import type { QueryState } from '#data/query/query-store.ts';
import { bundleCatalog, NO_BUNDLES } from '#data/catalog/bundles.ts';
import { liveProduct } from '#data/catalog/products.ts';
import type { Session } from '#data/account/session-state.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useReads } from '#data/react/use-reads.ts';
import { words } from '#text/shop/cart.ts';

/** A cart line with its current product: paise per piece, pieces in stock. */
export interface Line extends QuotedLine {
  /** Empty if the product has no picture. */
  readonly imageURL: string;
  /** The pack that is drawn then. */
  readonly form: PackForm;
  /** For the automatic offers of a category. */
  readonly category?: string | undefined;
  readonly sold: boolean;
  /** The price that the cart was last shown with. */
  readonly seenPaise: Paise;
}

/** The lines of the cart at the checkout. */
export type Lines =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: Failure }
  | {
      readonly state: 'ready';
      readonly cart: readonly CartLine[];
      readonly lines: readonly Line[];
      /** The bundles on offer; none when they could not be read. The server grants them in any case. */
      readonly bundles: readonly Bundle[];
    };

/**
 * The live cart with its products. The shown lines stay while a cart moves from the device to a new guest, and while a
 * product that was added elsewhere loads or cannot be read: the form below them is being typed in.
 */
export function useLines(session: Session): Lines {
  const cart = useQuery(cartOf(session));
  const known = cart.state === 'loading' ? undefined : cart.data;
  const products = useReads((read) => (known ?? []).map(({ slug }) => read(liveProduct(slug))));
  // One product makes no bundle.
  const catalog = useQuery(known && known.length > 1 ? bundleCatalog() : NO_BUNDLES);
  const now = linesOf(cart, products, catalog);
  const [shown, setShown] = useState<Lines>(now);
  useEffect(() => {
    if (now.state !== 'loading') setShown(now);
    // Query states are stable objects.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [cart, products, catalog]);
  return now.state !== 'ready' && shown.state === 'ready' ? shown : now;
}

const NOTHING = paise(0);

function linesOf(
  cart: QueryState<readonly CartLine[]>,
  products: readonly QueryState<Product | null>[],
  catalog: QueryState<BundleCatalog>,
): Lines {
  if (cart.state === 'loading') return cart;
  if (!cart.data) {
    return cart.state === 'failed'
      ? { state: 'failed', failure: cart.error }
      : { state: 'loading' };
  }
  const lines: Line[] = [];
  for (const [index, line] of cart.data.entries()) {
    const product = products[index];
    if (!product || product.state === 'loading') return { state: 'loading' };
    // An inactive product is denied to everyone except staff.
    if (product.state === 'failed' && product.error.code !== 'denied' && !product.data) {
      return { state: 'failed', failure: product.error };
    }
    const found =
      product.state === 'failed' && product.error.code === 'denied' ? null : product.data;
    lines.push(lineOf(line, found ?? null));
  }
  // A total without them would change under the shopper's eyes.
  if (catalog.state === 'loading') return catalog;
  const bundles = catalog.data?.bundles ?? [];
  return { state: 'ready', cart: cart.data, lines, bundles };
}

function lineOf({ slug, quantity, seenPaise }: CartLine, product: Product | null): Line {
  return {
    slug,
    quantity,
    title: product?.title ?? words.line.unnamed,
    imageURL: product?.imageURL ?? '',
    form: packForm(product),
    category: product?.category,
    unitPricePaise: product?.price ?? NOTHING,
    unitMrpPaise: product?.mrp ?? NOTHING,
    weightGrams: product?.weightGrams,
    left: product?.stock ?? 0,
    sold: product?.active === true,
    seenPaise,
  };
}
