import { describe, expect, it } from 'vitest';
import {
  anOrderState,
  aPayment,
  ORDERED_AT,
} from '../../../tests/support/fixtures/order-states.ts';
import { paise } from '../money/money.ts';
import type { Effect, OrderState } from '../order/order-change.ts';
import type { PaymentFact } from '../payment/payment-event.ts';
import { applyFact } from '../payment/order-payment.ts';
import { applyRefund } from './order-refund.ts';
import { refundablePayment } from '../payment/transaction-money.ts';

const now = ORDERED_AT + 1000;
const PART = paise(10_000);

function applyFacts(state: OrderState, ...facts: PaymentFact[]) {
  const effects: Effect[] = [];
  let after = state;
  for (const fact of facts) {
    const step = applyFact(after, fact, { now, stockIsFree: true });
    after = step.state;
    effects.push(...step.effects);
  }
  return { state: after, effects };
}

const paid = () => applyFacts(anOrderState(), aPayment('captured')).state;

function withRefund(state: OrderState, key: string): OrderState {
  const step = applyRefund(state, { amountPaise: PART, key, why: 'broken cap' }, now);
  if ('refusal' in step) throw new Error(step.refusal);
  return step.state;
}

const refundFact = (
  fact: 'refund-pending' | 'refund-done' | 'refund-failed',
  { key = '', refundId = '' },
): PaymentFact => ({ fact, paymentId: 'pay_AAAAAAAAAAAAAA', refundId, amount: PART, key });

const states = ({ transaction }: OrderState) =>
  transaction.refunds.map(({ key, state }) => [key, state]);

describe('a refund that failed at the provider', () => {
  it('is the requested one, even if another failed before it', () => {
    const first = applyFacts(
      withRefund(paid(), 'a'),
      refundFact('refund-failed', { key: 'a' }),
    ).state;
    const { state, effects } = applyFacts(
      withRefund(first, 'b'),
      refundFact('refund-failed', { key: 'b' }),
    );
    expect(states(state)).toEqual([
      ['a', 'failed'],
      ['b', 'failed'],
    ]);
    expect(effects).toEqual([
      { effect: 'alert', alert: 'refund-failed', key: 'failed_b' },
      { effect: 'mail', mail: 'refund-failed', key: 'failed_b', refundKey: 'b' },
    ]);
  });

  it('leaves a refund that is still unanswered unchanged', () => {
    const { state } = applyFacts(
      withRefund(withRefund(paid(), 'a'), 'b'),
      refundFact('refund-failed', { key: 'b' }),
    );
    expect(states(state)).toEqual([
      ['a', 'asked'],
      ['b', 'failed'],
    ]);
  });

  it('matches the refund that staff then create at the provider: it counts once', () => {
    const failed = applyFacts(
      withRefund(paid(), 'a'),
      refundFact('refund-failed', { key: 'a' }),
    ).state;
    const remaining = refundablePayment(failed.transaction);
    const byHand = { refundId: 'rfnd_AAAAAAAAAAAAAA' };
    const { state, effects } = applyFacts(
      failed,
      refundFact('refund-pending', byHand),
      refundFact('refund-done', byHand),
      refundFact('refund-done', byHand),
    );
    expect(states(state)).toEqual([['a', 'done']]);
    expect(state.order.payment.refundedPaise).toBe(PART);
    expect(refundablePayment(state.transaction)).toBe(remaining);
    expect(effects.map(({ effect }) => effect)).toEqual(['mail']);
    const another = applyFacts(
      state,
      refundFact('refund-done', { refundId: 'rfnd_BBBBBBBBBBBBBB' }),
    ).state;
    expect(another.order.payment.refundedPaise).toBe(2 * PART);
  });
});
