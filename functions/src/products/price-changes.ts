import {
  type DocumentReference,
  FieldValue,
  Timestamp,
  type Transaction as Writing,
} from 'firebase-admin/firestore';
import { formatMoment } from '../../../src/domain/shared/dates.ts';
import { type Paise, rupeesFromPaise } from '../../../src/domain/money/money.ts';
import {
  sortPriceChanges,
  isWithinMrp,
  type PriceChange,
  PriceChangeSchema,
} from '../../../src/domain/pricing/price-change.ts';
import { ProductSchema } from '../../../src/domain/product/product.ts';
import { errorInfo } from '../shared/error-info.ts';
import { log } from '../shared/log.ts';
import { ATTEMPTS } from '../orders/orders.ts';
import { refs, parseDocument, store, toFirestore } from '../shared/store.ts';

/** How many planned prices one sweep looks at. */
const AT_ONCE = 200;

/**
 * The planned prices of up to 30 products that are due at `now` (epoch milliseconds) and not done yet. Whoever sells asks for
 * them in its transaction, so that nothing is sold at the old price while the sweep is late.
 */
export async function dueChanges(
  reading: Writing,
  slugs: readonly string[],
  now: number,
): Promise<readonly PriceChange[]> {
  const found = await reading.get(
    store()
      .collection('priceChanges')
      .where('slug', 'in', slugs)
      .where('fromAt', '<=', Timestamp.fromMillis(now))
      .orderBy('fromAt'),
  );
  return found.docs.flatMap((row) => parseDocument(row, PriceChangeSchema, 'id') ?? []);
}

/**
 * Gives every product the price that is due by `now` (epoch milliseconds), and takes the planned ones away: each is done
 * once, however late or often this runs. What cannot be done to one product keeps no other waiting. @returns how many
 */
export async function applyDuePrices(now: number): Promise<number> {
  const due = await store()
    .collection('priceChanges')
    .where('fromAt', '<=', Timestamp.fromMillis(now))
    .orderBy('fromAt')
    .limit(AT_ONCE)
    .get();
  let applied = 0;
  for (const slug of new Set(due.docs.map((row) => String(row.get('slug'))))) {
    try {
      applied += await applyTo(slug, now);
    } catch (error) {
      log('price-change-failed', { slug, ...errorInfo(error) }, 'error');
    }
  }
  return applied;
}

/** The product, the plan and the audit change together: a price is never there without its entry, nor done twice. */
function applyTo(slug: string, now: number): Promise<number> {
  return store().runTransaction(
    async (writing) => {
      const due = (await dueChanges(writing, [slug], now)).toSorted(sortPriceChanges);
      const product = parseDocument(await writing.get(refs.product(slug)), ProductSchema, 'slug');
      let { price, mrp } = product ?? {};
      let auditId: string | null = null;
      let applied = 0;
      for (const change of due) {
        // One of a product that is gone, or above its MRP, is done for: the audit says why nothing came of it.
        const isDone = product !== null && isWithinMrp(change);
        const action = isDone ? 'price-apply' : product ? 'price-refuse' : 'price-lapse';
        const entry = finish(writing, change, { action, before: prices(price, mrp), now });
        if (!isDone) continue;
        ({ price, mrp } = change);
        auditId = entry.id;
        applied += 1;
      }
      if (auditId !== null) {
        writing.update(refs.product(slug), {
          ...prices(price, mrp),
          auditId,
          // A form that is open shows the price that somebody has planned: it is a save like any other.
          updatedAt: FieldValue.serverTimestamp(),
          changedAt: FieldValue.serverTimestamp(),
        });
      }
      return applied;
    },
    { maxAttempts: ATTEMPTS },
  );
}

/** Takes away what is planned for a product that does not exist. `now` is epoch milliseconds. @throws what Firestore throws */
export function expirePlans(slug: string, now: number): Promise<void> {
  return store().runTransaction(
    async (writing) => {
      const plans = store().collection('priceChanges').where('slug', '==', slug);
      const found = await writing.get(plans);
      if ((await writing.get(refs.product(slug))).exists) return;
      for (const row of found.docs) {
        const change = parseDocument(row, PriceChangeSchema, 'id');
        if (change) finish(writing, change, { action: 'price-lapse', before: null, now });
      }
    },
    { maxAttempts: ATTEMPTS },
  );
}

interface Ending {
  readonly action: 'price-apply' | 'price-refuse' | 'price-lapse';
  /** What the product cost, in rupees. */
  readonly before: Prices | null;
  readonly now: number;
}

/** Takes a plan away and says in the audit, under the product, what came of it. @returns the entry */
function finish(
  writing: Writing,
  change: PriceChange,
  { action, before, now }: Ending,
): DocumentReference {
  const entry = refs.audit(`price_${change.id}`);
  writing.delete(refs.priceChange(change.id));
  writing.set(entry, {
    action,
    subject: `products/${change.slug}`,
    note: `planned by ${change.email} from ${formatMoment(change.fromAt)} on`,
    by: 'clock',
    before,
    after: prices(change.price, change.mrp),
    ...toFirestore({ at: now }),
  });
  return entry;
}

interface Prices {
  readonly price: number;
  readonly mrp: number;
}

/** Paise as a product's document has them: rupees. */
function prices(price?: Paise, mrp?: Paise): Prices | null {
  if (price === undefined || mrp === undefined) return null;
  return { price: rupeesFromPaise(price), mrp: rupeesFromPaise(mrp) };
}
