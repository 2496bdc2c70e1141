import { FieldValue, type Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import type { OrderRequest } from '../../../src/domain/checkout/checkout.ts';
import { createOrder } from '../../../src/domain/order/order-begin.ts';
import { HOLD_MS, type OrderState } from '../../../src/domain/order/order-change.ts';
import { orderMail } from '../../../src/text/en/orders/order-mail.ts';
import type { PricedBasket } from './basket.ts';
import { shopOrigin } from '../platform/params.ts';
import { refs, stockChange, toFirestore } from '../platform/store.ts';

/** An order about to be written. Amounts are paise, times epoch milliseconds. */
export interface NewOrder {
  readonly id: string;
  readonly number: string;
  readonly uid: string;
  /** Fingerprint of the request: equal requests are the same order. */
  readonly print: string;
  readonly request: OrderRequest;
  readonly priced: PricedBasket;
  readonly now: number;
  /** A test payment, which takes no stock. */
  readonly test?: true;
  /** Over the mail rate limit: the order is placed without its mail. */
  readonly mailWithheld?: boolean;
}

/** Writes a new order with all its effects. Runs after the transaction's last read. */
export function writeNewOrder(tx: FirestoreTransaction, newOrder: NewOrder): OrderState {
  const { now, request, priced } = newOrder;
  const state = createOrder(
    {
      ...newOrder,
      method: request.method,
      email: request.email,
      address: request.address,
      gstin: request.gstin,
      coupon: request.coupon,
      totals: priced.totals,
      lines: priced.orderLines,
    },
    now,
  );
  const { order, transaction } = state;
  const { id, ...orderFields } = order;
  const { tid, ...transactionFields } = transaction;
  tx.create(refs.order(id), { ...toFirestore(orderFields), print: newOrder.print });
  tx.create(refs.transaction(tid), toFirestore({ ...transactionFields, checkAt: now + HOLD_MS }));
  tx.create(
    refs.event(id, 0),
    toFirestore({ what: 'order', status: order.status, actor: 'shopper', by: order.uid, at: now }),
  );
  for (const { slug, quantity } of newOrder.test ? [] : order.lines) {
    tx.update(refs.product(slug), stockChange(-quantity));
    const reason = order.reservation.state === 'held' ? 'hold' : 'sell';
    const move = { slug, orderId: id, reason, delta: -quantity, quantity, at: now };
    tx.create(refs.stockMove(`${id}_${slug}_${reason}`), toFirestore(move));
  }
  if (order.coupon !== '') {
    const increment = { uses: FieldValue.increment(1) };
    tx.update(refs.coupon(order.coupon), increment);
    tx.set(refs.couponUses(order.coupon, order.uid), increment, { merge: true });
  }
  if (order.method === 'cod' && !newOrder.mailWithheld) {
    const message = orderMail('placed', order, { origin: shopOrigin() });
    tx.create(
      refs.mail(`${id}_placed`),
      toFirestore({ to: [order.email], message, orderId: id, kind: 'placed', createdAt: now }),
    );
  }
  return state;
}
