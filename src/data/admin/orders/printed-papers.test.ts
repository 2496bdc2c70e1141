import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anOrderState } from '../../../../tests/support/fixtures/order-states.ts';
import { storageOver } from '../../../../tests/support/fixtures/storage.ts';
import type { Order } from '#domain/order/order.ts';
import {
  forgetPrints,
  isPrintStale,
  printedPapers,
  rememberPrint,
  seenChanges,
} from './printed-papers.ts';

beforeEach(() => void vi.stubGlobal('localStorage', storageOver(new Map())));
afterEach(() => vi.unstubAllGlobals());

/** An order after this many changes of its address. */
function order(changes: number, more: Partial<Order> = {}): Order {
  const edits = Array.from({ length: changes }, (_, index) => ({
    ...{ key: `change-${index}`, what: 'address' as const, at: index },
  }));
  return { ...anOrderState('cod').order, edits, ...more };
}

const isStale = (one: Order) => isPrintStale(one, printedPapers.read());

test('an order is seen as its paper shows it, and without one as the page shows it', () => {
  expect(seenChanges(order(2))).toBe(2);
  expect(isStale(order(2))).toBe(false);
  rememberPrint('slips', [order(0)]);
  expect(seenChanges(order(2))).toBe(0);
  expect(isStale(order(0))).toBe(false);
  expect(isStale(order(2))).toBe(true);
  expect(isStale(order(2, { status: 'packed' }))).toBe(false);
  forgetPrints(order(0).id);
  expect(seenChanges(order(2))).toBe(2);
});

test('a new label does not make an old slip right, nor a new slip an old label', () => {
  rememberPrint('slips', [order(0)]);
  rememberPrint('labels', [order(1)]);
  expect(seenChanges(order(1))).toBe(0);
  rememberPrint('slips', [order(2)]);
  expect(seenChanges(order(2))).toBe(1);
  rememberPrint('labels', [order(2)]);
  expect(isStale(order(2))).toBe(false);
});

test('a slip replaces the pick list; invoices and packed orders are not remembered', () => {
  rememberPrint('pick-list', [order(0)]);
  expect(isStale(order(1))).toBe(true);
  rememberPrint('slips', [order(1)]);
  expect(isStale(order(1))).toBe(false);
  rememberPrint('invoices', [order(0)]);
  rememberPrint('labels', [order(0, { status: 'packed' })]);
  expect(seenChanges(order(1))).toBe(1);
});

test('the newest papers of 300 orders are remembered', () => {
  const orders = Array.from({ length: 301 }, (_, index) => order(0, { id: `order-${index}` }));
  rememberPrint('slips', orders);
  rememberPrint('labels', orders);
  expect(Object.keys(printedPapers.read())).toHaveLength(300);
  expect(isStale(order(1, { id: 'order-300' }))).toBe(true);
  expect(isStale(order(1, { id: 'order-0' }))).toBe(false);
});

test.each(['null', '{"one":2}', '{"one":{"slips":1.5}}', '{"one":{"letter":1}}', 'no JSON'])(
  'what something else has written there is ignored: %s',
  (text) => {
    localStorage.setItem('franch.own.printed-papers', text);
    expect(printedPapers.read()).toEqual({});
  },
);
