import { describe, expect, it } from 'vitest';
import { NOW, play } from '../../../tests/support/fixtures/order-steps.ts';
import { orderOf, packedOrder } from '../../../tests/support/fixtures/returns.ts';
import type { OrderState, Transition } from '../order/order-change.ts';
import { searchTokens } from '../order-access/order-tokens.ts';
import { parcelsOf } from '../parcel/order-parcel.ts';
import { correctionRefusal, correctTracking, shipmentOf } from './correct-tracking.ts';
import { handleParcel, type ParcelHandling } from './handle-parcel.ts';
import { splitParcels } from './split-parcels.ts';

const WRONG = { courier: 'Delhivery', tracking: '1490812763054', link: 'https://wrong.test/' };
const RIGHT = { courier: 'DTDC', tracking: 'D12345678', link: 'https://right.test/' };
const packed = packedOrder([
  [2, 10_000],
  [1, 20_000],
]);
const shipped = play(packed, { move: 'ship', actor: 'staff', shipment: WRONG }).state;

function done(result: Transition | { readonly refusal: string }): Transition {
  if ('refusal' in result) throw new Error(result.refusal);
  return result;
}
const correct = (state: OrderState, parcel: number | null = null, shipment = RIGHT) =>
  correctTracking(state, { parcel, shipment }, NOW + 1);

/** Two parcels of a line each, with these steps of the first. */
function inTwo(...steps: readonly ParcelHandling[]): OrderState {
  const parcel = (line: number, quantity: number) => ({
    items: [{ line, quantity }],
    collectsCash: false,
  });
  const split = done(splitParcels(packed, [parcel(1, 2), parcel(2, 1)], NOW)).state;
  return steps.reduce((state, step) => done(handleParcel(state, 1, step, NOW)).state, split);
}
const SHIP: ParcelHandling = { step: 'ship', shipment: WRONG };

describe('of an order in a single parcel', () => {
  it('replaces courier, number and link, and nothing else but the count of entries and the time', () => {
    const { state, effects } = done(correct(shipped));
    const { order } = shipped;
    expect(state.order).toEqual({
      ...{ ...order, shipment: RIGHT },
      ...{ moves: order.moves + 1, updatedAt: NOW + 1 },
    });
    expect(effects).toEqual([{ effect: 'tracking-mail', parcel: null }]);
    const tokens = searchTokens(state.order);
    expect([tokens.includes('d12345678'), tokens.includes('1490812763054')]).toEqual([true, false]);
  });

  it('also while it is on its way back', () => {
    const returning = play(shipped, {
      ...{ move: 'return-to-origin', actor: 'staff', reason: 'unavailable' },
    } as const).state;
    const { order } = done(correct(returning)).state;
    expect([order.status, order.shipment]).toEqual(['returning', RIGHT]);
  });

  it('changes nothing when it is repeated', () => {
    const { state } = done(correct(shipped));
    expect(correct(state)).toEqual({ state, effects: [] });
    expect(done(correct(state)).state).toBe(state);
  });

  it('is refused before it is shipped, once it is delivered, and where a courier service booked it', () => {
    expect(correct(orderOf([[1, 10_000]]))).toEqual({ refusal: 'not-now' });
    expect(correct(packed)).toEqual({ refusal: 'not-now' });
    expect(correct(play(shipped, 'deliver').state)).toEqual({ refusal: 'not-now' });
    const shipment = { ...WRONG, bookedBy: 'shiprocket' };
    const booked = play(packed, { move: 'ship', actor: 'staff', shipment }).state;
    expect(correct(booked)).toEqual({ refusal: 'booked' });
    expect(correctionRefusal(booked.order, null)).toBe('booked');
  });
});

describe('of one parcel of an order', () => {
  it('replaces its details and leaves the other parcel and the status', () => {
    const state = inTwo(SHIP);
    const corrected = done(correct(state, 1));
    expect(shipmentOf(corrected.state.order, 1)).toEqual(RIGHT);
    expect(parcelsOf(corrected.state.order)[1]).toEqual(parcelsOf(state.order)[1]);
    expect(corrected.state.order.status).toBe(state.order.status);
    expect(corrected.effects).toEqual([{ effect: 'tracking-mail', parcel: 1 }]);
    expect(done(correct(corrected.state, 1)).effects).toEqual([]);
  });

  it('also while it is on its way back', () => {
    const state = inTwo(SHIP, { step: 'turn-back', reason: 'refused' });
    expect(shipmentOf(done(correct(state, 1)).state.order, 1)).toEqual(RIGHT);
  });

  it('is refused while it waits, once it is delivered, booked, unknown, or as a whole order', () => {
    const state = inTwo(SHIP);
    expect(correct(state, 2)).toEqual({ refusal: 'not-now' });
    expect(correct(inTwo(SHIP, { step: 'deliver' }), 1)).toEqual({ refusal: 'not-now' });
    const booked = inTwo({ step: 'ship', shipment: { ...WRONG, bookedBy: 'shiprocket' } });
    expect(correct(booked, 1)).toEqual({ refusal: 'booked' });
    expect(correct(state, 7)).toEqual({ refusal: 'unknown-parcel' });
    expect(correct(state)).toEqual({ refusal: 'not-now' });
  });
});
