import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aDispute,
  anOrderState,
  aPayment,
  ORDERED_AT,
  withFacts,
  TOTAL,
} from '../../../tests/support/fixtures/order-states.ts';
import { DISPUTE_PHASES, DISPUTE_STATES, disputeStanding } from './dispute.ts';
import type { OrderState } from '../order/order-change.ts';
import type { PaymentFact } from './payment-event.ts';
import { applyMove, type StaffMove } from '../order/order-move.ts';
import { applyFact } from './order-payment.ts';
import { applyRefund } from '../refund/order-refund.ts';
import { moveRefusal } from '../order/order.ts';
import { refundsToRequest } from './payment-refunds.ts';
import { TransactionSchema } from './transaction.ts';
import * as v from 'valibot';

const now = ORDERED_AT + 2000;
const paid = (...facts: PaymentFact[]) => withFacts([aPayment('captured'), ...facts]);
const PENDING = ['open', 'under-review', 'action-required'] as const;

function moved(state: OrderState, request: StaffMove) {
  const step = applyMove(state, request, now);
  if ('refusal' in step) throw new Error(step.refusal);
  return step;
}

const packed = (state: OrderState) => moved(state, { move: 'pack', actor: 'staff' }).state;
const refused = (state: OrderState) =>
  (['pack', 'cancel'] as const).map((move) => moveRefusal(state.order, move, 'staff'));
const refund = (state: OrderState) =>
  applyRefund(state, { key: 'staff_refund', amountPaise: TOTAL, why: 'broken' }, now);

describe('a dispute', () => {
  it.each(PENDING)('that is %s blocks packing, cancelling and refunding', (state) => {
    const order = paid(aDispute(state));
    expect(refused(order)).toEqual(['disputed', 'disputed']);
    expect(moveRefusal(order.order, 'cancel', 'shopper')).toBe('disputed');
    expect(refund(order)).toEqual({ refusal: 'disputed' });
  });

  it('that is lost blocks packing, shipping and refunding, even if its first phase was won', () => {
    const order = paid(aDispute('open'), aDispute('lost'));
    expect(order.order.payment).toMatchObject({ disputed: false, disputeLost: true });
    expect(moveRefusal(order.order, 'pack', 'staff')).toBe('dispute-lost');
    expect(moveRefusal(order.order, 'cancel', 'shopper')).toBe('dispute-lost');
    expect(refund(order)).toEqual({ refusal: 'dispute-lost' });
    const sent = withFacts([aDispute('lost')], packed(paid()));
    expect(moveRefusal(sent.order, 'ship', 'staff')).toBe('dispute-lost');
  });

  it.each(['won', 'closed'] as const)('that is %s blocks nothing', (state) => {
    const order = paid(aDispute('open'), aDispute(state));
    expect(refused(order)).toEqual([null, null]);
    expect(refund(order)).not.toHaveProperty('refusal');
  });

  it('that was won and is challenged again blocks until the later phase is won too', () => {
    const challenged = paid(aDispute('won'), aDispute('open', 'pre_arbitration'));
    expect(refused(challenged)).toEqual(['disputed', 'disputed']);
    expect(refused(withFacts([aDispute('won', 'pre_arbitration')], challenged))).toEqual([
      null,
      null,
    ]);
  });

  it('is not decided by the later phase of another dispute', () => {
    const other = aDispute('won', 'arbitration', 'disp_BBBBBBBBBBBBBB');
    const { disputes } = paid(aDispute('open'), other).transaction;
    expect(disputeStanding(disputes)).toBe('open');
  });

  it('with an undecided earlier phase is decided by its later one', () => {
    expect(refused(paid(aDispute('open'), aDispute('won', 'arbitration')))).toEqual([null, null]);
  });

  it('that is lost lets staff end the order without a refund', () => {
    const order = packed(paid());
    const invoiced = { ...order, order: { ...order.order, invoice: 'SR/26-27/000001' } };
    const lost = withFacts([aDispute('lost')], invoiced);
    const { state, effects } = moved(lost, { move: 'cancel', actor: 'staff' });
    expect(state.transaction.refunds).toEqual([]);
    expect(effects).toContainEqual({
      effect: 'credit-note',
      key: 'dispute-lost',
      isTotal: true,
      amountPaise: TOTAL,
    });
  });

  it('lets a parcel be returned without refunding its money as well', () => {
    const sent = moved(packed(paid()), { move: 'ship', actor: 'staff' }).state;
    const { state } = moved(withFacts([aDispute('open')], sent), {
      move: 'return',
      actor: 'staff',
    });
    expect(state.order.status).toBe('returned');
    expect(state.transaction.refunds).toEqual([]);
  });

  it('withholds a decided refund that is not requested yet, until it is won', () => {
    const requested = refund(paid());
    if ('refusal' in requested) throw new Error(requested.refusal);
    const disputed = withFacts([aDispute('open')], requested.state);
    expect(refundsToRequest(disputed.transaction)).toEqual([]);
    const free = withFacts([aDispute('won')], disputed);
    expect(refundsToRequest(free.transaction)).toHaveLength(1);
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
    const alerts = [...facts, ...facts].flatMap((fact) => {
      const step = applyFact(state, fact, { now, stockIsFree: true });
      ({ state } = step);
      return step.effects.flatMap((one) => (one.effect === 'alert' ? [[one.alert, one.key]] : []));
    });
    const key = 'dispute_disp_AAAAAAAAAAAAAA';
    expect(alerts).toEqual([
      ['dispute', `${key}_chargeback`],
      ['dispute-action-required', `${key}_chargeback_action`],
      ['dispute', `${key}_pre_arbitration`],
      ['dispute-lost', `${key}_pre_arbitration_lost`],
    ]);
  });

  it('ends the same whatever the order and number of its webhooks', () => {
    const fact = fc
      .record({
        state: fc.constantFrom(...DISPUTE_STATES),
        phase: fc.constantFrom(...DISPUTE_PHASES),
        id: fc.constantFrom('disp_AAAAAAAAAAAAAA', 'disp_BBBBBBBBBBBBBB'),
        amount: fc.integer({ min: 1, max: TOTAL }),
        respondByAt: fc.option(fc.integer({ min: 1, max: 9 })),
      })
      .map(({ state, phase, id, amount, respondByAt }) => ({
        ...aDispute(state, phase, id),
        amount,
        respondByAt,
      }));
    const mixed = fc
      .array(fact, { maxLength: 8 })
      .chain((facts) =>
        fc.tuple(
          fc.constant(facts),
          fc.shuffledSubarray([...facts, ...facts], { minLength: 2 * facts.length }),
        ),
      );
    fc.assert(
      fc.property(mixed, ([facts, others]) => {
        const [one, other] = [facts, others].map((all) => paid(...(all as PaymentFact[])));
        expect(other?.transaction).toEqual(one?.transaction);
        expect(other?.order.payment).toEqual(one?.order.payment);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a transaction from before disputes were stored separately', () => {
  const stored = (dispute: string) => {
    const { disputes: _, ...transaction } = anOrderState().transaction;
    const attempt = {
      ...{ paymentId: 'pay_AAAAAAAAAAAAAA', state: 'captured', amount: TOTAL, currency: 'INR' },
      ...{ instrument: 'upi', reason: '', use: 'kept', at: now, dispute },
    };
    return v.parse(TransactionSchema, { ...transaction, attempts: [attempt] });
  };

  it.each([
    ['none', 'none'],
    ['open', 'open'],
    ['closed', 'none'],
  ])('still maps its value "%s"', (word, standing) => {
    expect(disputeStanding(stored(word).disputes)).toBe(standing);
  });

  it('replaces that value with the dispute that has an id', () => {
    const state = { order: anOrderState().order, transaction: stored('open') };
    const { transaction } = withFacts([aDispute('won')], state);
    expect(transaction.disputes.map(({ id, state: word }) => [id, word])).toEqual([
      ['disp_AAAAAAAAAAAAAA', 'won'],
    ]);
  });
});
