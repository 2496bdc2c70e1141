import { FieldValue, type Transaction as Writing } from 'firebase-admin/firestore';
import type { OrderRequest } from '../../src/domain/checkout.ts';
import type { OrderState } from '../../src/domain/order-change.ts';
import type { Order } from '../../src/domain/order.ts';
import { settled, type Transaction, moneyOf } from '../../src/domain/transaction.ts';
import { orderMail } from '../../src/text/en/order-mail.ts';
import type { PricedBasket } from './basket.ts';
import { shopOrigin } from './params.ts';
import { at, stored } from './store.ts';

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
  /** How long its stock is held for the payment, in milliseconds. */
  readonly heldFor: number;
  /** A test payment, which takes no stock. */
  readonly test?: true;
}

/** The order and its money as they begin. */
function begun({ id, number, uid, asked, priced, now, heldFor, test }: NewOrder): OrderState {
  const online = asked.method === 'online';
  const transaction: Transaction = settled({
    tid: id,
    uid,
    number,
    method: asked.method,
    provider: online ? 'razorpay' : '',
    providerOrderId: '',
    amountPaise: priced.totals.totalPaise,
    state: 'unpaid',
    attempts: [],
    refunds: [],
    cashAt: null,
    createdAt: now,
    updatedAt: now,
  });
  const order: Order = {
    id,
    number,
    uid,
    status: online ? 'pending-payment' : 'placed',
    method: asked.method,
    email: asked.email,
    address: asked.address,
    gstin: asked.gstin,
    lines: [...priced.orderLines],
    totals: priced.totals,
    coupon: asked.coupon,
    reservation: online
      ? { state: 'held', untilAt: now + heldFor }
      : { state: 'committed', untilAt: null },
    payment: moneyOf(transaction),
    ...(test && { test }),
    shipment: null,
    invoice: '',
    moves: 1,
    createdAt: now,
    updatedAt: now,
  };
  return { order, transaction };
}

/** Writes a new order with everything that follows from it. Nothing is read any more. */
export function writeNewOrder(writing: Writing, fresh: NewOrder): OrderState {
  const state = begun(fresh);
  const { order, transaction } = state;
  const { now } = fresh;
  const { id, ...orderFields } = order;
  const { tid, ...transactionFields } = transaction;
  writing.create(at.order(id), { ...stored(orderFields), print: fresh.print });
  writing.create(
    at.transaction(tid),
    stored({ ...transactionFields, checkAt: now + fresh.heldFor }),
  );
  writing.create(
    at.event(id, 0),
    stored({ what: 'order', status: order.status, actor: 'shopper', by: order.uid, at: now }),
  );
  for (const { slug, quantity } of fresh.test ? [] : order.lines) {
    writing.update(at.product(slug), { stock: FieldValue.increment(-quantity) });
    const reason = order.reservation.state === 'held' ? 'hold' : 'sell';
    const move = { slug, orderId: id, reason, delta: -quantity, quantity, at: now };
    writing.create(at.stockMove(`${id}_${slug}_${reason}`), stored(move));
  }
  if (order.coupon !== '') {
    const step = { uses: FieldValue.increment(1) };
    writing.update(at.coupon(order.coupon), step);
    writing.set(at.couponUses(order.coupon, order.uid), step, { merge: true });
  }
  if (order.method === 'cod') {
    const message = orderMail('placed', order, { origin: shopOrigin() });
    writing.create(
      at.mail(`${id}_placed`),
      stored({ to: [order.email], message, orderId: id, kind: 'placed', createdAt: now }),
    );
  }
  return state;
}
