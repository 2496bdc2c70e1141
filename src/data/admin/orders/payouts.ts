import type { Result } from '#domain/core/result.ts';
import type { Order } from '#domain/order/order.ts';
import type {
  PayoutAnswer,
  PayoutCommand,
  PayoutFile,
  PayoutList,
} from '#domain/refund/payout-command.ts';
import { call } from '#data/firebase/call.ts';
import { orders } from '#data/orders/order-collections.ts';
import type { Query } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';

/** Most orders in the list of payouts, as on the server. */
const MOST = 200;

/** The live orders with a payout that is due now, unordered. */
export const ordersToPay: Query<ListPage<Order>> = orders.list({
  where: { hasPayoutDue: true },
  orderBy: null,
  limit: MOST,
});

/** The payouts with the details of their payees, for owners. Audited as a read of personal data. Fails as `setRole` does. */
export function listPayouts(): Promise<Result<PayoutList>> {
  return call<PayoutList>('listPayouts', {});
}

/** The file of all payouts whose payee is known, for owners. Audited. Fails as `setRole` does. */
export function exportPayouts(): Promise<Result<PayoutFile>> {
  return call<PayoutFile>('exportPayouts', {});
}

/** Records a payout that was made. Idempotent. Fails as `moveOrder` does. */
export function payPayout(request: PayoutCommand): Promise<Result<PayoutAnswer>> {
  return call<PayoutAnswer>('payPayout', request);
}
