import { describe, expect, it } from 'vitest';
import {
  aDisputePhase,
  anAttempt,
  anOrderState,
  aRefund,
  OTHER_PAYMENT,
  TOTAL,
} from '../../../tests/support/fixtures/order-states.ts';
import {
  failedRefundOf,
  moneyOf,
  refundablePaise,
  refundablePayment,
  withDerivedState,
} from './transaction-money.ts';
import type { Attempt, Refund, Transaction } from './transaction.ts';

const money = (changes: Partial<Transaction>): Transaction => ({
  ...anOrderState().transaction,
  attempts: [anAttempt()],
  ...changes,
});
const refunded = (...refunds: Refund[]) => moneyOf(money({ refunds }));
const open = (state: Attempt['state']) => anAttempt({ state, use: 'open' });
const ofOther = { paymentId: OTHER_PAYMENT };

describe('the money of an order', () => {
  it('is unpaid without a payment', () => {
    expect(moneyOf(money({ attempts: [] }))).toEqual({
      ...{ state: 'unpaid', paidPaise: 0, refundedPaise: 0, refundingPaise: 0 },
      ...{ refundFailedPaise: 0, surplusFailedPaise: 0, instrument: '' },
      ...{ disputed: false, disputeLost: false, lostPaise: 0 },
    });
  });

  it.each<[string, Partial<Transaction>, object]>([
    ['unpaid after a failed attempt', { attempts: [open('failed')] }, { state: 'unpaid' }],
    [
      'authorised, also after another attempt failed',
      { attempts: [open('failed'), { ...open('authorized'), ...ofOther }] },
      { state: 'authorized', paidPaise: 0, instrument: '' },
    ],
    [
      'authorised while another payment goes back, and its own refund is not sent',
      {
        attempts: [open('authorized')],
        refunds: [aRefund('a', 'done', TOTAL, ofOther), aRefund('b', 'asked', TOTAL)],
      },
      { state: 'authorized' },
    ],
    [
      'that of the kept payment, even when others came first',
      {
        attempts: [
          anAttempt({ ...ofOther, use: 'surplus', instrument: 'card' }),
          anAttempt({ amount: 500 }),
        ],
      },
      { state: 'paid', paidPaise: 500, instrument: 'upi' },
    ],
    [
      'all of it once the courier took the cash, also at the earliest time',
      { attempts: [], cashAt: 0 },
      { state: 'paid', paidPaise: TOTAL, instrument: 'cash' },
    ],
    [
      'less cash refunds, whatever payment they name',
      { attempts: [], cashAt: 1, refunds: [aRefund('a', 'done', 700, { paymentId: '' })] },
      { state: 'partly-refunded', refundedPaise: 700 },
    ],
  ])('is %s', (_, transaction, expected) => {
    expect(moneyOf(money(transaction))).toMatchObject(expected);
  });

  it.each([
    [TOTAL, 0, 'refunded'],
    [TOTAL - 1, 1, 'refunding'],
    [0, TOTAL, 'refunding'],
    [TOTAL - 1, 0, 'partly-refunded'],
    [0, 1, 'partly-refunded'],
    [0, 0, 'paid'],
  ])('with %d paise refunded and %d pending is %s', (refundedPaise, refundingPaise, state) => {
    const view = refunded(
      ...(refundedPaise > 0 ? [aRefund('a', 'done', refundedPaise)] : []),
      ...(refundingPaise > 0 ? [aRefund('b', 'asked', refundingPaise)] : []),
    );
    expect(view).toMatchObject({ state, paidPaise: TOTAL, refundedPaise, refundingPaise });
  });

  it.each<[string, Refund[], object]>([
    [
      'counts pending and requested refunds as refunding',
      [aRefund('a', 'pending', 10), aRefund('b', 'asked', 5), aRefund('c', 'done', 1)],
      { refundedPaise: 1, refundingPaise: 15, refundFailedPaise: 0 },
    ],
    [
      'ignores a replacement that is not sent, when the original succeeded after all',
      [aRefund('a', 'done', 10, { replacedBy: 'b' }), aRefund('b', 'asked', 10)],
      { refundedPaise: 10, refundingPaise: 0 },
    ],
    [
      'counts a replacement that is under way',
      [aRefund('a', 'done', 10, { replacedBy: 'b' }), aRefund('b', 'pending', 10)],
      { refundedPaise: 10, refundingPaise: 10 },
    ],
    [
      'counts a failed refund',
      [aRefund('a', 'failed', 10)],
      { state: 'refund-failed', refundFailedPaise: 10, surplusFailedPaise: 0 },
    ],
    [
      'counts the replacement of a failed refund instead',
      [aRefund('a', 'failed', 10, { replacedBy: 'b' }), aRefund('b', 'asked', 10)],
      { state: 'partly-refunded', refundFailedPaise: 0, refundingPaise: 10 },
    ],
    [
      'ignores a failed replacement, when the original succeeded after all',
      [aRefund('a', 'done', 10, { replacedBy: 'b' }), aRefund('b', 'failed', 10)],
      { state: 'partly-refunded', refundFailedPaise: 0 },
    ],
    [
      'is failed for a surplus payment alone',
      [aRefund('b', 'failed', 5, ofOther)],
      { state: 'refund-failed', refundFailedPaise: 0, surplusFailedPaise: 5 },
    ],
  ])('%s', (_, refunds, expected) => {
    expect(refunded(...refunds)).toMatchObject(expected);
  });

  it('separates failed refunds of other payments, and both need action', () => {
    const attempts = [anAttempt(), anAttempt({ ...ofOther, use: 'surplus' })];
    const refunds = [
      aRefund('a', 'failed', 3),
      aRefund('b', 'failed', 5, ofOther),
      aRefund('c', 'done', 50, ofOther),
      aRefund('d', 'asked', 500, ofOther),
    ];
    const view = moneyOf(money({ attempts, refunds }));
    expect(view).toMatchObject({
      ...{ state: 'refund-failed', refundFailedPaise: 3, surplusFailedPaise: 5 },
      ...{ refundedPaise: 0, refundingPaise: 0 },
    });
    expect(failedRefundOf(view)).toBe(8);
  });
});

describe('money of unused payments', () => {
  const late = anAttempt({ use: 'late', amount: 500 });
  const mismatch = anAttempt({ ...ofOther, use: 'mismatch', amount: 7 });

  const done = (amount: number) => aRefund(`done_${amount}`, 'done', amount);
  const ofMismatch = aRefund('b', 'done', 7, ofOther);

  it.each<[string, Refund[], Attempt[], string]>([
    ['before a refund', [], [late], 'refunding'],
    ['a paisa short', [done(499)], [late], 'refunding'],
    ['before its last paisa', [done(499), aRefund('b', 'asked', 1)], [late], 'refunding'],
    ['after a refund of another', [aRefund('a', 'done', 500, ofOther)], [late], 'refunding'],
    ['after several refunds', [done(499), done(1)], [late], 'refunded'],
    ['while one of two is', [done(500)], [late, mismatch], 'refunding'],
    ['once both are', [done(500), ofMismatch], [late, mismatch], 'refunded'],
  ])('%s is in the right state, and counts for nothing', (_, refunds, attempts, state) => {
    const view = moneyOf(money({ attempts, refunds }));
    expect(view).toMatchObject({ state, paidPaise: 0, refundedPaise: 0 });
  });
});

it.each<[string, Partial<Transaction>, object]>([
  ['open', { disputes: [aDisputePhase()] }, { disputed: true, disputeLost: false }],
  [
    'lost',
    { disputes: [aDisputePhase({ state: 'lost' })] },
    { disputed: false, disputeLost: true, lostPaise: TOTAL },
  ],
  [
    'lost over more than was paid',
    { disputes: [aDisputePhase({ state: 'lost', amount: TOTAL + 1 })] },
    { lostPaise: TOTAL },
  ],
  [
    'about a payment that the order did not need',
    { disputes: [aDisputePhase(ofOther)] },
    { disputed: false, disputeLost: false },
  ],
  [
    'about any payment of an unpaid order',
    { attempts: [], disputes: [aDisputePhase(ofOther)] },
    { disputed: true },
  ],
])('a dispute %s belongs to the order of its payment', (_, transaction, expected) => {
  expect(moneyOf(money(transaction))).toMatchObject(expected);
});

it('what is neither refunded, pending nor failed is refundable, and never negative', () => {
  const refunds = [aRefund('a', 'done', 1), aRefund('b', 'asked', 20), aRefund('c', 'failed', 300)];
  expect(refundablePayment(money({ refunds }))).toBe(TOTAL - 321);
  const tooMuch = refunded(aRefund('a', 'done', TOTAL), aRefund('b', 'done', 1));
  expect(refundablePaise(tooMuch)).toBe(0);
});

it('withDerivedState recomputes the state from the parts', () => {
  const transaction = money({ state: 'unpaid', refunds: [aRefund('a', 'done', TOTAL)] });
  expect(withDerivedState(transaction)).toEqual({ ...transaction, state: 'refunded' });
});
