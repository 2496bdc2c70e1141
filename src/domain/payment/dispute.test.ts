import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  aDispute,
  aDisputePhase,
  anAttempt,
  aPayment,
  TOTAL,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import { creditsOf, invoiced, play, tryStep } from '../../../tests/support/fixtures/order-steps.ts';
import type { OrderState } from '../order/order-change.ts';
import { moveRefusal } from '../order/order.ts';
import {
  type Dispute,
  DISPUTE_PHASES,
  DISPUTE_STATES,
  disputeStanding,
  withDispute,
} from './dispute.ts';
import type { PaymentFact } from './payment-event.ts';
import { refundsToRequest } from './payment-refunds.ts';
import { TransactionSchema } from './transaction.ts';

const paid = (...facts: PaymentFact[]) => withFacts([aPayment('captured'), ...facts]);
const packed = () => play(paid(), 'pack').state;
const ALL = { refund: 'staff_refund', amount: TOTAL };

/** The refusals of packing, of the shopper's cancellation and of a refund; null where it is allowed. */
function refusals(state: OrderState) {
  const refund = tryStep(state, ALL);
  return [
    moveRefusal(state.order, 'pack', 'staff'),
    moveRefusal(state.order, 'cancel', 'shopper'),
    'refusal' in refund ? refund.refusal : null,
  ];
}

describe('a dispute', () => {
  it.each<[string, Dispute['state'][], string | null]>([
    ['is open', ['open'], 'disputed'],
    ['is under review', ['under-review'], 'disputed'],
    ['awaits documents', ['action-required'], 'disputed'],
    ['is lost', ['open', 'lost'], 'dispute-lost'],
    ['is won', ['open', 'won'], null],
    ['is closed', ['open', 'closed'], null],
  ])('that %s blocks packing, cancelling and refunding by its state', (_, states, refusal) => {
    const order = paid(...states.map((state) => aDispute(state)));
    expect(refusals(order)).toEqual([refusal, refusal, refusal]);
  });

  it('that is lost blocks shipping, and lets staff end the order without a refund', () => {
    const lost = withFacts([aDispute('lost')], invoiced(packed()));
    expect(moveRefusal(lost.order, 'ship', 'staff')).toBe('dispute-lost');
    const cancelled = play(lost, 'cancel');
    expect(cancelled.state.transaction.refunds).toEqual([]);
    expect(creditsOf(cancelled)).toEqual([['dispute-lost', TOTAL]]);
  });

  it('is decided by its latest phase, whatever became of an earlier one', () => {
    const challenged = paid(aDispute('won'), aDispute('open', 'pre_arbitration'));
    expect(refusals(challenged)[0]).toBe('disputed');
    expect(refusals(withFacts([aDispute('won', 'pre_arbitration')], challenged))[0]).toBeNull();
    expect(refusals(paid(aDispute('open'), aDispute('won', 'arbitration')))[0]).toBeNull();
  });

  it('is not decided by the later phase of another dispute', () => {
    const other = aDispute('won', 'arbitration', 'disp_BBBBBBBBBBBBBB');
    expect(disputeStanding(paid(aDispute('open'), other).transaction.disputes)).toBe('open');
  });

  it('lets a parcel be returned without refunding its money as well', () => {
    const { state } = play(packed(), 'ship', aDispute('open'), 'return-to-origin', 'return');
    expect(state.order.status).toBe('returned');
    expect(state.transaction.refunds).toEqual([]);
  });

  it('withholds a decided refund that is not requested yet, until it is won', () => {
    const disputed = play(paid(), ALL, aDispute('open')).state;
    expect(refundsToRequest(disputed.transaction)).toEqual([]);
    const free = withFacts([aDispute('won')], disputed);
    expect(refundsToRequest(free.transaction)).toHaveLength(1);
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
      .map(({ state, phase, id, amount, respondByAt }): PaymentFact => ({
        ...aDispute(state, phase, id, amount),
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
        const [one, other] = [paid(...facts), paid(...others)];
        expect(other.transaction).toEqual(one.transaction);
        expect(other.order.payment).toEqual(one.order.payment);
      }),
    );
  });
});

describe('a report of a phase', () => {
  it('keeps the largest amount, the latest deadline and the earliest time', () => {
    const existing = aDisputePhase({ state: 'won', amount: 10, respondByAt: 50, at: 1 });
    const update = aDisputePhase({ state: 'open', amount: 20, respondByAt: 40, at: 2 });
    expect(withDispute([existing], update)).toEqual([{ ...existing, amount: 20 }]);
    const decided = aDisputePhase({ state: 'lost', amount: 5, respondByAt: 60, at: 3 });
    expect(withDispute([existing], decided)).toEqual([
      { ...decided, amount: 10, respondByAt: 60, at: 1 },
    ]);
    const silent = aDisputePhase({ state: 'lost', respondByAt: null });
    expect(withDispute([existing], silent)).toMatchObject([{ respondByAt: 50 }]);
  });

  it('without news changes nothing', () => {
    const disputes = [aDisputePhase({ state: 'won' })];
    expect(withDispute(disputes, aDisputePhase({ state: 'open', at: 9 }))).toBe(disputes);
    expect(withDispute(disputes, aDisputePhase({ state: 'won', at: 9 }))).toBe(disputes);
  });

  it('is sorted by its id and its phase', () => {
    const all = [
      aDisputePhase({ phase: 'arbitration' }),
      aDisputePhase({ id: 'disp_B', phase: 'fraud' }),
      aDisputePhase({ phase: 'retrieval' }),
    ];
    const sorted = all.reduce<readonly Dispute[]>(withDispute, []);
    expect(sorted).toEqual([all[2], all[0], all[1]]);
  });

  it('replaces the one without an id of its payment, and no other', () => {
    const old = aDisputePhase({ id: '', phase: 'unknown' });
    const elsewhere = { ...old, paymentId: 'pay_B' };
    expect(withDispute([old, elsewhere], aDisputePhase())).toEqual([elsewhere, aDisputePhase()]);
  });
});

describe('a transaction from before disputes were stored separately', () => {
  const stored = (...attempts: object[]) => ({
    ...paid().transaction,
    ...{ attempts, disputes: undefined },
  });
  const disputesOf = (old: object) => v.parse(TransactionSchema, old).disputes;
  const known = { id: '', paymentId: anAttempt().paymentId, phase: 'unknown', amount: TOTAL };
  const withWord = (dispute: string, currency = 'INR') => ({ ...anAttempt({ currency }), dispute });

  it('has the dispute of its attempt, in rupees without a currency', () => {
    const { at } = anAttempt();
    const dispute = { ...known, respondByAt: null, at };
    expect(disputesOf(stored(withWord('open', '')))).toEqual([
      { ...dispute, state: 'open', currency: 'INR' },
    ]);
    expect(disputesOf(stored(withWord('closed', 'USD')))).toEqual([
      { ...dispute, state: 'closed', currency: 'USD' },
    ]);
    expect(disputesOf(stored(anAttempt(), withWord('none')))).toEqual([]);
  });

  it('keeps its attempts without that value, and disputes that are stored', () => {
    const disputes = [aDisputePhase({ state: 'won' })];
    const parsed = v.parse(TransactionSchema, { ...stored(withWord('open')), disputes });
    expect(parsed).toMatchObject({ disputes });
    expect(parsed.attempts).toEqual([anAttempt()]);
  });

  it('replaces that value with the dispute that has an id', () => {
    const transaction = v.parse(TransactionSchema, stored(withWord('open')));
    const { disputes } = withFacts([aDispute('won')], { ...paid(), transaction }).transaction;
    expect(disputes).toMatchObject([{ id: 'disp_AAAAAAAAAAAAAA', state: 'won' }]);
  });
});
