import { isPaidOnDelivery } from '../payment/payment-method.ts';
import type { OrderState } from '../order/order-change.ts';
import type { Settled } from './order-settlements.ts';
import type { SettlementRow, SettlementState } from './settlement.ts';

/** How a row fits an order: its state, what the order expects, and the settlements that it has then. */
export interface SettlementMatch {
  readonly state: SettlementState;
  /** Paise; null where the order has no such payment, refund or parcel. */
  readonly expectedPaise: number | null;
  /** Null where they stay as they are. */
  readonly settlements: readonly Settled[] | null;
}

/**
 * Matches a row of a settlement file with its order and the settlements that it has (`kept`). The same row again changes
 * nothing; one that names another bank reference for what was settled before is refused as settled twice, and the first
 * settlement stays.
 */
export function matchSettlement(
  { order, transaction }: OrderState,
  kept: readonly Settled[],
  row: SettlementRow,
): SettlementMatch {
  const expectedPaise = expectedOf({ order, transaction }, row);
  if (expectedPaise === null) return { state: 'missing', expectedPaise, settlements: null };
  if (row.kind === 'cash' && transaction.cashAt === null)
    return { state: 'not-collected', expectedPaise, settlements: null };
  const { amountPaise, feePaise, taxPaise, utr, day } = row;
  // A courier may name a parcel by its tracking number in one file, and by the order in another.
  const reference = row.kind === 'cash' ? 'cash' : row.reference;
  const earlier = kept.find((one) => one.reference === reference);
  if (earlier && earlier.utr !== utr) return { state: 'twice', expectedPaise, settlements: null };
  const state = amountPaise === expectedPaise ? 'matched' : 'amount';
  const settled = {
    reference,
    isRefund: row.kind === 'refund',
    amountPaise,
    feePaise,
    taxPaise,
    utr,
    day,
  };
  const settlements = earlier
    ? kept.map((one) => (one === earlier ? settled : one))
    : [...kept, settled];
  const isSame = earlier !== undefined && JSON.stringify(settlements) === JSON.stringify(kept);
  return { state, expectedPaise, settlements: isSame ? null : settlements };
}

/** What the order expects for a row, in paise; null where it has no such payment, refund or parcel. */
function expectedOf(
  { order, transaction }: OrderState,
  { kind, reference }: SettlementRow,
): number | null {
  switch (kind) {
    case 'payment': {
      const paid = transaction.attempts.find(
        (one) => one.paymentId === reference && one.state === 'captured',
      );
      return paid?.amount ?? null;
    }
    case 'refund':
      return transaction.refunds.find((one) => one.refundId === reference)?.amountPaise ?? null;
    case 'cash':
      return isPaidOnDelivery(order.method) ? transaction.amountPaise : null;
  }
}
