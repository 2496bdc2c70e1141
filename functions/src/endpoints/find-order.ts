import { timingSafeEqual } from 'node:crypto';
import {
  OrderSearchSchema,
  type OrderSearchAnswer,
} from '../../../src/domain/order/order-search.ts';
import { type Order, OrderSchema } from '../../../src/domain/order/order.ts';
import { callable } from '../shared/callable.ts';
import { withinRateLimit, digestOf } from '../checkout/rate-limit.ts';
import { parseDocument, store } from '../shared/store.ts';

/** How often one address of the internet, and everybody together one order, may ask within a quarter of an hour. */
const MOST = { caller: 20, number: 6 } as const;

/**
 * Finds an order by its number and the e-mail address it was ordered with, at `/api/findOrder`: for guests, whose account is
 * this browser alone. Every question counts, right or wrong, for who asks and for the number that is asked about.
 */
export const findOrder = callable(
  { name: 'findOrder', schema: OrderSearchSchema, who: 'anybody' },
  async ({ number, email }, { address }): Promise<OrderSearchAnswer> => {
    const now = Date.now();
    const allowed =
      (await withinRateLimit('find-caller', address, { most: MOST.caller, now })) &&
      (await withinRateLimit('find-number', number, { most: MOST.number, now }));
    if (!allowed) return { outcome: 'too-many' };
    const found = await store().collection('orders').where('number', '==', number).limit(1).get();
    const [snapshot] = found.docs;
    const order = snapshot ? parseDocument(snapshot, OrderSchema, 'id') : null;
    const same = timingSafeEqual(digestOf(order?.email ?? ''), digestOf(email));
    return order && same
      ? { outcome: 'found', order: foundOrder(order) }
      : { outcome: 'not-found' };
  },
);

function foundOrder({
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
