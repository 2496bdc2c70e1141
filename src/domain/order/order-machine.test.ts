import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aDispute,
  anOrderState,
  aPayment,
  OTHER_PAYMENT,
  TOTAL,
  withFacts,
} from '../../../tests/support/fixtures/order-states.ts';
import { aRefundFact, goodsOf, NOW, tryStep } from '../../../tests/support/fixtures/order-steps.ts';
import type { Effect, OrderState, Transition } from './order-change.ts';
import type { PaymentFact } from '../payment/payment-event.ts';
import { applyFact } from './order-payment.ts';
import { MOVES, moveRefusal, ORDER_STATUSES, STAFF_MOVES } from './order.ts';
import { moneyOf } from '../payment/transaction-money.ts';
import { ORDER_STOCK_SIGNS } from '../stock/stock-move.ts';

function applyFacts(state: OrderState, facts: readonly PaymentFact[]) {
  const effects: Effect[] = [];
  let after = state;
  for (const fact of facts) {
    const step = applyFact(after, fact, { now: NOW, stockIsFree: true });
    after = step.state;
    effects.push(...step.effects);
  }
  return { state: after, effects };
}

/** The order without its journal count, which depends on the number of writes. */
function withoutMoves({ order, transaction }: OrderState) {
  return { order: { ...order, moves: 0 }, transaction };
}

/** Every fact that a provider can report about one payment, its refunds and its disputes. */
const ONE_PAYMENT: readonly PaymentFact[] = [
  aPayment('authorized'),
  aPayment('captured'),
  aPayment('failed'),
  aPayment('failed', OTHER_PAYMENT),
  aRefundFact('pending'),
  aRefundFact('done'),
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
    const repeated = [...ONE_PAYMENT, ...ONE_PAYMENT, ...ONE_PAYMENT];
    fc.assert(
      fc.property(fc.shuffledSubarray(repeated, { minLength: repeated.length }), (facts) => {
        const { state, effects } = applyFacts(anOrderState(), facts);
        expect(withoutMoves(state)).toEqual(inOrder);
        const runOnce = effects.map((effect) => JSON.stringify(effect));
        expect(new Set(runOnce).size).toBe(runOnce.length);
        expect(effects.filter((one) => one.effect === 'mail' && one.mail === 'paid')).toHaveLength(
          1,
        );
        expect(effects.filter(({ effect }) => effect === 'stock')).toHaveLength(1);
      }),
    );
  });

  it('in any subset and order end in the furthest state of each payment', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ONE_PAYMENT]), (facts) => {
        const sorted = ONE_PAYMENT.filter((fact) => facts.includes(fact));
        expect(withoutMoves(applyFacts(anOrderState(), facts).state)).toEqual(
          withoutMoves(applyFacts(anOrderState(), sorted).state),
        );
      }),
    );
  });

  it('of two payments keep one and refund the other, whichever came first', () => {
    const ids = ['pay_one0000000001', 'pay_two0000000002'];
    for (const [first, second] of [ids, ids.toReversed()]) {
      const facts = [first, second].map((id) => aPayment('captured', id));
      const { state, effects } = applyFacts(anOrderState(), [...facts, ...facts]);
      expect(state.order.payment).toMatchObject({ state: 'paid', paidPaise: TOTAL });
      expect(effects.filter(({ effect }) => effect === 'refund')).toEqual([
        { effect: 'refund', key: `dup_${second}`, paymentId: second, amountPaise: TOTAL },
      ]);
    }
  });
});

const steps = fc.oneof(
  fc.record({
    fact: fc.constantFrom(
      ...ONE_PAYMENT,
      aPayment('captured', OTHER_PAYMENT),
      aPayment('captured', 'pay_CCCCCCCCCCCCCC', 1),
      aRefundFact('failed'),
      aRefundFact('done', { amount: TOTAL, refundId: 'rfnd_BBBBBBBBBBBBBB' }),
    ),
    stockIsFree: fc.boolean(),
  }),
  fc.record({
    move: fc.constantFrom('expire', ...STAFF_MOVES.filter((move) => move !== 'pay')),
    actor: fc.constantFrom('shopper', 'staff', 'clock', 'provider'),
    sellable: fc.constantFrom(0, Infinity),
  }),
  fc.record({
    amount: fc.integer({ min: 1, max: TOTAL + 5_000 }),
    reference: fc.constantFrom('', 'HDFCN52026112999'),
  }),
  fc.record({ received: fc.constantFrom('', 'UTR1', 'UTR2'), stockIsFree: fc.boolean() }),
);
type RandomStep = typeof steps extends fc.Arbitrary<infer One> ? One : never;

function applyStep(state: OrderState, step: RandomStep, index: number) {
  if ('fact' in step)
    return applyFact(state, step.fact, { now: NOW, stockIsFree: step.stockIsFree });
  if ('move' in step) {
    return tryStep(state, { ...step, goods: goodsOf(state.order, step.sellable) });
  }
  return tryStep(state, 'amount' in step ? { refund: `staff_refund_${index}`, ...step } : step);
}

const A_GIFT = { slug: 'rose-soap', title: 'Rose Soap', sku: 'RS-1', imageURL: '' };

/** How often the order's units are held after these effects; 1 before them, from the hold at its creation. */
function heldPieces(effects: readonly Effect[]): number {
  return effects.reduce(
    (held, effect) => (effect.effect === 'stock' ? held - ORDER_STOCK_SIGNS[effect.change] : held),
    1,
  );
}

const cameIn = ({ transaction }: OrderState) =>
  transaction.attempts
    .filter(({ state }) => state === 'captured')
    .reduce((sum, { amount }) => sum + amount, 0);

/** Whether staff put the pieces of an order that came back into stock. */
const isBack = ({ goodsCheck }: OrderState['order']) =>
  goodsCheck?.counts.some(({ sellable }) => sellable > 0) ?? false;

/** The names of the invariants that do not hold. */
const broken = (invariants: Readonly<Record<string, boolean>>) =>
  Object.entries(invariants).flatMap(([name, holds]) => (holds ? [] : [name]));

/** The invariants that one step violates; always none. */
function brokenBy(before: OrderState, after: OrderState, effects: readonly Effect[]) {
  const { order, transaction } = after;
  const money = moneyOf(transaction);
  const { status } = before.order;
  const isRow = MOVES.some(({ from, to }) => from.includes(status) && to === order.status);
  return broken({
    'one payment is kept': transaction.attempts.filter(({ use }) => use === 'kept').length < 2,
    'what is paid came in': transaction.cashAt !== null || money.paidPaise <= cameIn(after),
    'the order shows its money': JSON.stringify(order.payment) === JSON.stringify(money),
    'nothing is packed unpaid':
      status !== 'paid' || order.status !== 'packed' || money.paidPaise === TOTAL,
    'it moves along the machine': order.status === status || isRow,
    'a gift given back is in the order no more':
      effects.filter(({ effect }) => effect === 'gift').length === (order.gift ? 0 : 1),
    'an order that ends in the shop keeps no gift':
      !order.gift || !['cancelled', 'expired'].includes(order.status),
    'what it holds, it holds once':
      heldPieces(effects) === (order.reservation.state === 'released' || isBack(order) ? 0 : 1),
  });
}

/** The state as it is stored: with the number of an invoice that the step issued. */
function withInvoice({ state, effects }: Transition): OrderState {
  const isIssued = effects.some(({ effect }) => effect === 'invoice');
  return isIssued ? { ...state, order: { ...state.order, invoice: 'SR/26-27/1' } } : state;
}

/** Effects that ran more than once although they must not, and refunds beyond the received amount. */
function brokenAtTheEnd(state: OrderState, effects: readonly Effect[]) {
  const keys = effects.map((effect) => JSON.stringify(effect));
  const uniqueKeys = keys.filter((key) => !key.includes('"coupon"') && !key.includes('"stock"'));
  const asked = effects
    .flatMap((effect) => (effect.effect === 'refund' ? [effect.amountPaise] : []))
    .reduce((sum, amount) => sum + amount, 0);
  return broken({
    'one invoice': keys.filter((key) => key === '{"effect":"invoice"}').length < 2,
    'no effect twice': new Set(uniqueKeys).size === uniqueKeys.length,
    'no more back than came': asked <= cameIn(state),
  });
}

it.each(['online', 'cod', 'transfer'] as const)(
  'an order under random events holds its invariants (%s)',
  (method) => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 25 }), (path) => {
        const { order, transaction } = anOrderState(method);
        let state: OrderState = { order: { ...order, gift: A_GIFT }, transaction };
        const effects: Effect[] = [];
        const failures: string[] = [];
        for (const [index, step] of path.entries()) {
          const next = applyStep(state, step, index);
          if ('refusal' in next) continue;
          effects.push(...next.effects);
          failures.push(...brokenBy(state, next.state, effects));
          state = withInvoice(next);
        }
        expect([...failures, ...brokenAtTheEnd(state, effects)]).toEqual([]);
      }),
    );
  },
);

describe('the transition table', () => {
  it('has a way out of every non-final status, and only a return from a delivered order', () => {
    for (const status of ORDER_STATUSES) {
      const targets = MOVES.filter(({ from }) => from.includes(status)).map(({ to }) => to);
      expect(targets.length === 0).toBe(['returned', 'cancelled'].includes(status));
    }
  });

  it('distinguishes a missing transition from one of another actor', () => {
    const { payment } = withFacts([aPayment('captured')]).order;
    const paid = { status: 'paid', method: 'online', payment } as const;
    expect(moveRefusal(paid, 'pack', 'staff')).toBeNull();
    expect(moveRefusal(paid, 'pack', 'shopper')).toBe('not-yours');
    expect(moveRefusal(paid, 'deliver', 'staff')).toBe('not-from-here');
    const refunding = { ...paid, payment: { ...payment, refundingPaise: payment.paidPaise } };
    expect(moveRefusal(refunding, 'pack', 'staff')).toBe('refunded');
  });
});
