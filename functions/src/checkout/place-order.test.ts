import { expect, it } from 'vitest';
import { anOrderState } from '../../../tests/support/fixtures/order-states.ts';
import { lockKeys } from './place-order.ts';

/** What two customers’ orders of different products wait for in common. */
function sharedKeys(method: 'online' | 'cod', coupon: string): readonly string[] {
  const { order } = anOrderState(method);
  const request = { ...order, coupon };
  const lines = order.lines.map((line) => ({ ...line, slug: 'soap' }));
  const address = { ...order.address, phone: '+919876543211' };
  const others = lockKeys({ ...request, lines, address, email: 'ravi@franch.test' }, 'ravi');
  return lockKeys(request, 'asha').filter((key) => others.includes(key));
}

it('orders with one coupon are placed one after the other, because each counts its use', () => {
  expect(sharedKeys('online', 'LAUNCH10')).toEqual(['coupon LAUNCH10']);
  expect(sharedKeys('cod', 'LAUNCH10')).toEqual(['coupon LAUNCH10']);
});

it('orders without a coupon that share nothing do not wait for each other', () => {
  expect(sharedKeys('online', '')).toEqual([]);
  expect(sharedKeys('cod', '')).toEqual([]);
});
