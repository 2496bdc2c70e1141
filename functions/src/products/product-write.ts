import {
  type DocumentData,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  Timestamp,
} from 'firebase-admin/firestore';
import { MAX_TOMBSTONES, TOMBSTONE_TTL_MS } from '../../../src/domain/site/store-settings.ts';
import { ATTEMPTS } from '../orders/orders.ts';
import { refs, store } from '../shared/store.ts';

/** How far `changedAt` may be from the time of its write, in milliseconds: scripts set it by their own clock. */
const CLOCK_TOLERANCE_MS = 60_000;

/** One write to `products/{slug}`, by whichever program. */
export interface ProductWrite {
  readonly slug: string;
  /** The stored fields; null where there was, or is, no document. */
  readonly before: DocumentData | null;
  readonly after: DocumentData | null;
  /** When it was committed. */
  readonly at: Timestamp;
}

/**
 * Completes a write that skipped what lists and search depend on: sets `changedAt` where the write did not move it, fills in a
 * missing `active` (true by the specification; Firestore can't query a missing field), and keeps the tombstone of a product
 * that went off sale or came back in `settings/store.withdrawn`. The staff area and the functions write all of that themselves,
 * so their writes cost no read here. Nor do its own.
 *
 * Idempotent, and right in any order of delivery: the event says only what to look at, the transaction decides by what is
 * stored now.
 * @throws what Firestore throws; the event is then delivered again
 */
export async function completeProductWrite(write: ProductWrite): Promise<void> {
  const { slug, before, after } = write;
  const isIncomplete = after !== null && !isComplete(write, after);
  const isMoved = isOnSale(before) !== isOnSale(after);
  if (!isIncomplete && !isMoved) return;
  await store().runTransaction(
    async (transaction) => {
      const product = await transaction.get(refs.product(slug));
      const settings = isMoved ? await transaction.get(refs.settings()) : null;
      const repair = isIncomplete ? missingFields(product, write.at) : {};
      if (Object.keys(repair).length > 0) transaction.update(product.ref, repair);
      const [first, ...rest] = settings ? tombstoneChange(product, settings, write.at) : [];
      if (first && settings) transaction.update(settings.ref, ...first, ...rest.flat());
    },
    { maxAttempts: ATTEMPTS },
  );
}

/** Missing is active: the specification's default. */
function isOnSale(product: DocumentData | null | undefined): boolean {
  return Boolean(product) && product?.['active'] !== false;
}

function isComplete({ before, at }: ProductWrite, after: DocumentData): boolean {
  const changedAt: unknown = after['changedAt'];
  const known: unknown = before?.['changedAt'];
  return (
    after['active'] !== undefined &&
    changedAt instanceof Timestamp &&
    !(known instanceof Timestamp && known.isEqual(changedAt)) &&
    Math.abs(changedAt.toMillis() - at.toMillis()) <= CLOCK_TOLERANCE_MS
  );
}

/** What the product lacks now. A later write, or an earlier delivery of this event, may have set it already. */
function missingFields(product: DocumentSnapshot, at: Timestamp): Record<string, unknown> {
  if (!product.exists) return {};
  const changedAt: unknown = product.get('changedAt');
  const isTold =
    changedAt instanceof Timestamp &&
    changedAt.valueOf() >= at.valueOf() &&
    changedAt.toMillis() <= Date.now() + CLOCK_TOLERANCE_MS;
  const isActiveMissing = product.get('active') === undefined;
  if (isTold && !isActiveMissing) return {};
  return {
    changedAt: FieldValue.serverTimestamp(),
    ...(isActiveMissing && { active: true }),
  };
}

type Change = readonly [FieldPath, unknown];

/** How `withdrawn` of the settings has to change, field by field; nothing where there are no settings yet. */
function tombstoneChange(
  product: DocumentSnapshot,
  settings: DocumentSnapshot,
  at: Timestamp,
): readonly Change[] {
  if (!settings.exists) return [];
  const stored: unknown = settings.get('withdrawn') ?? {};
  const known = Object.entries(stored as Readonly<Record<string, unknown>>);
  const own = known.find(([slug]) => slug === product.id)?.[1];
  const place = new FieldPath('withdrawn', product.id);
  if (isOnSale(product.data())) return own === undefined ? [] : [[place, FieldValue.delete()]];
  const isTold = own instanceof Timestamp && own.toMillis() >= at.toMillis() - CLOCK_TOLERANCE_MS;
  if (isTold) return [];
  return [
    ...expired(known).map((slug): Change => [
      new FieldPath('withdrawn', slug),
      FieldValue.delete(),
    ]),
    [place, FieldValue.serverTimestamp()],
  ];
}

/** The tombstones that make room for one more: those past their time, and the oldest where there are too many. */
function expired(known: readonly (readonly [string, unknown])[]): readonly string[] {
  const newestFirst = known
    .map(([slug, at]) => ({ slug, at: at instanceof Timestamp ? at.toMillis() : 0 }))
    .toSorted((a, b) => b.at - a.at);
  const since = Date.now() - TOMBSTONE_TTL_MS;
  return newestFirst
    .filter(({ at }, place) => at < since || place >= MAX_TOMBSTONES - 1)
    .map(({ slug }) => slug);
}
