import type { Result } from '#domain/core/result.ts';
import type { EditAnswer, EditCommand } from '#domain/order-edit/edit-command.ts';
import { call } from '../firebase/call.ts';

/** Prices a change of an order, or makes it. Idempotent per key. Fails as `cancelOrder` does. */
export function editOrder(request: EditCommand): Promise<Result<EditAnswer>> {
  return call<EditAnswer>('editOrder', request);
}
