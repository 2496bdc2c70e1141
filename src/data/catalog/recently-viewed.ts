import { isSlug } from '#domain/product/slug.ts';
import { localValue } from '../browser/local-storage.ts';

/** One more than is shown: the open product is among them. */
const MOST = 5;

const viewed = localValue('viewed', (stored): readonly string[] => {
  const values: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const slugs = values.filter((value) => typeof value === 'string' && isSlug(value));
  return [...new Set(slugs as readonly string[])].slice(0, MOST);
});

/** The slugs of the products viewed last on this device, latest first; cleared on sign-out. */
export const recentlyViewed = viewed.live;

/** Stores that a product was viewed. */
export function rememberViewed(slug: string): void {
  viewed.write([slug, ...viewed.read().filter((other) => other !== slug)].slice(0, MOST));
}
