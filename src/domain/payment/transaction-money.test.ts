import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anOrderState, ORDERED_AT, TOTAL } from '../../../tests/support/fixtures/order-states.ts';
import type { Dispute } from './dispute.ts';
import { paise } from '../money/money.ts';
import { disputesOf, doubleRefunds, isFailed, refundsToRequest } from './payment-refunds.ts';
import {
  failedRefundOf,
  refundablePaise,
  moneyOf,
  refundablePayment,
  withDerivedState,
} from './transaction-money.ts';
import {
  type Attempt,
  newRefund,
  type Refund,
  type Transaction,
  TransactionSchema,
} from './transaction.ts';

const KEPT = 'pay_AAAAAAAAAAAAAA';
const OTHER = 'pay_BBBBBBBBBBBBBB';

const anAttempt = (changes: Partial<Attempt> = {}): Attempt => ({
  ...{ paymentId: KEPT, state: 'captured', amount: TOTAL, currency: 'INR', instrument: 'upi' },
  ...{ reason: '', use: 'kept', at: ORDERED_AT },
  ...changes,
});

function aRefund(
  key: string,
  state: Refund['state'],
  amount: number,
  changes: Partial<Refund> = {},
): Refund {
  const refund = { key, state, amountPaise: paise(amount), paymentId: KEPT, why: '', at: 0 };
  return { ...newRefund(refund), ...changes };
}

const aDispute = (state: Dispute['state'], paymentId = KEPT): Dispute => ({
  ...{ id: 'disp_AAAAAAAAAAAAAA', paymentId, phase: 'chargeback', state, amount: TOTAL },
  ...{ currency: 'INR', respondByAt: null, at: ORDERED_AT },
});

const money = (changes: Partial<Transaction>): Transaction => ({
  ...anOrderState().transaction,
  attempts: [anAttempt()],
  ...changes,
});
const refunded = (...refunds: Refund[]) => moneyOf(money({ refunds }));

describe('the money of an order', () => {
  it('is unpaid without a payment', () => {
    expect(moneyOf(money({ attempts: [] }))).toEqual({
      state: 'unpaid',
      paidPaise: 0,
      refundedPaise: 0,
      refundingPaise: 0,
      refundFailedPaise: 0,
      surplusFailedPaise: 0,
      instrument: '',
      disputed: false,
      disputeLost: false,
      lostPaise: 0,
    });
  });

  it.each([
    [[anAttempt({ state: 'failed', use: 'open' })], 'unpaid'],
    [[anAttempt({ state: 'authorized', use: 'open' })], 'authorized'],
    [
      [
        anAttempt({ state: 'failed', use: 'open' }),
        anAttempt({ paymentId: OTHER, state: 'authorized', use: 'open' }),
      ],
      'authorized',
    ],
  ])('is %o: %s', (attempts, state) => {
    expect(moneyOf(money({ attempts }))).toMatchObject({ state, paidPaise: 0, instrument: '' });
  });

  it('is the amount of the kept payment, even when others came first', () => {
    const attempts = [anAttempt({ paymentId: OTHER, use: 'surplus', instrument: 'card' })];
    expect(moneyOf(money({ attempts: [...attempts, anAttempt({ amount: 500 })] }))).toMatchObject({
      state: 'paid',
      paidPaise: 500,
      instrument: 'upi',
    });
  });

  it('is the full amount once the courier took the cash, also at the earliest time', () => {
    expect(moneyOf(money({ attempts: [], cashAt: 0 }))).toMatchObject({
      state: 'paid',
      paidPaise: TOTAL,
      instrument: 'cash',
    });
  });

  it.each([
    [TOTAL, 0, 'refunded'],
    [TOTAL - 1, 1, 'refunding'],
    [0, TOTAL, 'refunding'],
    [TOTAL - 1, 0, 'partly-refunded'],
    [0, 1, 'partly-refunded'],
    [0, 0, 'paid'],
  ])('with %d paise refunded and %d pending is %s', (refundedPaise, refundingPaise, state) => {
    const refunds = [
      ...(refundedPaise > 0 ? [aRefund('a', 'done', refundedPaise)] : []),
      ...(refundingPaise > 0 ? [aRefund('b', 'asked', refundingPaise)] : []),
    ];
    expect(refunded(...refunds)).toMatchObject({
      state,
      paidPaise: TOTAL,
      refundedPaise,
      refundingPaise,
    });
  });

  it('counts cash refunds whatever payment they name', () => {
    const refunds = [aRefund('a', 'done', 700, { paymentId: '' })];
    expect(moneyOf(money({ attempts: [], cashAt: ORDERED_AT, refunds }))).toMatchObject({
      state: 'partly-refunded',
      refundedPaise: 700,
    });
  });

  it('counts pending and requested refunds as refunding', () => {
    expect(
      refunded(aRefund('a', 'pending', 10), aRefund('b', 'asked', 5), aRefund('c', 'done', 1)),
    ).toMatchObject({ refundedPaise: 1, refundingPaise: 15, refundFailedPaise: 0 });
  });

  it('ignores a replacement refund when the original succeeded after all', () => {
    const moot = [
      aRefund('a', 'done', 10, { replacedBy: 'b' }),
      aRefund('b', 'asked', 10),
      aRefund('c', 'failed', 10, { replacedBy: 'd' }),
      aRefund('d', 'asked', 10),
    ];
    expect(refunded(...moot)).toMatchObject({ refundedPaise: 10, refundingPaise: 10 });
    const pending = moot.map((one) =>
      one.key === 'b' ? { ...one, state: 'pending' as const } : one,
    );
    expect(refunded(...pending)).toMatchObject({ refundingPaise: 20 });
  });

  it('counts a failed refund until it is replaced', () => {
    expect(refunded(aRefund('a', 'failed', 10))).toMatchObject({
      state: 'refund-failed',
      refundFailedPaise: 10,
      surplusFailedPaise: 0,
    });
    const replaced = [aRefund('a', 'failed', 10, { replacedBy: 'b' }), aRefund('b', 'asked', 10)];
    expect(refunded(...replaced)).toMatchObject({ state: 'partly-refunded', refundFailedPaise: 0 });
    const moot = [aRefund('a', 'done', 10, { replacedBy: 'b' }), aRefund('b', 'failed', 10)];
    expect(refunded(...moot)).toMatchObject({ state: 'partly-refunded', refundFailedPaise: 0 });
  });

  it('separates failed refunds of other payments, and both need action', () => {
    const view = moneyOf(
      money({
        attempts: [anAttempt(), anAttempt({ paymentId: OTHER, use: 'surplus' })],
        refunds: [
          aRefund('a', 'failed', 3),
          aRefund('b', 'failed', 5, { paymentId: OTHER }),
          aRefund('c', 'done', 50, { paymentId: OTHER }),
          aRefund('d', 'asked', 500, { paymentId: OTHER }),
        ],
      }),
    );
    expect(view).toMatchObject({
      state: 'refund-failed',
      refundFailedPaise: 3,
      surplusFailedPaise: 5,
      refundedPaise: 0,
      refundingPaise: 0,
    });
    expect(failedRefundOf(view)).toBe(8);
  });

  it('is failed for a surplus payment alone', () => {
    const refunds = [aRefund('b', 'failed', 5, { paymentId: OTHER })];
    expect(moneyOf(money({ refunds })).state).toBe('refund-failed');
  });
});

describe('money of unused payments', () => {
  const late = anAttempt({ use: 'late', amount: 500 });
  const state = (refunds: Refund[], attempts = [late]) =>
    moneyOf(money({ attempts, refunds })).state;

  it('is refunding until all of it is refunded', () => {
    expect(state([])).toBe('refunding');
    expect(state([aRefund('a', 'done', 499)])).toBe('refunding');
    expect(state([aRefund('a', 'done', 499), aRefund('b', 'asked', 1)])).toBe('refunding');
    expect(state([aRefund('a', 'done', 500, { paymentId: OTHER })])).toBe('refunding');
    expect(state([aRefund('a', 'done', 499), aRefund('b', 'done', 1)])).toBe('refunded');
  });

  it('is refunding while any of several payments is', () => {
    const both = [late, anAttempt({ paymentId: OTHER, use: 'mismatch', amount: 7 })];
    expect(state([aRefund('a', 'done', 500)], both)).toBe('refunding');
    expect(
      state([aRefund('a', 'done', 500), aRefund('b', 'done', 7, { paymentId: OTHER })], both),
    ).toBe('refunded');
  });

  it('counts no refund of it as a refund of the order', () => {
    const view = moneyOf(money({ attempts: [late], refunds: [aRefund('a', 'done', 500)] }));
    expect(view).toMatchObject({ paidPaise: 0, refundedPaise: 0 });
  });
});

describe('a dispute', () => {
  it('belongs to the order when it is about the payment that pays it', () => {
    expect(moneyOf(money({ disputes: [aDispute('open')] }))).toMatchObject({
      disputed: true,
      disputeLost: false,
    });
    expect(moneyOf(money({ disputes: [aDispute('lost')] }))).toMatchObject({
      disputed: false,
      disputeLost: true,
    });
    expect(moneyOf(money({ disputes: [aDispute('open', OTHER)] }))).toMatchObject({
      disputed: false,
      disputeLost: false,
    });
  });

  it('belongs to an unpaid order, whatever payment it is about', () => {
    expect(moneyOf(money({ attempts: [], disputes: [aDispute('open', OTHER)] })).disputed).toBe(
      true,
    );
  });

  it('is found by its payment', () => {
    const disputes = [aDispute('open'), aDispute('lost', OTHER)];
    expect(disputesOf(OTHER, disputes)).toEqual([disputes[1]]);
  });
});

describe('the refunds to request from the provider', () => {
  const keys = (refunds: Refund[], disputes: Dispute[] = []) =>
    refundsToRequest({ attempts: [anAttempt()], refunds, disputes }).map(({ key }) => key);

  it('are the decided ones without a response', () => {
    expect(
      keys([
        aRefund('a', 'asked', 1),
        aRefund('b', 'pending', 1),
        aRefund('c', 'done', 1),
        aRefund('d', 'failed', 1),
      ]),
    ).toEqual(['a']);
  });

  it('exclude replacements of a refund that succeeded after all', () => {
    const replaced = aRefund('a', 'done', 1, { replacedBy: 'b' });
    expect(keys([replaced, aRefund('b', 'asked', 1)])).toEqual([]);
    expect(keys([{ ...replaced, state: 'failed' }, aRefund('b', 'asked', 1)])).toEqual(['b']);
  });

  it('exclude a payment that is disputed or lost, and no other', () => {
    const refunds = [aRefund('a', 'asked', 1), aRefund('b', 'asked', 1, { paymentId: OTHER })];
    expect(keys(refunds, [aDispute('open')])).toEqual(['b']);
    expect(keys(refunds, [aDispute('lost')])).toEqual(['b']);
    expect(keys(refunds, [aDispute('won')])).toEqual(['a', 'b']);
  });
});

describe('a refund', () => {
  it('has failed while it has no replacement', () => {
    const failed = aRefund('a', 'failed', 1);
    const among = (...refunds: Refund[]) => ({ attempts: [], refunds, disputes: [] });
    expect(isFailed(failed, among(failed))).toBe(true);
    expect(isFailed(aRefund('a', 'asked', 1), among())).toBe(false);
    expect(isFailed({ ...failed, replacedBy: 'b' }, among())).toBe(false);
    const original = aRefund('o', 'done', 1, { replacedBy: 'a' });
    expect(isFailed(failed, among(original))).toBe(false);
    expect(isFailed(failed, among({ ...original, state: 'failed' }))).toBe(true);
  });

  it('is doubled when its replacement was sent too, or staff had returned it', () => {
    const first = aRefund('a', 'done', 1, { replacedBy: 'b' });
    const twice = (...refunds: Refund[]) => doubleRefunds({ refunds });
    expect(twice(first, aRefund('b', 'done', 1))).toEqual(['a']);
    expect(twice(first, aRefund('b', 'pending', 1))).toEqual(['a']);
    expect(twice(first, aRefund('b', 'asked', 1))).toEqual([]);
    expect(twice(first, aRefund('c', 'done', 1))).toEqual([]);
    expect(twice({ ...first, state: 'failed' }, aRefund('b', 'done', 1))).toEqual([]);
    expect(twice(aRefund('a', 'done', 1, { doneTwice: true }))).toEqual(['a']);
    expect(twice(aRefund('a', 'failed', 1, { doneTwice: true }))).toEqual([]);
    expect(twice(aRefund('a', 'done', 1))).toEqual([]);
  });
});

describe('the refundable amount', () => {
  it('is what is neither refunded nor pending', () => {
    const view = refunded(
      aRefund('a', 'done', 1),
      aRefund('b', 'asked', 20),
      aRefund('c', 'failed', 300),
    );
    expect(refundablePaise(view)).toBe(TOTAL - 321);
    const transaction = money({ refunds: [aRefund('a', 'done', 1)] });
    expect(refundablePayment(transaction)).toBe(TOTAL - 1);
  });

  it('is never negative', () => {
    expect(refundablePaise(refunded(aRefund('a', 'done', TOTAL), aRefund('b', 'done', 1)))).toBe(0);
  });
});

it('withDerivedState recomputes the state from the parts', () => {
  const transaction = money({ state: 'unpaid', refunds: [aRefund('a', 'done', TOTAL)] });
  expect(withDerivedState(transaction)).toEqual({ ...transaction, state: 'refunded' });
});

describe('a stored transaction', () => {
  const stored = { ...money({}), attempts: [{ ...anAttempt(), dispute: 'open', currency: '' }] };

  it('from before disputes were stored has the one of its attempt, in rupees', () => {
    const { disputes: _, ...old } = stored;
    const { attempts, disputes } = v.parse(TransactionSchema, old);
    expect(attempts).toEqual([anAttempt({ currency: '' })]);
    expect(disputes).toEqual([
      {
        id: '',
        paymentId: KEPT,
        phase: 'unknown',
        state: 'open',
        amount: TOTAL,
        currency: 'INR',
        respondByAt: null,
        at: ORDERED_AT,
      },
    ]);
    const named = { ...old, attempts: [{ ...anAttempt({ currency: 'USD' }), dispute: 'closed' }] };
    expect(v.parse(TransactionSchema, named).disputes).toMatchObject([
      { state: 'closed', currency: 'USD' },
    ]);
  });

  it('keeps its disputes, whatever its attempts say', () => {
    const disputes = [aDispute('won')];
    expect(v.parse(TransactionSchema, { ...stored, disputes }).disputes).toEqual(disputes);
    const without = { ...stored, attempts: [anAttempt(), { ...anAttempt(), dispute: 'none' }] };
    expect(v.parse(TransactionSchema, without).disputes).toEqual([]);
  });

  it('has a new refund without a reference, a replacement or a response', () => {
    expect(aRefund('a', 'asked', 1)).toEqual({
      key: 'a',
      state: 'asked',
      amountPaise: 1,
      paymentId: KEPT,
      why: '',
      at: 0,
      refundId: '',
      reason: '',
      replacedBy: '',
      reference: '',
      doneTwice: false,
      line: null,
    });
  });
});
