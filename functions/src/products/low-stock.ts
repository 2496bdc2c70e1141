import { LOW_STOCK } from '../../../src/domain/stock/stock.ts';
import { lowStockLetter } from '../../../src/text/server.ts';
import { STAFF, writeMail } from '../mail/outbox.ts';
import { shopOrigin } from '../platform/params.ts';
import { isOnSale, type ProductWrite, titleOf } from './stored-product.ts';

/**
 * Reports low stock to staff. Only the write that crosses the mark reports it, and only once: the letter's id derives
 * from the write's commit time.
 */
export async function reportLowStock(write: ProductWrite): Promise<void> {
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
