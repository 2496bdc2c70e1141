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
import { settleRefund } from '../refund/order-refund-settle.ts';
import { applyFact } from './order-payment.ts';
import { endedAlerts, withoutEndedAlerts } from './payment-alerts.ts';
import type { PaymentFact } from './payment-event.ts';

const DISPUTE = 'dispute_disp_AAAAAAAAAAAAAA_chargeback';
const ARBITRATION = 'dispute_disp_AAAAAAAAAAAAAA_arbitration';
const FAILED: PaymentFact = {
  ...{ fact: 'refund-failed', paymentId: 'pay_AAAAAAAAAAAAAA', refundId: 'rfnd_A' },
  ...{ amount: paise(10_000), key: 'first_refund' },
};

const after = (...facts: readonly PaymentFact[]) =>
  withFacts(facts, withFacts([aPayment('captured')]));
const then = (state: OrderState, fact: PaymentFact) =>
  applyFact(state, fact, { now: ORDERED_AT + 60_000, stockIsFree: true });
const ended = (state: OrderState, fact: PaymentFact) =>
  endedAlerts(state.transaction, then(state, fact).state.transaction);

describe('the alert of a dispute ends', () => {
  it.each(['won', 'closed', 'lost'] as const)('when the bank has decided: %s', (end) => {
    expect(ended(after(aDispute('open')), aDispute(end))).toEqual([DISPUTE]);
  });

  it('with that of the documents that the bank wanted', () => {
    const state = after(aDispute('open'), aDispute('action-required'));
    expect(ended(state, aDispute('won'))).toEqual([DISPUTE, `${DISPUTE}_action`]);
  });

  it('when a later phase has an alert of its own', () => {
    expect(ended(after(aDispute('lost')), aDispute('open', 'arbitration'))).toEqual([
      `${DISPUTE}_lost`,
    ]);
  });

  it('and not while the bank reviews it, or another one is decided', () => {
    const other = aDispute('open', 'chargeback', 'disp_BBBBBBBBBBBBBB');
    expect(ended(after(aDispute('open'), other), aDispute('under-review'))).toEqual([]);
    expect(ended(after(aDispute('open'), other), aDispute('won'))).toEqual([DISPUTE]);
  });
});

describe('the alert of a failed refund ends', () => {
  const settled = (how: Parameters<typeof settleRefund>[2]) => {
    const { transaction } = after(FAILED);
    const step = settleRefund(after(FAILED), 'first_refund', how, ORDERED_AT + 60_000);
    if ('refusal' in step) throw new Error(step.refusal);
    return endedAlerts(transaction, step.state.transaction);
  };

  it('when it is requested again or returned by hand', () => {
    expect(settled({ how: 'again', key: 'second_refund' })).toEqual(['failed_first_refund']);
    expect(settled({ how: 'by-hand', reference: 'HDFCN52026112412' })).toEqual([
      'failed_first_refund',
    ]);
  });

  it('when the bank takes the money, and is raised again when it gives the money back', () => {
    const disputed = after(FAILED, { ...aDispute('open'), amount: TOTAL });
    expect(ended(disputed, aDispute('lost'))).toEqual([DISPUTE, 'failed_first_refund']);
    const lost = withFacts([aDispute('lost'), aDispute('open', 'arbitration')], disputed);
    const back = withFacts([aDispute('lost', 'arbitration')], lost);
    expect(endedAlerts(lost.transaction, back.transaction)).toEqual([
      ARBITRATION,
      'failed_first_refund',
    ]);
    expect(then(back, aDispute('won', 'unknown')).effects).toEqual([
      { effect: 'alert', alert: 'refund-failed', key: 'failed_first_refund' },
    ]);
  });
});

describe('an alert is not raised', () => {
  /** The keys of the alerts that one batch of facts raises. */
  const raised = (state: OrderState, ...facts: readonly PaymentFact[]) => {
    const effects: Effect[] = [];
    const { transaction } = facts.reduce((current, fact) => {
      const step = then(current, fact);
      effects.push(...step.effects);
      return step.state;
    }, state);
    return withoutEndedAlerts(effects, transaction).flatMap((one) =>
      one.effect === 'alert' ? [one.key] : [],
    );
  };

  it('when the same batch of facts ends its dispute', () => {
    expect(raised(after(), aDispute('open'), aDispute('won'))).toEqual([]);
    expect(raised(after(), aDispute('action-required'), aDispute('closed'))).toEqual([]);
    expect(raised(after(), aDispute('open'), aDispute('lost'))).toEqual([`${DISPUTE}_lost`]);
  });

  it('when a bank took the money of the failed refund in the same batch', () => {
    expect(raised(after(), FAILED, aDispute('lost'))).toEqual([`${DISPUTE}_lost`]);
  });

  it('when it comes late, after a later phase of its dispute', () => {
    const arbitration = after(aDispute('open', 'arbitration'));
    expect(raised(arbitration, aDispute('open'))).toEqual([]);
    expect(raised(arbitration, aDispute('lost'))).toEqual([]);
  });

  it('and is, while its cause stands', () => {
    expect(raised(after(), aDispute('open'), aDispute('action-required'))).toEqual([
      DISPUTE,
      `${DISPUTE}_action`,
    ]);
    expect(raised(after(), FAILED)).toEqual(['failed_first_refund']);
  });

  it('and is, when only staff can end it', () => {
    const second = aPayment('captured', 'pay_BBBBBBBBBBBBBB');
    expect(raised(after(), second)).toEqual(['dup_pay_BBBBBBBBBBBBBB']);
    const { effects } = then(after(), second);
    expect(withoutEndedAlerts(effects, after().transaction)).toEqual(effects);
  });
});
