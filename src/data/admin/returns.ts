import type { Result } from '#domain/core/result.ts';
import type { Order } from '#domain/order/order.ts';
import type { ReturnMove, ReturnMoveAnswer } from '#domain/order/return-command.ts';
import { call } from '#data/firebase/call.ts';
import { orders } from '#data/orders/order-collections.ts';
import type { Query } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';

/** Most orders that a note counts. */
const MOST = 50;

/** The live orders with an open return request, newest first. */
export const ordersWithOpenReturns: Query<ListPage<Order>> = orders.list({
  where: { hasOpenReturn: true },
  orderBy: { field: 'createdAt', direction: 'desc' },
  limit: MOST,
});

/** The live orders whose parcel is on its way back, newest first. */
export const ordersReturning: Query<ListPage<Order>> = orders.list({
  where: { status: 'returning' },
  orderBy: { field: 'createdAt', direction: 'desc' },
  limit: MOST,
});

/** Moves a return request. A step that is done already changes nothing. Fails as `moveOrder` does. */
export function moveReturn(request: ReturnMove): Promise<Result<ReturnMoveAnswer>> {
  return call<ReturnMoveAnswer>('moveReturn', request);
}
