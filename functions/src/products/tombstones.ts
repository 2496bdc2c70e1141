import { type DocumentSnapshot, FieldPath, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { MAX_TOMBSTONES, TOMBSTONE_TTL_MS } from '../../../src/domain/site/store-settings.ts';
import { CLOCK_TOLERANCE_MS, isOnSale } from './stored-product.ts';

type FieldUpdate = readonly [FieldPath, unknown];

/**
 * The updates to `settings/store.withdrawn`, the tombstones of products that went off sale, field by field. None without
 * a settings document, or when a later write or an earlier delivery of this event has made them. `at` is the write's
 * commit time.
 */
export function tombstoneChange(
  product: DocumentSnapshot,
  settings: DocumentSnapshot,
  at: Timestamp,
): readonly FieldUpdate[] {
  if (!settings.exists) return [];
  const stored: unknown = settings.get('withdrawn') ?? {};
  const tombstones = Object.entries(stored as Readonly<Record<string, unknown>>);
  const tombstone = tombstones.find(([slug]) => slug === product.id)?.[1];
  const fieldPath = new FieldPath('withdrawn', product.id);
  if (isOnSale(product.data()))
    return tombstone === undefined ? [] : [[fieldPath, FieldValue.delete()]];
  const isMarked =
    tombstone instanceof Timestamp && tombstone.toMillis() >= at.toMillis() - CLOCK_TOLERANCE_MS;
  if (isMarked) return [];
  return [
    ...expired(tombstones).map((slug): FieldUpdate => [
      new FieldPath('withdrawn', slug),
      FieldValue.delete(),
    ]),
    [fieldPath, FieldValue.serverTimestamp()],
  ];
}

/** The tombstones to delete before adding one: those past their TTL, and the oldest above the maximum. */
function expired(tombstones: readonly (readonly [string, unknown])[]): readonly string[] {
  const newestFirst = tombstones
    .map(([slug, at]) => ({ slug, at: at instanceof Timestamp ? at.toMillis() : 0 }))
    .toSorted((a, b) => b.at - a.at);
  const since = Date.now() - TOMBSTONE_TTL_MS;
  return newestFirst
    .filter(({ at }, rank) => at < since || rank >= MAX_TOMBSTONES - 1)
    .map(({ slug }) => slug);
}
