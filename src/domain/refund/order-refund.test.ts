import { describe, expect, it } from 'vitest';
import {
  anOrderState,
  aPayment,
  ORDERED_AT,
  TOTAL,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import { paise } from '../money/money.ts';
import type { OrderState } from '../order/order-change.ts';
import { applyMove } from '../order/order-move.ts';
import type { PaymentFact } from '../payment/payment-event.ts';
import { refundsToRequest } from '../payment/payment-refunds.ts';
import { applyRefund, LEAST_REFUND_PAISE } from './order-refund.ts';

const NOW = ORDERED_AT + 60_000;

const paid = () => withFacts([aPayment('captured')]);

/** A cash order whose parcel was delivered, and its cash taken. */
function paidInCash(): OrderState {
  return (['pack', 'ship', 'deliver'] as const).reduce((state, move) => {
    const step = applyMove(state, { move, actor: 'staff' }, NOW);
    if ('refusal' in step) throw new Error(step.refusal);
    return step.state;
  }, anOrderState('cod'));
}

const ask = (state: OrderState, amount: number, line: number | null = null) => {
  const request = { key: 'staff_refund', amountPaise: paise(amount), line, why: 'dented cap' };
  return applyRefund(state, request, NOW);
};

function asked(...request: Parameters<typeof ask>): OrderState {
  const step = ask(...request);
  if ('refusal' in step) throw new Error(step.refusal);
  return step.state;
}

describe('a refund through the provider, which sends at least ₹1', () => {
  it('is refused below ₹1', () => {
    expect(ask(paid(), 99)).toEqual({ refusal: 'too-small' });
    expect(ask(paid(), LEAST_REFUND_PAISE)).not.toHaveProperty('refusal');
  });

  it('is refused when it would leave less than ₹1, which could never go back', () => {
    expect(ask(paid(), TOTAL - 1)).toEqual({ refusal: 'leaves-too-little' });
    expect(ask(paid(), TOTAL - 99)).toEqual({ refusal: 'leaves-too-little' });
    expect(ask(paid(), TOTAL - LEAST_REFUND_PAISE)).not.toHaveProperty('refusal');
    expect(ask(paid(), TOTAL)).not.toHaveProperty('refusal');
  });
});

it('cash goes back by hand, in any amount', () => {
  expect(ask(paidInCash(), 1)).not.toHaveProperty('refusal');
  expect(ask(paidInCash(), TOTAL - 1)).not.toHaveProperty('refusal');
});

describe('a refund of one product', () => {
  /** What the only line of the order cost; delivery is the rest. */
  const LINE_AMOUNT = 49_900;

  it('is stored with the line, and one of the whole order without', () => {
    expect(asked(paid(), 10_000, 1).transaction.refunds).toMatchObject([{ line: 1 }]);
    expect(asked(paid(), 10_000).transaction.refunds).toMatchObject([{ line: null }]);
    expect(asked(paidInCash(), 10_000, 1).transaction.refunds).toMatchObject([{ line: 1 }]);
  });

  it('is at most what is left of the line', () => {
    expect(ask(paid(), LINE_AMOUNT, 1)).not.toHaveProperty('refusal');
    expect(ask(paid(), LINE_AMOUNT + 1, 1)).toEqual({ refusal: 'too-much-of-line' });
    const half = asked(paid(), 25_000, 1);
    const second = (amount: number) =>
      applyRefund(
        half,
        { key: 'second_refund', amountPaise: paise(amount), line: 1, why: '' },
        NOW,
      );
    expect(second(24_901)).toEqual({ refusal: 'too-much-of-line' });
    expect(second(24_900)).not.toHaveProperty('refusal');
  });

  it('is refused for a line that the order does not have: delivery is none', () => {
    for (const line of [0, 2]) {
      expect(ask(paid(), 100, line)).toEqual({ refusal: 'unknown-line' });
    }
  });

  it('is another refund than one of the whole order under the same key', () => {
    const state = asked(paid(), 10_000, 1);
    expect(ask(state, 10_000, 1)).toEqual({ state, effects: [] });
    expect(ask(state, 10_000)).toEqual({ refusal: 'key-used' });
    expect(ask(asked(paid(), 10_000), 10_000, 1)).toEqual({ refusal: 'key-used' });
  });
});

describe('a refund that the provider refused', () => {
  const FAILED = 'first_refund';
  const AGAIN = 'second_refund';
  const report = (word: 'refund-failed' | 'refund-done', amount: number): PaymentFact => ({
    ...{ fact: word, paymentId: 'pay_AAAAAAAAAAAAAA', refundId: 'rfnd_A', key: FAILED },
    amount: paise(amount),
  });
  /** A paid order whose refund failed. */
  const failed = (amountPaise: number, line: number | null = null): OrderState => {
    const first = { key: FAILED, amountPaise: paise(amountPaise), line, why: 'dented cap' };
    const step = applyRefund(paid(), first, NOW);
    if ('refusal' in step) throw new Error(step.refusal);
    return withFacts([report('refund-failed', amountPaise)], step.state);
  };
  const again = (state: OrderState, amountPaise: number, line: number | null = null) =>
    applyRefund(state, { key: AGAIN, amountPaise: paise(amountPaise), line, why: 'again' }, NOW);

  it('is sent again under a new key, once', () => {
    const step = again(failed(TOTAL), TOTAL);
    if ('refusal' in step) throw new Error(step.refusal);
    expect(step.state.transaction.refunds).toMatchObject([
      { key: FAILED, state: 'failed', replacedBy: AGAIN },
      { key: AGAIN, state: 'asked', amountPaise: TOTAL },
    ]);
    expect(step.effects).toContainEqual(expect.objectContaining({ effect: 'refund', key: AGAIN }));
    expect(again(step.state, TOTAL)).toEqual({ state: step.state, effects: [] });
    const third = { key: 'third_refund', amountPaise: paise(TOTAL), why: 'again' };
    expect(applyRefund(step.state, third, NOW)).toEqual({ refusal: 'too-much' });
  });

  it('is not sent again once it has gone through after all', () => {
    const through = withFacts([report('refund-done', TOTAL)], failed(TOTAL));
    expect(again(through, TOTAL)).toEqual({ refusal: 'too-much' });
    const sent = again(failed(TOTAL), TOTAL);
    if ('refusal' in sent) throw new Error(sent.refusal);
    const late = withFacts([report('refund-done', TOTAL)], sent.state);
    expect(refundsToRequest(late.transaction)).toEqual([]);
  });

  it('is still owed: another amount, or another product, has to wait for it', () => {
    expect(again(failed(TOTAL), 5_000)).toEqual({ refusal: 'failed-refund' });
    expect(again(failed(TOTAL), TOTAL, 1)).toEqual({ refusal: 'failed-refund' });
    expect(again(failed(TOTAL), TOTAL + 1)).toEqual({ refusal: 'too-much' });
  });

  it('leaves the rest of the payment to other refunds', () => {
    const step = again(failed(10_000), 10_000);
    if ('refusal' in step) throw new Error(step.refusal);
    expect(step.state.transaction.refunds).toMatchObject([{ replacedBy: '' }, { key: AGAIN }]);
  });
});
