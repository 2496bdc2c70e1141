import { describe, expect, it } from 'vitest';
import {
  aDispute,
  aPayment,
  ORDERED_AT,
  TOTAL,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import { paise } from '../money/money.ts';
import type { Effect, OrderState } from '../order/order-change.ts';
import { applyMove } from '../order/order-move.ts';
import { applyRefund } from '../refund/order-refund.ts';
import { settleRefund } from '../refund/order-refund-settle.ts';
import { applyFact } from './order-payment.ts';
import type { PaymentFact } from './payment-event.ts';
import { refundsToRequest } from './payment-refunds.ts';
import { moneyOf } from './transaction-money.ts';

const now = ORDERED_AT + 60_000;
const PAYMENT = 'pay_AAAAAAAAAAAAAA';
const SECOND = 'pay_BBBBBBBBBBBBBB';
const INVOICE = 'SR/26-27/000001';

function invoiced(): OrderState {
  const step = applyMove(withFacts([aPayment('captured')]), { move: 'pack', actor: 'staff' }, now);
  if ('refusal' in step) throw new Error(step.refusal);
  return { ...step.state, order: { ...step.state.order, invoice: INVOICE } };
}

function asked(state: OrderState, key: string, amount: number): OrderState {
  const step = applyRefund(state, { key, amountPaise: paise(amount), why: 'late' }, now);
  if ('refusal' in step) throw new Error(step.refusal);
  return step.state;
}

function again(state: OrderState, failedKey: string, key: string): OrderState {
  const step = settleRefund(state, failedKey, { how: 'again', key }, now);
  if ('refusal' in step) throw new Error(step.refusal);
  return step.state;
}

/** The provider's answer about a refund; without a key it was not asked for by the shop. */
const answer = (
  fact: 'refund-done' | 'refund-failed',
  { key = '', amount = TOTAL as number, paymentId = PAYMENT },
): PaymentFact => ({ fact, paymentId, refundId: `rfnd_${key}`, amount: paise(amount), key });
const after = (state: OrderState, fact: PaymentFact) =>
  applyFact(state, fact, { now, stockIsFree: true });
const credits = (effects: readonly Effect[]) =>
  effects.filter(({ effect }) => effect === 'credit-note');

describe('the refund that the provider books for a dispute', () => {
  it.each(['open', 'lost'] as const)('is no refund of the shop while it is %s', (standing) => {
    const disputed = withFacts([aDispute(standing)], invoiced());
    const step = after(disputed, answer('refund-done', {}));
    expect(step.effects).toEqual([]);
    expect(moneyOf(step.state.transaction)).toMatchObject({ refundedPaise: 0, state: 'paid' });
    const lost = withFacts([aDispute('lost')], step.state);
    expect(moneyOf(lost.transaction)).toMatchObject({ lostPaise: TOTAL, refundedPaise: 0 });
  });

  it('is not taken for a failed refund of the same amount', () => {
    const failed = withFacts(
      [answer('refund-failed', { key: 'refund_AAAA' }), aDispute('lost')],
      asked(invoiced(), 'refund_AAAA', TOTAL),
    );
    const { transaction } = after(failed, answer('refund-done', {})).state;
    expect(transaction.refunds.find(({ key }) => key === 'refund_AAAA')?.state).toBe('failed');
  });

  it('is not one that is older than the dispute', () => {
    const before = withFacts([answer('refund-done', { amount: 10_000 })], invoiced());
    const later = { ...aDispute('lost'), amount: paise(10_000) };
    const { state } = applyFact(before, later, { now: now + 1, stockIsFree: true });
    expect(moneyOf(state.transaction)).toMatchObject({ refundedPaise: 10_000, lostPaise: 10_000 });
  });

  it('is one for each dispute', () => {
    const dispute = { ...aDispute('lost'), amount: paise(10_000) };
    const [first, second] = ['rfnd_A', 'rfnd_B'].map((refundId) => ({
      ...answer('refund-done', { amount: 10_000 }),
      refundId,
    })) as PaymentFact[];
    const both = withFacts(
      [dispute, first, second].filter((one) => one !== undefined),
      invoiced(),
    );
    expect(moneyOf(both.transaction)).toMatchObject({ refundedPaise: 10_000, lostPaise: 10_000 });
  });

  it('differs from one of another amount, which is a refund', () => {
    const disputed = withFacts([aDispute('lost')], invoiced());
    const { effects } = after(disputed, answer('refund-done', { amount: 5_000 }));
    expect(credits(effects)).toHaveLength(1);
  });
});

describe('a refund that was sent again and then succeeds after all', () => {
  function twice(order: readonly string[]) {
    let state = asked(invoiced(), 'refund_AAAA', 10_000);
    state = withFacts([answer('refund-failed', { key: 'refund_AAAA', amount: 10_000 })], state);
    state = again(state, 'refund_AAAA', 'refund_BBBB');
    return order.flatMap((key) => {
      const step = after(state, answer('refund-done', { key, amount: 10_000 }));
      ({ state } = step);
      return step.effects;
    });
  }

  it.each([[['refund_AAAA', 'refund_BBBB']], [['refund_BBBB', 'refund_AAAA']]])(
    'is credited once: %s',
    (order) => expect(credits(twice(order))).toHaveLength(1),
  );

  it('is credited while the second one is under way, which then adds no credit', () => {
    const failed = after(
      asked(invoiced(), 'first_refund', 10_000),
      answer('refund-failed', { key: 'first_refund', amount: 10_000 }),
    );
    const both = again(failed.state, 'first_refund', 'second_refund');
    const sent = after(both, {
      ...{ fact: 'refund-pending', paymentId: PAYMENT, refundId: 'rfnd_second_refund' },
      ...{ amount: paise(10_000), key: 'second_refund' },
    });
    const first = after(sent.state, answer('refund-done', { key: 'first_refund', amount: 10_000 }));
    expect(credits(first.effects)).toHaveLength(1);
    const second = after(
      first.state,
      answer('refund-done', { key: 'second_refund', amount: 10_000 }),
    );
    expect(credits(second.effects)).toEqual([]);
  });

  it('does not block another failed refund of the payment', () => {
    const failures = [
      answer('refund-failed', { key: 'refund_AAAA', amount: 30_000 }),
      answer('refund-failed', { key: 'refund_CCCC', amount: TOTAL - 30_000 }),
    ];
    const both = asked(asked(invoiced(), 'refund_AAAA', 30_000), 'refund_CCCC', TOTAL - 30_000);
    const sent = again(withFacts(failures, both), 'refund_AAAA', 'refund_BBBB');
    const late = withFacts([answer('refund-done', { key: 'refund_AAAA', amount: 30_000 })], sent);
    expect(() => again(late, 'refund_CCCC', 'refund_DDDD')).not.toThrow();
  });
});

it('a failed refund of a surplus payment has an alert of its own beside that of the payment', () => {
  const surplus = after(invoiced(), aPayment('captured', SECOND));
  const failure = answer('refund-failed', { key: `dup_${SECOND}`, paymentId: SECOND });
  const effects = [...surplus.effects, ...after(surplus.state, failure).effects];
  const keys = effects.flatMap((one) => (one.effect === 'alert' ? [one.key] : []));
  expect(keys).toEqual([`dup_${SECOND}`, `failed_dup_${SECOND}`]);
});

it('a decided refund is requested after a lost dispute only if the bank left enough', () => {
  const part = { ...aDispute('lost'), amount: paise(10_000) };
  const keysAfter = (amount: number) =>
    refundsToRequest(withFacts([part], asked(invoiced(), 'refund_AAAA', amount)).transaction);
  expect(keysAfter(TOTAL - 10_000)).toHaveLength(1);
  expect(keysAfter(TOTAL - 9_999)).toHaveLength(0);
});

it('decided refunds are requested after a lost dispute only as far as the money goes', () => {
  const two = asked(asked(invoiced(), 'refund_AAAA', 20_000), 'refund_BBBB', 20_000);
  const disputed = withFacts([{ ...aDispute('open'), amount: paise(30_000) }], two).transaction;
  const lost = { ...disputed.disputes[0], state: 'lost' } as (typeof disputed.disputes)[number];
  const requested = refundsToRequest({ ...disputed, disputes: [lost] });
  expect(requested.map(({ key }) => key)).toEqual(['refund_AAAA']);
});

describe('a payment that the provider sends back without capturing it', () => {
  const sentBack = (fact: 'refund-pending' | 'refund-done'): PaymentFact => ({
    ...{ fact, paymentId: PAYMENT, refundId: 'rfnd_BACK', amount: TOTAL, key: '' },
  });

  it.each(['refund-pending', 'refund-done'] as const)('is not authorised: %s', (fact) => {
    const authorized = withFacts([aPayment('authorized')]);
    const held = authorized.order.reservation.untilAt ?? 0;
    const { order } = withFacts([sentBack(fact)], authorized);
    expect(order.payment.state).toBe('unpaid');
    expect(order.reservation.untilAt).toBeLessThan(held);
  });
});
