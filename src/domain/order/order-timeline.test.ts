import { expect, test } from 'vitest';
import type { PaymentMethod } from '../payment/payment-method.ts';
import { timelineOf } from './order-timeline.ts';
import type { OrderEvent } from './order-event.ts';

/** A journal with consecutive times. */
function journal(
  ...entries: readonly (readonly [OrderEvent['what'], OrderEvent['status'], OrderEvent['actor']?])[]
): OrderEvent[] {
  return entries.map(([what, status, actor = 'provider'], index) => ({
    id: String(index).padStart(4, '0'),
    what,
    status,
    actor,
    by: '',
    note: '',
    at: 1_800_000_000_000 + index,
  }));
}

const steps = (events: readonly OrderEvent[], method: PaymentMethod = 'online') =>
  timelineOf(events, method).map(({ step }) => step);

test('a completed order shows every step with its time', () => {
  const events = journal(
    ['order', 'pending-payment', 'shopper'],
    ['captured', 'paid'],
    ['pack', 'packed', 'staff'],
    ['ship', 'shipped', 'staff'],
    ['deliver', 'delivered', 'staff'],
  );
  expect(steps(events)).toEqual(['ordered', 'paid', 'packed', 'shipped', 'delivered']);
  expect(timelineOf(events, 'online').map(({ at }) => at)).toEqual(events.map(({ at }) => at));
});

test('facts that a later fact of the same entry supersedes are omitted', () => {
  expect(
    steps(journal(['order', 'pending-payment'], ['failed authorized captured', 'paid'])),
  ).toEqual(['ordered', 'paid']);
});

test('an authorisation is shown until the payment arrives', () => {
  const agreed = journal(['order', 'pending-payment'], ['authorized', 'pending-payment']);
  expect(steps(agreed)).toEqual(['ordered', 'authorized']);
  expect(steps([...agreed, ...journal(['captured', 'paid'])])).toEqual(['ordered', 'paid']);
});

test('a failed attempt is shown before the one that succeeded', () => {
  expect(
    steps(
      journal(['order', 'pending-payment'], ['failed', 'pending-payment'], ['captured', 'paid']),
    ),
  ).toEqual(['ordered', 'payment-failed', 'paid']);
});

test.each(['expired', 'cancelled', 'pending-payment'] as const)(
  'a payment that leaves an order %s is shown as unused',
  (status) =>
    expect(steps(journal(['captured', status], ['refund-done', status]))).toEqual([
      'payment-unused',
      'refunded',
    ]),
);

test.each(['paid', 'cancelled'] as const)(
  'a second payment of an order that was paid and is %s is shown as an extra one',
  (status) =>
    expect(steps(journal(['captured', 'paid'], ['captured', status]))).toEqual([
      'paid',
      'payment-extra',
    ]),
);

test('a refund that was requested and then accepted is shown once', () => {
  expect(
    steps(
      journal(['refund', 'paid', 'staff'], ['refund-pending', 'paid'], ['refund-done', 'paid']),
    ),
  ).toEqual(['refund-asked', 'refunded']);
});

test('a cancellation shows its actor', () => {
  expect(steps(journal(['cancel', 'cancelled', 'shopper']))).toEqual(['cancelled']);
  expect(steps(journal(['cancel', 'cancelled', 'staff']))).toEqual(['cancelled-by-shop']);
});

test('a return shows whether the shopper or staff opened it', () => {
  expect(steps(journal(['return-request', 'delivered', 'shopper']))).toEqual(['return-requested']);
  expect(steps(journal(['return-open', 'delivered', 'staff']))).toEqual(['return-opened']);
});

test('unknown steps and names of Object.prototype are omitted', () => {
  expect(steps(journal(['webhook', 'paid'], ['constructor', 'paid'], ['', 'paid']))).toEqual([]);
});

test('a refund by hand is done once staff record it, and one of the provider is started', () => {
  const refunds = journal(['deliver', 'delivered', 'staff'], ['refund', 'delivered', 'staff']);
  expect(steps(refunds, 'cod')).toEqual(['delivered', 'refunded']);
  expect(steps(refunds, 'online')).toEqual(['delivered', 'refund-asked']);
});
