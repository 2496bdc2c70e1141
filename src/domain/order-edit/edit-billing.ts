import type { Billing } from '../customer/billing.ts';
import { applyTransition, type OrderState, type Transition } from '../order/order-change.ts';

/** A change of the billing details; an order without a GSTIN has none. */
export interface BillingEdit {
  readonly what: 'billing';
  /** Checked, in capitals; empty to remove it. */
  readonly gstin: string;
  readonly billing: Billing | null;
}

/**
 * Adds, changes or removes the buyer's GSTIN with its billing details. The invoice, which does not exist yet, is issued with
 * them. `now` is epoch milliseconds.
 */
export function editBilling(
  state: OrderState,
  { gstin, billing: typed }: BillingEdit,
  now: number,
): Transition | { readonly refusal: 'nothing-changed' } {
  const { order } = state;
  const billing = gstin === '' ? null : typed;
  const isSame = order.gstin === gstin && JSON.stringify(order.billing) === JSON.stringify(billing);
  if (isSame) return { refusal: 'nothing-changed' };
  return applyTransition({ ...state, order: { ...order, gstin, billing } }, now, []);
}
