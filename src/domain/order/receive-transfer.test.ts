import { describe, expect, it } from 'vitest';
import {
  ACCOUNT,
  anOrderState,
  ORDERED_AT,
  TOTAL,
} from '../../../tests/support/fixtures/order-states.ts';
import { NOW, play, type Step, tryStep } from '../../../tests/support/fixtures/order-steps.ts';
import { payTo } from '../payment/pay-to.ts';
import { createOrder } from './create-order.ts';
import type { Effect, OrderState } from './order-change.ts';
import { endedAlerts } from './payment-alerts.ts';

const UTR = 'HDFCN52026112412';
const received: Step = { received: UTR };
const refund: Step = { refund: 'refund_of_all', amount: TOTAL, reference: 'HDFCN52026112999' };

const transfer = (...steps: readonly Step[]) => play(anOrderState('transfer'), ...steps);
/** Paid and invoiced, as it is stored. */
function invoiced(): OrderState {
  const { order, transaction } = transfer(received).state;
  return { transaction, order: { ...order, invoice: 'FR/26-27/1' } };
}

const names = (effects: readonly Effect[]) =>
  effects.map((one) =>
    [one.effect, 'mail' in one ? one.mail : 'change' in one ? one.change : ''].join(' ').trim(),
  );

describe('an order by bank transfer', () => {
  it('holds its stock for three days and tells where to transfer the money', () => {
    const { order } = anOrderState('transfer');
    const input = { ...order, payTo: payTo('transfer', { bankTransfer: ACCOUNT }) };
    const { state, effects } = createOrder(input, ORDERED_AT);
    expect(state).toEqual(anOrderState('transfer'));
    expect(state.order.reservation.untilAt).toBe(ORDERED_AT + 72 * 3_600_000);
    expect(names(effects)).toEqual(['stock hold', 'coupon take', 'mail awaiting-payment']);
  });

  it('keeps no account of an order that is paid another way', () => {
    expect(payTo('cod', { bankTransfer: ACCOUNT })).toEqual({});
  });

  it('is paid and invoiced once staff confirm the money, under the reference of the bank', () => {
    const { state, effects } = transfer(received);
    expect(state.order).toMatchObject({
      status: 'paid',
      reservation: { state: 'committed', untilAt: null },
      paymentReceivedAt: NOW,
      payment: { state: 'paid', paidPaise: TOTAL },
    });
    expect(state.transaction.attempts).toMatchObject([
      { paymentId: UTR, use: 'kept', instrument: '', reason: '' },
    ]);
    expect(names(effects)).toEqual(['stock commit', 'mail paid', 'new-order-mail', 'invoice']);
  });

  it('is confirmed once, with a reference, and by staff only where no provider takes the money', () => {
    const from = (method: 'online' | 'cod' | 'transfer') => anOrderState(method);
    expect(tryStep(from('transfer'), { received: '' })).toEqual({ refusal: 'no-reference' });
    expect(tryStep(from('online'), received)).toEqual({ refusal: 'not-yours' });
    expect(tryStep(from('cod'), received)).toEqual({ refusal: 'not-from-here' });
    const { state } = transfer(received);
    expect(tryStep(state, { received: `${UTR}1` })).toEqual({ refusal: 'not-from-here' });
    expect(tryStep(state, received)).toEqual({ state, effects: [] });
  });

  it('is not confirmed with a reference that has paid another order', () => {
    const used = { ...received, usedBy: 'FR-OTHER' };
    expect(tryStep(transfer().state, used)).toEqual({
      refusal: 'reference-used',
      number: 'FR-OTHER',
    });
  });

  it('lapses like an unpaid order, with a letter', () => {
    expect(names(transfer('expire').effects)).toEqual([
      'stock release',
      'coupon release',
      'mail payment-failed',
    ]);
  });

  it('is revived by late money while its stock is free, and not once that is sold', () => {
    const { state } = transfer('expire');
    expect(names(play(state, received).effects)).toEqual([
      ...['stock retake', 'coupon take', 'mail paid', 'new-order-mail', 'invoice'],
    ]);
    expect(tryStep(state, { ...received, stockIsFree: false })).toEqual({
      refusal: 'out-of-stock',
    });
  });

  it('is paid while its pieces are held, however few are left for others', () => {
    const held = tryStep(transfer().state, { ...received, stockIsFree: false });
    expect(held).toMatchObject({ state: { order: { status: 'paid' } } });
  });

  it('is packed with the invoice of its confirmation', () => {
    expect(names(play(invoiced(), 'pack').effects)).toEqual(['mail packed']);
    expect(names(transfer(received, 'pack').effects)).toEqual(['invoice', 'mail packed']);
  });
});

describe('the money of a bank transfer goes back by hand', () => {
  it('with the reference of the payout, a letter and a credit note', () => {
    const { state, effects } = play(invoiced(), refund);
    expect(state.order.payment).toMatchObject({ state: 'refunded', refundedPaise: TOTAL });
    expect(state.transaction.refunds).toMatchObject([
      { state: 'done', paymentId: UTR, reference: 'HDFCN52026112999' },
    ]);
    expect(names(effects)).toEqual(['mail refunded', 'credit-note']);
  });

  it('never without that reference', () => {
    const step = { refund: 'refund_of_all', amount: TOTAL };
    expect(tryStep(transfer(received).state, step)).toEqual({ refusal: 'no-reference' });
    expect(tryStep(transfer().state, refund)).toEqual({ refusal: 'nothing-paid' });
  });

  it.each([
    ['a cancellation', ['cancel']],
    ['a return', ['pack', 'ship', 'return-to-origin', 'return']],
  ] as const)('after %s an alert asks staff, until they have returned it', (_, moves) => {
    const { state, effects } = transfer(received, ...moves);
    expect(effects).toContainEqual({
      effect: 'alert',
      alert: 'refund-by-hand',
      key: 'refund-by-hand',
    });
    expect(effects.filter(({ effect }) => effect === 'refund')).toEqual([]);
    const part = play(state, { ...refund, amount: 10_000 }).state;
    expect(endedAlerts(state, part)).toEqual([]);
    const rest = { ...refund, refund: 'refund_of_rest', amount: TOTAL - 10_000 };
    expect(endedAlerts(part, play(part, rest).state)).toEqual(['refund-by-hand']);
  });

  it('no alert asks for money that never came', () => {
    expect(names(transfer('cancel').effects)).toEqual([
      ...['stock release', 'coupon release', 'mail cancelled'],
    ]);
  });
});
