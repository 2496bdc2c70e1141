import { expect, it } from 'vitest';
import { goodsOf, invoiced, NOW, play } from '../../../tests/support/fixtures/order-steps.ts';
import { orderOf, packedOrder } from '../../../tests/support/fixtures/returns.ts';
import type { OrderState, Transition } from '../order/order-change.ts';
import { applyMove } from '../order/order-move.ts';
import { moveRefusal } from '../order/order.ts';
import { endedAlerts, OVERDUE_KEY } from '../order/payment-alerts.ts';
import { cancelPieces } from '../order-edit/cancel-pieces.ts';
import { editBar } from '../order-edit/edit-order.ts';
import { cashToCollect, packingLines, printedParcels } from '../shipping/packing.ts';
import {
  handleParcel,
  handlingsOf,
  isCashUncollected,
  type ParcelHandling,
} from './handle-parcel.ts';
import { parcelsOf } from '../parcel/order-parcel.ts';
import { settleParcels } from './settle-parcels.ts';
import { splitParcels, type WantedParcel } from './split-parcels.ts';

const LINES = [
  [2, 10_000],
  [3, 20_000],
] as const;
const SHIP: ParcelHandling = {
  step: 'ship',
  shipment: { courier: 'Delhivery', tracking: '1490812763054', link: '' },
};
const TURN_BACK: ParcelHandling = { step: 'turn-back', reason: 'refused' };

const parcel = (items: readonly (readonly [number, number])[], collectsCash = false) => ({
  items: items.map(([line, quantity]) => ({ line, quantity })),
  collectsCash,
});
/** Two of the first line with one of the second, and the other two of the second. */
const inTwo = (cash?: 0 | 1): WantedParcel[] => [
  parcel(
    [
      [1, 2],
      [2, 1],
    ],
    cash === 0,
  ),
  parcel([[2, 2]], cash === 1),
];
const paid = packedOrder(LINES);
const cash = invoiced(play(orderOf(LINES, 'cod'), 'pack').state);

/** The result of a step; throws when it is refused. */
function done(result: Transition | { readonly refusal: string }): Transition {
  if ('refusal' in result) throw new Error(result.refusal);
  return result;
}
const split = (state: OrderState, wanted: readonly WantedParcel[]) =>
  done(splitParcels(state, wanted, NOW)).state;
const handled = (state: OrderState, ...steps: readonly (readonly [number, ParcelHandling])[]) =>
  steps.reduce<Transition>((so, [id, step]) => done(handleParcel(so.state, id, step, NOW)), {
    state,
    effects: [],
  });
const names = ({ effects }: Transition) =>
  effects.map((one) => ('mail' in one ? `${one.effect} ${one.mail}` : one.effect));

it('the order is shipped with the last parcel and delivered with the last one, each parcel with its letter', () => {
  const state = split(paid, inTwo());
  expect(state.order).toMatchObject({ status: 'packed', shipment: null });
  const first = handled(state, [1, SHIP]);
  expect([first.state.order.status, names(first)]).toEqual([
    'packed',
    ['parcel-mail parcel-shipped'],
  ]);
  const both = handled(first.state, [2, SHIP]);
  expect([both.state.order.status, names(both)]).toEqual([
    'shipped',
    ['parcel-mail parcel-shipped'],
  ]);
  const one = handled(both.state, [2, { step: 'deliver' }]);
  expect([one.state.order.status, one.state.order.deliveredAt, one.effects]).toEqual([
    'shipped',
    undefined,
    [],
  ]);
  const all = handled(one.state, [1, { step: 'deliver' }]);
  expect([all.state.order.status, all.state.order.deliveredAt]).toEqual(['delivered', NOW]);
  expect(names(all)).toEqual(['mail delivered', 'purchases', 'sales']);
});

it.each([
  ['a piece too few', [parcel([[1, 2]]), parcel([[2, 2]])]],
  ['a piece too many', [parcel([[1, 2]]), parcel([[2, 4]])]],
  ['a line that the order has not', [...inTwo(), parcel([[3, 1]])]],
  ['an empty parcel', [...inTwo(), parcel([])]],
])('refuses parcels with %s', (_, wanted) =>
  expect(splitParcels(paid, wanted, NOW)).toEqual({ refusal: 'pieces-differ' }),
);

it('an order is split before it is sent, with exactly one parcel for its cash, and put together again', () => {
  const shipped = play(paid, 'ship').state;
  expect(splitParcels(shipped, inTwo(), NOW)).toEqual({ refusal: 'not-from-here' });
  expect(splitParcels(cash, inTwo(), NOW)).toEqual({ refusal: 'no-cash-parcel' });
  expect(splitParcels(paid, inTwo(0), NOW)).toEqual({ refusal: 'no-cash-parcel' });
  const state = split(cash, inTwo(1));
  expect(splitParcels(state, inTwo(1), NOW)).toEqual({ state, effects: [] });
  const whole = parcel(
    [
      [1, 2],
      [2, 3],
    ],
    true,
  );
  expect(split(state, [whole]).order.parcels).toEqual([]);
  const sent = handled(state, [1, SHIP]).state;
  expect(splitParcels(sent, inTwo(1), NOW)).toEqual({ refusal: 'pieces-differ' });
  const rest = split(sent, [parcel([[2, 1]], true), parcel([[2, 1]])]);
  expect(parcelsOf(rest.order).map(({ id, state: at }) => [id, at])).toEqual([
    ...[[1, 'shipped']],
    ...[3, 4].map((id) => [id, 'waiting']),
  ]);
});

it('the whole order takes no step of its parcels, and is not cancelled once one has left', () => {
  const { order } = split(paid, inTwo());
  expect(moveRefusal(order, 'ship', 'staff')).toBe('in-parcels');
  expect(moveRefusal(order, 'cancel', 'staff')).toBeNull();
  const disputed = { ...order, payment: { ...order.payment, disputed: true } };
  expect(moveRefusal(disputed, 'ship', 'staff')).toBe('disputed');
  expect(parcelsOf(disputed).map((one) => handlingsOf(disputed, one))).toEqual([[], []]);
  const sent = handled(split(paid, inTwo()), [1, SHIP]).state;
  expect(moveRefusal(sent.order, 'cancel', 'staff')).toBe('parcel-sent');
  expect(editBar(sent.order, 'address', 'staff')).toBe('shipped');
  expect(editBar(sent.order, 'pieces', 'staff')).toBeNull();
});

it('the first parcel waits for the invoice', () => {
  const placed = split(orderOf(LINES, 'cod'), inTwo(0));
  expect(handleParcel(placed, 1, SHIP, NOW)).toEqual({ refusal: 'not-packed' });
});

it('cancelled pieces leave the last waiting parcel; without any the sent ones are the order', () => {
  const sent = handled(split(paid, inTwo()), [1, SHIP]).state;
  const context = { key: 'cancel-1', actor: 'staff', now: NOW } as const;
  // Those of the first parcel are gone.
  expect(cancelPieces(sent, { line: 1, quantity: 1 }, context)).toEqual({
    refusal: 'too-many-pieces',
  });
  const one = settleParcels(
    sent,
    done(cancelPieces(sent, { line: 2, quantity: 1 }, context)),
    NOW,
  ).state;
  expect(parcelsOf(one.order)[1]?.items).toEqual([{ line: 2, quantity: 1 }]);
  const last = { ...context, key: 'cancel-2' };
  const none = settleParcels(
    one,
    done(cancelPieces(one, { line: 2, quantity: 1 }, last)),
    NOW,
  ).state;
  expect(parcelsOf(none.order).map(({ id }) => id)).toEqual([1]);
  expect(none.order.status).toBe('shipped');
  expect(handled(none, [1, { step: 'deliver' }]).state.order.status).toBe('delivered');
});

it('while a parcel is on its way with all the cash, no other step changes the sum', () => {
  const both = handled(split(cash, inTwo(0)), [1, SHIP], [2, SHIP], [2, TURN_BACK]).state;
  const goods = [{ line: 2, sellable: 2, damaged: 0 }];
  const checkIn = { step: 'check-in', goods } as const;
  expect(handleParcel(both, 2, checkIn, NOW)).toEqual({ refusal: 'cash-under-way' });
  expect(parcelsOf(both.order).map((one) => handlingsOf(both.order, one))).toEqual([
    ['deliver', 'turn-back'],
    ['deliver'],
  ]);
  const one = handled(split(cash, inTwo(0)), [1, SHIP]).state;
  expect(editBar(one.order, 'pieces', 'staff')).toBe('shipped');
  // The courier hands over what the label says; what came back is paid back by staff.
  const paidFor = handled(both, [1, { step: 'deliver' }]).state;
  expect(paidFor.order.payment.paidPaise).toBe(80_000);
  const back = handled(paidFor, [2, { ...checkIn, reference: 'UTR1' }]).state;
  expect(back.order.payment).toMatchObject({ paidPaise: 80_000, refundedPaise: 40_000 });
});

it('one parcel collects all the cash; when it comes back, the next that waits does', () => {
  const state = split(cash, inTwo(0));
  const [first, second] = parcelsOf(state.order);
  expect([cashToCollect(state.order, first), cashToCollect(state.order, second)]).toEqual([
    80_000, 0,
  ]);
  const turned = handled(state, [1, SHIP], [1, TURN_BACK]).state;
  const goods = goodsOf(turned.order, 0).map((one) => ({
    ...one,
    damaged: one.line === 2 ? 1 : one.damaged,
  }));
  const back = handled(turned, [1, { step: 'check-in', goods }]);
  const { order, transaction } = back.state;
  // Two of the first line and one of the second: ₹400.
  expect([order.totals.totalPaise, transaction.amountPaise]).toEqual([40_000, 40_000]);
  expect(names(back)).toEqual(['credit-note']);
  expect(parcelsOf(order).map((one) => [one.state, one.collectsCash])).toEqual([
    ['returned', false],
    ['waiting', true],
  ]);
  // Nothing of it is out any more.
  expect([moveRefusal(order, 'cancel', 'staff'), editBar(order, 'address', 'staff')]).toEqual([
    null,
    null,
  ]);
  const all = handled(back.state, [2, SHIP], [2, { step: 'deliver' }]).state;
  expect(all.order).toMatchObject({ status: 'delivered', payment: { paidPaise: 40_000 } });
});

it('cash that no parcel collects any more is recorded by hand', () => {
  const state = split(cash, inTwo(0));
  const out = handled(state, [1, SHIP], [2, SHIP], [2, { step: 'deliver' }]).state;
  expect(out.order.payment.paidPaise).toBe(0);
  const goods = [
    { line: 1, sellable: 2, damaged: 0 },
    { line: 2, sellable: 1, damaged: 0 },
  ];
  const back = handled(out, [1, TURN_BACK], [1, { step: 'check-in', goods }]);
  expect(back.state.order.status).toBe('delivered');
  expect(names(back)).toContain('stock');
  expect(isCashUncollected(back.state.order)).toBe(true);
  const collected = handled(back.state, [2, { step: 'collect' }]).state;
  expect(collected.order.payment.paidPaise).toBe(40_000);
  expect(handleParcel(collected, 2, { step: 'collect' }, NOW)).toEqual({ refusal: 'not-now' });
});

it('a paid parcel that comes back is refunded by itself; the last one takes the order back as a whole', () => {
  const both = handled(split(paid, inTwo()), [1, SHIP], [2, SHIP]).state;
  const one = handled(both, [2, TURN_BACK]);
  expect([one.state.order.status, names(one)]).toEqual([
    'shipped',
    ['parcel-mail parcel-returning'],
  ]);
  const uncounted = { step: 'check-in', goods: [] } as const;
  expect(handleParcel(one.state, 2, uncounted, NOW)).toEqual({ refusal: 'goods-not-counted' });
  const goods = [{ line: 2, sellable: 1, damaged: 0 }];
  const back = handled(one.state, [2, { step: 'check-in', goods }]).state;
  expect(back.transaction.refunds.map(({ amountPaise }) => amountPaise)).toEqual([40_000]);
  const last = handled(back, [1, TURN_BACK]);
  expect([last.state.order.status, names(last)]).toEqual(['returning', ['mail returning']]);
  const move = { move: 'return', actor: 'staff', goods: goodsOf(last.state.order) } as const;
  const closed = settleParcels(last.state, done(applyMove(last.state, move, NOW)), NOW).state;
  expect(closed.order.status).toBe('returned');
  expect(closed.order.payment.refundingPaise).toBe(80_000);
  expect(parcelsOf(closed.order).map(({ state }) => state)).toEqual(['returned', 'returned']);
});

it('an order keeps when the first of its parcels turned back, until none is on its way back', () => {
  const step = (state: OrderState, id: number, handling: ParcelHandling, at: number) =>
    settleParcels(state, done(handleParcel(state, id, handling, at)), at).state;
  const both = handled(split(paid, inTwo()), [1, SHIP], [2, SHIP]).state;
  const one = step(both, 2, TURN_BACK, NOW + 1);
  // An order in several parcels is not `returning` yet, and `undelivered` is not set.
  expect(one.order).toMatchObject({ status: 'shipped', turnedBackAt: NOW + 1 });
  const two = step(one, 1, TURN_BACK, NOW + 2);
  expect(two.order).toMatchObject({ status: 'returning', turnedBackAt: NOW + 1 });
  const late = step(two, 2, { step: 'deliver' }, NOW + 3);
  expect(late.order).toMatchObject({ status: 'shipped', turnedBackAt: NOW + 2 });
  expect(endedAlerts(two, late)).toEqual([]);
  const delivered = step(late, 1, { step: 'deliver' }, NOW + 4);
  expect(delivered.order).toMatchObject({ status: 'delivered', turnedBackAt: null });
  expect(endedAlerts(late, delivered)).toEqual([OVERDUE_KEY]);
});

it('each waiting parcel has its slip; those that have left are packed already', () => {
  const { order } = handled(split(paid, inTwo()), [1, SHIP]).state;
  const printed = printedParcels(order);
  expect(printed.map(({ place, all }) => [place, all])).toEqual([[2, 2]]);
  expect(packingLines(order, null, printed).map(({ slug, quantity }) => [slug, quantity])).toEqual([
    ['product-2', 2],
  ]);
});
