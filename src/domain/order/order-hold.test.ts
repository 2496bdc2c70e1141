import { describe, expect, test } from 'vitest';
import { paise } from '../money/money.ts';
import { aDispute, aPayment, withFacts } from '../../../tests/support/fixtures/order-states.ts';
import { orderHold } from './order-hold.ts';

describe('orderHold', () => {
  const { order } = withFacts([aPayment('captured'), aDispute('open')]);

  test('a dispute holds an order until the courier has it', () => {
    expect(orderHold(order)).toBe('disputed');
    expect(orderHold({ ...order, status: 'packed' })).toBe('disputed');
    expect(orderHold({ ...order, status: 'shipped' })).toBeNull();
  });

  test('a lost dispute and a full refund hold it, a won dispute does not', () => {
    const paid = withFacts([aPayment('captured'), aDispute('won')]).order;
    const refunded = { ...paid.payment, refundedPaise: paise(paid.payment.paidPaise) };
    expect(orderHold(paid)).toBeNull();
    expect(orderHold({ ...paid, payment: refunded })).toBe('refunded');
    expect(orderHold(withFacts([aPayment('captured'), aDispute('lost')]).order)).toBe(
      'dispute-lost',
    );
  });

  test('an unpaid or cancelled order waits for nothing', () => {
    expect(orderHold(withFacts([]).order)).toBeNull();
    expect(orderHold({ ...order, status: 'cancelled' })).toBeNull();
  });
});
