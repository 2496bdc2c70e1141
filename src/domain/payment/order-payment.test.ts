import { describe, expect, it } from 'vitest';
import {
  aDispute,
  anOrderState,
  aPayment,
  ORDERED_AT,
  withFacts,
  TOTAL,
} from '../../../tests/support/fixtures/order-states.ts';
import { paise } from '../money/money.ts';
import type { OrderState } from '../order/order-change.ts';
import type { PaymentFact } from './payment-event.ts';
import { applyMove } from '../order/order-move.ts';
import { applyFact } from './order-payment.ts';
import { applyRefund } from '../refund/order-refund.ts';
import { settleRefund } from '../refund/order-refund-settle.ts';

const NOW = ORDERED_AT + 60_000;
const PAYMENT = 'pay_AAAAAAAAAAAAAA';
const PART = paise(10_000);

const apply = (state: OrderState, fact: PaymentFact, stockIsFree = true) =>
  applyFact(state, fact, { now: NOW, stockIsFree });

const refund = (
  fact: 'refund-pending' | 'refund-done' | 'refund-failed',
  { key = '', refundId = '', amount = PART, paymentId = PAYMENT } = {},
): PaymentFact => ({ fact, paymentId, refundId, amount, key });

const paid = () => withFacts([aPayment('captured')]);
const invoiced = ({ order, transaction }: OrderState): OrderState => ({
  order: { ...order, invoice: 'SR/26-27/000001' },
  transaction,
});

function withRefund(state: OrderState, key: string): OrderState {
  const step = applyRefund(state, { key, amountPaise: PART, why: 'broken cap' }, NOW);
  if ('refusal' in step) throw new Error(step.refusal);
  return step.state;
}

describe('a captured payment', () => {
  it('pays this order, commits its stock and sends the mail', () => {
    const before = anOrderState();
    const { state, effects } = apply(before, aPayment('captured'));
    expect(effects).toEqual([
      { effect: 'stock', change: 'commit' },
      { effect: 'mail', mail: 'paid', key: 'paid' },
      { effect: 'new-order-mail' },
    ]);
    expect(state.order).toMatchObject({
      status: 'paid',
      reservation: { state: 'committed', untilAt: null },
      payment: { state: 'paid', paidPaise: TOTAL, instrument: 'upi' },
      moves: before.order.moves + 1,
      updatedAt: NOW,
    });
    expect(state.transaction).toMatchObject({ state: 'paid', updatedAt: NOW });
    expect(state.transaction.attempts).toMatchObject([{ paymentId: PAYMENT, use: 'kept' }]);
  });

  it('changes nothing when it is repeated', () => {
    const state = paid();
    expect(apply(state, aPayment('captured'))).toEqual({ state, effects: [] });
    expect(apply(state, aPayment('captured')).state).toBe(state);
  });

  it('with an instrument that arrives later does not pay again', () => {
    const fact = { ...aPayment('captured'), instrument: 'card' } as PaymentFact;
    const { state, effects } = apply(paid(), fact);
    expect(effects).toEqual([]);
    expect(state.order.payment).toMatchObject({ paidPaise: TOTAL, instrument: 'card' });
  });

  it('revives an expired order: its stock and its coupon are taken again', () => {
    const expired = applyMove(anOrderState(), { move: 'expire', actor: 'clock' }, NOW);
    if ('refusal' in expired) throw new Error(expired.refusal);
    expect(apply(expired.state, aPayment('captured')).effects).toEqual([
      { effect: 'stock', change: 'retake' },
      { effect: 'coupon', change: 'take' },
      { effect: 'mail', mail: 'paid', key: 'paid' },
      { effect: 'new-order-mail' },
    ]);
  });

  it.each([
    ['of another sum', 'diff', 'amount-mismatch', 'mismatch', anOrderState, TOTAL + 1],
    ['of a paid order', 'dup', 'surplus-payment', 'surplus', paid, TOTAL],
  ] as const)(
    '%s is refunded in full and raises an alert',
    (_, prefix, alert, use, from, amount) => {
      const paymentId = 'pay_CCCCCCCCCCCCCC';
      const { state, effects } = apply(from(), aPayment('captured', paymentId, amount));
      const key = `${prefix}_${paymentId}`;
      expect(effects).toEqual([
        { effect: 'refund', key, paymentId, amountPaise: amount },
        { effect: 'alert', alert, key },
      ]);
      expect(state.transaction.refunds).toMatchObject([
        { key, paymentId, amountPaise: amount, state: 'asked', why: use, at: NOW },
      ]);
      expect(state.transaction.attempts.at(-1)).toMatchObject({ paymentId, use });
    },
  );

  it.each([
    ['whose stock is sold', 'expire', 'clock'],
    ['that its shopper has cancelled', 'cancel', 'shopper'],
  ] as const)('of an order %s came too late', (_, move, actor) => {
    const ended = applyMove(anOrderState(), { move, actor }, NOW);
    if ('refusal' in ended) throw new Error(ended.refusal);
    const key = `late_${PAYMENT}`;
    const { state, effects } = apply(ended.state, aPayment('captured'), false);
    expect(effects).toEqual([
      { effect: 'refund', key, paymentId: PAYMENT, amountPaise: TOTAL },
      { effect: 'alert', alert: 'late-payment', key },
    ]);
    expect(state.order.status).toBe(ended.state.order.status);
    expect(state.transaction.attempts).toMatchObject([{ use: 'late' }]);
  });

  it('uses the held stock of its order, although no other unit is available', () => {
    expect(apply(anOrderState(), aPayment('captured'), false).state.order.status).toBe('paid');
  });

  it('that was already refunded is not refunded again', () => {
    const amount = paise(TOTAL + 1);
    const refunded = withFacts([
      refund('refund-done', { refundId: 'rfnd_AAAAAAAAAAAAAA', amount: paise(amount) }),
    ]);
    const { state, effects } = apply(refunded, aPayment('captured', PAYMENT, amount));
    expect(effects).toEqual([
      { effect: 'alert', alert: 'amount-mismatch', key: `diff_${PAYMENT}` },
    ]);
    expect(state.transaction.refunds).toHaveLength(1);
  });

  it.each([
    ['less of it', { amount: paise(TOTAL) }],
    ['another payment', { amount: paise(TOTAL + 1), paymentId: 'pay_DDDDDDDDDDDDDD' }],
  ])('is refunded although %s was refunded', (_, what) => {
    const refunded = withFacts([
      refund('refund-done', { refundId: 'rfnd_AAAAAAAAAAAAAA', ...what }),
    ]);
    const { effects } = apply(refunded, aPayment('captured', PAYMENT, TOTAL + 1));
    expect(effects.map(({ effect }) => effect)).toEqual(['refund', 'alert']);
  });
});

describe('a payment without money yet', () => {
  it.each(['authorized', 'failed'] as const)('is recorded as %s without effects', (fact) => {
    const { state, effects } = apply(anOrderState(), aPayment(fact));
    expect(effects).toEqual([]);
    expect(state.order.status).toBe('pending-payment');
    expect(state.transaction.attempts).toMatchObject([{ state: fact, use: 'open', at: NOW }]);
    expect(state.transaction.updatedAt).toBe(NOW);
  });
});

describe('a refund at the provider', () => {
  it('that is done sends a mail, and a credit note if there is an invoice', () => {
    const mail = { effect: 'mail', mail: 'refunded', key: 'a', refundKey: 'a' };
    const done = refund('refund-done', { key: 'a', refundId: 'rfnd_AAAAAAAAAAAAAA' });
    expect(apply(withRefund(paid(), 'a'), done).effects).toEqual([mail]);
    expect(apply(invoiced(withRefund(paid(), 'a')), done).effects).toEqual([
      mail,
      { effect: 'credit-note', key: 'a', amountPaise: PART },
    ]);
  });

  it('of a payment that the order did not need is on no invoice', () => {
    const paymentId = 'pay_CCCCCCCCCCCCCC';
    const twice = withFacts([aPayment('captured', paymentId)], paid());
    const key = `dup_${paymentId}`;
    const done = refund('refund-done', { key, paymentId, amount: TOTAL });
    expect(apply(invoiced(twice), done).effects).toEqual([
      { effect: 'mail', mail: 'refunded', key, refundKey: key },
    ]);
  });

  it('of an unknown payment sends a mail and never a credit note', () => {
    const done = refund('refund-done', { key: 'a', paymentId: 'pay_DDDDDDDDDDDDDD' });
    expect(apply(invoiced(anOrderState()), done).effects).toEqual([
      { effect: 'mail', mail: 'refunded', key: 'a', refundKey: 'a' },
    ]);
  });

  it('with only a new id is stored without a second mail', () => {
    const succeeded = withFacts([refund('refund-done', { key: 'a' })], withRefund(paid(), 'a'));
    const named = apply(
      succeeded,
      refund('refund-done', { key: 'a', refundId: 'rfnd_AAAAAAAAAAAAAA' }),
    );
    expect(named.effects).toEqual([]);
    expect(named.state.transaction.refunds).toMatchObject([{ refundId: 'rfnd_AAAAAAAAAAAAAA' }]);
  });

  it('that is pending is stored without a mail', () => {
    const { state, effects } = apply(
      withRefund(paid(), 'a'),
      refund('refund-pending', { key: 'a' }),
    );
    expect(effects).toEqual([]);
    expect(state.transaction.refunds).toMatchObject([{ key: 'a', state: 'pending' }]);
  });

  it.each(['refund-pending', 'refund-done'] as const)(
    'that succeeded beside its replacement raises one alert (%s)',
    (fact) => {
      const failed = withFacts([refund('refund-failed', { key: 'a' })], withRefund(paid(), 'a'));
      const settled = settleRefund(failed, 'a', { how: 'again', key: 'b' }, NOW);
      if ('refusal' in settled) throw new Error(settled.refusal);
      const first = apply(settled.state, refund('refund-done', { key: 'a' }));
      expect(first.effects.map(({ effect }) => effect)).toEqual(['mail']);
      const both = apply(first.state, refund(fact, { key: 'b' }));
      expect(both.effects.filter(({ effect }) => effect === 'alert')).toEqual([
        { effect: 'alert', alert: 'refund-twice', key: 'twice_a' },
      ]);
      const named = { key: 'b', refundId: 'rfnd_AAAAAAAAAAAAAA' };
      expect(apply(both.state, refund('refund-done', named)).effects).not.toContainEqual(
        expect.objectContaining({ effect: 'alert' }),
      );
    },
  );

  it('that staff had returned by hand raises an alert when it succeeds after all', () => {
    const failed = withFacts([refund('refund-failed', { key: 'a' })], withRefund(paid(), 'a'));
    const byHand = settleRefund(failed, 'a', { how: 'by-hand', reference: 'UTR1' }, NOW);
    if ('refusal' in byHand) throw new Error(byHand.refusal);
    expect(apply(byHand.state, refund('refund-done', { key: 'a' })).effects).toEqual([
      { effect: 'alert', alert: 'refund-twice', key: 'twice_a' },
    ]);
  });
});

describe('a dispute at the provider', () => {
  const KEY = 'dispute_disp_AAAAAAAAAAAAAA_chargeback';

  it.each([
    ['open', [{ effect: 'alert', alert: 'dispute', key: KEY }]],
    ['under-review', [{ effect: 'alert', alert: 'dispute', key: KEY }]],
    [
      'action-required',
      [{ effect: 'alert', alert: 'dispute-action-required', key: `${KEY}_action` }],
    ],
    ['lost', [{ effect: 'alert', alert: 'dispute-lost', key: `${KEY}_lost` }]],
    ['won', []],
    ['closed', []],
  ] as const)('that is %s when it first arrives has its alert', (state, alerts) => {
    const step = apply(paid(), aDispute(state));
    expect(step.effects).toEqual(alerts);
    expect(step.state.order).toMatchObject({ status: 'paid', updatedAt: NOW });
    expect(step.state.transaction.disputes).toMatchObject([{ state, at: NOW }]);
  });

  it('raises no alert for known disputes', () => {
    const before = withFacts([aDispute('lost', 'chargeback', 'disp_BBBBBBBBBBBBBB')], paid());
    expect(apply(before, aDispute('open')).effects).toEqual([
      { effect: 'alert', alert: 'dispute', key: KEY },
    ]);
  });

  it('raises an alert for each phase, and none when a known phase is under review', () => {
    const open = withFacts([aDispute('open')], paid());
    expect(apply(open, aDispute('under-review')).effects).toEqual([]);
    expect(apply(open, aDispute('open', 'arbitration')).effects).toEqual([
      { effect: 'alert', alert: 'dispute', key: 'dispute_disp_AAAAAAAAAAAAAA_arbitration' },
    ]);
  });
});
