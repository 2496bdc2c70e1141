import { describe, expect, test } from 'vitest';
import { anAttempt, anOrderState } from '../../../tests/support/fixtures/order-states.ts';
import { paise } from '../money/money.ts';
import type { Order } from './order.ts';
import { minutesLeft, paymentStage } from './payment-stage.ts';
import type { Attempt } from '../payment/transaction.ts';

const NOW = 1_800_000_000_000;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TOTAL = anOrderState().order.totals.totalPaise;

const anOrder = (
  status: Order['status'],
  payment: Partial<Order['payment']> = {},
  untilAt: number | null = NOW + 10 * MINUTE,
): Order => {
  const { order } = anOrderState();
  return {
    ...{ ...order, status, payment: { ...order.payment, ...payment } },
    reservation: { state: 'held', untilAt },
    ...{ createdAt: NOW - 5 * MINUTE, updatedAt: NOW - 5 * MINUTE },
  };
};
const failed = (changes: Partial<Attempt> = {}) =>
  anAttempt({ state: 'failed', use: 'open', at: NOW, ...changes });
const unused = (use: Attempt['use'], changes: Partial<Attempt> = {}) =>
  anAttempt({ use, at: NOW, ...changes });
const unpaid = anOrder('pending-payment');
const refunding = anOrder('pending-payment', { state: 'refunding' });
const expired = (state: Order['payment']['state']) => anOrder('expired', { state });
const sentBack = (why: string, refund: string, amountPaise: number = TOTAL) => ({
  ...{ stage: 'sent-back', why, amountPaise, refund },
});

describe('the stage of a payment', () => {
  test.each<[string, Order, Attempt[] | null, object]>([
    ['waits without payment news', unpaid, null, { stage: 'waiting' }],
    ['waits without an attempt', unpaid, [], { stage: 'waiting' }],
    [
      'waits while an attempt has not failed',
      unpaid,
      [failed({ at: NOW - 1 }), failed({ state: 'authorized' })],
      { stage: 'waiting' },
    ],
    [
      'is that of the last of several attempts, whatever their ids',
      unpaid,
      [
        failed({ paymentId: 'pay_1', reason: 'invalid_otp', at: NOW - 1 }),
        failed({ paymentId: 'pay_0', reason: 'card_declined' }),
        failed({ paymentId: 'pay_2', reason: 'payment_timed_out', at: NOW - 2 }),
      ],
      { stage: 'failed', reason: 'card_declined' },
    ],
    [
      'is authorised before a failed attempt, and after the hold has ended',
      anOrder('pending-payment', { state: 'authorized' }, NOW - 1),
      [failed()],
      { stage: 'authorized' },
    ],
    [
      'is overdue after the hold: a failed attempt cannot be repeated',
      anOrder('pending-payment', {}, NOW),
      [failed()],
      { stage: 'overdue' },
    ],
    ['is cancelled without money', anOrder('cancelled'), null, { stage: 'cancelled' }],
    [
      'is cancelled when it was paid: its refund is reported beside it',
      anOrder('cancelled', { state: 'refunding', paidPaise: TOTAL }),
      null,
      { stage: 'cancelled' },
    ],
    [
      'is on its way back when it came too late, in its own amount',
      expired('refunding'),
      [unused('late', { amount: 5 })],
      sentBack('late', 'on-its-way', 5),
    ],
    ['is back when it came too late', expired('refunded'), null, sentBack('late', 'done')],
    [
      'waits for staff when it came too late and its refund failed',
      expired('refund-failed'),
      null,
      sentBack('late', 'failed'),
    ],
    [
      'is that of the unused payment of several',
      refunding,
      [
        failed({ amount: 1 }),
        failed({ use: 'surplus', amount: 2 }),
        unused('mismatch', { amount: 3, at: NOW - 1 }),
      ],
      sentBack('mismatch', 'on-its-way', 3),
    ],
  ])('%s', (_, order, attempts, expected) => {
    expect(paymentStage(order, attempts && { attempts }, NOW)).toEqual(expected);
  });

  test.each(['paid', 'placed', 'packed', 'shipped', 'delivered', 'returned'] as const)(
    'is done for an order that is %s',
    (status) => expect(paymentStage(anOrder(status), null, NOW).stage).toBe('done'),
  );

  test.each(['unpaid', 'authorized', 'paid', 'partly-refunded'] as const)(
    'is expired for an expired order whose money is %s: it had none to refund',
    (state) => expect(paymentStage(expired(state), null, NOW).stage).toBe('expired'),
  );

  test('is that of the last of several unused payments, whatever their ids', () => {
    const attempts = [
      unused('mismatch', { paymentId: 'pay_1', amount: 3, at: NOW - 1 }),
      unused('late', { paymentId: 'pay_0' }),
    ];
    for (const inOrder of [attempts, attempts.toReversed()])
      expect(
        paymentStage(anOrder('cancelled', { state: 'refunding' }), { attempts: inOrder }, NOW),
      ).toEqual(sentBack('late', 'on-its-way'));
  });

  test.each(['refunding', 'refunded', 'refund-failed'] as const)(
    'shows no failure of a payment that was repeated and %s after a cancellation',
    (state) => {
      const kept = anAttempt({ paymentId: 'pay_0', at: NOW });
      const attempts = [failed({ at: NOW - 1 }), kept];
      const order = anOrder('cancelled', { state, paidPaise: paise(TOTAL) });
      expect(paymentStage(order, { attempts }, NOW)).toEqual({ stage: 'cancelled' });
    },
  );
});

describe('the minutes that are left', () => {
  test.each([
    [10 * MINUTE, 10],
    [MINUTE + 1, 2],
    [1, 1],
    [0, 0],
    [-MINUTE, 0],
  ])('%i ms before the end are %i', (remainingMs, minutes) => {
    expect(minutesLeft(anOrder('pending-payment', {}, NOW + remainingMs), NOW)).toBe(minutes);
  });

  test('are none for a permanently held order', () => {
    expect(minutesLeft(anOrder('placed', {}, null), NOW)).toBe(0);
  });

  test('follow a device clock up to a day after the order was last written', () => {
    const written = NOW - 5 * MINUTE;
    const order = anOrder('pending-payment', {}, written + DAY + 3 * MINUTE);
    expect(minutesLeft(order, written + DAY)).toBe(3);
    expect(minutesLeft(order, written + DAY + 1)).toBe(24 * 60 + 3);
    expect(minutesLeft({ ...order, createdAt: NOW }, NOW - MINUTE)).toBe(24 * 60 + 3 - 5);
  });

  test.each([NOW + 365 * DAY, NOW - 365 * DAY])('do not follow a clock a year away: %i', (now) => {
    expect(paymentStage(unpaid, null, now)).toEqual({ stage: 'waiting' });
    expect(minutesLeft(unpaid, now)).toBe(15);
  });
});
