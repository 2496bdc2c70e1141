import { expect, test } from 'vitest';
import { aDispute, aPayment, withFacts } from '../../../tests/support/fixtures/order-states.ts';
import type { PaymentFact } from '../payment/payment-event.ts';
import { orderHold } from './order-hold.ts';
import type { Order } from './order.ts';

const PAID = aPayment('captured');

test.each<[PaymentFact[], Partial<Order>, string | null]>([
  [[], {}, null],
  [[PAID, aDispute('open')], {}, 'disputed'],
  [[PAID, aDispute('open')], { status: 'packed' }, 'disputed'],
  [[PAID, aDispute('open')], { status: 'shipped' }, null],
  [[PAID, aDispute('open')], { status: 'cancelled' }, null],
  [[PAID, aDispute('won')], {}, null],
  [[PAID, aDispute('lost')], {}, 'dispute-lost'],
])('an order after %j with %j is held until the courier has it: %s', (facts, changes, hold) => {
  expect(orderHold({ ...withFacts(facts).order, ...changes })).toBe(hold);
});

test('a full refund holds a paid order', () => {
  const { order } = withFacts([PAID]);
  const payment = { ...order.payment, refundedPaise: order.payment.paidPaise };
  expect(orderHold({ ...order, payment })).toBe('refunded');
});
