import { useEffect } from 'react';
import {
  type CartLine,
  type CartProduct,
  type LineNotice,
  maxQuantity,
  lineNotices,
} from '#domain/cart/cart.ts';
import type { Failure } from '#domain/core/result.ts';
import { MAX_PAISE } from '#domain/money/money.ts';
import type { CartEstimateLine } from '#domain/checkout/cart-estimate.ts';
import type { PricedLine } from '#domain/checkout/totals.ts';
import type { Query, QueryState } from '#data/query/query-store.ts';
import { rememberCartProducts } from '#data/cart/cart-products.ts';
import { useReads } from '#data/react/use-reads.ts';

/** A line with its current product. */
export interface ShownLine<P extends CartProduct = CartProduct> {
  readonly line: CartLine;
  /** Undefined while loading or unreadable; null if no longer sold. */
  readonly product: P | null | undefined;
  readonly failure: Failure | null;
  readonly news: readonly LineNotice[];
  /** Quantity that can be ordered and counts in the total. */
  readonly counted: number;
}

/** The lines of the cart with their products; no other product is read. The device keeps what they show. */
export function useShownLines<P extends CartProduct>(
  lines: readonly CartLine[],
  readProduct: (slug: string) => Query<P | null>,
): readonly ShownLine<P>[] {
  const reads = useReads((read) => lines.map(({ slug }) => read(readProduct(slug))));
  const shown = lines.map((line, index) => withProduct(line, reads[index] ?? { state: 'loading' }));
  const products = shown.flatMap(({ product }) => product ?? []);
  const isComplete = shown.length > 0 && products.length === shown.length;
  useEffect(() => {
    if (isComplete) rememberCartProducts(products);
    // The states of the queries are stable objects.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isComplete, reads]);
  return shown;
}

/** The orderable lines at current prices, for the total. */
export function pricedLines(lines: readonly ShownLine[]): readonly CartEstimateLine[] {
  return lines.flatMap(({ product, counted }) =>
    product && counted > 0
      ? [
          {
            slug: product.slug,
            category: product.category,
            quantity: counted,
            unitPricePaise: product.price,
            unitMrpPaise: product.mrp,
            weightGrams: product.weightGrams,
          },
        ]
      : [],
  );
}

/** Maximum worth of a cart in paise: a total must fit its fees as well. */
const MAX_WORTH = MAX_PAISE / 2;

/** Whether the lines are worth more than one order can be. */
export function isTooLarge(lines: readonly PricedLine[]): boolean {
  return lines.reduce((all, line) => all + line.quantity * line.unitMrpPaise, 0) > MAX_WORTH;
}

function withProduct<P extends CartProduct>(
  line: CartLine,
  read: QueryState<P | null>,
): ShownLine<P> {
  // An inactive product is denied to visitors and counts as gone.
  const denied = read.state === 'failed' && read.error.code === 'denied';
  const product = denied ? null : read.state === 'loading' ? undefined : read.data;
  const failure = read.state === 'failed' && !denied ? read.error : null;
  if (product === undefined) return { line, product, failure, news: [], counted: 0 };
  return {
    line,
    product,
    failure,
    news: lineNotices(line, product),
    counted: product?.active ? Math.min(line.quantity, maxQuantity(product.stock)) : 0,
  };
}
