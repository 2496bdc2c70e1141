import { describe, expect, it } from 'vitest';
import {
  anOrderState,
  aPayment,
  ORDERED_AT,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import { paise } from '../money/money.ts';
import type { OrderState } from '../order/order-change.ts';
import type { PaymentFact } from '../payment/payment-event.ts';
import { applyRefund } from './order-refund.ts';
import { settleRefund } from './order-refund-settle.ts';
import { lineRefunds, refundableLines } from './refundable-lines.ts';

const NOW = ORDERED_AT + 60_000;
const PAYMENT = 'pay_AAAAAAAAAAAAAA';
const CHURNA = 1;
const CREAM = 2;

/** A paid order: Churna for ₹1,000 after its discount, cream for ₹500, two fees of ₹100 together. */
function paid(): OrderState {
  const { order, transaction } = anOrderState();
  const [line] = order.lines;
  if (!line) throw new Error('The fixture has a line');
  const lines = [
    { ...line, quantity: 2, unitPricePaise: paise(52_500), discountPaise: paise(5_000) },
    { ...line, slug: 'cream', quantity: 1, unitPricePaise: paise(50_000) },
  ];
  const totals = {
    ...{ ...order.totals, itemsPaise: paise(155_000), discountPaise: paise(5_000) },
    ...{ shippingPaise: paise(6_000), codFeePaise: paise(4_000), totalPaise: paise(160_000) },
  };
  return withFacts([aPayment('captured', PAYMENT, 160_000)], {
    order: { ...order, lines, totals },
    transaction: { ...transaction, amountPaise: totals.totalPaise },
  });
}

/** The state after refunds of staff: key, paise, and the line or none. */
function refunded(...refunds: readonly (readonly [string, number, number?])[]): OrderState {
  return refunds.reduce((state, [key, amount, line = null], index) => {
    const request = { key, amountPaise: paise(amount), line, why: 'dented' };
    const step = applyRefund(state, request, NOW + index);
    if ('refusal' in step) throw new Error(step.refusal);
    return step.state;
  }, paid());
}

const fact = (
  word: 'refund-pending' | 'refund-done' | 'refund-failed',
  key: string,
  amount: number,
): PaymentFact => ({
  ...{ fact: word, paymentId: PAYMENT, refundId: `rfnd_${key}` },
  ...{ amount: paise(amount), key },
});

describe('what is left to refund of each line', () => {
  it('is what it cost after its discount', () => {
    expect(refundableLines(paid())).toEqual([100_000, 50_000]);
  });

  it('is less by the refunds of that line', () => {
    expect(refundableLines(refunded(['a', 30_000, CHURNA]))).toEqual([70_000, 50_000]);
    expect(refundableLines(refunded(['a', 30_000, CHURNA], ['b', 70_000, CHURNA]))).toEqual([
      0, 50_000,
    ]);
  });

  it('is less by its share of the refunds of the whole order, which delivery shares too', () => {
    expect(refundableLines(refunded(['a', 16_000]))).toEqual([90_000, 45_000]);
  });

  it('shares a refund of the whole order over what was left of each line at its time', () => {
    // Keys are out of order: refunds are stored by key.
    const state = refunded(['b', 50_000, CHURNA], ['a', 6_600]);
    expect(refundableLines(state)).toEqual([47_000, 47_000]);
  });

  it('counts a failed refund, which is still owed, and one that was sent again once', () => {
    const failed = withFacts(
      [fact('refund-failed', 'first_refund', 20_000)],
      refunded(['first_refund', 20_000, CREAM]),
    );
    expect(refundableLines(failed)).toEqual([100_000, 30_000]);
    const again = settleRefund(failed, 'first_refund', { how: 'again', key: 'second_one' }, NOW);
    if ('refusal' in again) throw new Error(again.refusal);
    expect(refundableLines(again.state)).toEqual([100_000, 30_000]);
    const doneAfterAll = withFacts([fact('refund-done', 'first_refund', 20_000)], again.state);
    expect(refundableLines(doneAfterAll)).toEqual([100_000, 30_000]);
  });

  it('counts a refund that is under way', () => {
    const requested = refunded(['first_refund', 20_000, CREAM]);
    const pending = withFacts([fact('refund-pending', 'first_refund', 20_000)], requested);
    expect(refundableLines(pending)).toEqual([100_000, 30_000]);
  });

  it.each(['pay_00000000000000', 'pay_BBBBBBBBBBBBBB'])(
    'leaves out %s, a payment that the order did not need',
    (other) => {
      const twice = withFacts([aPayment('captured', other, 160_000)], paid());
      expect(twice.transaction.refunds).toHaveLength(1);
      expect(refundableLines(twice)).toEqual([100_000, 50_000]);
    },
  );

  it('is nothing when more went back than the order cost', () => {
    const tooMuch = withFacts([fact('refund-done', '', 170_000)], paid());
    expect(refundableLines(tooMuch)).toEqual([0, 0]);
  });
});

describe('what refunds took of each line', () => {
  it('is nothing without a refund, not even of a line that cost nothing', () => {
    const { order, transaction } = paid();
    const [churna, ...others] = order.lines;
    if (!churna) throw new Error('The fixture has a line');
    const free = { ...churna, discountPaise: paise(105_000) };
    expect(lineRefunds({ order: { ...order, lines: [free, ...others] }, transaction })).toEqual([
      null,
      null,
    ]);
  });

  it('is a part, or the whole line once nothing is left of it', () => {
    const part = { amountPaise: 30_000, isWhole: false };
    expect(lineRefunds(refunded(['a', 30_000, CHURNA]))).toEqual([part, null]);
    const whole = { amountPaise: 100_000, isWhole: true };
    expect(lineRefunds(refunded(['a', 30_000, CHURNA], ['b', 70_000, CHURNA]))).toEqual([
      whole,
      null,
    ]);
  });
});
