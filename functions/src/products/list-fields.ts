import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
} from 'firebase-admin/firestore';
import { popularityOfStored } from './sales.ts';
import { CLOCK_TOLERANCE_MS, type ProductWrite } from './stored-product.ts';

/** Whether a write has set all fields that lists and search query, and has marked the change. */
export function isComplete({ before, at }: ProductWrite, after: DocumentData): boolean {
  const changedAt: unknown = after['changedAt'];
  const previous: unknown = before?.['changedAt'];
  return (
    after['active'] !== undefined &&
    after['popularity'] === popularityOfStored(after) &&
    changedAt instanceof Timestamp &&
    !(previous instanceof Timestamp && previous.isEqual(changedAt)) &&
    Math.abs(changedAt.toMillis() - at.toMillis()) <= CLOCK_TOLERANCE_MS
  );
}

/**
 * The fields for lists and search that the product still lacks. A later write, or an earlier delivery of this event, may
 * have set them already. `at` is the write's commit time.
 */
export function missingFields(product: DocumentSnapshot, at: Timestamp): Record<string, unknown> {
  if (!product.exists) return {};
  const changedAt: unknown = product.get('changedAt');
  const isMarked =
    changedAt instanceof Timestamp &&
    changedAt.valueOf() >= at.valueOf() &&
    changedAt.toMillis() <= Date.now() + CLOCK_TOLERANCE_MS;
  const isActiveMissing = product.get('active') === undefined;
  const popularity = popularityOfStored(product.data() ?? {});
  const isMisplaced = product.get('popularity') !== popularity;
  if (isMarked && !isActiveMissing && !isMisplaced) return {};
  return {
    changedAt: FieldValue.serverTimestamp(),
    ...(isActiveMissing && { active: true }),
    ...(isMisplaced && { popularity }),
  };
}
