import { withLock } from '../platform/keyed-mutex.ts';
import { ATTEMPTS, refs, store } from '../platform/store.ts';
import { isComplete, missingFields } from './list-fields.ts';
import { reportLowStock } from './low-stock.ts';
import { recordOpeningStock } from './opening-stock.ts';
import { reportRestock } from './restock.ts';
import { isOnSale, type ProductWrite } from './stored-product.ts';
import { tombstoneChange } from './tombstones.ts';

/**
 * Completes a product write by what depends on it: letters about its stock, the opening stock in the ledger, the fields
 * of lists and search, and the tombstones of products that went off sale.
 *
 * Idempotent and independent of delivery order: fields and tombstones follow the product's current state, read in the
 * transaction; letters and opening stock follow the event, under ids that make a repeated delivery harmless.
 * @throws what Firestore throws; the event is then redelivered
 */
export async function completeProductWrite(write: ProductWrite): Promise<void> {
  const { slug, before, after } = write;
  await reportLowStock(write);
  await recordOpeningStock(slug, before, after);
  await reportRestock(write);
  await completeFields(write);
}

/**
 * Sets `changedAt` if the write did not, fills in a missing `active` (true by the specification; Firestore can't query a
 * missing field), and keeps `popularity` and `lowStock` current. Maintains `settings/store.withdrawn`, which clients must
 * not write.
 *
 * Writes by the staff area and the functions are mostly complete, so they cost no read here; nor do the writes of this
 * function itself.
 */
async function completeFields(write: ProductWrite): Promise<void> {
  const { slug, before, after } = write;
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
