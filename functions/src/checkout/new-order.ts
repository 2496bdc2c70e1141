import { FieldValue, type Transaction as Writing } from 'firebase-admin/firestore';
import type { OrderRequest } from '../../../src/domain/checkout/checkout.ts';
import { createOrder } from '../../../src/domain/order/order-begin.ts';
import { HOLD_MS, type OrderState } from '../../../src/domain/order/order-change.ts';
import { orderMail } from '../../../src/text/en/order-mail.ts';
import type { PricedBasket } from './basket.ts';
import { shopOrigin } from '../shared/params.ts';
import { refs, stockChange, toFirestore } from '../shared/store.ts';

/** An order that is about to be written. Amounts are paise, moments epoch milliseconds. */
export interface NewOrder {
  readonly id: string;
  readonly number: string;
  readonly uid: string;
  /** What makes two requests the same order. */
  readonly print: string;
  readonly asked: OrderRequest;
  readonly priced: PricedBasket;
  readonly now: number;
  /** A test payment, which takes no stock. */
  readonly test?: true;
  /** Over the rate limit of mails: the order is made, its mail is not sent. */
  readonly mailWithheld?: boolean;
}

/** Writes a new order with everything that follows from it. Nothing is read any more. */
export function writeNewOrder(writing: Writing, fresh: NewOrder): OrderState {
  const { now, asked, priced } = fresh;
  const state = createOrder(
    {
      ...fresh,
      method: asked.method,
      email: asked.email,
      address: asked.address,
      gstin: asked.gstin,
      coupon: asked.coupon,
      totals: priced.totals,
      lines: priced.orderLines,
    },
    now,
  );
  const { order, transaction } = state;
  const { id, ...orderFields } = order;
  const { tid, ...transactionFields } = transaction;
  writing.create(refs.order(id), { ...toFirestore(orderFields), print: fresh.print });
  writing.create(
    refs.transaction(tid),
    toFirestore({ ...transactionFields, checkAt: now + HOLD_MS }),
  );
  writing.create(
    refs.event(id, 0),
    toFirestore({ what: 'order', status: order.status, actor: 'shopper', by: order.uid, at: now }),
  );
  for (const { slug, quantity } of fresh.test ? [] : order.lines) {
    writing.update(refs.product(slug), stockChange(-quantity));
    const reason = order.reservation.state === 'held' ? 'hold' : 'sell';
    const move = { slug, orderId: id, reason, delta: -quantity, quantity, at: now };
    writing.create(refs.stockMove(`${id}_${slug}_${reason}`), toFirestore(move));
  }
  if (order.coupon !== '') {
    const step = { uses: FieldValue.increment(1) };
    writing.update(refs.coupon(order.coupon), step);
    writing.set(refs.couponUses(order.coupon, order.uid), step, { merge: true });
  }
  if (order.method === 'cod' && !fresh.mailWithheld) {
    const message = orderMail('placed', order, { origin: shopOrigin() });
    writing.create(
      refs.mail(`${id}_placed`),
      toFirestore({ to: [order.email], message, orderId: id, kind: 'placed', createdAt: now }),
    );
  }
  return state;
}
