import { describe, expect, it } from 'vitest';
import {
  aDispute,
  anOrderState,
  aPayment,
  aRefund,
  OTHER_PAYMENT,
  PAYMENT,
  TOTAL,
} from '../../../tests/support/fixtures/order-states.ts';
import { aRefundFact, NOW } from '../../../tests/support/fixtures/order-steps.ts';
import { paise } from '../money/money.ts';
import type { PaymentFact } from './payment-event.ts';
import { withFact, withRefund } from './transaction-facts.ts';
import { newRefund, type Refund, type Transaction } from './transaction.ts';

const empty = anOrderState().transaction;
const knows = (facts: readonly PaymentFact[], from: Transaction = empty): Transaction =>
  facts.reduce((transaction, fact) => withFact(transaction, fact, NOW), from);

describe('an attempt', () => {
  it('is stored with all its known values and without a use', () => {
    expect(knows([aPayment('failed')]).attempts).toEqual([
      {
        ...{ paymentId: PAYMENT, state: 'failed', amount: TOTAL, currency: 'INR' },
        ...{ instrument: 'upi', reason: 'payment_declined', use: 'open', at: NOW },
      },
    ]);
  });

  it.each([
    ['failed', 'authorized', 'authorized'],
    ['authorized', 'captured', 'captured'],
    ['captured', 'authorized', 'captured'],
    ['captured', 'failed', 'captured'],
    ['authorized', 'failed', 'authorized'],
  ] as const)('that is %s and then %s is %s', (first, then, state) => {
    const before = knows([aPayment(first)]);
    const after = withFact(before, aPayment(then), NOW);
    expect(after.attempts).toMatchObject([{ state, reason: '' }]);
    expect(after === before).toBe(first === state);
  });

  it('keeps the time of its first fact and updates its other values', () => {
    const repeated: PaymentFact = {
      ...aPayment('captured', PAYMENT, 7, 'USD'),
      ...{ instrument: 'card' },
    };
    const after = withFact(knows([aPayment('captured')]), repeated, NOW + 1);
    const known = { amount: 7, currency: 'USD', instrument: 'card', at: NOW };
    expect(after.attempts).toMatchObject([known]);
  });

  it('is sorted by its id, whenever it arrived', () => {
    const facts = ['pay_B', 'pay_C', 'pay_A'].map((id) => aPayment('failed', id));
    const ids = knows(facts).attempts.map(({ paymentId }) => paymentId);
    expect(ids).toEqual(['pay_A', 'pay_B', 'pay_C']);
  });
});

describe('a refund', () => {
  const asked = (key: string, changes: Partial<Refund> = {}) => aRefund(key, 'asked', 500, changes);
  const fact = (
    word: 'pending' | 'done' | 'failed',
    { refundId = '', ...what }: Parameters<typeof aRefundFact>[1] = {},
  ) => aRefundFact(word, { amount: 500, refundId, ...what });
  /** The refunds after a fact about these. */
  const refundsAfter = (refunds: Refund[], ...facts: PaymentFact[]) =>
    knows(facts, { ...empty, refunds }).refunds;

  it.each(['pending', 'done', 'failed'] as const)(
    'created elsewhere is stored under the provider’s id (%s)',
    (state) => {
      const known = { key: 'rfnd_A', refundId: 'rfnd_A', paymentId: PAYMENT, why: '', at: NOW };
      expect(refundsAfter([], fact(state, { refundId: 'rfnd_A' }))).toEqual([
        newRefund({ ...known, amountPaise: paise(500), state }),
      ]);
    },
  );

  it('that we requested and no longer know is stored under its key, with its failure code', () => {
    const lost = { key: 'lost_refund', refundId: 'rfnd_A', reason: 'no_bank' };
    expect(refundsAfter([], fact('failed', lost))).toMatchObject([lost]);
  });

  it.each<[string, Refund[], object, object[]]>([
    [
      'matches by our key before any other of the same id',
      [asked('a', { refundId: 'rfnd_A' }), asked('b')],
      { key: 'b', refundId: 'rfnd_A' },
      [{ state: 'asked' }, { state: 'done', refundId: 'rfnd_A' }],
    ],
    [
      'matches by the provider’s id without a key',
      [asked('a', { refundId: 'rfnd_A' }), asked('b')],
      { refundId: 'rfnd_A' },
      [{ state: 'done' }, { key: 'b', state: 'asked' }],
    ],
    [
      'matches by the provider’s id when its key is unknown',
      [asked('a', { refundId: 'rfnd_A' }), asked('b')],
      { key: 'unknown_key', refundId: 'rfnd_A' },
      [{ key: 'a', state: 'done' }, { state: 'asked' }],
    ],
    [
      'without key and id matches none of those that await their id',
      [asked('a')],
      {},
      [{ key: '', state: 'done' }, { state: 'asked' }],
    ],
    [
      'without a key does not match an earlier one without a key',
      [aRefund('', 'done', 7, { refundId: 'rfnd_A' })],
      { refundId: 'rfnd_B' },
      [{ refundId: 'rfnd_A' }, { refundId: 'rfnd_B' }],
    ],
  ])('%s', (_, refunds, done, expected) => {
    expect(refundsAfter(refunds, fact('done', done))).toMatchObject(expected);
  });

  it('that staff created at the provider matches the failed one of the same amount', () => {
    const failed = aRefund('a', 'failed', 500, { reason: 'no_bank' });
    expect(refundsAfter([failed], fact('done', { refundId: 'rfnd_Z' }))).toEqual([
      { ...failed, state: 'done', reason: '', refundId: 'rfnd_Z' },
    ]);
  });

  it.each<[string, Refund, object]>([
    ['that did not fail', asked('a'), {}],
    ['that was replaced', aRefund('a', 'failed', 500, { replacedBy: 'b' }), {}],
    ['of another payment', aRefund('a', 'failed', 500, { paymentId: OTHER_PAYMENT }), {}],
    ['of another sum', aRefund('a', 'failed', 501), {}],
    ['when it has a key of its own', aRefund('a', 'failed', 500), { key: 'other_key' }],
  ])('does not match one %s', (_, refund, what) => {
    expect(refundsAfter([refund], fact('done', { refundId: 'rfnd_Z', ...what }))).toHaveLength(2);
  });

  it.each([
    ['asked', 'pending', 'pending'],
    ['pending', 'failed', 'failed'],
    ['failed', 'done', 'done'],
    ['failed', 'pending', 'failed'],
    ['done', 'failed', 'done'],
    ['done', 'pending', 'done'],
  ] as const)('that is %s and then %s is %s, and leaves others unchanged', (first, word, state) => {
    const before = { ...empty, refunds: [aRefund('a', first, 500), asked('b')] };
    const after = withFact(before, fact(word, { key: 'a' }), NOW);
    expect(after.refunds).toMatchObject([{ key: 'a', state }, { key: 'b' }]);
    expect(after.refunds[1]).toBe(before.refunds[1]);
    expect(after === before).toBe(first === state);
  });

  it('keeps its failure code when a repetition omits it, and drops it once it is done', () => {
    const known = { key: 'a', refundId: 'rfnd_A' };
    const failed = [aRefund('a', 'failed', 500, { reason: 'no_bank', refundId: 'rfnd_A' })];
    expect(refundsAfter(failed, fact('failed', known))).toBe(failed);
    const repeated = { ...known, reason: 'closed' };
    expect(refundsAfter(failed, fact('failed', repeated))).toMatchObject([{ reason: 'closed' }]);
    const done = { reason: '', state: 'done' };
    expect(refundsAfter(failed, fact('done', repeated))).toMatchObject([done]);
  });

  it.each<[string, Refund, 'done' | 'failed', boolean]>([
    ['when it succeeds', aRefund('a', 'done', 500, { reference: 'UTR1' }), 'done', true],
    ['permanently', aRefund('a', 'failed', 500, { doneTwice: true }), 'failed', true],
    ['not when it fails', aRefund('a', 'failed', 500, { reference: 'UTR1' }), 'failed', false],
    ['not without a return', asked('a'), 'done', false],
  ])('that staff returned is marked as done twice %s', (_, refund, word, doneTwice) => {
    const report = fact(word, { key: 'a', refundId: 'rfnd_B' });
    const once = refundsAfter([refund], report);
    expect(once).toMatchObject([{ doneTwice }]);
    expect(refundsAfter(once, report)).toBe(once);
  });

  it('is sorted by its key', () => {
    const all = ['b', 'c', 'a'].reduce<Refund[]>(
      (refunds, key) => withRefund({ refunds }, asked(key)),
      [],
    );
    expect(all.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  });

  it('starts without a reference, a replacement or a response', () => {
    expect(aRefund('a', 'asked', 1)).toEqual({
      ...{ key: 'a', state: 'asked', amountPaise: 1, paymentId: PAYMENT, why: '', at: 1 },
      ...{ refundId: '', reason: '', replacedBy: '', reference: '', doneTwice: false, line: null },
    });
  });
});

it.each(['open', 'under-review', 'action-required', 'closed', 'won', 'lost'] as const)(
  'a dispute that is %s is stored with all its known values',
  (state) => {
    expect(knows([{ ...aDispute(state), respondByAt: 99 }]).disputes).toEqual([
      {
        ...{ id: 'disp_AAAAAAAAAAAAAA', paymentId: PAYMENT, phase: 'chargeback', state },
        ...{ amount: TOTAL, currency: 'INR', respondByAt: 99, at: NOW },
      },
    ]);
  },
);

it('a dispute without news leaves the transaction unchanged', () => {
  const before = knows([aDispute('won')]);
  expect(withFact(before, aDispute('open'), NOW + 1)).toBe(before);
});
