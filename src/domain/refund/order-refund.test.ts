import { describe, expect, it } from 'vitest';
import {
  anOrderState,
  aPayment,
  OTHER_PAYMENT,
  PAYMENT,
  TOTAL,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import {
  aRefundFact,
  NOW,
  PART,
  play,
  refundsOf,
  tryStep,
} from '../../../tests/support/fixtures/order-steps.ts';
import type { OrderState } from '../order/order-change.ts';
import { refundsToRequest } from '../payment/payment-refunds.ts';
import { MIN_REFUND_PAISE } from './order-refund.ts';

const paid = () => withFacts([aPayment('captured')]);
const paidInCash = () => play(anOrderState('cod'), 'pack', 'ship', 'deliver').state;
/** The answer to a request for a refund: its refusal, or `ok`. */
const ask = (
  state: OrderState,
  amount: number,
  line: number | null = null,
  key = 'first_refund',
) => {
  const step = tryStep(state, { refund: key, amount, line });
  return 'refusal' in step ? step.refusal : 'ok';
};
const LINE_AMOUNT = 49_900;

describe('a refund by staff', () => {
  it.each<[string, () => OrderState, number, number | null, string]>([
    ['of an unpaid order', anOrderState, 100, null, 'nothing-paid'],
    ['of nothing', paid, 0, null, 'too-much'],
    ['of more than was paid', paid, TOTAL + 1, null, 'too-much'],
    ['of all', paid, TOTAL, null, 'ok'],
    ['below ₹1, which the provider does not send', paid, 99, null, 'too-small'],
    ['of ₹1', paid, MIN_REFUND_PAISE, null, 'ok'],
    ['that leaves less than ₹1', paid, TOTAL - 99, null, 'leaves-too-little'],
    ['that leaves a paisa', paid, TOTAL - 1, null, 'leaves-too-little'],
    ['that leaves ₹1', paid, TOTAL - MIN_REFUND_PAISE, null, 'ok'],
    ['of a paisa of cash, which goes back by hand', paidInCash, 1, null, 'ok'],
    ['of cash that leaves a paisa', paidInCash, TOTAL - 1, null, 'ok'],
    ['of all of a line', paid, LINE_AMOUNT, 1, 'ok'],
    ['of more than a line cost', paid, LINE_AMOUNT + 1, 1, 'too-much-of-line'],
    ['of a line before the first', paid, 100, 0, 'unknown-line'],
    ['of delivery, which is no line', paid, 100, 2, 'unknown-line'],
  ])('%s', (_, state, amount, line, answer) => {
    expect(ask(state(), amount, line)).toBe(answer);
  });

  it('is at most what earlier ones left, of the payment and of the line', () => {
    const first = play(paid(), { refund: 'first_refund', amount: 20_000 }).state;
    expect(ask(first, TOTAL - 20_000 + 1, null, 'other_refund')).toBe('too-much');
    const half = play(paid(), { refund: 'first_refund', amount: 25_000, line: 1 }).state;
    expect(ask(half, 24_901, 1, 'second_refund')).toBe('too-much-of-line');
    expect(ask(half, 24_900, 1, 'second_refund')).toBe('ok');
  });

  it('is stored with its line and asked for, with a letter, at the payment that paid the order', () => {
    const other = aPayment('captured', 'pay_00000000000000', TOTAL - 1);
    const twice = withFacts([other, aPayment('captured')]);
    const { state, effects } = play(twice, { refund: 'a', line: 1 });
    expect(effects).toEqual([
      { effect: 'refund', key: 'a', paymentId: PAYMENT, amountPaise: PART },
      { effect: 'mail', mail: 'refund-requested', key: 'requested_a', refundKey: 'a' },
    ]);
    expect(state).toMatchObject({
      order: { moves: twice.order.moves + 1, updatedAt: NOW, payment: { refundingPaise: PART } },
      transaction: { state: 'partly-refunded', updatedAt: NOW },
    });
    expect(state.transaction.refunds[0]).toMatchObject({ key: 'a', line: 1, why: 'broken cap' });
    expect(play(paid(), { refund: 'a' }).state.transaction.refunds).toMatchObject([{ line: null }]);
  });

  it('happens once per key, for the same amount and line', () => {
    const { state } = play(paid(), { refund: 'first_refund', line: 1 });
    const again = { refund: 'first_refund', line: 1 };
    expect(tryStep(state, again)).toEqual({ state, effects: [] });
    expect(tryStep(state, { ...again, amount: 10 })).toEqual({ refusal: 'key-used' });
    expect(ask(state, PART)).toBe('key-used');
    expect(ask(play(paid(), { refund: 'first_refund' }).state, PART, 1)).toBe('key-used');
  });

  it('of cash is done when staff record it, with mail and credit note, and calls no provider', () => {
    const { state, effects } = play(paidInCash(), { refund: 'a', line: 1 });
    expect(effects).toEqual([
      { effect: 'mail', mail: 'refunded', key: 'a', refundKey: 'a' },
      { effect: 'credit-note', key: 'a', amountPaise: PART },
    ]);
    expect(state.transaction.refunds).toMatchObject([
      { key: 'a', paymentId: '', amountPaise: PART, state: 'done', at: NOW, line: 1 },
    ]);
    const payment = { state: 'partly-refunded', refundedPaise: PART };
    expect(state.order.payment).toMatchObject(payment);
  });

  it('by bank transfer is credited once there is an invoice', () => {
    const received = play(anOrderState('transfer'), { received: 'HDFCN52026112412' }).state;
    const step = { refund: 'a', reference: 'HDFCN52026112999' };
    const notes = (state: OrderState) =>
      play(state, step).effects.filter(({ effect }) => effect === 'credit-note');
    expect(notes(received)).toEqual([]);
    const { order, transaction } = received;
    const invoiced = { transaction, order: { ...order, invoice: 'FR/26-27/1' } };
    expect(notes(invoiced)).toEqual([{ effect: 'credit-note', key: 'a', amountPaise: PART }]);
  });

  it('that staff have paid out names the payee in its letter, and none without a reference', () => {
    const { order, transaction } = paidInCash();
    const payout = { dues: [], payee: 'asha@upi', payeeAt: NOW };
    const owed = { transaction, order: { ...order, payout } };
    const outcome = (reference?: string) => {
      const { state, effects } = play(owed, { refund: 'a', ...(reference && { reference }) });
      const { paidTo } = state.transaction.refunds[0] ?? {};
      return [paidTo, effects.flatMap((one) => ('mail' in one ? [one.mail] : []))];
    };
    expect(outcome('UTR1')).toEqual(['asha@upi', ['payout-made']]);
    expect(outcome()).toEqual([undefined, ['refunded']]);
  });

  it('online keeps no payee and no reference, whatever is typed', () => {
    const { order, transaction } = paid();
    const payout = { dues: [], payee: 'asha@upi', payeeAt: NOW };
    const owed = { transaction, order: { ...order, payout } };
    const { refunds } = play(owed, { refund: 'a', reference: 'UTR1' }).state.transaction;
    expect(refunds).toMatchObject([{ reference: '' }]);
    expect(refunds[0]?.paidTo).toBeUndefined();
  });
});

describe('a refund that the provider refused', () => {
  const FAILED = 'first_refund';
  const AGAIN = 'second_refund';
  const report = (word: 'failed' | 'done', amount: number) =>
    aRefundFact(word, { key: FAILED, amount });
  /** A paid order whose refund failed. */
  const failed = (amount: number) =>
    play(paid(), { refund: FAILED, amount }, report('failed', amount)).state;

  it('is sent again under a new key, once', () => {
    const step = play(failed(TOTAL), { refund: AGAIN, amount: TOTAL });
    expect(step.state.transaction.refunds).toMatchObject([
      { key: FAILED, state: 'failed', replacedBy: AGAIN },
      { key: AGAIN, state: 'asked', amountPaise: TOTAL },
    ]);
    expect(step.effects).toContainEqual(expect.objectContaining({ effect: 'refund', key: AGAIN }));
    const repeated = tryStep(step.state, { refund: AGAIN, amount: TOTAL });
    expect(repeated).toEqual({ state: step.state, effects: [] });
    expect(ask(step.state, TOTAL, null, 'third_refund')).toBe('too-much');
  });

  it('is not sent again once it has gone through after all', () => {
    const through = play(failed(TOTAL), report('done', TOTAL)).state;
    expect(ask(through, TOTAL, null, AGAIN)).toBe('too-much');
    const late = play(failed(TOTAL), { refund: AGAIN, amount: TOTAL }, report('done', TOTAL));
    expect(refundsToRequest(late.state.transaction)).toEqual([]);
  });

  it('is still owed: another amount, or another product, has to wait for it', () => {
    expect(ask(failed(TOTAL), 5_000, null, AGAIN)).toBe('failed-refund');
    expect(ask(failed(TOTAL), TOTAL, 1, AGAIN)).toBe('failed-refund');
    expect(ask(failed(TOTAL), TOTAL + 1, null, AGAIN)).toBe('too-much');
  });

  it.each([PART, TOTAL / 2])('of %i paise leaves the rest of the payment to others', (amount) => {
    const step = play(failed(amount), { refund: AGAIN, amount });
    expect(refundsOf(step)).toEqual([
      [FAILED, amount],
      [AGAIN, amount],
    ]);
    expect(step.state.transaction.refunds[0]?.replacedBy).toBe('');
  });

  it('is not that of a surplus payment, which has the same amount', () => {
    const state = withFacts([aPayment('captured'), aPayment('captured', OTHER_PAYMENT)]);
    const key = `dup_${OTHER_PAYMENT}`;
    const refused = aRefundFact('failed', { key, amount: TOTAL, paymentId: OTHER_PAYMENT });
    const step = play(state, refused, { refund: AGAIN, amount: TOTAL });
    expect(ask(step.state, TOTAL, null, 'third_refund')).toBe('too-much');
  });
});
