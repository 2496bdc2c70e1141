import { expect, test } from 'vitest';
import { anOrderState } from '../../../tests/support/fixtures/order-states.ts';
import type { OrderStatus } from '../order/order.ts';
import { returnWindow } from './return-window.ts';

/** 13 November 2026, 11:30 pm in India. */
const DELIVERED = Date.parse('2026-11-13T23:30:00+05:30');
const windowAt = (now: string, status: OrderStatus = 'delivered') => {
  const { order } = anOrderState('cod');
  return returnWindow({ ...order, status, deliveredAt: DELIVERED }, Date.parse(now));
};

test.each([
  ['2026-11-13T23:59:00+05:30', true, true],
  ['2026-11-20T23:59:00+05:30', true, true],
  ['2026-11-21T00:00:00+05:30', false, true],
  ['2026-12-13T23:59:00+05:30', false, true],
  ['2026-12-14T00:00:00+05:30', false, false],
])('a delivery at night, at %s: for any reason %s, for a fault %s', (now, anyReason, fault) => {
  expect(windowAt(now)).toEqual({
    anyReasonEnd: Date.parse('2026-11-21T00:00:00+05:30'),
    faultsEnd: Date.parse('2026-12-14T00:00:00+05:30'),
    ...{ isGone: false, isOpen: fault, isOpenForAnyReason: anyReason },
  });
});

test.each(['shipped', 'returned'] as const)('an order that is %s has no window', (status) => {
  expect(windowAt('2026-11-14T12:00:00+05:30', status)).toBeNull();
});
