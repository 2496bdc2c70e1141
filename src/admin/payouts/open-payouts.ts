import type { Order } from '#domain/order/order.ts';
import type { PayoutDue } from '#domain/payout/payout.ts';

/** A refund to send by hand, as staff see it. */
export interface OpenPayout extends PayoutDue {
  readonly orderId: string;
  /** The order's number. */
  readonly number: string;
  /** The masked payee; empty while it is not known. */
  readonly payee: string;
  readonly payeeAt: number | null;
}

/** The refunds to send of these orders, the oldest first. */
export function payoutsOf(orders: readonly Order[]): readonly OpenPayout[] {
  return orders
    .flatMap(({ id, number, payout }) =>
      (payout?.dues ?? []).map((due) => ({
        ...due,
        orderId: id,
        number,
        payee: payout?.payee ?? '',
        payeeAt: payout?.payeeAt ?? null,
      })),
    )
    .toSorted((a, b) => a.dueAt - b.dueAt);
}
