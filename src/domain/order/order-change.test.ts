import { describe, expect, it } from 'vitest';
import {
  anOrderState,
  aPayment,
  ORDERED_AT,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import { applyTransition } from './order-change.ts';
import { HOLD_MS } from '../checkout/payment-method.ts';
import type { Order } from './order.ts';

const NOW = ORDERED_AT + 60_000;
const HELD = { state: 'held', untilAt: ORDERED_AT + HOLD_MS } as const;

describe('the stock hold of an order', () => {
  const holdAfter = (...facts: Parameters<typeof aPayment>[]) =>
    withFacts(facts.map((fact) => aPayment(...fact))).order.reservation;

  it('is not extended by a failed attempt', () => {
    expect(holdAfter(['failed'])).toEqual(HELD);
  });

  it('is extended once by an authorisation, despite failed attempts', () => {
    const longer = { state: 'held', untilAt: ORDERED_AT + 2 * HOLD_MS };
    expect(holdAfter(['failed'], ['authorized', 'pay_BBBBBBBBBBBBBB'])).toEqual(longer);
    expect(holdAfter(['authorized'], ['failed', 'pay_BBBBBBBBBBBBBB'])).toEqual(longer);
  });

  it.each<[Order['status'], Order['reservation']]>([
    ['paid', HELD],
    ['pending-payment', { state: 'committed', untilAt: null }],
    ['pending-payment', { state: 'released', untilAt: null }],
  ])('is unchanged for an order that is %s with the hold %o', (status, reservation) => {
    const { order, transaction } = withFacts([aPayment('authorized')]);
    const { state } = applyTransition(
      { order: { ...order, status, reservation }, transaction },
      NOW,
      [],
    );
    expect(state.order.reservation).toBe(reservation);
  });
});

it('a transition recomputes the payment state, counts itself and stores its time', () => {
  const { order, transaction } = anOrderState('cod');
  const paid = { ...transaction, cashAt: NOW };
  const effects = [{ effect: 'invoice' }] as const;
  const step = applyTransition({ order, transaction: paid }, NOW, effects);
  expect(step.effects).toBe(effects);
  expect(step.state.transaction).toEqual({ ...paid, state: 'paid', updatedAt: NOW });
  expect(step.state.order).toMatchObject({
    payment: { state: 'paid', paidPaise: transaction.amountPaise },
    moves: order.moves + 1,
    updatedAt: NOW,
  });
});
