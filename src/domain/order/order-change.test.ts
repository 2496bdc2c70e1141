import { describe, expect, it } from 'vitest';
import {
  anOrderState,
  aPayment,
  ORDERED_AT,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import { NOW } from '../../../tests/support/fixtures/order-steps.ts';
import { applyTransition } from './order-change.ts';
import { HOLD_MS } from '../payment/payment-method.ts';
import type { Order } from './order.ts';

const HELD = { state: 'held', untilAt: ORDERED_AT + HOLD_MS } as const;

describe('the stock hold of an order', () => {
  const LONGER = { state: 'held', untilAt: ORDERED_AT + 2 * HOLD_MS };

  it.each([
    ['is not extended by a failed attempt', ['failed'], HELD],
    ['is extended once by an authorisation', ['failed', 'authorized'], LONGER],
    ['is not shortened by a failed attempt', ['authorized', 'failed'], LONGER],
  ] as const)('%s', (_, facts, reservation) => {
    const { order } = withFacts(facts.map((fact, index) => aPayment(fact, `pay_${index}`)));
    expect(order.reservation).toEqual(reservation);
  });

  it.each<[Order['status'], Order['reservation']]>([
    ['paid', HELD],
    ['pending-payment', { state: 'committed', untilAt: null }],
    ['pending-payment', { state: 'released', untilAt: null }],
  ])('is unchanged for an order that is %s with the hold %o', (status, reservation) => {
    const { order, transaction } = withFacts([aPayment('authorized')]);
    const held = { order: { ...order, status, reservation }, transaction };
    const { state } = applyTransition(held, NOW, []);
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
