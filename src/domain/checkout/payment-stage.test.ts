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

test('an order of which nobody has said anything waits', () => {
  expect(paymentStage(anOrder('pending-payment'), null, NOW)).toEqual({ stage: 'waiting' });
  expect(paymentStage(anOrder('pending-payment'), { attempts: [] }, NOW).stage).toBe('waiting');
});

test('of several tries the last one counts, whatever their ids', () => {
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

test('a bank that has agreed is heard before a try that failed, and after the time has passed', () => {
  const agreed = anOrder('pending-payment', { state: 'authorized' }, NOW - 1);
  expect(paymentStage(agreed, { attempts: [anAttempt({})] }, NOW).stage).toBe('authorized');
});

test('when the time to pay has passed, a failed try can be repeated no more', () => {
  const order = anOrder('pending-payment', {}, NOW);
  expect(paymentStage(order, { attempts: [anAttempt({})] }, NOW).stage).toBe('overdue');
});

test.each(['paid', 'placed', 'packed', 'shipped', 'delivered', 'returned'] as const)(
  'there is nothing to wait for once an order is %s',
  (status) => expect(paymentStage(anOrder(status), null, NOW).stage).toBe('done'),
);

test('an order that ended without money has expired or is cancelled', () => {
  expect(paymentStage(anOrder('expired'), null, NOW).stage).toBe('expired');
  expect(paymentStage(anOrder('cancelled'), null, NOW).stage).toBe('cancelled');
});

test('a cancelled order that was paid is cancelled: its money is told beside it', () => {
  const order = anOrder('cancelled', { state: 'refunding', paidPaise: paise(14_900) });
  expect(paymentStage(order, null, NOW).stage).toBe('cancelled');
});

test('money that came too late goes back, and has gone back', () => {
  const attempts = [anAttempt({ state: 'captured', use: 'late' })];
  const late = { stage: 'sent-back', why: 'late', amountPaise: 14_900 };
  expect(paymentStage(anOrder('expired', { state: 'refunding' }), { attempts }, NOW)).toEqual({
    ...late,
    refund: 'on-its-way',
  });
  expect(paymentStage(anOrder('expired', { state: 'refunded' }), null, NOW)).toEqual({
    ...late,
    refund: 'done',
  });
});

test('money that could not be sent back waits for staff', () => {
  expect(paymentStage(anOrder('expired', { state: 'refund-failed' }), null, NOW)).toEqual({
    ...{ stage: 'sent-back', why: 'late', amountPaise: 14_900, refund: 'failed' },
  });
});

test.each(['unpaid', 'authorized', 'paid', 'partly-refunded'] as const)(
  'an expired order whose money is %s had none to send back',
  (state) => expect(paymentStage(anOrder('expired', { state }), null, NOW).stage).toBe('expired'),
);

test('money that came too late is named as it came, whatever the order costs', () => {
  const attempts = [anAttempt({ state: 'captured', use: 'late', amount: 5 })];
  expect(paymentStage(anOrder('expired', { state: 'refunding' }), { attempts }, NOW)).toMatchObject(
    { why: 'late', amountPaise: 5 },
  );
});

test('of several payments the one that pays nothing is named', () => {
  const attempts = [
    anAttempt({ use: 'open', amount: 1 }),
    anAttempt({ use: 'surplus', amount: 2 }),
    anAttempt({ state: 'captured', use: 'mismatch', amount: 3 }),
  ];
  const order = anOrder('pending-payment', { state: 'refunding' });
  expect(paymentStage(order, { attempts }, NOW)).toMatchObject({ why: 'mismatch', amountPaise: 3 });
});

test('a try that has not failed keeps the shopper waiting', () => {
  const attempts = [anAttempt({ at: NOW - 1 }), anAttempt({ state: 'authorized' })];
  expect(paymentStage(anOrder('pending-payment'), { attempts }, NOW)).toEqual({ stage: 'waiting' });
});

test('another sum than the total goes back and is named as it came', () => {
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
])('%i ms before the end are %i minutes', (left, minutes) => {
  expect(minutesLeft(anOrder('pending-payment', {}, NOW + left), NOW)).toBe(minutes);
});

test('an order that is held for good counts no minutes', () => {
  expect(minutesLeft(anOrder('placed', {}, null), NOW)).toBe(0);
});

test('a clock is believed up to a day after the order was last written', () => {
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
])('a device whose clock is %s is not believed', (_, now) => {
  const order = anOrder('pending-payment');
  expect(paymentStage(order, null, now)).toEqual({ stage: 'waiting' });
  expect(minutesLeft(order, now)).toBe(15);
});
