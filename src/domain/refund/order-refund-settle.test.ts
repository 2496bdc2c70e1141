import { describe, expect, it } from 'vitest';
import {
  aDispute,
  aPayment,
  OTHER_PAYMENT,
  PAYMENT,
  TOTAL,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import {
  aRefundFact,
  invoiced,
  NOW,
  PART,
  play,
  type Step,
  tryStep,
} from '../../../tests/support/fixtures/order-steps.ts';
import type { OrderState } from '../order/order-change.ts';
import type { Refund } from '../payment/transaction.ts';
import type { Settlement } from './order-refund-settle.ts';

const FAILED = 'first_refund';
const SURPLUS = `dup_${OTHER_PAYMENT}`;
const AGAIN: Settlement = { how: 'again', key: 'second_refund' };
const BY_HAND: Settlement = { how: 'by-hand', reference: 'HDFCN52026112412' };

/** A paid order with a surplus payment and a refund of ₹100 that failed at the provider, then these steps. */
const failed = (...then: Step[]) =>
  play(
    withFacts([aPayment('captured'), aPayment('captured', OTHER_PAYMENT)]),
    { refund: FAILED },
    aRefundFact('failed', { key: FAILED }),
    ...then,
  ).state;
const settle = (state: OrderState, settlement: Settlement, key = FAILED) =>
  tryStep(state, { settle: key, ...settlement });
const settled = (state: OrderState, settlement: Settlement, key = FAILED) =>
  play(state, { settle: key, ...settlement });
const refund = ({ transaction }: OrderState, name: string) =>
  transaction.refunds.find(({ key }) => key === name);

/** The state with one of its refunds changed. */
const withRefund = (state: OrderState, name: string, changes: Partial<Refund>): OrderState => {
  const refunds = state.transaction.refunds.map((one) =>
    one.key === name ? { ...one, ...changes } : one,
  );
  return { ...state, transaction: { ...state.transaction, refunds } };
};

describe('requesting a failed refund again', () => {
  it('sends it to the provider under the new key, with the same amount, payment and line', () => {
    const before = withRefund(failed(), FAILED, { line: 1 });
    const { state, effects } = settled(before, AGAIN);
    expect(effects).toEqual([
      { effect: 'refund', key: 'second_refund', paymentId: PAYMENT, amountPaise: PART },
    ]);
    expect(refund(state, FAILED)).toMatchObject({ state: 'failed', replacedBy: 'second_refund' });
    expect(refund(state, 'second_refund')).toMatchObject({
      ...{ paymentId: PAYMENT, amountPaise: PART, line: 1, state: 'asked' },
      ...{ why: 'broken cap', replacedBy: '', at: NOW },
    });
    expect(state.order.payment).toMatchObject({
      ...{ state: 'partly-refunded', refundingPaise: PART, refundFailedPaise: 0 },
    });
    expect(state.order).toMatchObject({ updatedAt: NOW, moves: before.order.moves + 1 });
  });

  it('happens once, and clears the failure', () => {
    const { state } = settled(failed(), AGAIN);
    expect(settle(state, AGAIN)).toEqual({ state, effects: [] });
    expect(settle(state, { how: 'again', key: 'third_refund' })).toEqual({ refusal: 'not-failed' });
    expect(settle(state, BY_HAND)).toEqual({ refusal: 'not-failed' });
  });

  it.each([SURPLUS, FAILED])('is refused under the key of another refund: %s', (key) => {
    expect(settle(failed(), { how: 'again', key })).toEqual({ refusal: 'key-used' });
  });
});

describe('a failed refund that staff returned themselves', () => {
  const mail = (key: string) => ({ effect: 'mail', mail: 'refunded', key, refundKey: key });

  it('is done with the bank reference, and the buyer gets a mail; other refunds are unchanged', () => {
    const before = failed({ refund: 'other_refund' });
    const { state, effects } = settled(before, BY_HAND);
    expect(effects).toEqual([mail(FAILED)]);
    const done = { state: 'done', reference: 'HDFCN52026112412' } as const;
    expect(state.transaction.refunds).toEqual(withRefund(before, FAILED, done).transaction.refunds);
    expect(state.order.payment).toMatchObject({ refundedPaise: PART, refundFailedPaise: 0 });
    expect(state.transaction.updatedAt).toBe(NOW);
  });

  it('is credited if the order has an invoice, and its payment is on it', () => {
    expect(settled(invoiced(failed()), BY_HAND).effects).toEqual([
      mail(FAILED),
      { effect: 'credit-note', key: FAILED, amountPaise: PART },
    ]);
    const surplus = { key: SURPLUS, paymentId: OTHER_PAYMENT, refundId: '', amount: TOTAL };
    const both = invoiced(failed(aRefundFact('failed', surplus)));
    expect(settled(both, BY_HAND, SURPLUS).effects).toEqual([mail(SURPLUS)]);
  });

  it('changes nothing the second time with the same reference, and is refused with another', () => {
    const { state } = settled(failed(), BY_HAND);
    expect(settle(state, BY_HAND)).toEqual({ state, effects: [] });
    const other = { how: 'by-hand', reference: 'HDFCN52026112413' } as const;
    expect(settle(state, other)).toEqual({ refusal: 'not-failed' });
  });
});

describe.each([
  ['asked for again', AGAIN],
  ['returned by hand', BY_HAND],
] as const)('a failed refund that is to be %s', (_, settlement) => {
  const elsewhere = (amount: number) => aRefundFact('done', { refundId: 'rfnd_B', amount });

  it.each<[string, () => OrderState, string | null]>([
    [
      'is refused unless it failed',
      () => withRefund(failed(), FAILED, { state: 'asked' }),
      'not-failed',
    ],
    [
      'is refused once it is done',
      () => failed(aRefundFact('done', { key: FAILED })),
      'not-failed',
    ],
    ['is refused while its payment is disputed', () => failed(aDispute('open')), 'disputed'],
    ['is refused once its payment is lost', () => failed(aDispute('lost')), 'dispute-lost'],
    ['is settled after a won dispute', () => failed(aDispute('won')), null],
    [
      'is refused when refunds elsewhere leave too little',
      () => failed(elsewhere(TOTAL - PART + 1)),
      'too-much',
    ],
    ['is settled when they leave enough', () => failed(elsewhere(TOTAL - PART)), null],
    [
      'is refused for an unknown payment',
      () => withRefund(failed(), FAILED, { paymentId: 'pay_CCCCCCCCCCCCCC' }),
      'too-much',
    ],
    [
      'is settled beside another failed refund and one of another payment',
      () =>
        withRefund(failed({ refund: 'other_refund' }), 'other_refund', {
          ...{ state: 'failed', amountPaise: TOTAL },
        }),
      null,
    ],
  ])('%s', (_what, state, refusal) => {
    const step = settle(state(), settlement);
    expect('refusal' in step ? step.refusal : null).toBe(refusal);
  });

  it('is refused under an unknown key', () => {
    expect(settle(failed(), settlement, 'no_such_refund')).toEqual({ refusal: 'not-failed' });
  });
});
