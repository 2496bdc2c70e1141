import { describe, expect, it } from 'vitest';
import {
  ACCOUNT,
  anOrderState,
  ORDERED_AT,
  TOTAL,
} from '../../../tests/support/fixtures/order-states.ts';
import { NOW, play, type Step, tryStep } from '../../../tests/support/fixtures/order-steps.ts';
import { owing, withPayee } from '../../../tests/support/fixtures/payouts.ts';
import { payTo } from '../payment/pay-to.ts';
import { createOrder } from './create-order.ts';
import type { Effect, OrderState } from './order-change.ts';
import { applyPayout } from '../refund/order-payout.ts';
import { endedAlerts } from './payment-alerts.ts';
import { transferRefusal } from './receive-transfer.ts';

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

  it.each([
    ['that waits', []],
    ['that is cancelled', ['cancel']],
    ['that has expired', ['expire']],
  ] as const)(
    'one %s is not confirmed with a reference that has paid another order',
    (_, moves) => {
      const used = { ...received, usedBy: 'FR-OTHER', stockIsFree: false };
      expect(tryStep(transfer(...moves).state, used)).toEqual({
        refusal: 'reference-used',
        number: 'FR-OTHER',
      });
    },
  );

  it('lapses like an unpaid order, with a letter', () => {
    expect(names(transfer('expire').effects)).toEqual([
      'stock release',
      'coupon release',
      'mail payment-failed',
    ]);
  });

  it('is revived by late money while its stock is free', () => {
    const { state } = transfer('expire');
    expect(names(play(state, received).effects)).toEqual([
      ...['stock retake', 'coupon take', 'mail paid', 'new-order-mail', 'invoice'],
    ]);
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

describe.each([
  ['cancelled', transfer('cancel').state, received],
  ['expired', transfer('expire').state, { ...received, stockIsFree: false }],
] as const)(
  'a transfer of an order that is %s, and whose stock is sold',
  (status, closed, late) => {
    it('is recorded as owed back: the order stays closed, without an invoice', () => {
      const { state, effects } = play(closed, late);
      expect(state.order).toMatchObject({
        ...{ status, reservation: { state: 'released' }, invoice: '' },
        payment: { state: 'paid', paidPaise: TOTAL },
      });
      expect(state.transaction.attempts).toMatchObject([{ paymentId: UTR, amount: TOTAL }]);
      expect(effects).toEqual([
        { effect: 'mail', mail: 'late-transfer', key: 'late-transfer' },
        { effect: 'alert', alert: 'refund-by-hand', key: 'refund-by-hand' },
      ]);
      expect(owing(state).order).toMatchObject({
        ...{ hasPayoutDue: true, payout: { dues: [{ amountPaise: TOTAL }], payee: '' } },
      });
    });

    it('is recorded once, also when the stock is free again, and no second one after it', () => {
      const { state } = play(closed, late);
      for (const stockIsFree of [true, false]) {
        expect(tryStep(state, { ...received, stockIsFree })).toEqual({ state, effects: [] });
        const second = { received: `${UTR}1`, stockIsFree };
        expect(tryStep(state, second)).toEqual({ refusal: 'not-from-here' });
      }
      expect(tryStep(closed, { ...late, received: '' })).toEqual({ refusal: 'no-reference' });
    });

    it('is paid back to the payee without a credit note, which ends the alert', () => {
      const owed = withPayee(owing(play(closed, late).state));
      const { key = '', amountPaise = 0 } = owed.order.payout?.dues[0] ?? {};
      const payeeAt = owed.order.payout?.payeeAt ?? 0;
      const paid = applyPayout(owed, { key, amountPaise, payeeAt, reference: 'UTR999' }, NOW);
      if ('refusal' in paid) throw new Error(paid.refusal);
      expect(names(paid.effects)).toEqual(['mail payout-made']);
      expect(paid.state.order).toMatchObject({ status, payment: { state: 'refunded' } });
      expect(endedAlerts(owed, paid.state)).toEqual(['refund-by-hand']);
      expect(owing(paid.state).order).toMatchObject({ hasPayoutDue: false, payout: null });
    });
  },
);

it('staff are asked for a transfer of a cancelled order only where they confirm the money', () => {
  const cancelled = (method: 'online' | 'transfer') =>
    transferRefusal(play(anOrderState(method), 'cancel').state.order);
  expect([cancelled('transfer'), cancelled('online')]).toEqual([null, 'not-from-here']);
  expect(transferRefusal(transfer(received, 'cancel').state.order)).toBe('not-from-here');
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
