import { expect, test } from 'vitest';
import { paise } from '../money/money.ts';
import type { Order } from '../order/order.ts';
import { minutesLeft, paymentStage } from './payment-stage.ts';
import type { Attempt } from '../payment/transaction.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;

function anOrder(
  status: Order['status'],
  payment: Partial<Order['payment']> = {},
  untilAt: number | null = NOW + 10 * MINUTE,
): Parameters<typeof paymentStage>[0] {
  const amount = paise(14_900);
  return {
    status,
    payment: {
      state: 'unpaid',
      paidPaise: paise(0),
      refundedPaise: paise(0),
      refundingPaise: paise(0),
      refundFailedPaise: paise(0),
      surplusFailedPaise: paise(0),
      disputeLost: false,
      lostPaise: paise(0),
      instrument: '',
      disputed: false,
      ...payment,
    },
    totals: {
      itemsPaise: amount,
      mrpPaise: amount,
      discountPaise: paise(0),
      shippingPaise: paise(0),
      codFeePaise: paise(0),
      totalPaise: amount,
    },
    reservation: { state: 'held', untilAt },
    createdAt: NOW - 5 * MINUTE,
    updatedAt: NOW - 5 * MINUTE,
  };
}

function anAttempt(changes: Partial<Attempt>): Attempt {
  return {
    paymentId: 'pay_1',
    state: 'failed',
    amount: 14_900,
    currency: 'INR',
    instrument: 'upi',
    reason: '',
    use: 'open',
    at: NOW,
    ...changes,
  };
}

test('an order without payment news is waiting', () => {
  expect(paymentStage(anOrder('pending-payment'), null, NOW)).toEqual({ stage: 'waiting' });
  expect(paymentStage(anOrder('pending-payment'), { attempts: [] }, NOW).stage).toBe('waiting');
});

test('the last of several attempts counts, whatever their ids', () => {
  const attempts = [
    anAttempt({ paymentId: 'pay_1', reason: 'invalid_otp', at: NOW - 1 }),
    anAttempt({ paymentId: 'pay_0', reason: 'card_declined', at: NOW }),
    anAttempt({ paymentId: 'pay_2', reason: 'payment_timed_out', at: NOW - 2 }),
  ];
  expect(paymentStage(anOrder('pending-payment'), { attempts }, NOW)).toEqual({
    stage: 'failed',
    reason: 'card_declined',
  });
});

test('an authorisation counts before a failed attempt, and after the hold has ended', () => {
  const agreed = anOrder('pending-payment', { state: 'authorized' }, NOW - 1);
  expect(paymentStage(agreed, { attempts: [anAttempt({})] }, NOW).stage).toBe('authorized');
});

test('after the hold has ended a failed attempt cannot be repeated', () => {
  const order = anOrder('pending-payment', {}, NOW);
  expect(paymentStage(order, { attempts: [anAttempt({})] }, NOW).stage).toBe('overdue');
});

test.each(['paid', 'placed', 'packed', 'shipped', 'delivered', 'returned'] as const)(
  'an order that is %s has nothing to wait for',
  (status) => expect(paymentStage(anOrder(status), null, NOW).stage).toBe('done'),
);

test('an order that ended without money is expired or cancelled', () => {
  expect(paymentStage(anOrder('expired'), null, NOW).stage).toBe('expired');
  expect(paymentStage(anOrder('cancelled'), null, NOW).stage).toBe('cancelled');
});

test('a cancelled order that was paid is cancelled: its refund is reported beside it', () => {
  const order = anOrder('cancelled', { state: 'refunding', paidPaise: paise(14_900) });
  expect(paymentStage(order, null, NOW).stage).toBe('cancelled');
});

test('money that came too late is being refunded, then refunded', () => {
  const attempts = [anAttempt({ state: 'captured', use: 'late' })];
  const sentBack = { stage: 'sent-back', why: 'late', amountPaise: 14_900 };
  expect(paymentStage(anOrder('expired', { state: 'refunding' }), { attempts }, NOW)).toEqual({
    ...sentBack,
    refund: 'on-its-way',
  });
  expect(paymentStage(anOrder('expired', { state: 'refunded' }), null, NOW)).toEqual({
    ...sentBack,
    refund: 'done',
  });
});

test('a late payment with a failed refund waits for staff', () => {
  expect(paymentStage(anOrder('expired', { state: 'refund-failed' }), null, NOW)).toEqual({
    ...{ stage: 'sent-back', why: 'late', amountPaise: 14_900, refund: 'failed' },
  });
});

test.each(['unpaid', 'authorized', 'paid', 'partly-refunded'] as const)(
  'an expired order whose money is %s had none to refund',
  (state) => expect(paymentStage(anOrder('expired', { state }), null, NOW).stage).toBe('expired'),
);

test('a late payment shows its own amount, whatever the order costs', () => {
  const attempts = [anAttempt({ state: 'captured', use: 'late', amount: 5 })];
  expect(paymentStage(anOrder('expired', { state: 'refunding' }), { attempts }, NOW)).toMatchObject(
    { why: 'late', amountPaise: 5 },
  );
});

test('of several payments the unused one is shown', () => {
  const attempts = [
    anAttempt({ use: 'open', amount: 1 }),
    anAttempt({ use: 'surplus', amount: 2 }),
    anAttempt({ state: 'captured', use: 'mismatch', amount: 3, at: NOW - 1 }),
  ];
  const order = anOrder('pending-payment', { state: 'refunding' });
  expect(paymentStage(order, { attempts }, NOW)).toMatchObject({ why: 'mismatch', amountPaise: 3 });
});

test('of several unused payments the last one is shown, whatever their ids', () => {
  const attempts = [
    anAttempt({ paymentId: 'pay_1', state: 'captured', use: 'mismatch', amount: 3, at: NOW - 1 }),
    anAttempt({ paymentId: 'pay_0', state: 'captured', use: 'late', amount: 14_900 }),
  ];
  const cancelled = anOrder('cancelled', { state: 'refunding' });
  for (const inOrder of [attempts, attempts.toReversed()]) {
    expect(paymentStage(cancelled, { attempts: inOrder }, NOW)).toMatchObject({
      ...{ stage: 'sent-back', why: 'late', amountPaise: 14_900 },
    });
  }
});

test.each(['refunding', 'refunded', 'refund-failed'] as const)(
  'a payment that failed, was repeated and %s after a cancellation shows no failure',
  (state) => {
    const attempts = [
      anAttempt({ reason: 'insufficient_funds', at: NOW - 1 }),
      anAttempt({ paymentId: 'pay_0', state: 'captured', use: 'kept' }),
    ];
    const order = anOrder('cancelled', { state, paidPaise: paise(14_900) });
    expect(paymentStage(order, { attempts }, NOW)).toEqual({ stage: 'cancelled' });
  },
);

test('an attempt that has not failed keeps the shopper waiting', () => {
  const attempts = [anAttempt({ at: NOW - 1 }), anAttempt({ state: 'authorized' })];
  expect(paymentStage(anOrder('pending-payment'), { attempts }, NOW)).toEqual({ stage: 'waiting' });
});

test('a payment of another amount is refunded and shown as it came', () => {
  const attempts = [anAttempt({ state: 'captured', use: 'mismatch', amount: 100 })];
  const order = anOrder('pending-payment', { state: 'refunding' });
  expect(paymentStage(order, { attempts }, NOW)).toEqual({
    stage: 'sent-back',
    why: 'mismatch',
    amountPaise: 100,
    refund: 'on-its-way',
  });
});

test.each([
  [10 * MINUTE, 10],
  [MINUTE + 1, 2],
  [1, 1],
  [0, 0],
  [-MINUTE, 0],
])('%i ms before the end are %i minutes', (remainingMs, minutes) => {
  expect(minutesLeft(anOrder('pending-payment', {}, NOW + remainingMs), NOW)).toBe(minutes);
});

test('a permanently held order counts no minutes', () => {
  expect(minutesLeft(anOrder('placed', {}, null), NOW)).toBe(0);
});

test('a device clock is trusted up to a day after the order was last written', () => {
  const DAY = 24 * 60 * MINUTE;
  const written = NOW - 5 * MINUTE;
  const order = anOrder('pending-payment', {}, written + DAY + 3 * MINUTE);
  expect(minutesLeft(order, written + DAY)).toBe(3);
  expect(minutesLeft(order, written + DAY + 1)).toBe(24 * 60 + 3);
  expect(minutesLeft({ ...order, createdAt: NOW }, NOW - MINUTE)).toBe(24 * 60 + 3 - 5);
});

test.each([
  ['a year ahead', NOW + 365 * 24 * 60 * MINUTE],
  ['a year behind', NOW - 365 * 24 * 60 * MINUTE],
])('a device whose clock is %s is not trusted', (_, now) => {
  const order = anOrder('pending-payment');
  expect(paymentStage(order, null, now)).toEqual({ stage: 'waiting' });
  expect(minutesLeft(order, now)).toBe(15);
});
