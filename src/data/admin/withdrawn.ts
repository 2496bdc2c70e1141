import { deleteField, Timestamp } from 'firebase/firestore';
import { fieldsOf } from '#data/whole-reads.ts';
import { NOW } from '#data/writes.ts';
import type { Write } from './audited.ts';

const SETTINGS = 'settings/store';
/** No site is older than this, in milliseconds: what left the shelves before is on none of its pages. */
const KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/**
 * What has to be written along when products leave the shelves: pages that were made before learn it from the settings,
 * which they read anyway. Nothing where there are no settings yet. Throws what Firestore throws.
 */
export async function withdrawalWrites(slugs: readonly string[]): Promise<readonly Write[]> {
  if (slugs.length === 0) return [];
  const settings = await fieldsOf(SETTINGS);
  if (!settings) return [];
  const known = Object.entries((settings['withdrawn'] ?? {}) as Readonly<Record<string, unknown>>);
  const old = known.filter(
    ([, at]) => at instanceof Timestamp && Date.now() - at.toMillis() > KEPT_MS,
  );
  const withdrawn = Object.fromEntries([
    ...old.map(([slug]) => [slug, deleteField()] as const),
    ...slugs.map((slug) => [slug, NOW] as const),
  ]);
  return [{ path: SETTINGS, merge: { withdrawn }, aside: true }];
}
