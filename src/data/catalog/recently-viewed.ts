import { isSlug } from '#domain/product/slug.ts';
import { localValue } from '../browser/local-storage.ts';

/** One more than a page shows, because the open product is among them. */
const MOST = 5;

const viewed = localValue('viewed', (stored): readonly string[] => {
  const values: readonly unknown[] = Array.isArray(stored) ? stored : [];
  const slugs = values.filter((value) => typeof value === 'string' && isSlug(value));
  return [...new Set(slugs as readonly string[])].slice(0, MOST);
});

/** The slugs of the products viewed last on this device, latest first. Cleared on sign-out. */
export const recentlyViewed = viewed.live;

/** Stores a product as the one viewed last. */
export function rememberViewed(slug: string): void {
  viewed.write([slug, ...viewed.read().filter((other) => other !== slug)].slice(0, MOST));
}
