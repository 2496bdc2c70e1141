import { describe, expect, it } from 'vitest';
import {
  aDispute,
  aPayment,
  ORDERED_AT,
  withFacts,
  TOTAL,
} from '../../../tests/support/fixtures/order-states.ts';
import { paise } from '../money/money.ts';
import type { OrderState } from '../order/order-change.ts';
import type { PaymentFact } from '../payment/payment-event.ts';
import { applyRefund } from './order-refund.ts';
import { type Settlement, settleRefund } from './order-refund-settle.ts';
import type { Refund } from '../payment/transaction.ts';

const NOW = ORDERED_AT + 60_000;
const PAYMENT = 'pay_AAAAAAAAAAAAAA';
const PART = paise(10_000);
const FAILED = 'first_refund';
const AGAIN: Settlement = { how: 'again', key: 'second_refund' };
const BY_HAND: Settlement = { how: 'by-hand', reference: 'HDFCN52026112412' };

const fact = (
  word: 'refund-done' | 'refund-failed',
  key = FAILED,
  refundId = 'rfnd_AAAAAAAAAAAAAA',
  amount = PART,
): PaymentFact => ({ fact: word, paymentId: PAYMENT, refundId, amount, key });

function withRefund(state: OrderState, key: string, amountPaise = PART): OrderState {
  const step = applyRefund(state, { key, amountPaise, why: 'dented cap' }, NOW);
  if ('refusal' in step) throw new Error(step.refusal);
  return step.state;
}

/** A paid order whose refund of ₹100 failed at the provider, followed by these facts. */
const failed = (...then: PaymentFact[]) =>
  withFacts(
    [fact('refund-failed'), ...then],
    withRefund(
      withFacts([aPayment('captured'), aPayment('captured', 'pay_BBBBBBBBBBBBBB')]),
      FAILED,
    ),
  );

const invoiced = ({ order, transaction }: OrderState): OrderState => ({
  order: { ...order, invoice: 'SR/26-27/000001' },
  transaction,
});

function settle(state: OrderState, settlement: Settlement, key = FAILED) {
  const step = settleRefund(state, key, settlement, NOW);
  if ('refusal' in step) throw new Error(step.refusal);
  return step;
}

const refunds = ({ transaction }: OrderState, ...names: string[]) =>
  transaction.refunds.filter(({ key }) => names.includes(key));

/** The state with one of its refunds changed, as if the provider had reported it. */
const withRefunds = (
  state: OrderState,
  change: (refund: Refund) => Partial<Refund>,
): OrderState => ({
  ...state,
  transaction: {
    ...state.transaction,
    refunds: state.transaction.refunds.map((refund) => ({ ...refund, ...change(refund) })),
  },
});

describe('requesting a failed refund again', () => {
  it('sends it to the provider under the new key, with the same amount and payment', () => {
    const { state, effects } = settle(failed(), AGAIN);
    expect(effects).toEqual([
      { effect: 'refund', key: 'second_refund', paymentId: PAYMENT, amountPaise: PART },
    ]);
    expect(refunds(state, FAILED, 'second_refund')).toMatchObject([
      { key: FAILED, state: 'failed', replacedBy: 'second_refund' },
      {
        key: 'second_refund',
        paymentId: PAYMENT,
        amountPaise: PART,
        state: 'asked',
        why: 'dented cap',
        replacedBy: '',
        at: NOW,
      },
    ]);
    expect(state.order.payment).toMatchObject({
      state: 'partly-refunded',
      refundingPaise: PART,
      refundFailedPaise: 0,
    });
    expect(state.order).toMatchObject({ updatedAt: NOW, moves: failed().order.moves + 1 });
  });

  it('pays back the same line', () => {
    const line = withRefunds(failed(), ({ key }) => (key === FAILED ? { line: 1 } : {}));
    const { state } = settle(line, AGAIN);
    expect(refunds(state, 'second_refund')).toMatchObject([{ line: 1 }]);
  });

  it('changes nothing the second time with the same key', () => {
    const { state } = settle(failed(), AGAIN);
    expect(settleRefund(state, FAILED, AGAIN, NOW + 1)).toEqual({ state, effects: [] });
  });

  it('is refused under the key of another refund', () => {
    const dup = { how: 'again', key: 'dup_pay_BBBBBBBBBBBBBB' } as const;
    expect(settleRefund(failed(), FAILED, dup, NOW)).toEqual({ refusal: 'key-used' });
    expect(settleRefund(failed(), FAILED, { how: 'again', key: FAILED }, NOW)).toEqual({
      refusal: 'key-used',
    });
  });

  it('clears the failure: it is neither requested nor returned again', () => {
    const { state } = settle(failed(), AGAIN);
    const third = { how: 'again', key: 'third_refund' } as const;
    expect(settleRefund(state, FAILED, third, NOW)).toEqual({ refusal: 'not-failed' });
    expect(settleRefund(state, FAILED, BY_HAND, NOW)).toEqual({ refusal: 'not-failed' });
  });
});

describe('a failed refund that staff returned themselves', () => {
  it('is done with the bank reference, and the buyer gets a mail', () => {
    const { state, effects } = settle(failed(), BY_HAND);
    expect(effects).toEqual([{ effect: 'mail', mail: 'refunded', key: FAILED, refundKey: FAILED }]);
    expect(refunds(state, FAILED)).toMatchObject([
      { state: 'done', reference: 'HDFCN52026112412', amountPaise: PART },
    ]);
    expect(state.order.payment).toMatchObject({ refundedPaise: PART, refundFailedPaise: 0 });
    expect(state.transaction.updatedAt).toBe(NOW);
  });

  it('is credited if the order has an invoice', () => {
    expect(settle(invoiced(failed()), BY_HAND).effects).toEqual([
      { effect: 'mail', mail: 'refunded', key: FAILED, refundKey: FAILED },
      { effect: 'credit-note', key: FAILED, amountPaise: PART },
    ]);
  });

  it('of a payment that the order did not need is on no invoice', () => {
    const dup = 'dup_pay_BBBBBBBBBBBBBB';
    const surplus: PaymentFact = {
      ...{ fact: 'refund-failed', paymentId: 'pay_BBBBBBBBBBBBBB', refundId: '' },
      ...{ amount: TOTAL, key: dup },
    };
    const { effects } = settle(invoiced(failed(surplus)), BY_HAND, dup);
    expect(effects).toEqual([{ effect: 'mail', mail: 'refunded', key: dup, refundKey: dup }]);
  });

  it('changes nothing the second time with the same reference, and is refused with another', () => {
    const { state } = settle(failed(), BY_HAND);
    expect(settleRefund(state, FAILED, BY_HAND, NOW + 1)).toEqual({ state, effects: [] });
    const other = { how: 'by-hand', reference: 'HDFCN52026112413' } as const;
    expect(settleRefund(state, FAILED, other, NOW)).toEqual({ refusal: 'not-failed' });
  });

  it('leaves every other refund unchanged', () => {
    const before = withRefund(failed(), 'other_refund');
    const { state } = settle(before, BY_HAND);
    const others = ({ key }: Refund): boolean => key !== FAILED;
    expect(state.transaction.refunds.filter(others)).toEqual(
      before.transaction.refunds.filter(others),
    );
  });
});

describe.each([
  ['asked for again', AGAIN],
  ['returned by hand', BY_HAND],
] as const)('a refund is not %s', (_, settlement) => {
  it('when its key is unknown, or it has not failed', () => {
    expect(settleRefund(failed(), 'no_such_refund', settlement, NOW)).toEqual({
      refusal: 'not-failed',
    });
    const waiting = withRefund(withFacts([aPayment('captured')]), FAILED);
    expect(settleRefund(waiting, FAILED, settlement, NOW)).toEqual({ refusal: 'not-failed' });
    const done = failed(fact('refund-done'));
    expect(settleRefund(done, FAILED, settlement, NOW)).toEqual({ refusal: 'not-failed' });
  });

  it('while its payment is disputed or lost', () => {
    expect(settleRefund(failed(aDispute('open')), FAILED, settlement, NOW)).toEqual({
      refusal: 'disputed',
    });
    expect(settleRefund(failed(aDispute('lost')), FAILED, settlement, NOW)).toEqual({
      refusal: 'dispute-lost',
    });
    expect(settleRefund(failed(aDispute('won')), FAILED, settlement, NOW)).not.toHaveProperty(
      'refusal',
    );
  });

  it('when refunds elsewhere leave too little of the payment', () => {
    const rest = (amount: number) =>
      failed(fact('refund-done', '', 'rfnd_BBBBBBBBBBBBBB', paise(amount)));
    expect(settleRefund(rest(TOTAL - PART + 1), FAILED, settlement, NOW)).toEqual({
      refusal: 'too-much',
    });
    expect(settleRefund(rest(TOTAL - PART), FAILED, settlement, NOW)).not.toHaveProperty('refusal');
  });

  it('of an unknown payment', () => {
    const unknown = withRefunds(failed(), ({ key }) =>
      key === FAILED ? { paymentId: 'pay_CCCCCCCCCCCCCC' } : {},
    );
    expect(settleRefund(unknown, FAILED, settlement, NOW)).toEqual({ refusal: 'too-much' });
  });

  it('counting failed refunds or those of other payments against it', () => {
    const filled = withRefunds(withRefund(failed(), 'other_refund'), ({ key }) =>
      key === 'other_refund' ? { state: 'failed', amountPaise: TOTAL } : {},
    );
    expect(settleRefund(filled, FAILED, settlement, NOW)).not.toHaveProperty('refusal');
    const surplus = refunds(filled, 'dup_pay_BBBBBBBBBBBBBB');
    expect(surplus).toMatchObject([{ paymentId: 'pay_BBBBBBBBBBBBBB', amountPaise: TOTAL }]);
  });
});
