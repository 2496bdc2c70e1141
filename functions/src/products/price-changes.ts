import {
  type DocumentReference,
  FieldValue,
  Timestamp,
  type Transaction as FirestoreTransaction,
} from 'firebase-admin/firestore';
import { formatMoment, plannedPriceNote } from '../../../src/text/server.ts';
import { type Paise, rupeesFromPaise } from '../../../src/domain/money/money.ts';
import {
  sortPriceChanges,
  isWithinMrp,
  type PriceChange,
  PriceChangeSchema,
} from '../../../src/domain/pricing/price-change.ts';
import { ProductSchema } from '../../../src/domain/product/product.ts';
import { errorInfo } from '../platform/error-info.ts';
import { log } from '../platform/log.ts';
import { ATTEMPTS, refs, parseDocument, store, toFirestore } from '../platform/store.ts';

/** Planned prices per sweep. */
const BATCH_SIZE = 200;

/**
 * The planned prices of up to 30 products that are due at `now` (epoch milliseconds) and not applied yet. Checkout
 * reads them in its transaction, so nothing is sold at the old price while the sweep is late.
 */
export async function dueChanges(
  tx: FirestoreTransaction,
  slugs: readonly string[],
  now: number,
): Promise<readonly PriceChange[]> {
  const found = await tx.get(
    store()
      .collection('priceChanges')
      .where('slug', 'in', slugs)
      .where('fromAt', '<=', Timestamp.fromMillis(now))
      .orderBy('fromAt'),
  );
  return found.docs.flatMap((row) => parseDocument(row, PriceChangeSchema, 'id') ?? []);
}

/**
 * Applies every price that is due at `now` (epoch milliseconds) and deletes its plan. Each price is applied exactly
 * once, however late or often this runs. A failure for one product does not block the others.
 * @returns the number of applied prices
 */
export async function applyDuePrices(now: number): Promise<number> {
  const due = await store()
    .collection('priceChanges')
    .where('fromAt', '<=', Timestamp.fromMillis(now))
    .orderBy('fromAt')
    .limit(BATCH_SIZE)
    .get();
  let applied = 0;
  for (const slug of new Set(due.docs.map((row) => String(row.get('slug'))))) {
    try {
      applied += await applyToProduct(slug, now);
    } catch (error) {
      log('price-change-failed', { slug, ...errorInfo(error) }, 'error');
    }
  }
  return applied;
}

/**
 * Applies the due prices of one product. Product, plan and audit entry change in one transaction, so a price is applied
 * once and never without its entry.
 */
function applyToProduct(slug: string, now: number): Promise<number> {
  return store().runTransaction(
    async (tx) => {
      const due = (await dueChanges(tx, [slug], now)).toSorted(sortPriceChanges);
      const product = parseDocument(await tx.get(refs.product(slug)), ProductSchema, 'slug');
      let { price, mrp } = product ?? {};
      let auditId: string | null = null;
      let applied = 0;
      for (const change of due) {
        // Drops a plan whose product was deleted, or whose price is above the MRP; the audit entry states why.
        const isApplicable = product !== null && isWithinMrp(change);
        const action = isApplicable ? 'price-apply' : product ? 'price-refuse' : 'price-lapse';
        const entry = closePlan(tx, change, { action, before: toRupees(price, mrp), now });
        if (!isApplicable) continue;
        ({ price, mrp } = change);
        auditId = entry.id;
        applied += 1;
      }
      if (auditId !== null) {
        tx.update(refs.product(slug), {
          ...toRupees(price, mrp),
          auditId,
          // Marks the product as edited, so that an open form detects the conflict.
          updatedAt: FieldValue.serverTimestamp(),
          changedAt: FieldValue.serverTimestamp(),
        });
      }
      return applied;
    },
    { maxAttempts: ATTEMPTS },
  );
}

/** Deletes the planned prices of a missing product. `now` is epoch milliseconds. @throws what Firestore throws */
export function expirePlans(slug: string, now: number): Promise<void> {
  return store().runTransaction(
    async (tx) => {
      const plans = store().collection('priceChanges').where('slug', '==', slug);
      const found = await tx.get(plans);
      if ((await tx.get(refs.product(slug))).exists) return;
      for (const row of found.docs) {
        const change = parseDocument(row, PriceChangeSchema, 'id');
        if (change) closePlan(tx, change, { action: 'price-lapse', before: null, now });
      }
    },
    { maxAttempts: ATTEMPTS },
  );
}

interface Outcome {
  readonly action: 'price-apply' | 'price-refuse' | 'price-lapse';
  /** The previous price, in rupees. */
  readonly before: Prices | null;
  readonly now: number;
}

/** Deletes a plan and records its outcome in the audit log of the product. @returns the audit entry */
function closePlan(
  tx: FirestoreTransaction,
  change: PriceChange,
  { action, before, now }: Outcome,
): DocumentReference {
  const entry = refs.audit(`price_${change.id}`);
  tx.delete(refs.priceChange(change.id));
  tx.set(entry, {
    action,
    subject: `products/${change.slug}`,
    note: plannedPriceNote(change.email, formatMoment(change.fromAt)),
    by: 'clock',
    before,
    after: toRupees(change.price, change.mrp),
    ...toFirestore({ at: now }),
  });
  return entry;
}

interface Prices {
  readonly price: number;
  readonly mrp: number;
}

/** Converts paise to a product document's rupees. */
function toRupees(price?: Paise, mrp?: Paise): Prices | null {
  if (price === undefined || mrp === undefined) return null;
  return { price: rupeesFromPaise(price), mrp: rupeesFromPaise(mrp) };
}
