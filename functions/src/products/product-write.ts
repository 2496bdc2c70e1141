import {
  type DocumentData,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  Timestamp,
} from 'firebase-admin/firestore';
import { MAX_TOMBSTONES, TOMBSTONE_TTL_MS } from '../../../src/domain/site/store-settings.ts';
import { LOW_STOCK } from '../../../src/domain/stock/stock.ts';
import { lowStockLetter } from '../../../src/text/server.ts';
import { STAFF, writeMail } from '../mail/outbox.ts';
import { withLock } from '../platform/keyed-mutex.ts';
import { recordOpeningStock } from './opening-stock.ts';
import { popularityOfStored } from './sales.ts';
import { sendRestockLetters } from './restock.ts';
import { shopOrigin } from '../platform/params.ts';
import { ATTEMPTS, refs, store } from '../platform/store.ts';

/** Allowed difference between `changedAt` and the time of its write, in milliseconds: scripts use their own clock. */
const CLOCK_TOLERANCE_MS = 60_000;

/** One write to `products/{slug}`, from any program. */
export interface ProductWrite {
  readonly slug: string;
  /** The stored fields; null for a missing document. */
  readonly before: DocumentData | null;
  readonly after: DocumentData | null;
  /** Commit time. */
  readonly at: Timestamp;
}

/**
 * Completes a product write by what lists and search depend on. Sets `changedAt` if the write did not, fills in a
 * missing `active` (true by the specification; Firestore can't query a missing field), and keeps `popularity` current.
 * Maintains `settings/store.withdrawn`, the tombstones of products that went off sale, which clients must not write.
 * Enters the opening stock of a new product in the ledger.
 *
 * Writes by the staff area and the functions are mostly complete, so they cost no read here; nor do the writes of this
 * function itself.
 *
 * Also sends letters: to staff when the stock falls to the low mark or to zero, and to waiting customers when the
 * product is back in stock.
 *
 * Idempotent and independent of delivery order: fields and tombstones follow the product's current state, read in the
 * transaction; letters and opening stock follow the event, under ids that make a repeated delivery harmless.
 * @throws what Firestore throws; the event is then redelivered
 */
export async function completeProductWrite(write: ProductWrite): Promise<void> {
  const { slug, before, after } = write;
  await reportLowStock(write);
  await recordOpeningStock(slug, before, after);
  if (isBack(before, after)) {
    await sendRestockLetters(
      { slug, title: titleOf(write), imageURL: pictureOf(write) },
      Date.now(),
    );
  }
  const isIncomplete = after !== null && !isComplete(write, after);
  const isMoved = isOnSale(before) !== isOnSale(after);
  if (!isIncomplete && !isMoved) return;
  // Staff archive up to 200 products at once, and their tombstones contend for one document.
  await withLock([isMoved ? refs.settings().path : refs.product(slug).path], () =>
    store().runTransaction(
      async (transaction) => {
        const product = await transaction.get(refs.product(slug));
        const settings = isMoved ? await transaction.get(refs.settings()) : null;
        const repair = isIncomplete ? missingFields(product, write.at) : {};
        if (Object.keys(repair).length > 0) transaction.update(product.ref, repair);
        const [firstUpdate, ...rest] = settings ? tombstoneChange(product, settings, write.at) : [];
        if (firstUpdate && settings)
          transaction.update(settings.ref, ...firstUpdate, ...rest.flat());
      },
      { maxAttempts: ATTEMPTS },
    ),
  );
}

/**
 * Reports low stock to staff. Only the write that crosses the mark reports it, and only once: the letter's id derives
 * from the write's commit time.
 */
async function reportLowStock(write: ProductWrite): Promise<void> {
  const { slug, before, after, at } = write;
  if (!isOnSale(after)) return;
  const stock: unknown = after?.['stock'];
  const previous: unknown = before?.['stock'];
  if (typeof stock !== 'number' || typeof previous !== 'number') return;
  const isCrossing = [LOW_STOCK, 0].some((mark) => previous > mark && stock <= mark);
  if (!isCrossing) return;
  await writeMail({
    id: `low-stock_${slug}_${at.toMillis()}`,
    to: STAFF,
    kind: 'low-stock',
    letter: lowStockLetter({ slug, title: titleOf(write), stock }, shopOrigin()),
    limited: false,
    now: at.toMillis(),
  });
}

function titleOf({ slug, after }: ProductWrite): string {
  const title: unknown = after?.['title'];
  return typeof title === 'string' ? title : slug;
}

function pictureOf({ after }: ProductWrite): string {
  const address: unknown = after?.['imageURL'];
  return typeof address === 'string' ? address : '';
}

function isBack(before: DocumentData | null, after: DocumentData | null): boolean {
  const canBeBought = (product: DocumentData | null): boolean =>
    isOnSale(product) && Number(product?.['stock']) > 0;
  return before !== null && !canBeBought(before) && canBeBought(after);
}

/** Whether a product is on sale. A missing `active` means true, by the specification. */
function isOnSale(product: DocumentData | null | undefined): boolean {
  return Boolean(product) && product?.['active'] !== false;
}

function isComplete({ before, at }: ProductWrite, after: DocumentData): boolean {
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
 * The fields that the product still lacks. A later write, or an earlier delivery of this event, may have set them
 * already.
 */
function missingFields(product: DocumentSnapshot, at: Timestamp): Record<string, unknown> {
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

type FieldUpdate = readonly [FieldPath, unknown];

/** The updates to the settings' `withdrawn`, field by field; none without a settings document. */
function tombstoneChange(
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
