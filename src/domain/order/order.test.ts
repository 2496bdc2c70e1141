import { expect, test } from 'vitest';
import { aDispute, aPayment, withFacts } from '../../../tests/support/fixtures/order-states.ts';
import {
  isOrderId,
  isOver,
  moveRefusal,
  MOVES,
  type Order,
  ORDER_STATUSES,
  SOLD,
  STAFF_MOVES,
  statusAfter,
} from './order.ts';

const PAID = withFacts([aPayment('captured')]).order.payment;
const anOrder = (status: Order['status'], isTest = false) => ({
  status,
  method: 'online' as const,
  payment: PAID,
  ...(isTest && { test: true as const }),
});

test.each(['pack', 'ship'] as const)('a test payment refuses to %s', (move) => {
  const status = move === 'pack' ? 'paid' : 'packed';
  expect(moveRefusal(anOrder(status), move, 'staff')).toBeNull();
  expect(moveRefusal(anOrder(status, true), move, 'staff')).toBe('not-from-here');
});

test('a test payment can be cancelled, so that it is refunded', () => {
  expect(moveRefusal(anOrder('paid', true), 'cancel', 'shopper')).toBeNull();
});

test.each(['', 'a', 'A'.repeat(19), 'A'.repeat(21), '../users/asha/cart/1', `${'A'.repeat(19)}/`])(
  '%j is not an order id and never becomes a path',
  (id) => expect(isOrderId(id)).toBe(false),
);

test('an order id has twenty letters and digits', () => {
  expect(isOrderId('sqQVQN7oc9nqDPy1xxme')).toBe(true);
});

test('staff can request every move that the transition table allows them', () => {
  const allowed = MOVES.filter(({ by }) => by.includes('staff')).map(({ move }) => move);
  expect(new Set(STAFF_MOVES)).toEqual(new Set(allowed));
});

test('sold orders are paid or in fulfilment, and not cancelled, returned or on the way back', () => {
  expect(SOLD).toEqual(['paid', 'placed', 'packed', 'shipped', 'delivered']);
});

test('delivered, returned, cancelled and expired orders are over', () => {
  expect(ORDER_STATUSES.filter(isOver)).toEqual(['delivered', 'returned', 'cancelled', 'expired']);
});

test('a disputed order can be cancelled once nothing of its payment is left to refund', () => {
  const { payment } = withFacts([aPayment('captured'), aDispute('open')]).order;
  const order = { status: 'paid', method: 'online', payment } as const;
  expect(moveRefusal(order, 'cancel', 'shopper')).toBe('disputed');
  const refunded = { ...payment, refundedPaise: payment.paidPaise };
  expect(moveRefusal({ ...order, payment: refunded }, 'cancel', 'shopper')).toBeNull();
});

test('a move that the table does not have leads to no status', () => {
  expect(statusAfter('paid', 'pack')).toBe('packed');
  expect(statusAfter('expired', 'pack')).toBeNull();
});
