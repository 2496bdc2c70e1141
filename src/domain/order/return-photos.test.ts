import { expect, it } from 'vitest';
import { MOST_PHOTOS } from '../photo/photo.ts';
import {
  APPROVE,
  deliveredOrder,
  requested,
  stepped,
} from '../../../tests/support/fixtures/returns.ts';
import { NOW } from '../../../tests/support/fixtures/order-steps.ts';
import type { OrderState } from './order-change.ts';
import { applyPhotoRemoval, applyReturnPhoto } from './return-photos.ts';

const asked = requested(deliveredOrder([2, 10_000]), [[1, 1]]);
const ticket = asked.order.returns?.[0]?.ticket ?? '';
const add = (state: OrderState, photo: string) => applyReturnPhoto(state, { ticket, photo }, NOW);

function withPhotos(...photos: readonly string[]): OrderState {
  let state = asked;
  for (const photo of photos) {
    const result = add(state, photo);
    if ('refusal' in result) throw new Error(result.refusal);
    ({ state } = result);
  }
  return state;
}

it('a photograph is added once to a request that waits, as a move of its own without effects', () => {
  const result = add(asked, 'photo-1');
  expect(result).toMatchObject({ effects: [], state: { order: { moves: asked.order.moves + 1 } } });
  const state = withPhotos('photo-1');
  expect(state.order.returns).toMatchObject([{ ticket, photos: ['photo-1'] }]);
  expect(add(state, 'photo-1')).toEqual({ state, effects: [] });
});

it('the limit holds, and a repetition is no more than there is', () => {
  const photos = Array.from({ length: MOST_PHOTOS.return }, (_, n) => `photo-${n}`);
  const full = withPhotos(...photos);
  expect(add(full, 'photo-9')).toEqual({ refusal: 'too-many-photos' });
  expect(add(full, 'photo-0')).toEqual({ state: full, effects: [] });
});

it('a decided request takes no photograph, and neither does one that is not there', () => {
  expect(add(stepped(asked, APPROVE).state, 'photo-1')).toEqual({ refusal: 'not-now' });
  const other = applyReturnPhoto(asked, { ticket: 'FR-7K3M9Q2X-R2', photo: 'photo-1' }, NOW);
  expect(other).toEqual({ refusal: 'unknown-return' });
});

it('a photograph is removed once: by its shopper until the request is decided, by staff always', () => {
  const state = withPhotos('photo-1', 'photo-2');
  const remove = (from: OrderState, actor: 'shopper' | 'staff', photo = 'photo-1') =>
    applyPhotoRemoval(from, { ticket, photo }, { actor, now: NOW });
  const left = { state: { order: { returns: [{ photos: ['photo-2'] }] } }, effects: [] };
  expect(remove(state, 'shopper')).toMatchObject(left);
  expect(remove(state, 'shopper', 'photo-9')).toEqual({ state, effects: [] });
  const decided = stepped(state, APPROVE).state;
  expect(remove(decided, 'shopper')).toEqual({ refusal: 'not-now' });
  expect(remove(decided, 'staff')).toMatchObject(left);
});
