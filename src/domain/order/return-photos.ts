import { MOST_PHOTOS } from '../photo/photo.ts';
import type { ReturnRequest } from '../return/return-request.ts';
import { applyTransition, type OrderState, type Transition } from './order-change.ts';
import { withReturns } from './request-return.ts';

/** Why a photograph is not added to a request. */
export type ReturnPhotoRefusal =
  | 'unknown-return'
  /** The request is decided already. */
  | 'not-now'
  | 'too-many-photos';

/** A photograph of a return request. */
export interface ReturnPhoto {
  readonly ticket: string;
  /** Its id. */
  readonly photo: string;
}

/**
 * Adds a photograph to a return request that is not decided yet. Idempotent for the same id. `now` is epoch
 * milliseconds.
 */
export function applyReturnPhoto(
  state: OrderState,
  { ticket, photo }: ReturnPhoto,
  now: number,
): Transition | { readonly refusal: ReturnPhotoRefusal } {
  const request = state.order.returns?.find((one) => one.ticket === ticket);
  if (!request) return { refusal: 'unknown-return' };
  const { photos = [] } = request;
  if (photos.includes(photo)) return { state, effects: [] };
  if (request.state !== 'requested') return { refusal: 'not-now' };
  if (photos.length >= MOST_PHOTOS.return) return { refusal: 'too-many-photos' };
  return withRequest(state, request, { ...request, photos: [...photos, photo] }, now);
}

/** Why a photograph is not removed from a request. */
export type PhotoRemovalRefusal = Extract<ReturnPhotoRefusal, 'unknown-return' | 'not-now'>;

/**
 * Removes a photograph from a return request: its shopper until the request is decided, staff always, because it may show what
 * nobody meant to send. Idempotent. `now` is epoch milliseconds.
 */
export function applyPhotoRemoval(
  state: OrderState,
  { ticket, photo }: ReturnPhoto,
  { actor, now }: { readonly actor: 'shopper' | 'staff'; readonly now: number },
): Transition | { readonly refusal: PhotoRemovalRefusal } {
  const request = state.order.returns?.find((one) => one.ticket === ticket);
  if (!request) return { refusal: 'unknown-return' };
  const { photos = [] } = request;
  if (!photos.includes(photo)) return { state, effects: [] };
  if (actor === 'shopper' && request.state !== 'requested') return { refusal: 'not-now' };
  const photosLeft = photos.filter((one) => one !== photo);
  return withRequest(state, request, { ...request, photos: photosLeft }, now);
}

function withRequest(
  state: OrderState,
  request: ReturnRequest,
  changed: ReturnRequest,
  now: number,
): Transition {
  const { returns = [] } = state.order;
  const next = withReturns(
    state.order,
    returns.map((one) => (one === request ? changed : one)),
  );
  return applyTransition({ ...state, order: next }, now, []);
}
