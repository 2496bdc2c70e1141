import { MOST_PHOTOS } from '../photo/photo.ts';
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
  const { returns = [] } = state.order;
  const request = returns.find((one) => one.ticket === ticket);
  if (!request) return { refusal: 'unknown-return' };
  const { photos = [] } = request;
  if (photos.includes(photo)) return { state, effects: [] };
  if (request.state !== 'requested') return { refusal: 'not-now' };
  if (photos.length >= MOST_PHOTOS.return) return { refusal: 'too-many-photos' };
  const changed = { ...request, photos: [...photos, photo] };
  const next = withReturns(
    state.order,
    returns.map((one) => (one === request ? changed : one)),
  );
  return applyTransition({ ...state, order: next }, now, []);
}
