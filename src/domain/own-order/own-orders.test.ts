import { expect, test } from 'vitest';
import {
  aDispute,
  anOrderState,
  aPayment,
  ORDERED_AT,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import { filterOrders, nextActions, orderGroup } from './own-orders.ts';
import { ORDER_STATUSES, type Order, type OrderStatus } from '../order/order.ts';

const { order: CASH } = anOrderState('cod');

const titled = (number: string, title: string): Order => ({
  ...CASH,
  number,
  lines: CASH.lines.map((line) => ({ ...line, title })),
});
const ORDERS = [titled('FR-7K3M9Q2X', 'Neem Soap'), titled('FR-A0110BCD', 'Hair Oil')];

test.each([
  ['', ['FR-7K3M9Q2X', 'FR-A0110BCD']],
  ['NEEM', ['FR-7K3M9Q2X']],
  ['soap  neem', ['FR-7K3M9Q2X']],
  ['fr-7k3m', ['FR-7K3M9Q2X']],
  ['7K3M 9Q2X', ['FR-7K3M9Q2X']],
  ['oil', ['FR-A0110BCD']],
  // As a part of a number it would read as "011".
  ['oll', []],
  ['A011', ['FR-A0110BCD']],
  ['neem oil', []],
])('"%s" finds %j', (search, numbers) => {
  const found = filterOrders(ORDERS, { group: 'all', search });
  expect(found.map(({ number }) => number)).toEqual(numbers);
});

test('every status is in one group besides all', () => {
  const groups = ORDER_STATUSES.map((status) =>
    (['all', 'open', 'delivered', 'closed'] as const)
      .filter((group) => filterOrders([{ ...CASH, status }], { group, search: '' }).length > 0)
      .join(' '),
  );
  expect(Object.fromEntries(ORDER_STATUSES.map((status, at) => [status, groups[at]]))).toEqual({
    ...{ 'pending-payment': 'all open', paid: 'all open', placed: 'all open' },
    ...{ packed: 'all open', shipped: 'all open', delivered: 'all delivered' },
    returning: 'all open',
    ...{ returned: 'all closed', cancelled: 'all closed', expired: 'all closed' },
  });
});

test.each([
  ['open', 'open'],
  ['else', 'all'],
  [null, 'all'],
])('the group of the parameter %s is %s', (param, group) => {
  expect(orderGroup(param)).toBe(group);
});

const WINDOW = { anyReasonEnd: 1, faultsEnd: 2, isGone: false, isOpen: true };
const actionsOf = (order: Order, isOpen: boolean | null = null, now = ORDERED_AT) => {
  const returns = isOpen === null ? null : { ...WINDOW, isOpenForAnyReason: isOpen };
  return nextActions(order, { returns, now }).join(' ');
};

test.each<[OrderStatus, string]>([
  ['placed', 'track'],
  ['paid', 'track'],
  ['packed', 'track'],
  ['shipped', 'track'],
  ['delivered', 'review reorder'],
  ['returned', 'reorder'],
  ['cancelled', 'reorder'],
  ['expired', 'reorder'],
])('what comes next for an order that is %s: %s', (status, actions) => {
  expect(actionsOf({ ...CASH, status })).toBe(actions);
});

test('a delivered order can be returned while its window is open for any reason', () => {
  const order: Order = { ...CASH, status: 'delivered' };
  expect(actionsOf(order, true)).toBe('review return');
  expect(actionsOf(order, false)).toBe('review reorder');
});

test('an unpaid order can be paid while it is held', () => {
  const { order } = anOrderState();
  expect(actionsOf(order)).toBe('pay');
  expect(actionsOf(order, null, (order.reservation.untilAt ?? 0) + 1)).toBe('');
});

test('an order on hold leads to help, and a test payment nowhere', () => {
  expect(actionsOf(withFacts([aPayment('captured'), aDispute('open')]).order)).toBe('ask');
  expect(actionsOf({ ...withFacts([aPayment('captured')]).order, test: true })).toBe('');
});
