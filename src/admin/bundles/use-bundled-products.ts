import type { BundledProduct } from '#domain/bundle/bundle-offer.ts';
import { liveProduct } from '#data/catalog/products.ts';
import { useReads } from '#data/react/use-reads.ts';

/** Live products by slug; missing and loading ones are left out. Slugs may repeat. */
export function useBundledProducts(slugs: readonly string[]): ReadonlyMap<string, BundledProduct> {
  const distinct = [...new Set(slugs)];
  const states = useReads((read) => distinct.map((slug) => read(liveProduct(slug))));
  const rows = states.flatMap((state) => ('data' in state && state.data ? [state.data] : []));
  return new Map(rows.map((product) => [product.slug, product]));
}
