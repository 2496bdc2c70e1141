import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aDispute,
  anOrderState,
  aPayment,
  ORDERED_AT,
  TOTAL,
} from '../../../tests/support/fixtures/order-states.ts';
import { paise } from '../money/money.ts';
import type { Effect, OrderState } from './order-change.ts';
import { HOLD_MS } from '../checkout/payment-method.ts';
import type { PaymentFact } from '../payment/payment-event.ts';
import { applyMove, type StaffMove } from './order-move.ts';
import { applyFact } from '../payment/order-payment.ts';
import { applyRefund } from '../refund/order-refund.ts';
import { MOVES, moveRefusal, ORDER_STATUSES } from './order.ts';
import { moneyOf } from '../payment/transaction-money.ts';

const CONTEXT = { now: ORDERED_AT + 1000, stockIsFree: true };

function applyFacts(state: OrderState, facts: readonly PaymentFact[], context = CONTEXT) {
  const effects: Effect[] = [];
  let now = state;
  for (const fact of facts) {
    const step = applyFact(now, fact, context);
    now = step.state;
    effects.push(...step.effects);
  }
  return { state: now, effects };
}

/** The order without its journal count, which depends on the number of writes. */
function withoutMoves({ order, transaction }: OrderState) {
  return { order: { ...order, moves: 0 }, transaction };
}

function moved(state: OrderState, ...requests: StaffMove[]) {
  let now = state;
  const effects: Effect[] = [];
  for (const request of requests) {
    const step = applyMove(now, request, CONTEXT.now);
    if ('refusal' in step) throw new Error(step.refusal);
    now = step.state;
    effects.push(...step.effects);
  }
  return { state: now, effects };
}

const named = (effects: readonly Effect[]) =>
  effects.map((effect) => ('mail' in effect ? effect.mail : effect.effect));

const refundFact = (
  fact: 'refund-pending' | 'refund-done' | 'refund-failed',
  amount = 10_000,
  refundId = 'rfnd_AAAAAAAAAAAAAA',
): PaymentFact => ({
  fact,
  paymentId: 'pay_AAAAAAAAAAAAAA',
  refundId,
  amount: paise(amount),
  key: '',
});

/** Every fact that a provider can report about one payment, its refunds and its disputes. */
const ONE_PAYMENT: readonly PaymentFact[] = [
  aPayment('authorized'),
  aPayment('captured'),
  aPayment('failed'),
  aPayment('failed', 'pay_BBBBBBBBBBBBBB'),
  refundFact('refund-pending'),
  refundFact('refund-done'),
  aDispute('open'),
  aDispute('under-review'),
  aDispute('action-required'),
  aDispute('won'),
  aDispute('open', 'pre_arbitration'),
  aDispute('lost', 'pre_arbitration'),
  aDispute('closed', 'retrieval', 'disp_BBBBBBBBBBBBBB'),
];

describe('provider facts', () => {
  it('pay an order once, in any order and any number of times', () => {
    const inOrder = withoutMoves(applyFacts(anOrderState(), ONE_PAYMENT).state);
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...ONE_PAYMENT, ...ONE_PAYMENT, ...ONE_PAYMENT], {
          minLength: 3 * ONE_PAYMENT.length,
        }),
        (facts) => {
          const { state, effects } = applyFacts(anOrderState(), facts);
          expect(withoutMoves(state)).toEqual(inOrder);
          const runOnce = effects.map((effect) => JSON.stringify(effect));
          expect(new Set(runOnce).size).toBe(runOnce.length);
          expect(named(effects).filter((name) => name === 'paid')).toHaveLength(1);
          expect(named(effects).filter((name) => name === 'stock')).toHaveLength(1);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('in any subset and order end in the furthest state of each payment', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ONE_PAYMENT]), fc.context(), (facts, context) => {
        const sorted = ONE_PAYMENT.filter((fact) => facts.includes(fact));
        context.log(JSON.stringify(facts.map(({ fact }) => fact)));
        expect(withoutMoves(applyFacts(anOrderState(), facts).state)).toEqual(
          withoutMoves(applyFacts(anOrderState(), sorted).state),
        );
      }),
      { numRuns: 2_000 },
    );
  });

  it('of two payments keep one and refund the other, whichever came first', () => {
    const both = [
      aPayment('captured', 'pay_one0000000001'),
      aPayment('captured', 'pay_two0000000002'),
    ];
    for (const facts of [both, both.toReversed()]) {
      const { state, effects } = applyFacts(anOrderState(), [...facts, ...facts]);
      expect(state.order.status).toBe('paid');
      expect(state.order.payment).toMatchObject({ state: 'paid', paidPaise: TOTAL });
      expect(effects.filter(({ effect }) => effect === 'refund')).toEqual([
        {
          effect: 'refund',
          key: `dup_${facts[1] && 'paymentId' in facts[1] ? facts[1].paymentId : ''}`,
          paymentId: facts[1] && 'paymentId' in facts[1] ? facts[1].paymentId : '',
          amountPaise: TOTAL,
        },
      ]);
    }
  });

  it.each([
    ['another sum', aPayment('captured', 'pay_AAAAAAAAAAAAAA', TOTAL - 1)],
    ['another currency', aPayment('captured', 'pay_AAAAAAAAAAAAAA', TOTAL, 'USD')],
  ])('%s pays nothing: it is refunded and raises an alert', (_, fact) => {
    const { state, effects } = applyFacts(anOrderState(), [fact]);
    expect(state.order.status).toBe('pending-payment');
    expect(state.order.payment.state).toBe('refunding');
    expect(named(effects)).toEqual(['refund', 'alert']);
  });

  it('that authorise extend the stock hold once', () => {
    const { state } = applyFacts(anOrderState(), [aPayment('authorized')]);
    expect(state.order.reservation).toEqual({ state: 'held', untilAt: ORDERED_AT + 2 * HOLD_MS });
    expect(state.order.payment.state).toBe('authorized');
  });

  it('revive an expired order while its stock is available, and refund it otherwise', () => {
    const expired = moved(anOrderState(), { move: 'expire', actor: 'clock' }).state;
    const revived = applyFacts(expired, [aPayment('captured')]);
    expect(revived.state.order).toMatchObject({
      status: 'paid',
      reservation: { state: 'committed', untilAt: null },
    });
    expect(named(revived.effects)).toEqual(['stock', 'coupon', 'paid', 'new-order-mail']);
    const late = applyFacts(expired, [aPayment('captured')], { ...CONTEXT, stockIsFree: false });
    expect(late.state.order).toMatchObject({ status: 'expired', payment: { state: 'refunding' } });
    expect(named(late.effects)).toEqual(['refund', 'alert']);
  });

  it('refund money that arrives for a cancelled order', () => {
    const cancelled = moved(anOrderState(), { move: 'cancel', actor: 'shopper' }).state;
    const { state, effects } = applyFacts(cancelled, [aPayment('captured')]);
    expect(state.order).toMatchObject({ status: 'cancelled', payment: { state: 'refunding' } });
    expect(named(effects)).toEqual(['refund', 'alert']);
  });
});

type Step =
  | { readonly fact: PaymentFact; readonly stockIsFree: boolean }
  | StaffMove
  | { readonly refund: number };

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    fact: fc.oneof(
      fc.constantFrom(...ONE_PAYMENT),
      fc.constantFrom(
        aPayment('captured', 'pay_BBBBBBBBBBBBBB'),
        aPayment('captured', 'pay_CCCCCCCCCCCCCC', 1),
        refundFact('refund-failed'),
        refundFact('refund-done', TOTAL, 'rfnd_BBBBBBBBBBBBBB'),
      ),
    ),
    stockIsFree: fc.boolean(),
  }),
  fc.record({
    move: fc.constantFrom(...(['expire', 'cancel', 'pack', 'ship', 'deliver', 'return'] as const)),
    actor: fc.constantFrom(...(['shopper', 'staff', 'clock', 'provider'] as const)),
    restock: fc.boolean(),
  }),
  fc.record({ refund: fc.integer({ min: 1, max: TOTAL + 5_000 }) }),
);

function applyStep(state: OrderState, step: Step, index: number) {
  if ('fact' in step)
    return applyFact(state, step.fact, { ...CONTEXT, stockIsFree: step.stockIsFree });
  if ('refund' in step) {
    const key = `staff_refund_${index}`;
    return applyRefund(state, { key, amountPaise: paise(step.refund), why: 'broken' }, CONTEXT.now);
  }
  return applyMove(state, step, CONTEXT.now);
}

/** The net change of all stock effects to the units that the order holds. */
function heldPieces(effects: readonly Effect[]): number {
  const step = { hold: 1, sell: 1, commit: 0, release: -1, retake: 1, restock: -1 } as const;
  return effects.reduce(
    (held, effect) => (effect.effect === 'stock' ? held + step[effect.change] : held),
    1,
  );
}

const cameIn = ({ transaction }: OrderState) =>
  transaction.attempts
    .filter(({ state }) => state === 'captured')
    .reduce((sum, { amount }) => sum + amount, 0);

/** The invariants that one step violates, by name; always none. */
function brokenBy(
  before: OrderState,
  { order, transaction }: OrderState,
  effects: readonly Effect[],
) {
  const money = moneyOf(transaction);
  const held = heldPieces(effects);
  const isChanged = order.status !== before.order.status;
  const sent = before.order.status === 'paid' && order.status === 'packed';
  const isRow = MOVES.some(
    ({ from, to }) => from.includes(before.order.status) && to === order.status,
  );
  const promises = {
    'one payment is kept': transaction.attempts.filter(({ use }) => use === 'kept').length < 2,
    'what is paid came in':
      transaction.cashAt !== null || money.paidPaise <= cameIn({ order, transaction }),
    'the order shows its money': JSON.stringify(order.payment) === JSON.stringify(money),
    'nothing is packed unpaid': !sent || money.paidPaise === TOTAL,
    'it moves along the machine': !isChanged || isRow,
    'what it holds, it holds once': held === (order.reservation.state === 'released' ? 0 : 1),
  };
  return Object.entries(promises).flatMap(([promise, holds]) => (holds ? [] : [promise]));
}

/** Effects that ran twice although they must run once, and refunds beyond the received amount. */
function brokenAtTheEnd(state: OrderState, effects: readonly Effect[]) {
  const keys = effects.map((effect) => JSON.stringify(effect));
  const uniqueKeys = keys.filter((key) => !key.includes('"coupon"') && !key.includes('"stock"'));
  const asked = effects
    .flatMap((effect) => (effect.effect === 'refund' ? [effect.amountPaise] : []))
    .reduce((sum, amount) => sum + amount, 0);
  const promises = {
    'one invoice': keys.filter((key) => key === '{"effect":"invoice"}').length < 2,
    'no effect twice': new Set(uniqueKeys).size === uniqueKeys.length,
    'no more back than came': asked <= cameIn(state),
  };
  return Object.entries(promises).flatMap(([promise, holds]) => (holds ? [] : [promise]));
}

describe('an order under random events', () => {
  it.each(['online', 'cod'] as const)('holds its invariants (%s)', (method) => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 25 }), (path) => {
        let state = anOrderState(method);
        const effects: Effect[] = [];
        const broken: string[] = [];
        for (const [index, step] of path.entries()) {
          const next = applyStep(state, step, index);
          if ('refusal' in next) continue;
          effects.push(...next.effects);
          broken.push(...brokenBy(state, next.state, effects));
          ({ state } = next);
        }
        expect([...broken, ...brokenAtTheEnd(state, effects)]).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  });
});

describe('the transition table', () => {
  it('has a way out of every non-final status, and only a return from a delivered order', () => {
    for (const status of ORDER_STATUSES) {
      const targets = MOVES.filter(({ from }) => from.includes(status)).map(({ to }) => to);
      expect(targets.length === 0).toBe(['returned', 'cancelled'].includes(status));
    }
  });

  it('distinguishes a missing transition from one of another actor', () => {
    const { payment } = applyFacts(anOrderState(), [aPayment('captured')]).state.order;
    const paid = { status: 'paid', payment } as const;
    expect(moveRefusal(paid, 'pack', 'staff')).toBeNull();
    expect(moveRefusal(paid, 'pack', 'shopper')).toBe('not-yours');
    expect(moveRefusal(paid, 'deliver', 'staff')).toBe('not-from-here');
    const disputed = { ...paid, payment: { ...payment, disputed: true } };
    expect(moveRefusal(disputed, 'pack', 'staff')).toBe('disputed');
    const refunding = { ...paid, payment: { ...payment, refundingPaise: payment.paidPaise } };
    expect(moveRefusal(refunding, 'pack', 'staff')).toBe('refunded');
  });

  it('packs, ships and delivers cash on delivery, and records the cash', () => {
    const { state, effects } = moved(
      anOrderState('cod'),
      { move: 'pack', actor: 'staff' },
      {
        move: 'ship',
        actor: 'staff',
        shipment: { courier: 'Delhivery', tracking: 'X1', link: '' },
      },
      { move: 'deliver', actor: 'staff' },
    );
    expect(state.order).toMatchObject({
      status: 'delivered',
      shipment: { courier: 'Delhivery', tracking: 'X1', link: '' },
      payment: { state: 'paid', paidPaise: TOTAL, instrument: 'cash' },
    });
    expect(named(effects)).toEqual([
      'invoice',
      'packed',
      'shipped',
      'delivered',
      'purchases',
      'sales',
    ]);
  });

  it('credits the invoice of an unpaid order in full', () => {
    const packed = moved(anOrderState('cod'), { move: 'pack', actor: 'staff' }).state;
    const invoiced = { ...packed, order: { ...packed.order, invoice: 'SR/26-27/000001' } };
    const { effects } = moved(invoiced, { move: 'cancel', actor: 'staff' });
    expect(effects).toContainEqual({ effect: 'credit-note', key: 'unpaid', amountPaise: TOTAL });
  });

  it('refunds in parts, never more than was paid, once per key', () => {
    const paid = applyFacts(anOrderState(), [aPayment('captured')]).state;
    const refund = (state: OrderState, key: string, amount: number) =>
      applyRefund(state, { key, amountPaise: paise(amount), why: 'broken' }, CONTEXT.now);
    const first = refund(paid, 'first_refund', 20_000);
    if ('refusal' in first) throw new Error(first.refusal);
    expect(first.effects).toEqual([
      {
        effect: 'refund',
        key: 'first_refund',
        paymentId: 'pay_AAAAAAAAAAAAAA',
        amountPaise: 20_000,
      },
      {
        effect: 'mail',
        mail: 'refund-requested',
        key: 'requested_first_refund',
        refundKey: 'first_refund',
      },
    ]);
    expect(refund(first.state, 'first_refund', 20_000)).toEqual({
      state: first.state,
      effects: [],
    });
    expect(refund(first.state, 'first_refund', 10)).toEqual({ refusal: 'key-used' });
    expect(refund(first.state, 'other_refund', TOTAL - 20_000 + 1)).toEqual({
      refusal: 'too-much',
    });
    expect(refund(anOrderState(), 'first_refund', 1)).toEqual({ refusal: 'nothing-paid' });
  });
});
