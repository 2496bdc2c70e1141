import type { CheckoutRefusal } from '../../../src/domain/checkout/checkout.ts';
import { indianDay } from '../../../src/domain/core/dates.ts';
import type { OrderLine } from '../../../src/domain/order/order.ts';
import { cashPausedLetter } from '../../../src/text/server.ts';
import { STAFF, writeMail } from '../mail/outbox.ts';
import { log } from '../platform/log.ts';
import { shopOrigin } from '../platform/params.ts';
import { store } from '../platform/store.ts';
import type { Basket } from './basket.ts';
import { UNPAID_METHODS } from './cash-check.ts';
import { type Customer, isConfirmed } from '../platform/limits.ts';

/** Most cash orders with an unconfirmed address that wait to be packed, in the whole shop. */
const MOST_WAITING = 60;

/** Pieces of a product that such orders may hold in any case; of a larger stock they may hold half. */
const FREE_PIECES = 2;

/**
 * Refuses a cash order with an unconfirmed address while such orders hold too much, because a bot can invent new customers,
 * mailboxes and phone numbers and so evade every limit on those. Orders that staff have packed no longer count.
 *
 * Call it after the transaction has read the products: their locks serialise orders of one product, and the query, which runs
 * outside the transaction, sees all earlier ones. It uses equalities only, so it needs no composite index.
 */
export async function guestCashRefusal(
  { lines, products }: Pick<Basket, 'lines' | 'products'>,
  email: string,
  customer: Customer,
): Promise<Extract<CheckoutRefusal, { reason: 'prepay' }> | null> {
  if (isConfirmed(email, customer)) return null;
  const { docs } = await store()
    .collection('orders')
    .where('method', 'in', UNPAID_METHODS)
    .where('status', 'in', ['pending-payment', 'placed'])
    .where('emailConfirmed', '==', false)
    .select('lines')
    .limit(MOST_WAITING)
    .get();
  const waiting = docs.flatMap((order) => order.get('lines') as readonly OrderLine[]);
  const isFull = lines.some(({ slug, quantity }) => {
    const held = waiting.reduce((sum, line) => sum + (line.slug === slug ? line.quantity : 0), 0);
    const all = (products.get(slug)?.stock ?? 0) + held;
    return held + quantity > Math.max(FREE_PIECES, Math.ceil(all / 2));
  });
  if (docs.length < MOST_WAITING && !isFull) return null;
  return { reason: 'prepay', why: 'many-open', confirm: customer.email !== '' };
}

/** Tells staff, once a day, that guests are asked to prepay. `now` is epoch milliseconds. */
export async function reportPausedCash(now: number): Promise<void> {
  log('guest-cash-paused', {}, 'warn');
  await writeMail({
    id: `cash-paused_${indianDay(now)}`,
    to: STAFF,
    kind: 'cash-paused',
    letter: cashPausedLetter(shopOrigin()),
    limited: false,
    now,
  });
}
