import { expect, test } from 'vitest';
import { timelineOf } from './order-timeline.ts';
import type { OrderEvent } from './order.ts';

/** A journal, one moment an entry. */
function journal(
  ...entries: readonly (readonly [OrderEvent['what'], OrderEvent['status'], OrderEvent['actor']?])[]
): OrderEvent[] {
  return entries.map(([what, status, actor = 'provider'], place) => ({
    id: String(place).padStart(4, '0'),
    what,
    status,
    actor,
    by: '',
    note: '',
    at: 1_800_000_000_000 + place,
  }));
}

const steps = (events: readonly OrderEvent[]) => timelineOf(events).map(({ step }) => step);

test('an order that goes well is told step by step, with its moments', () => {
  const events = journal(
    ['order', 'pending-payment', 'shopper'],
    ['captured', 'paid'],
    ['pack', 'packed', 'staff'],
    ['ship', 'shipped', 'staff'],
    ['deliver', 'delivered', 'staff'],
  );
  expect(steps(events)).toEqual(['ordered', 'paid', 'packed', 'shipped', 'delivered']);
  expect(timelineOf(events).map(({ at }) => at)).toEqual(events.map(({ at }) => at));
});

test('what is overtaken in the same breath is not told', () => {
  expect(
    steps(journal(['order', 'pending-payment'], ['failed authorized captured', 'paid'])),
  ).toEqual(['ordered', 'paid']);
});

test('that the bank has agreed is told until the money is there', () => {
  const agreed = journal(['order', 'pending-payment'], ['authorized', 'pending-payment']);
  expect(steps(agreed)).toEqual(['ordered', 'authorized']);
  expect(steps([...agreed, ...journal(['captured', 'paid'])])).toEqual(['ordered', 'paid']);
});

test('a try that failed is told before the one that went through', () => {
  expect(
    steps(
      journal(['order', 'pending-payment'], ['failed', 'pending-payment'], ['captured', 'paid']),
    ),
  ).toEqual(['ordered', 'payment-failed', 'paid']);
});

test.each(['expired', 'cancelled', 'pending-payment'] as const)(
  'money that leaves an order %s has paid nothing',
  (status) =>
    expect(steps(journal(['captured', status], ['refund-done', status]))).toEqual([
      'payment-unused',
      'refunded',
    ]),
);

test('a second payment of a paid order has paid nothing either', () => {
  expect(steps(journal(['captured', 'paid'], ['captured', 'paid']))).toEqual([
    'paid',
    'payment-unused',
  ]);
});

test('a refund that was asked for and then accepted is on its way once', () => {
  expect(
    steps(
      journal(['refund', 'paid', 'staff'], ['refund-pending', 'paid'], ['refund-done', 'paid']),
    ),
  ).toEqual(['refund-asked', 'refunded']);
});

test('who cancelled is told', () => {
  expect(steps(journal(['cancel', 'cancelled', 'shopper']))).toEqual(['cancelled']);
  expect(steps(journal(['cancel', 'cancelled', 'staff']))).toEqual(['cancelled-by-shop']);
});

test('what nobody knows, and what an object has by nature, is left out', () => {
  expect(steps(journal(['webhook', 'paid'], ['constructor', 'paid'], ['', 'paid']))).toEqual([]);
});
