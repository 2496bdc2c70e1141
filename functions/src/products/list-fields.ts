import {
  type DocumentData,
  type DocumentSnapshot,
  FieldValue,
  Timestamp,
} from 'firebase-admin/firestore';
import { popularityOfStored } from './sales.ts';
import { CLOCK_TOLERANCE_MS, isStoredLow, type ProductWrite } from './stored-product.ts';

/** The fields that follow from the other stored fields of a product, and that lists and search query. */
const derivedFields = (stored: DocumentData): Readonly<Record<string, unknown>> => ({
  popularity: popularityOfStored(stored),
  lowStock: isStoredLow(stored),
});

/** The derived fields whose stored value is missing or stale. */
const staleFields = (stored: DocumentData): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(derivedFields(stored)).filter(([name, value]) => stored[name] !== value),
  );

/** Whether a write has set all fields that lists and search query, and has marked the change. */
export function isComplete({ before, at }: ProductWrite, after: DocumentData): boolean {
  const changedAt: unknown = after['changedAt'];
  const previous: unknown = before?.['changedAt'];
  return (
    after['active'] !== undefined &&
    Object.keys(staleFields(after)).length === 0 &&
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
  const repair = {
    ...(isActiveMissing && { active: true }),
    ...staleFields(product.data() ?? {}),
  };
  if (isMarked && Object.keys(repair).length === 0) return {};
  return { ...repair, changedAt: FieldValue.serverTimestamp() };
}
