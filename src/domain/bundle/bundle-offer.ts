import { type Paise, paise } from '../money/money.ts';
import type { Product } from '../product/product.ts';
import { type DatedRates, firstRateDay, ratesFrom, saleStart } from '../product/sale-start.ts';
import type { Bundle, BundlePart } from './bundle.ts';

/** What an offer shows of a product; `price` and `mrp` are paise per unit. */
export type BundledProduct = Pick<
  Product,
  'slug' | 'title' | 'imageURL' | 'price' | 'mrp' | 'stock' | 'active'
> &
  DatedRates;

/** Bundles with the products that they hold. */
export interface BundleCatalog {
  readonly bundles: readonly Bundle[];
  readonly products: readonly BundledProduct[];
}

/** A bundle that can be bought now. Amounts are paise of one bundle, inclusive of all taxes. */
export interface BundleOffer {
  readonly bundle: Bundle;
  readonly parts: readonly { readonly product: BundledProduct; readonly quantity: number }[];
  /** The parts one by one. */
  readonly itemsPaise: Paise;
  readonly mrpPaise: Paise;
  /** Below `itemsPaise`, and so below the MRP, because no product costs more than its MRP. */
  readonly pricePaise: Paise;
}

/** Why a bundle cannot be offered; `slugs` names the products that are the reason. */
export interface BundleFault {
  readonly fault: 'off' | 'not-sold' | 'out-of-stock' | 'saving-too-large';
  readonly slugs: readonly string[];
}

/** Picks what an offer shows of a product. */
export function bundledProduct(product: BundledProduct): BundledProduct {
  const { slug, title, imageURL, price, mrp, stock, active } = product;
  const gstRates = ratesFrom(firstRateDay(product));
  return { slug, title, imageURL, price, mrp, stock, active, gstRates };
}

/**
 * The offer of a bundle at `now` (epoch milliseconds), or why there is none: every part must be on sale and in stock, and
 * the saving must be smaller than the sum of the parts.
 */
export function bundleOffer(
  bundle: Bundle,
  products: ReadonlyMap<string, BundledProduct>,
  now: number,
): BundleOffer | BundleFault {
  if (!bundle.active) return { fault: 'off', slugs: [] };
  const without = (isMissing: (product: BundledProduct | undefined, quantity: number) => boolean) =>
    bundle.parts
      .filter(({ slug, quantity }) => isMissing(products.get(slug), quantity))
      .map(({ slug }) => slug);
  const notSold = without((product) => !product?.active || saleStart(product, now) !== null);
  if (notSold.length > 0) return { fault: 'not-sold', slugs: notSold };
  const soldOut = without((product, quantity) => (product?.stock ?? 0) < quantity);
  if (soldOut.length > 0) return { fault: 'out-of-stock', slugs: soldOut };
  const parts = bundle.parts.flatMap(({ slug, quantity }) => {
    const product = products.get(slug);
    return product ? [{ product, quantity }] : [];
  });
  const sum = (name: 'price' | 'mrp'): Paise =>
    paise(parts.reduce((all, { product, quantity }) => all + product[name] * quantity, 0));
  const itemsPaise = sum('price');
  if (bundle.savingPaise >= itemsPaise) return { fault: 'saving-too-large', slugs: [] };
  const pricePaise = paise(itemsPaise - bundle.savingPaise);
  return { bundle, parts, itemsPaise, mrpPaise: sum('mrp'), pricePaise };
}

/** The offers at `now` (epoch milliseconds) that hold a product, the largest saving first. */
export function offersWith(
  { bundles, products }: BundleCatalog,
  slug: string,
  now: number,
): BundleOffer[] {
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  return bundles
    .filter(({ parts }) => parts.some((part) => part.slug === slug))
    .map((bundle) => bundleOffer(bundle, bySlug, now))
    .flatMap((offer) => ('fault' in offer ? [] : [offer]))
    .toSorted(
      (a, b) => b.bundle.savingPaise - a.bundle.savingPaise || (a.bundle.id < b.bundle.id ? -1 : 1),
    );
}

/** The units that a cart lacks to hold this bundle once. */
export function missingParts(
  { parts }: Pick<Bundle, 'parts'>,
  inCart: ReadonlyMap<string, number>,
): readonly BundlePart[] {
  return parts.flatMap(({ slug, quantity }) => {
    const missing = quantity - (inCart.get(slug) ?? 0);
    return missing > 0 ? [{ slug, quantity: missing }] : [];
  });
}
