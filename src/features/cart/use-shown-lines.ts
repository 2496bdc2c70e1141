import { type CartLine, type LineNotice, maxQuantity, lineNotices } from '#domain/cart/cart.ts';
import type { Failure } from '#domain/shared/result.ts';
import type { Product } from '#domain/product/product.ts';
import type { PricedLine } from '#domain/checkout/quote.ts';
import type { QueryState } from '#data/query/query-store.ts';
import { productNow } from '#data/catalog/products.ts';
import { useQueryChain } from '#data/query/use-query.ts';

/** A line with what its product is now. */
export interface ShownLine {
  readonly line: CartLine;
  /** Undefined while it is on its way or cannot be read; null when it is not sold any more. */
  readonly product: Product | null | undefined;
  readonly failure: Failure | null;
  readonly news: readonly LineNotice[];
  /** How many pieces can be ordered and count in the total. */
  readonly counted: number;
}

/** The lines of the cart with their products, each read live: no other product is. */
export function useShownLines(lines: readonly CartLine[]): readonly ShownLine[] {
  const reads = useQueryChain<Product | null>((known) => {
    const line = lines[known.length];
    return line ? productNow(line.slug) : null;
  });
  return lines.map((line, place) => shown(line, reads[place] ?? { state: 'loading' }));
}

/** What counts in the total: what can be ordered, at today's prices. */
export function pricedLines(lines: readonly ShownLine[]): readonly PricedLine[] {
  return lines.flatMap(({ product, counted }) =>
    product && counted > 0
      ? [{ quantity: counted, unitPricePaise: product.price, unitMrpPaise: product.mrp }]
      : [],
  );
}

function shown(line: CartLine, read: QueryState<Product | null>): ShownLine {
  // To a visitor an inactive product is as gone as one that never was.
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
