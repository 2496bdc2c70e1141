import { describe, expect, it } from 'vitest';
import {
  aDispute,
  anOrderState,
  aPayment,
  ORDERED_AT,
  TOTAL,
} from '../../../tests/support/fixtures/order-states.ts';
import { type Dispute, withDispute } from './dispute.ts';
import { paise } from '../money/money.ts';
import type { PaymentFact } from './payment-event.ts';
import { withFact, withRefund } from './transaction-facts.ts';
import { newRefund, type Refund, type Transaction } from './transaction.ts';

const NOW = ORDERED_AT + 5;
const PAYMENT = 'pay_AAAAAAAAAAAAAA';
const empty = anOrderState().transaction;
const knows = (facts: readonly PaymentFact[], from: Transaction = empty): Transaction =>
  facts.reduce((transaction, fact) => withFact(transaction, fact, NOW), from);

describe('an attempt', () => {
  it('is stored with all its known values and without a use', () => {
    expect(knows([aPayment('failed')]).attempts).toEqual([
      {
        paymentId: PAYMENT,
        state: 'failed',
        amount: TOTAL,
        currency: 'INR',
        instrument: 'upi',
        reason: 'payment_declined',
        use: 'open',
        at: NOW,
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
    const { attempts } = knows([aPayment(first), aPayment(then)]);
    expect(attempts).toMatchObject([{ state, reason: '' }]);
  });

  it('keeps the time of its first fact and updates its other values', () => {
    const before = knows([aPayment('captured')]);
    const repeated = {
      ...aPayment('captured', PAYMENT, 7, 'USD'),
      instrument: 'card',
    } as PaymentFact;
    expect(withFact(before, repeated, NOW + 1).attempts).toMatchObject([
      { amount: 7, currency: 'USD', instrument: 'card', at: NOW },
    ]);
  });

  it('of a lower rank leaves the transaction unchanged', () => {
    const before = knows([aPayment('captured')]);
    expect(withFact(before, aPayment('failed'), NOW)).toBe(before);
  });

  it('is sorted by its id, whenever it arrived', () => {
    const facts = ['pay_B', 'pay_C', 'pay_A'].map((id) => aPayment('failed', id));
    expect(knows(facts).attempts.map(({ paymentId }) => paymentId)).toEqual([
      'pay_A',
      'pay_B',
      'pay_C',
    ]);
  });
});

describe('a refund', () => {
  const fact = (
    word: 'refund-pending' | 'refund-done' | 'refund-failed',
    what: { key?: string; refundId?: string; amount?: number; paymentId?: string; reason?: string },
  ): PaymentFact => ({
    ...{ fact: word, paymentId: PAYMENT, refundId: '', key: '', ...what },
    amount: paise(what.amount ?? 500),
  });
  const aRefund = (key: string, changes: Partial<Refund> = {}): Refund => ({
    ...newRefund({
      key,
      paymentId: PAYMENT,
      amountPaise: paise(500),
      state: 'asked',
      why: '',
      at: 1,
    }),
    ...changes,
  });
  const having = (...refunds: Refund[]): Transaction => ({ ...empty, refunds });

  it.each([
    ['refund-pending', 'pending'],
    ['refund-done', 'done'],
    ['refund-failed', 'failed'],
  ] as const)('created elsewhere is stored under the provider’s id (%s)', (word, state) => {
    const { refunds } = knows([fact(word, { refundId: 'rfnd_A' })]);
    expect(refunds).toEqual([
      newRefund({
        key: 'rfnd_A',
        refundId: 'rfnd_A',
        paymentId: PAYMENT,
        amountPaise: paise(500),
        state,
        why: '',
        at: NOW,
      }),
    ]);
  });

  it('that we requested and no longer know is stored under its key, with its failure code', () => {
    const lost = fact('refund-failed', {
      key: 'lost_refund',
      refundId: 'rfnd_A',
      reason: 'no_bank',
    });
    expect(knows([lost]).refunds).toMatchObject([
      { key: 'lost_refund', refundId: 'rfnd_A', reason: 'no_bank' },
    ]);
  });

  it('matches by our key before any other of the same id', () => {
    const { refunds } = withFact(
      having(aRefund('a', { refundId: 'rfnd_A' }), aRefund('b')),
      fact('refund-done', { key: 'b', refundId: 'rfnd_A' }),
      NOW,
    );
    expect(refunds).toMatchObject([{ state: 'asked' }, { state: 'done', refundId: 'rfnd_A' }]);
  });

  it('matches by the provider’s id when its key is missing or unknown', () => {
    for (const key of ['', 'unknown_key']) {
      const { refunds } = withFact(
        having(aRefund('a', { refundId: 'rfnd_A' }), aRefund('b')),
        fact('refund-done', { key, refundId: 'rfnd_A' }),
        NOW,
      );
      expect(refunds).toMatchObject([
        { key: 'a', state: 'done' },
        { key: 'b', state: 'asked' },
      ]);
    }
  });

  it('without key and id matches none of those that await their id', () => {
    const { refunds } = withFact(having(aRefund('a')), fact('refund-done', {}), NOW);
    expect(refunds).toMatchObject([
      { key: '', state: 'done' },
      { key: 'a', state: 'asked' },
    ]);
  });

  it('without a key does not match an earlier one without a key', () => {
    const existing = aRefund('', { refundId: 'rfnd_A', state: 'done', amountPaise: paise(7) });
    const { refunds } = withFact(
      having(existing),
      fact('refund-done', { refundId: 'rfnd_B' }),
      NOW,
    );
    expect(refunds).toMatchObject([{ refundId: 'rfnd_A' }, { refundId: 'rfnd_B' }]);
  });

  it('that staff created at the provider matches the failed one of the same amount', () => {
    const failed = aRefund('a', { state: 'failed', reason: 'no_bank' });
    const created = fact('refund-done', { refundId: 'rfnd_Z' });
    expect(withFact(having(failed), created, NOW).refunds).toEqual([
      { ...failed, state: 'done', reason: '', refundId: 'rfnd_Z' },
    ]);
  });

  it.each<[string, Partial<Refund>, object]>([
    ['that did not fail', { state: 'asked' }, {}],
    ['that was replaced', { state: 'failed', replacedBy: 'b' }, {}],
    ['of another payment', { state: 'failed', paymentId: 'pay_B' }, {}],
    ['of another sum', { state: 'failed', amountPaise: paise(501) }, {}],
    ['when it has a key of its own', { state: 'failed' }, { key: 'other_key' }],
  ])('does not match one %s', (_, changes, what) => {
    const created = fact('refund-done', { refundId: 'rfnd_Z', ...what });
    expect(withFact(having(aRefund('a', changes)), created, NOW).refunds).toHaveLength(2);
  });

  it.each([
    ['asked', 'refund-pending', 'pending'],
    ['pending', 'refund-failed', 'failed'],
    ['failed', 'refund-done', 'done'],
    ['failed', 'refund-pending', 'failed'],
    ['done', 'refund-failed', 'done'],
    ['done', 'refund-pending', 'done'],
  ] as const)('that is %s and receives %s becomes %s', (first, word, state) => {
    const before = having(aRefund('a', { state: first }));
    const after = withFact(before, fact(word, { key: 'a' }), NOW);
    expect(after.refunds).toMatchObject([{ key: 'a', state }]);
    expect(after === before).toBe(first === state);
  });

  it('keeps its failure code when a repetition omits it, and drops it once it is done', () => {
    const failed = having(aRefund('a', { state: 'failed', reason: 'no_bank', refundId: 'rfnd_A' }));
    const silent = fact('refund-failed', { key: 'a', refundId: 'rfnd_A' });
    expect(withFact(failed, silent, NOW)).toBe(failed);
    const repeated = fact('refund-failed', { key: 'a', refundId: 'rfnd_A', reason: 'closed' });
    expect(withFact(failed, repeated, NOW).refunds).toMatchObject([{ reason: 'closed' }]);
    const done = fact('refund-done', { key: 'a', refundId: 'rfnd_A', reason: 'closed' });
    expect(withFact(failed, done, NOW).refunds).toMatchObject([{ reason: '', state: 'done' }]);
  });

  it('is marked as done twice when it succeeds after staff returned it, permanently', () => {
    const byHand = having(aRefund('a', { state: 'done', reference: 'UTR1' }));
    const done = fact('refund-done', { key: 'a', refundId: 'rfnd_A' });
    const twice = withFact(byHand, done, NOW);
    expect(twice.refunds).toMatchObject([{ doneTwice: true }]);
    expect(withFact(twice, done, NOW)).toBe(twice);
    const marked = having(aRefund('a', { state: 'failed', doneTwice: true }));
    const failed = fact('refund-failed', { key: 'a', refundId: 'rfnd_B' });
    expect(withFact(marked, failed, NOW).refunds).toMatchObject([{ doneTwice: true }]);
    const returned = having(aRefund('a', { state: 'failed', reference: 'UTR1' }));
    expect(withFact(returned, failed, NOW).refunds).toMatchObject([{ doneTwice: false }]);
    const unmarked = having(aRefund('a'));
    expect(withFact(unmarked, done, NOW).refunds).toMatchObject([{ doneTwice: false }]);
  });

  it('leaves the others unchanged', () => {
    const other = aRefund('b', { state: 'pending' });
    const { refunds } = withFact(
      having(aRefund('a'), other),
      fact('refund-done', { key: 'a' }),
      NOW,
    );
    expect(refunds[1]).toBe(other);
  });

  it('is sorted by its key', () => {
    const keys = withRefund(having(aRefund('b'), aRefund('c')), aRefund('a')).map(({ key }) => key);
    expect(keys).toEqual(['a', 'b', 'c']);
    expect(withRefund(having(aRefund('a')), aRefund('b')).map(({ key }) => key)).toEqual([
      'a',
      'b',
    ]);
  });
});

describe('a dispute', () => {
  it.each(['open', 'under-review', 'action-required', 'closed', 'won', 'lost'] as const)(
    'that is %s is stored with all its known values',
    (state) => {
      const fact = { ...aDispute(state), respondByAt: 99 } as PaymentFact;
      expect(knows([fact]).disputes).toEqual([
        {
          id: 'disp_AAAAAAAAAAAAAA',
          paymentId: PAYMENT,
          phase: 'chargeback',
          state,
          amount: TOTAL,
          currency: 'INR',
          respondByAt: 99,
          at: NOW,
        },
      ]);
    },
  );

  it('without news leaves the transaction unchanged', () => {
    const before = knows([aDispute('won')]);
    expect(withFact(before, aDispute('open'), NOW + 1)).toBe(before);
    expect(withFact(before, aDispute('won'), NOW + 1)).toBe(before);
  });

  const one = (changes: Partial<Dispute>): Dispute => ({
    ...{ id: 'disp_A', paymentId: PAYMENT, phase: 'chargeback', state: 'open', amount: 10 },
    ...{ currency: 'INR', respondByAt: null, at: 1 },
    ...changes,
  });

  it('keeps the largest amount, the latest deadline and the earliest time', () => {
    const existing = one({ state: 'won', amount: 10, respondByAt: 50, at: 1 });
    const update = one({ state: 'open', amount: 20, respondByAt: 40, at: 2 });
    expect(withDispute([existing], update)).toEqual([{ ...existing, amount: 20 }]);
    const decided = one({ state: 'lost', amount: 5, respondByAt: 60, at: 3 });
    expect(withDispute([existing], decided)).toEqual([
      { ...decided, amount: 10, respondByAt: 60, at: 1 },
    ]);
    const silent = one({ state: 'lost', respondByAt: null });
    expect(withDispute([existing], silent)).toMatchObject([{ respondByAt: 50 }]);
  });

  it('is sorted by its id and its phase', () => {
    const all = [
      one({ phase: 'arbitration' }),
      one({ id: 'disp_B', phase: 'fraud' }),
      one({ phase: 'retrieval' }),
    ].reduce<readonly Dispute[]>(withDispute, []);
    expect(all.map(({ id, phase }) => [id, phase])).toEqual([
      ['disp_A', 'retrieval'],
      ['disp_A', 'arbitration'],
      ['disp_B', 'fraud'],
    ]);
  });

  it('replaces the one without an id of its payment, and no other', () => {
    const old = one({ id: '', phase: 'unknown' });
    const elsewhere = one({ id: '', phase: 'unknown', paymentId: 'pay_B' });
    expect(withDispute([old, elsewhere], one({}))).toEqual([elsewhere, one({})]);
  });
});
