import { lowStockLetter } from '../../../src/text/server.ts';
import { STAFF, writeMail } from '../mail/outbox.ts';
import { shopOrigin } from '../platform/params.ts';
import { isOnSale, isStoredLow, type ProductWrite, titleOf } from './stored-product.ts';

/**
 * Reports low stock to staff. Only the write whose pieces make a product low or sold out reports it, a changed
 * `lowStockAt` never, and only once: the letter's id derives from the write's commit time.
 */
export async function reportLowStock(write: ProductWrite): Promise<void> {
  const { slug, before, after, at } = write;
  if (!after || !isOnSale(after)) return;
  const stock: unknown = after['stock'];
  const previous: unknown = before?.['stock'];
  if (typeof stock !== 'number' || typeof previous !== 'number') return;
  const isLowNow = isStoredLow(after) && !isStoredLow({ ...after, stock: previous });
  const isSoldOutNow = previous > 0 && stock <= 0;
  if (!isLowNow && !isSoldOutNow) return;
  await writeMail({
    id: `low-stock_${slug}_${at.toMillis()}`,
    to: STAFF,
    kind: 'low-stock',
    letter: lowStockLetter({ slug, title: titleOf(write), stock }, shopOrigin()),
    limited: false,
    now: at.toMillis(),
  });
}
