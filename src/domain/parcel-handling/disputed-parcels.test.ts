import { describe, expect, it } from 'vitest';
import { aDispute } from '../../../tests/support/fixtures/order-states.ts';
import {
  aRefundFact,
  creditsOf,
  goodsOf,
  NOW,
  play,
  refundsOf,
} from '../../../tests/support/fixtures/order-steps.ts';
import { packedOrder } from '../../../tests/support/fixtures/returns.ts';
import { paise } from '../money/money.ts';
import type { OrderState, Transition } from '../order/order-change.ts';
import { applyMove } from '../order/order-move.ts';
import { cancelPieces } from '../order-edit/cancel-pieces.ts';
import { parcelsOf } from '../parcel/order-parcel.ts';
import { refundsToRequest } from '../payment/payment-refunds.ts';
import { applyRefund } from '../refund/order-refund.ts';
import { pieceShare, refundableLines } from '../refund/refundable-lines.ts';
import { handleParcel, type ParcelHandling } from './handle-parcel.ts';
import { settleParcels } from './settle-parcels.ts';
import { splitParcels } from './split-parcels.ts';

const TOTAL = 80_000;
/** What the second parcel costs: two pieces of the second line. */
const SHARE = 40_000;
const SHIP: ParcelHandling = {
  step: 'ship',
  shipment: { courier: 'Delhivery', tracking: 'X1', link: '' },
};
const TURN_BACK: ParcelHandling = { step: 'turn-back', reason: 'refused' };
const BACK: ParcelHandling = { step: 'check-in', goods: [{ line: 2, sellable: 2, damaged: 0 }] };

function done(result: Transition | { readonly refusal: string }): Transition {
  if ('refusal' in result) throw new Error(result.refusal);
  return result;
}
const handled = (state: OrderState, ...steps: readonly (readonly [number, ParcelHandling])[]) =>
  steps.reduce<Transition>((so, [id, step]) => done(handleParcel(so.state, id, step, NOW)), {
    state,
    effects: [],
  });
/** A paid order in two parcels: the first is delivered. */
const halfDelivered = handled(
  done(
    splitParcels(
      packedOrder([
        [2, 10_000],
        [3, 20_000],
      ]),
      [
        {
          items: [
            { line: 1, quantity: 2 },
            { line: 2, quantity: 1 },
          ],
          collectsCash: false,
        },
        { items: [{ line: 2, quantity: 2 }], collectsCash: false },
      ],
      NOW,
    ),
  ).state,
  [1, SHIP],
  [1, { step: 'deliver' }],
).state;
/** The second parcel is on its way back. */
const turnedBack = handled(halfDelivered, [2, SHIP], [2, TURN_BACK]).state;
const ruled = (
  state: OrderState,
  ruling: 'open' | 'won' | 'lost',
  amount = TOTAL,
  phase: 'chargeback' | 'arbitration' = 'chargeback',
) => play(state, aDispute(ruling, phase, 'disp_A', amount));
const stockOf = ({ effects }: Transition) => effects.filter(({ effect }) => effect === 'stock');
const amounts = (step: Transition) => refundsOf(step).map(([, amount]) => amount);
const credited = (step: Transition) => creditsOf(step).map(([, amount]) => amount);

describe('a parcel that comes back after the bank took the payment', () => {
  it.each([
    ['all of it', TOTAL, [], [SHARE]],
    ['all but ₹100', TOTAL - 10_000, [10_000], [SHARE - 10_000]],
    ['all but less than the smallest refund', TOTAL - 99, [], [SHARE]],
    ['no more than the rest of the order costs', TOTAL - SHARE, [SHARE], []],
  ])('is checked in when it took %s', (_, lost, refunds, credits) => {
    const back = handled(ruled(turnedBack, 'lost', lost).state, [2, BACK]);
    expect(back.state.order.status).toBe('delivered');
    expect(stockOf(back)).toMatchObject([
      { change: 'restock', pieces: [{ line: 2, quantity: 2 }] },
    ]);
    expect(amounts(back)).toEqual(refunds);
    expect(credited(back)).toEqual(credits);
    expect(refundsToRequest(back.state.transaction)).toHaveLength(refunds.length);
  });

  it('is credited by its line and pieces, once', () => {
    const back = handled(ruled(turnedBack, 'lost', TOTAL - 10_000).state, [2, BACK]);
    const [refund] = back.state.transaction.refunds;
    expect(refund?.items).toEqual([{ line: 2, quantity: 2, amountPaise: 10_000 }]);
    expect(back.effects.find(({ effect }) => effect === 'credit-note')).toMatchObject({
      items: [{ line: 2, quantity: 0, amountPaise: 30_000 }],
      why: 'parcel-returned',
    });
    // What is left of the line is the piece that the shopper has.
    expect(refundableLines(back.state)).toEqual([20_000, 20_000]);
    expect(pieceShare(back.state, 2, 1)).toBe(20_000);
  });
});

describe('a parcel that comes back while the payment is disputed', () => {
  const open = handled(ruled(turnedBack, 'open').state, [2, BACK]);

  it('is checked in without a refund', () => {
    expect(open.state.order.status).toBe('delivered');
    expect(stockOf(open)).toHaveLength(1);
    expect([amounts(open), credited(open)]).toEqual([[], []]);
    expect(open.effects.flatMap((one) => ('mail' in one ? [one.mail] : []))).toEqual(['delivered']);
  });

  it.each([
    ['refunded after a win', 'won', TOTAL, [SHARE], []],
    ['credited after a loss', 'lost', TOTAL, [], [SHARE]],
    ['refunded with what a loss left', 'lost', TOTAL - 10_000, [10_000], [SHARE - 10_000]],
  ] as const)('is %s', (_, ruling, amount, refunds, credits) => {
    const back = handled(ruled(turnedBack, 'open', amount).state, [2, BACK]).state;
    const step = ruled(back, ruling, amount);
    expect([amounts(step), credited(step)]).toEqual([refunds, credits]);
  });

  it('is refunded once a later phase is won, and not credited again', () => {
    const lost = ruled(open.state, 'lost').state;
    const won = ruled(ruled(lost, 'open', TOTAL, 'arbitration').state, 'won', TOTAL, 'arbitration');
    expect([amounts(won), credited(won)]).toEqual([[SHARE], []]);
    const [key = ''] = refundsOf(won).map(([name]) => name);
    const sent = play(won.state, aRefundFact('done', { key, amount: SHARE }));
    expect(sent.state.order.payment.refundedPaise).toBe(SHARE);
    expect(credited(sent)).toEqual([]);
    // It may fail instead, and is sent again: the pieces stay credited.
    const failed = play(won.state, aRefundFact('failed', { key, amount: SHARE })).state;
    const again = play(failed, { settle: key, how: 'again', key: 'second_refund' }).state;
    expect(
      credited(play(again, aRefundFact('done', { key: 'second_refund', amount: SHARE }))),
    ).toEqual([]);
    expect(credited(play(failed, { settle: key, how: 'by-hand', reference: 'UTR1' }))).toEqual([]);
  });
});

it('a refund of a parcel that a loss left no money for is credited instead', () => {
  const asked = handled(turnedBack, [2, BACK]).state;
  expect(amounts({ state: asked, effects: [] })).toEqual([SHARE]);
  const dropped = ruled(ruled(asked, 'open').state, 'lost');
  expect([amounts(dropped), credited(dropped)]).toEqual([[], [SHARE]]);
  const [key = ''] = asked.transaction.refunds.map((one) => one.key);
  const failed = play(asked, aRefundFact('failed', { key, amount: SHARE })).state;
  const taken = ruled(failed, 'lost');
  expect(credited(taken)).toEqual([SHARE]);
  expect(credited(ruled(taken.state, 'open', TOTAL, 'arbitration'))).toEqual([]);
});

describe('pieces that wait when the bank has taken the payment', () => {
  const lost = ruled(halfDelivered, 'lost').state;
  const item = { line: 2, quantity: 2 };
  const by = (actor: 'staff' | 'shopper') => ({ key: 'cancel-1', actor, now: NOW });

  it('are cancelled by staff alone, and the order ends', () => {
    expect(handleParcel(lost, 2, SHIP, NOW)).toEqual({ refusal: 'dispute-lost' });
    expect(cancelPieces(lost, item, by('shopper'))).toEqual({ refusal: 'dispute-lost' });
    const cancelled = settleParcels(lost, done(cancelPieces(lost, item, by('staff'))), NOW);
    expect(cancelled.state.order.status).toBe('delivered');
    expect(parcelsOf(cancelled.state.order).map(({ id }) => id)).toEqual([1]);
    expect(stockOf(cancelled)).toMatchObject([{ change: 'restock', pieces: [item] }]);
    expect([amounts(cancelled), credited(cancelled)]).toEqual([[], [SHARE]]);
  });

  it('are cancelled while it is disputed, and settled after the decision', () => {
    const open = ruled(halfDelivered, 'open').state;
    const cancelled = done(cancelPieces(open, item, by('staff')));
    expect([amounts(cancelled), credited(cancelled)]).toEqual([[], []]);
    expect(amounts(ruled(cancelled.state, 'won'))).toEqual([SHARE]);
    expect(credited(ruled(cancelled.state, 'lost'))).toEqual([SHARE]);
  });
});

it('when the rest comes back too, the whole loss is credited, with the notes before', () => {
  const close = (state: OrderState) => {
    const goods = goodsOf(state.order);
    return done(applyMove(state, { move: 'return', actor: 'staff', goods }, NOW));
  };
  const total = { effect: 'credit-note', key: 'dispute-lost', amountPaise: TOTAL, isTotal: true };
  const back = handled(ruled(turnedBack, 'lost').state, [2, BACK]).state;
  const closed = close(back);
  expect(closed.state.transaction.heldRefunds).toEqual([]);
  expect(closed.effects).toContainEqual(total);
  // The bank gives ₹100 back, which is refunded: it was credited before.
  const less = ruled(back, 'lost', TOTAL - 10_000, 'arbitration');
  expect([amounts(less), credited(less)]).toEqual([[10_000], []]);
  expect(close(less.state).effects).toContainEqual(total);
});

it('a loss below what is too little to refund is credited alone; the rest of the share waits', () => {
  const state = ruled(packedOrder([[2, 50]]), 'lost', 19).state;
  const by = { key: 'cancel-1', actor: 'staff', now: NOW } as const;
  const cancelled = done(cancelPieces(state, { line: 1, quantity: 1 }, by));
  expect([amounts(cancelled), credited(cancelled)]).toEqual([[], [19]]);
  expect(
    cancelled.state.transaction.heldRefunds?.map(({ items, isCredited }) => [
      items.map(({ amountPaise }) => amountPaise),
      isCredited,
    ]),
  ).toEqual([
    [[19], true],
    [[31], false],
  ]);
});

it.each([
  ['the line', 1],
  ['the whole order', null],
])(
  'a piece that left after a refund of %s is credited when the bank takes it instead',
  (_, line) => {
    const paid = packedOrder([[2, 10_000]]);
    const request = { key: 'late_refund', amountPaise: paise(20_000), line, why: 'late' };
    const asked = done(applyRefund(paid, request, NOW)).state;
    const by = { key: 'cancel-1', actor: 'staff', now: NOW } as const;
    const without = done(cancelPieces(asked, { line: 1, quantity: 1 }, by)).state;
    expect(without.transaction.refunds).toHaveLength(1);
    expect(credited(ruled(without, 'lost', 20_000))).toEqual([20_000]);
    // The same when it had been sent, and the provider could not make it.
    const failed = play(without, aRefundFact('failed', { key: 'late_refund', amount: 20_000 }));
    expect(credited(ruled(failed.state, 'lost', 20_000))).toEqual([20_000]);
    // Without it, nothing but the price was to fall.
    expect(credited(ruled(asked, 'lost', 20_000))).toEqual([]);
  },
);
