import { describe, expect, it } from 'vitest';
import {
  aDispute,
  anOrderState,
  aPayment,
  OTHER_PAYMENT,
  PAYMENT,
  TOTAL,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import {
  alertsOf,
  aRefundFact,
  invoiced,
  NOW,
  PART,
  play,
} from '../../../tests/support/fixtures/order-steps.ts';
import { applyFact } from './order-payment.ts';
import type { PaymentFact } from '../payment/payment-event.ts';

const paid = () => withFacts([aPayment('captured')]);
/** A paid order with a refund of ₹100 that staff decided, after these facts. */
const withRefund = (...facts: PaymentFact[]) => play(paid(), { refund: 'a' }, ...facts).state;
const refundedMail = (key: string) => ({ effect: 'mail', mail: 'refunded', key, refundKey: key });
const PAID_MAILS = [{ effect: 'mail', mail: 'paid', key: 'paid' }, { effect: 'new-order-mail' }];

describe('a captured payment', () => {
  it('pays this order, commits its stock and sends the mail', () => {
    const before = anOrderState();
    const { state, effects } = play(before, aPayment('captured'));
    expect(effects).toEqual([{ effect: 'stock', change: 'commit' }, ...PAID_MAILS]);
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

  it('changes nothing when it is repeated, and pays once when its instrument arrives later', () => {
    const state = paid();
    const repeated = play(state, aPayment('captured'));
    expect(repeated.effects).toEqual([]);
    expect(repeated.state).toBe(state);
    const later = play(state, { ...aPayment('captured'), instrument: 'card' } as PaymentFact);
    expect(later.effects).toEqual([]);
    expect(later.state.order.payment).toMatchObject({ paidPaise: TOTAL, instrument: 'card' });
  });

  it('revives an expired order: its stock and its coupon are taken again', () => {
    const { state, effects } = play(anOrderState(), 'expire', aPayment('captured'));
    expect(effects).toEqual([
      { effect: 'stock', change: 'retake' },
      { effect: 'coupon', change: 'take' },
      ...PAID_MAILS,
    ]);
    const reservation = { state: 'committed', untilAt: null };
    expect(state.order).toMatchObject({ status: 'paid', reservation });
  });

  it.each([
    ['of another sum', 'diff', 'amount-mismatch', 'mismatch', anOrderState, TOTAL + 1, 'INR'],
    ['in another currency', 'diff', 'amount-mismatch', 'mismatch', anOrderState, TOTAL, 'USD'],
    ['of a paid order', 'dup', 'surplus-payment', 'surplus', paid, TOTAL, 'INR'],
  ] as const)(
    '%s is refunded in full and raises an alert',
    (_, prefix, alert, use, from, amountPaise, currency) => {
      const paymentId = OTHER_PAYMENT;
      const fact = aPayment('captured', paymentId, amountPaise, currency);
      const { state, effects } = play(from(), fact);
      const key = `${prefix}_${paymentId}`;
      expect(effects).toEqual([
        { effect: 'refund', key, paymentId, amountPaise },
        { effect: 'alert', alert, key },
      ]);
      expect(state.order.status).toBe(from().order.status);
      expect(state.transaction.refunds).toMatchObject([
        { key, paymentId, amountPaise, state: 'asked', why: use, at: NOW },
      ]);
      expect(state.transaction.attempts.at(-1)).toMatchObject({ paymentId, use });
    },
  );

  it.each(['expire', 'cancel'] as const)(
    'came too late for an order whose stock is sold: %s',
    (move) => {
      const ended = play(anOrderState(), move).state;
      const late = applyFact(ended, aPayment('captured'), { now: NOW, stockIsFree: false });
      const key = `late_${PAYMENT}`;
      expect(late.effects).toEqual([
        { effect: 'refund', key, paymentId: PAYMENT, amountPaise: TOTAL },
        { effect: 'alert', alert: 'late-payment', key },
      ]);
      expect(late.state.order.status).toBe(ended.order.status);
      expect(late.state.transaction.attempts).toMatchObject([{ use: 'late' }]);
    },
  );

  it('of a cancelled order is refunded although its stock is free', () => {
    const { state } = play(anOrderState(), 'cancel', aPayment('captured'));
    expect(state.order).toMatchObject({ status: 'cancelled', payment: { state: 'refunding' } });
  });

  it('uses the held stock of its order, although no other unit is available', () => {
    const context = { now: NOW, stockIsFree: false };
    const { order } = applyFact(anOrderState(), aPayment('captured'), context).state;
    expect(order.status).toBe('paid');
  });

  it.each([
    ['the whole of it', { amount: TOTAL + 1 }, ['alert']],
    ['less of it', { amount: TOTAL }, ['refund', 'alert']],
    ['another payment', { amount: TOTAL + 1, paymentId: OTHER_PAYMENT }, ['refund', 'alert']],
  ])('of another sum is refunded unless its refund came first: %s', (_, refund, expected) => {
    const refunded = withFacts([aRefundFact('done', refund)]);
    const { effects } = play(refunded, aPayment('captured', PAYMENT, TOTAL + 1));
    expect(effects.map(({ effect }) => effect)).toEqual(expected);
  });
});

it.each(['authorized', 'failed'] as const)('a payment that is %s has no effects yet', (fact) => {
  const { state, effects } = play(anOrderState(), aPayment(fact));
  expect(effects).toEqual([]);
  expect(state.order.status).toBe('pending-payment');
  expect(state.transaction.attempts).toMatchObject([{ state: fact, use: 'open', at: NOW }]);
  expect(state.transaction.updatedAt).toBe(NOW);
});

describe('a refund at the provider', () => {
  it('that is done sends a mail, and a credit note if there is an invoice', () => {
    const done = aRefundFact('done', { key: 'a' });
    expect(play(withRefund(), done).effects).toEqual([refundedMail('a')]);
    expect(play(invoiced(withRefund()), done).effects).toEqual([
      refundedMail('a'),
      { effect: 'credit-note', key: 'a', amountPaise: PART },
    ]);
  });

  it('of a payment that the order did not need, or that is unknown, is on no invoice', () => {
    const key = `dup_${OTHER_PAYMENT}`;
    const twice = invoiced(play(paid(), aPayment('captured', OTHER_PAYMENT)).state);
    const surplus = aRefundFact('done', { key, paymentId: OTHER_PAYMENT, amount: TOTAL });
    expect(play(twice, surplus).effects).toEqual([refundedMail(key)]);
    const unknown = aRefundFact('done', { key: 'a', paymentId: 'pay_DDDDDDDDDDDDDD' });
    expect(play(invoiced(anOrderState()), unknown).effects).toEqual([refundedMail('a')]);
  });

  it('with only a new id is stored without a second mail', () => {
    const succeeded = withRefund(aRefundFact('done', { key: 'a', refundId: '' }));
    const named = play(succeeded, aRefundFact('done', { key: 'a', refundId: 'rfnd_A' }));
    expect(named.effects).toEqual([]);
    expect(named.state.transaction.refunds).toMatchObject([{ refundId: 'rfnd_A' }]);
  });

  it('that is pending is stored without a mail', () => {
    const { state, effects } = play(withRefund(), aRefundFact('pending', { key: 'a' }));
    expect(effects).toEqual([]);
    expect(state.transaction.refunds).toMatchObject([{ key: 'a', state: 'pending' }]);
  });

  it('that failed raises an alert and sends a mail, also when another failed before it', () => {
    const { state, effects } = play(
      withRefund(aRefundFact('failed', { key: 'a' })),
      { refund: 'b' },
      { refund: 'c' },
      aRefundFact('failed', { key: 'b' }),
    );
    expect(effects).toEqual([
      { effect: 'alert', alert: 'refund-failed', key: 'failed_b' },
      { effect: 'mail', mail: 'refund-failed', key: 'failed_b', refundKey: 'b' },
    ]);
    expect(state.transaction.refunds.map((one) => one.state)).toEqual([
      'failed',
      'failed',
      'asked',
    ]);
  });

  it.each(['pending', 'done'] as const)(
    'that succeeded beside its replacement raises one alert (%s)',
    (fact) => {
      const again = { settle: 'a', how: 'again', key: 'b' } as const;
      const failed = withRefund(aRefundFact('failed', { key: 'a' }));
      const first = play(failed, again, aRefundFact('done', { key: 'a' }));
      expect(first.effects.map(({ effect }) => effect)).toEqual(['mail']);
      const both = play(first.state, aRefundFact(fact, { key: 'b' }));
      const alert = { effect: 'alert', alert: 'refund-twice', key: 'twice_a' };
      expect(both.effects.filter(({ effect }) => effect === 'alert')).toEqual([alert]);
      const named = aRefundFact('done', { key: 'b', refundId: 'rfnd_B' });
      expect(alertsOf(play(both.state, named))).toEqual([]);
    },
  );

  it('that staff had returned by hand raises an alert when it succeeds after all', () => {
    const byHand = { settle: 'a', how: 'by-hand', reference: 'UTR1' } as const;
    const failed = withRefund(aRefundFact('failed', { key: 'a' }));
    expect(play(failed, byHand, aRefundFact('done', { key: 'a' })).effects).toEqual([
      { effect: 'alert', alert: 'refund-twice', key: 'twice_a' },
    ]);
  });
});

describe('a dispute at the provider', () => {
  const KEY = 'dispute_disp_AAAAAAAAAAAAAA_chargeback';

  const alert = (name: string, suffix = '') => [
    { effect: 'alert', alert: name, key: `${KEY}${suffix}` },
  ];

  it.each([
    ['open', alert('dispute')],
    ['under-review', alert('dispute')],
    ['action-required', alert('dispute-action-required', '_action')],
    ['lost', alert('dispute-lost', '_lost')],
    ['won', []],
    ['closed', []],
  ] as const)('that is %s when it first arrives has its alert', (state, alerts) => {
    const other = aDispute('lost', 'chargeback', 'disp_BBBBBBBBBBBBBB');
    const step = play(paid(), other, aDispute(state));
    expect(step.effects).toEqual(alerts);
    expect(step.state.order).toMatchObject({ status: 'paid', updatedAt: NOW });
    expect(step.state.transaction.disputes[0]).toMatchObject({ state, at: NOW });
  });

  it('raises one alert per phase, per demand of the bank and per loss', () => {
    const facts = [
      aDispute('open'),
      aDispute('under-review'),
      aDispute('action-required'),
      aDispute('won'),
      aDispute('open', 'pre_arbitration'),
      aDispute('lost', 'pre_arbitration'),
    ];
    let state = paid();
    const alerts = [...facts, ...facts].map((fact) => {
      const step = play(state, fact);
      ({ state } = step);
      return alertsOf(step);
    });
    const later = 'dispute_disp_AAAAAAAAAAAAAA_pre_arbitration';
    expect(alerts.flat()).toEqual([KEY, `${KEY}_action`, later, `${later}_lost`]);
  });
});
