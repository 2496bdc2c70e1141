import { createHash, timingSafeEqual } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { OrderSearchSchema, type OrderSearchAnswer } from '../../src/domain/order-search.ts';
import { type Order, OrderSchema } from '../../src/domain/order.ts';
import { callable } from './callable.ts';
import { at, read, store } from './store.ts';

/** How often one address of the internet, and everybody together one order, may ask within the window. */
const MOST = { caller: 20, number: 6 } as const;
const WINDOW_MS = 15 * 60 * 1000;

/**
 * Finds an order by its number and the e-mail address it was ordered with, at `/api/findOrder`: for guests, whose account is
 * this browser alone. Every question counts, right or wrong, for who asks and for the number that is asked about.
 */
export const findOrder = callable(
  { name: 'findOrder', schema: OrderSearchSchema, who: 'anybody' },
  async ({ number, email }, { address }): Promise<OrderSearchAnswer> => {
    const now = Date.now();
    const allowed =
      (await counted(`find-caller_${hashOf(address)}`, MOST.caller, now)) &&
      (await counted(`find-number_${hashOf(number)}`, MOST.number, now));
    if (!allowed) return { outcome: 'too-many' };
    const found = await store().collection('orders').where('number', '==', number).limit(1).get();
    const [snapshot] = found.docs;
    const order = snapshot ? read(snapshot, OrderSchema, 'id') : null;
    const same = timingSafeEqual(digestOf(order?.email ?? ''), digestOf(email));
    return order && same ? { outcome: 'found', order: told(order) } : { outcome: 'not-found' };
  },
);

/** Counts one more question under a name, and whether it may be answered. */
async function counted(name: string, most: number, now: number): Promise<boolean> {
  const place = at.lock(name);
  return store().runTransaction(async (writing) => {
    const found = await writing.get(place);
    const until: unknown = found.get('untilAt');
    const running = until instanceof Timestamp && until.toMillis() > now;
    const count = running ? Number(found.get('count')) + 1 : 1;
    const untilAt = running ? until : Timestamp.fromMillis(now + WINDOW_MS);
    if (count <= most) writing.set(place, { count, untilAt });
    return count <= most;
  });
}

function hashOf(text: string): string {
  return digestOf(text).toString('hex').slice(0, 32);
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

function told({
  number,
  status,
  method,
  payment,
  lines,
  totals,
  shipment,
  createdAt,
  updatedAt,
}: Order) {
  return {
    number,
    status,
    method,
    payment: { state: payment.state, refundedPaise: payment.refundedPaise },
    lines: lines.map(({ title, quantity }) => ({ title, quantity })),
    totals,
    shipment,
    createdAt,
    updatedAt,
  };
}
