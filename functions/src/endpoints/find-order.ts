import { timingSafeEqual } from 'node:crypto';
import {
  OrderSearchSchema,
  type OrderSearchAnswer,
} from '../../../src/domain/order/order-search.ts';
import { type Order, OrderSchema } from '../../../src/domain/order/order.ts';
import { callable } from '../platform/callable.ts';
import { withinRateLimit, digestOf } from '../checkout/rate-limit.ts';
import { parseDocument, store } from '../platform/store.ts';

/** Requests per 15 minutes: from one IP address, and for one order from all addresses together. */
const MAX_REQUESTS = { caller: 20, number: 6 } as const;

/**
 * Returns an order by its number and e-mail address, at `/api/findOrder`: for guests, whose account exists only in one
 * browser. Every request counts towards both rate limits, right or wrong.
 */
export const findOrder = callable(
  { name: 'findOrder', schema: OrderSearchSchema, who: 'public' },
  async ({ number, email }, { address }): Promise<OrderSearchAnswer> => {
    const now = Date.now();
    const allowed =
      (await withinRateLimit('find-caller', address, { most: MAX_REQUESTS.caller, now })) &&
      (await withinRateLimit('find-number', number, { most: MAX_REQUESTS.number, now }));
    if (!allowed) return { outcome: 'too-many' };
    const found = await store().collection('orders').where('number', '==', number).limit(1).get();
    const [snapshot] = found.docs;
    const order = snapshot ? parseDocument(snapshot, OrderSchema, 'id') : null;
    const isBuyer = timingSafeEqual(digestOf(order?.email ?? ''), digestOf(email));
    return order && isBuyer
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
