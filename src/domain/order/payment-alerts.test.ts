import { describe, expect, it } from 'vitest';
import {
  aDispute,
  aPayment,
  OTHER_PAYMENT,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import { aRefundFact, play, type Step } from '../../../tests/support/fixtures/order-steps.ts';
import type { Effect, OrderState } from './order-change.ts';
import { endedAlerts, withoutEndedAlerts } from './payment-alerts.ts';
import type { PaymentFact } from '../payment/payment-event.ts';

const DISPUTE = 'dispute_disp_AAAAAAAAAAAAAA_chargeback';
const ARBITRATION = 'dispute_disp_AAAAAAAAAAAAAA_arbitration';
const OTHER_DISPUTE = aDispute('open', 'chargeback', 'disp_BBBBBBBBBBBBBB');
const FAILED = aRefundFact('failed', { key: 'first_refund' });
const OPEN = aDispute('open');

const after = (...facts: readonly PaymentFact[]) =>
  withFacts(facts, withFacts([aPayment('captured')]));
const ended = (state: OrderState, ...steps: Step[]) =>
  endedAlerts(state, play(state, ...steps).state);

describe('an alert ends', () => {
  it.each<[string, PaymentFact[], Step, string[]]>([
    ['once its dispute is won', [OPEN], aDispute('won'), [DISPUTE]],
    ['once its dispute is closed', [OPEN], aDispute('closed'), [DISPUTE]],
    ['once its dispute is lost', [OPEN], aDispute('lost'), [DISPUTE]],
    [
      'with that of the documents that the bank wanted',
      [OPEN, aDispute('action-required')],
      aDispute('won'),
      [DISPUTE, `${DISPUTE}_action`],
    ],
    [
      'when a later phase has an alert of its own',
      [aDispute('lost')],
      aDispute('open', 'arbitration'),
      [`${DISPUTE}_lost`],
    ],
    ['not while the bank reviews it', [OPEN, OTHER_DISPUTE], aDispute('under-review'), []],
    ['not with another one', [OPEN, OTHER_DISPUTE], aDispute('won'), [DISPUTE]],
    [
      'once a failed refund is requested again',
      [FAILED],
      { settle: 'first_refund', how: 'again', key: 'second_refund' },
      ['failed_first_refund'],
    ],
    [
      'once a failed refund is returned by hand',
      [FAILED],
      { settle: 'first_refund', how: 'by-hand', reference: 'HDFCN52026112412' },
      ['failed_first_refund'],
    ],
  ])('%s', (_, facts, step, keys) => {
    expect(ended(after(...facts), step)).toEqual(keys);
  });

  it('when the bank takes the money, and is raised again when it gives the money back', () => {
    const disputed = after(FAILED, OPEN);
    expect(ended(disputed, aDispute('lost'))).toEqual([DISPUTE, 'failed_first_refund']);
    const lost = withFacts([aDispute('lost'), aDispute('open', 'arbitration')], disputed);
    const lostAgain = aDispute('lost', 'arbitration');
    expect(ended(lost, lostAgain)).toEqual([ARBITRATION, 'failed_first_refund']);
    expect(play(lost, lostAgain, aDispute('won', 'unknown')).effects).toEqual([
      { effect: 'alert', alert: 'refund-failed', key: 'failed_first_refund' },
    ]);
  });
});

describe('of one batch of facts, an alert is raised', () => {
  it.each<[string, PaymentFact[], PaymentFact[], string[]]>([
    ['not when the batch ends its dispute', [], [OPEN, aDispute('won')], []],
    ['not when documents are late', [], [aDispute('action-required'), aDispute('closed')], []],
    ['for a loss only', [], [OPEN, aDispute('lost')], [`${DISPUTE}_lost`]],
    ['not when a bank took the money', [], [FAILED, aDispute('lost')], [`${DISPUTE}_lost`]],
    ['not after a later phase', [aDispute('open', 'arbitration')], [OPEN], []],
    ['not for a loss before', [aDispute('open', 'arbitration')], [aDispute('lost')], []],
    [
      'while its cause stands',
      [],
      [OPEN, aDispute('action-required'), FAILED],
      [DISPUTE, `${DISPUTE}_action`, 'failed_first_refund'],
    ],
    [
      'when only staff can end it',
      [],
      [aPayment('captured', OTHER_PAYMENT)],
      [`dup_${OTHER_PAYMENT}`],
    ],
  ])('%s', (_, before, batch, keys) => {
    const effects: Effect[] = [];
    const { transaction } = batch.reduce(
      (state, fact) => {
        const step = play(state, fact);
        effects.push(...step.effects);
        return step.state;
      },
      after(...before),
    );
    const raised = withoutEndedAlerts(effects, transaction).filter(
      ({ effect }) => effect === 'alert',
    );
    expect(raised).toMatchObject(keys.map((key) => ({ key })));
  });

  it('beside effects of other kinds, which stay', () => {
    const { effects, state } = play(after(), aPayment('captured', OTHER_PAYMENT));
    expect(withoutEndedAlerts(effects, state.transaction)).toEqual(effects);
  });
});
