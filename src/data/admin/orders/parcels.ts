import type { Result } from '#domain/core/result.ts';
import type {
  ParcelAnswer,
  ParcelMove,
  SplitRequest,
} from '#domain/parcel-handling/parcel-command.ts';
import { call } from '#data/firebase/call.ts';

/** Puts the unsent pieces of an order into several parcels, or together again. Fails as `moveOrder` does. */
export function splitOrder(request: SplitRequest): Promise<Result<ParcelAnswer>> {
  return call<ParcelAnswer>('splitOrder', request);
}

/** Moves one parcel of an order. Fails as `moveOrder` does. */
export function moveParcel(request: ParcelMove): Promise<Result<ParcelAnswer>> {
  return call<ParcelAnswer>('moveParcel', request);
}
