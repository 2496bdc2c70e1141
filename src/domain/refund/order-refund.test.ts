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

const ask = (state: OrderState, amount: number) =>
  applyRefund(state, { key: 'staff_refund', amountPaise: paise(amount), why: 'dented cap' }, NOW);

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
