import { describe, expect, it } from 'vitest';
import { goodsOf, NOW } from '../../../tests/support/fixtures/order-steps.ts';
import { packedOrder } from '../../../tests/support/fixtures/returns.ts';
import type { OrderState, Transition } from '../order/order-change.ts';
import { applyMove } from '../order/order-move.ts';
import { cancelPieces } from '../order-edit/cancel-pieces.ts';
import { parcelsOf } from '../parcel/order-parcel.ts';
import { packingLines } from '../shipping/packing.ts';
import { handleParcel, type ParcelHandling } from './handle-parcel.ts';
import { settleParcels } from './settle-parcels.ts';
import { splitParcels } from './split-parcels.ts';

const GIFT = { slug: 'soap', title: 'Soap', sku: 'FR-SOAP', imageURL: '' };
const SHIP: ParcelHandling = {
  step: 'ship',
  shipment: { courier: 'Delhivery', tracking: 'X1', link: '' },
};
const DELIVER: ParcelHandling = { step: 'deliver' };
const TURN_BACK: ParcelHandling = { step: 'turn-back', reason: 'lost' };

function done(result: Transition | { readonly refusal: string }): Transition {
  if ('refusal' in result) throw new Error(result.refusal);
  return result;
}
function split(state: OrderState, ...parcels: readonly (readonly [number, number])[]) {
  const wanted = parcels.map(([line, quantity]) => ({
    items: [{ line, quantity }],
    collectsCash: false,
  }));
  return done(splitParcels(state, wanted, NOW)).state;
}
const handled = (state: OrderState, ...steps: readonly (readonly [number, ParcelHandling])[]) =>
  steps.reduce<Transition>((so, [id, step]) => done(handleParcel(so.state, id, step, NOW)), {
    state,
    effects: [],
  });
const { order, transaction } = packedOrder([
  [2, 10_000],
  [2, 20_000],
]);
const packed = { order: { ...order, gift: GIFT }, transaction };
/** A gift with the two pieces of the first line in the first parcel; those of the second line in the second. */
const inTwo = split(packed, [1, 2], [2, 2]);
const checkIn = (line: number, sellable: number, damaged = 0): ParcelHandling => ({
  step: 'check-in',
  goods: [{ line, sellable, damaged }],
});
const firstBack = (sellable: number) =>
  handled(inTwo, [1, SHIP], [1, TURN_BACK], [1, checkIn(1, sellable)]);
const cancel = (state: OrderState, line: number) =>
  settleParcels(
    state,
    done(
      cancelPieces(
        state,
        { line, quantity: 2 },
        { key: `cancel-${line}`, actor: 'staff', now: NOW },
      ),
    ),
    NOW,
  );
/** How often a transition puts the gift into stock. */
const giftsOf = ({ effects }: Transition) =>
  effects.filter(({ effect }) => effect === 'gift').length;

describe('the gift of a parcel that is checked in', () => {
  it.each([
    ['unopened is put back into stock', 2, 1],
    ['opened is gone', 1, 0],
    ['lost is gone', 0, 0],
  ])('%s', (_, sellable, gifts) => {
    const back = firstBack(sellable);
    expect([back.state.order.gift, giftsOf(back)]).toEqual([null, gifts]);
  });

  it('is not put back when the rest is cancelled', () => {
    const cancelled = done(applyMove(firstBack(0).state, { move: 'cancel', actor: 'staff' }, NOW));
    expect(giftsOf(cancelled)).toBe(0);
  });

  it.each([0, 2])(
    'is not decided again when the rest comes back: %d of it sellable',
    (sellable) => {
      const turned = handled(firstBack(sellable).state, [2, SHIP], [2, TURN_BACK]).state;
      const goods = goodsOf(turned.order);
      expect(giftsOf(done(applyMove(turned, { move: 'return', actor: 'staff', goods }, NOW)))).toBe(
        0,
      );
    },
  );

  it('is put back though the other parcel is delivered, whose return changes nothing about it', () => {
    const delivered = handled(inTwo, [1, SHIP], [2, SHIP], [2, DELIVER]).state;
    const back = handled(delivered, [1, TURN_BACK], [1, checkIn(1, 2)]);
    expect([back.state.order.status, giftsOf(back)]).toEqual(['delivered', 1]);
    const other = handled(inTwo, [1, SHIP], [2, SHIP], [1, DELIVER]).state;
    const second = handled(other, [2, TURN_BACK], [2, checkIn(2, 2)]);
    expect([second.state.order.gift, giftsOf(second)]).toEqual([GIFT, 0]);
  });
});

describe('a first parcel that waits while the second has left', () => {
  const out = handled(inTwo, [2, SHIP]).state;

  it('is followed by the gift when it is split again', () => {
    const again = split(out, [1, 1], [1, 1]);
    expect(parcelsOf(again.order).map(({ id }) => id)).toEqual([3, 2, 4]);
    const printed = parcelsOf(again.order).map((parcel, index) => ({
      parcel,
      place: index + 1,
      all: 3,
    }));
    const gifts = printed.map((one) =>
      packingLines(again.order, null, [one]).some(({ isGift }) => isGift),
    );
    expect(gifts).toEqual([true, false, false]);
  });

  it('leaves the gift in the shop when its pieces are cancelled', () => {
    const cancelled = cancel(out, 1);
    expect([cancelled.state.order.gift, giftsOf(cancelled)]).toEqual([null, 1]);
    expect(giftsOf(cancel(inTwo, 1))).toBe(0);
  });
});
