import type { Product } from '#domain/product/product.ts';
import { storeSettings } from '../content/settings.ts';
import { derive } from '../query/derive.ts';
import type { Query } from '../query/query-store.ts';
import { prerenderedProduct } from './prerendered-products.ts';
import { revalidateRows } from './revalidate-products.ts';

/**
 * The featured products of a page: those of its build, revalidated, or those that the owner has chosen since. A product that
 * the build did not feature comes from its own file. Until all are known, the former stay.
 */
export function followFeatured(key: string, seed: readonly Product[]): Query<readonly Product[]> {
  const built = revalidateRows(`built ${key}`, seed);
  return derive(key, (read) => {
    const known = read(built);
    const settings = read(storeSettings);
    const chosen =
      settings.state === 'loading' ? [] : (settings.data?.content?.home?.featured ?? []);
    if (known.state !== 'ready' || chosen.length === 0) return known;
    const states = chosen.map(({ slug }) => {
      const row = known.data.find((one) => one.slug === slug);
      return row ? ({ state: 'ready', data: row } as const) : read(prerenderedProduct(slug));
    });
    if (states.some(({ state }) => state === 'loading')) return known;
    const data = states.flatMap((state) => (state.state === 'ready' ? (state.data ?? []) : []));
    return { ...known, data };
  });
}
