import { deleteField, Timestamp } from 'firebase/firestore';
import { fieldsOf } from '#data/firebase/bulk-reads.ts';
import { NOW } from '#data/firebase/writes.ts';
import { TOMBSTONE_TTL_MS } from '#domain/site/store-settings.ts';
import type { Write } from './audited.ts';

const SETTINGS = 'settings/store';

/**
 * Extra writes for products taken off sale: prerendered pages learn of it from the settings, which they read anyway.
 * Empty if there are no settings yet. Throws what Firestore throws.
 */
export async function withdrawalWrites(slugs: readonly string[]): Promise<readonly Write[]> {
  if (slugs.length === 0) return [];
  const settings = await fieldsOf(SETTINGS);
  if (!settings) return [];
  const known = Object.entries((settings['withdrawn'] ?? {}) as Readonly<Record<string, unknown>>);
  const expired = known.filter(
    ([, at]) => at instanceof Timestamp && Date.now() - at.toMillis() > TOMBSTONE_TTL_MS,
  );
  const withdrawn = Object.fromEntries([
    ...expired.map(([slug]) => [slug, deleteField()] as const),
    ...slugs.map((slug) => [slug, NOW] as const),
  ]);
  return [{ path: SETTINGS, merge: { withdrawn }, aside: true }];
}
