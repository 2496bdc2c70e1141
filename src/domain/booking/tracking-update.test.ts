import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anOrderState } from '../../../tests/support/fixtures/order-states.ts';
import type { OrderState } from '../order/order-change.ts';
import type { Order } from '../order/order.ts';
import { TRACKING_UPDATES, type TrackingUpdateKind } from './booking.ts';
import { applyTrackingUpdate, type TrackingUpdate } from './tracking-update.ts';

const NOW = Date.UTC(2026, 10, 25);
const shipped = (changes: Partial<Order> = {}): OrderState => {
  const { order, transaction } = anOrderState('cod');
  return { order: { ...order, status: 'shipped', ...changes }, transaction };
};
const update = (kind: TrackingUpdateKind, at = NOW): TrackingUpdate => ({ kind, at });
const booking = (trackingStatusAt: number | null = null, parcel = 0) => ({
  parcel,
  trackingStatusAt,
});
const stateAfter = (
  state: OrderState,
  kind: TrackingUpdateKind,
  before = booking(),
): OrderState => {
  const result = applyTrackingUpdate(state, before, update(kind), NOW);
  if ('refusal' in result) throw new Error(result.refusal);
  return result.state;
};

it('a delivery delivers the order and its cash, a return marks it, and staff alone check it in', () => {
  const delivered = stateAfter(shipped(), 'delivered');
  expect([delivered.order.status, delivered.transaction.cashAt]).toEqual(['delivered', NOW]);
  const back = stateAfter(shipped(), 'turned-back');
  expect([back.order.status, back.order.undelivered]).toEqual([
    'returning',
    { reason: 'other', at: NOW },
  ]);
  expect(stateAfter(shipped(), 'lost').order.undelivered?.reason).toBe('lost');
  expect(applyTrackingUpdate(back, booking(), update('turned-back'), NOW)).toEqual({
    refusal: 'not-from-here',
  });
  expect(stateAfter(back, 'delivered').order.status).toBe('delivered');
});

it('collected parcels and stale updates change nothing', () => {
  const state = shipped();
  expect(stateAfter(state, 'collected')).toBe(state);
  const late = applyTrackingUpdate(state, booking(NOW + 1), update('delivered'), NOW);
  expect(late).toEqual({ refusal: 'stale-update' });
});

it('an update of a parcel moves that parcel', () => {
  const parcel = { items: [{ line: 1, quantity: 1 }], state: 'shipped', shipment: null } as const;
  const parcels = [1, 2].map((id) => ({
    ...parcel,
    ...{ id, items: [...parcel.items], collectsCash: id === 1 },
  }));
  const { order } = stateAfter(shipped({ parcels }), 'delivered', booking(null, 2));
  expect(order.parcels?.map(({ state }) => state)).toEqual(['shipped', 'delivered']);
});

it('in any order and however often, the latest final update decides, and nothing leaves a delivered order', () => {
  const events = fc.array(
    fc.record({
      kind: fc.constantFrom(...TRACKING_UPDATES),
      at: fc.integer({ min: NOW, max: NOW + 5 }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(events, (all) => {
      let state = shipped();
      let trackingStatusAt: number | null = null;
      let wasDelivered = false;
      for (const one of all) {
        const result = applyTrackingUpdate(state, booking(trackingStatusAt), one, NOW);
        const isTaken = !('refusal' in result);
        expect(isTaken && trackingStatusAt !== null && one.at < trackingStatusAt).toBe(false);
        state = isTaken ? result.state : state;
        trackingStatusAt = isTaken ? one.at : trackingStatusAt;
        wasDelivered ||= state.order.status === 'delivered';
        expect(state.order.status === 'delivered').toBe(wasDelivered);
        expect(['shipped', 'delivered', 'returning']).toContain(state.order.status);
      }
    }),
  );
});
