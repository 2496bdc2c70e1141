import { expect, it } from 'vitest';
import {
  anOrderState,
  aPayment,
  ORDERED_AT,
  TOTAL,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import type { PaymentFact } from '../../../src/domain/payment/payment-event.ts';
import { LINK_HOLD_MS } from '../../../src/domain/payment/payment-method.ts';
import { applyTransition } from '../../../src/domain/order/order-change.ts';
import { firstCheck, nextCheck } from './next-check.ts';

const MINUTE = 60_000;
const afterMinutes = (minutes: number): number => ORDERED_AT + minutes * MINUTE;
const refund = (key = ''): PaymentFact => ({
  ...{ fact: 'refund-pending', paymentId: 'pay_AAAAAAAAAAAAAA', refundId: 'rfnd_AAAAAAAAAAAAAA' },
  ...{ amount: TOTAL, key },
});

const minutesTo = (
  { order, transaction }: ReturnType<typeof withFacts>,
  { minutes = 15, answered = true } = {},
): number | null => {
  const at = nextCheck(order, transaction, { now: afterMinutes(minutes), answered });
  return at === null ? null : (at - ORDERED_AT) / MINUTE;
};

it('the next check of an order follows the plan until it is paid, and comes soon without an answer', () => {
  expect(minutesTo(anOrderState())).toBe(30);
  expect(minutesTo(anOrderState(), { answered: false })).toBe(20);
  expect(minutesTo(anOrderState(), { minutes: 72 * 60 })).toBeNull();
  expect(minutesTo(withFacts([aPayment('captured')]))).toBeNull();
  expect(minutesTo(anOrderState('cod'))).toBeNull();
});

it('a pending refund is checked hourly, but the hold of an unpaid order ends in time', () => {
  expect(minutesTo(withFacts([aPayment('captured'), refund()]))).toBe(75);
  const sentBack = withFacts([aPayment('authorized'), refund()]);
  expect(minutesTo(sentBack)).toBe(30);
  expect(minutesTo(sentBack, { minutes: 72 * 60 })).toBe(73 * 60);
});

it('an order by bank transfer is checked once, when its hold ends', () => {
  const transfer = anOrderState('transfer');
  expect(firstCheck(transfer.order)).toBe(afterMinutes(72 * 60));
  expect(minutesTo(transfer)).toBe(72 * 60);
  expect(minutesTo(transfer, { minutes: 72 * 60 })).toBeNull();
});

it('an order is checked when its own hold ends, doubled or not', () => {
  for (const holdMs of [LINK_HOLD_MS, 10 * 3_600_000]) {
    const { order, transaction } = anOrderState();
    const held = { order: { ...order, holdMs }, transaction };
    for (const { order: stored } of [
      applyTransition(held, ORDERED_AT, []).state,
      withFacts([aPayment('authorized')], held),
    ]) {
      const end = ((stored.reservation.untilAt ?? 0) - ORDERED_AT) / MINUTE;
      expect(minutesTo(held, { minutes: end - 1 })).toBe(end);
    }
    expect(firstCheck(held.order)).toBe(afterMinutes(15));
    expect(minutesTo(held, { minutes: 60 })).toBe(6 * 60);
  }
});
