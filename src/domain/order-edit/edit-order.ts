import { type OrderArrival, orderArrival } from '../checkout/order-arrival.ts';
import { type Paise, paise } from '../money/money.ts';
import type { OrderState, Transition } from '../order/order-change.ts';
import type { Order } from '../order/order.ts';
import { isCashUnderWay, sentParcels } from '../parcel/order-parcel.ts';
import { isPaidByHand, isPaidOnDelivery } from '../payment/payment-method.ts';
import { cancelPieces, type PiecesEdit, type PiecesRefusal } from './cancel-pieces.ts';
import { type AddressEdit, type AddressRefusal, editAddress } from './edit-address.ts';
import { type BillingEdit, editBilling } from './edit-billing.ts';
import type { EditRules } from './edit-rules.ts';
import type { EditName, StoredEdit } from '../order/stored-edit.ts';

/** A change of an order before it is handed over. */
export type OrderEdit = AddressEdit | PiecesEdit | BillingEdit;

/** The role of the caller: the order's shopper, or staff. */
export type Editor = 'shopper' | 'staff';

/** A change with its idempotency key. */
export interface EditRequest {
  readonly key: string;
  readonly edit: OrderEdit;
  readonly actor: Editor;
}

/** Why an order cannot be changed in this way any more, or not yet. */
export type EditBar =
  /** It awaits its payment. */
  | 'not-paid'
  | 'packed'
  /** It is with the courier, or was. */
  | 'shipped'
  /** Cancelled, not paid in time, come back, or a test payment. */
  | 'closed'
  /** An invoice is never changed. */
  | 'invoiced'
  /** Staff return the money of its pieces themselves. */
  | 'by-hand'
  /** It has as many changes as it may have. */
  | 'too-many-edits';

/** Why a change is refused. */
export type EditRefusal =
  | EditBar
  | AddressRefusal
  | PiecesRefusal
  | 'nothing-changed'
  /** The key belongs to another change. */
  | 'key-used';

/** A refused change. */
export interface RefusedEdit {
  readonly refusal: EditRefusal;
}

/** Most changes of an order. */
const MOST_EDITS = 20;

/** Why an order cannot be changed in this way; null if it can. Checked before showing a form, and again before writing. */
export function editBar(
  order: Pick<Order, 'status' | 'test' | 'method' | 'invoice' | 'edits' | 'payment' | 'parcels'>,
  what: EditName,
  actor: Editor,
): EditBar | null {
  const bar = statusBar(order, what, actor);
  if (bar !== null) return bar;
  // A parcel has left for this address; pieces in the waiting parcels can still be cancelled.
  if (what !== 'pieces' && sentParcels(order).length > 0) return 'shipped';
  if (what === 'billing' && order.invoice !== '') return 'invoiced';
  if (what === 'pieces' && isCashUnderWay(order)) return 'shipped';
  // A delivered parcel has collected the cash while another one waits.
  const isCashPaid = isPaidOnDelivery(order.method) && order.payment.paidPaise > 0;
  if (what === 'pieces' && (isPaidByHand(order.method) || isCashPaid)) return 'by-hand';
  return (order.edits ?? []).length >= MOST_EDITS ? 'too-many-edits' : null;
}

function statusBar(
  { status, test, method }: Parameters<typeof editBar>[0],
  what: EditName,
  actor: Editor,
): EditBar | null {
  if (test) return 'closed';
  switch (status) {
    case 'paid':
    case 'placed':
      return null;
    case 'pending-payment':
      // Confirming a transfer issues the invoice, so the GSTIN must be right before.
      return what === 'billing' && isPaidByHand(method) ? null : 'not-paid';
    case 'packed':
      // Its slip and label are checked and with the parcel, so only staff can still exchange them.
      return actor === 'staff' ? null : 'packed';
    case 'shipped':
    case 'returning':
    case 'delivered':
      return 'shipped';
    case 'returned':
    case 'cancelled':
    case 'expired':
      return 'closed';
  }
}

/**
 * Changes the address, pieces or billing details of an order before it is handed over. Idempotent for the same key. `rules` are
 * the shop's present ones; `now` is epoch milliseconds.
 */
export function applyEdit(
  state: OrderState,
  request: EditRequest,
  rules: EditRules,
  now: number,
): Transition | RefusedEdit {
  const { order } = state;
  const { key, edit, actor } = request;
  const existing = order.edits?.find((one) => one.key === key);
  if (existing) {
    return isSame(existing, order, edit) ? { state, effects: [] } : { refusal: 'key-used' };
  }
  const bar = editBar(order, edit.what, actor);
  if (bar !== null) return { refusal: bar };
  const result = transitionOf(state, request, rules, now);
  if ('refusal' in result) return result;
  const stored: StoredEdit = {
    key,
    what: edit.what,
    at: now,
    ...(edit.what === 'pieces' && { item: edit.item }),
  };
  const next = { ...result.state.order, edits: [...(order.edits ?? []), stored] };
  const changed = { ...result.state, order: next };
  // The letter about the cancellation names the refund.
  if (next.status === 'cancelled') return { state: changed, effects: result.effects };
  const { refundPaise } = moneyBetween(state, changed);
  const facts = {
    what: edit.what,
    refundPaise,
    beforePaise: order.totals.totalPaise,
    ...(edit.what === 'pieces' && { item: edit.item }),
  };
  return {
    state: changed,
    effects: [
      // The letter about the change announces the refund as well.
      ...result.effects.filter((one) => one.effect !== 'mail' || one.mail !== 'refund-requested'),
      { effect: 'edit-mail', key, facts },
    ],
  };
}

function transitionOf(
  state: OrderState,
  { key, edit, actor }: EditRequest,
  rules: EditRules,
  now: number,
): Transition | RefusedEdit {
  switch (edit.what) {
    case 'address':
      return editAddress(state, edit.address, { key, rules, actor, now });
    case 'pieces':
      return cancelPieces(state, edit.item, { key, actor, now });
    case 'billing':
      return editBilling(state, edit, now);
  }
}

/** Whether an applied change equals this one. Compares only what the order still stores. */
function isSame(existing: StoredEdit, order: Order, edit: OrderEdit): boolean {
  if (existing.what !== edit.what) return false;
  switch (edit.what) {
    case 'address':
      return isEqual(order.address, edit.address);
    case 'pieces':
      return isEqual(existing.item, edit.item);
    case 'billing':
      return order.gstin === edit.gstin && isEqual(order.billing, edit.billing);
  }
}

function isEqual(one: object | null | undefined, other: object | null): boolean {
  if (!one || !other) return !one && !other;
  const [known, asked] = [new Map(Object.entries(one)), Object.entries(other)];
  return known.size === asked.length && asked.every(([name, value]) => known.get(name) === value);
}

/** What a change leads to, before it is made. Amounts are paise. */
export interface EditQuote {
  /** The order's total afterwards: for a cash order what is collected. */
  readonly totalPaise: Paise;
  readonly shippingPaise: Paise;
  /** What goes back to the shopper. */
  readonly refundPaise: Paise;
  /** Whether it cancels the order, because no piece remains. */
  readonly cancels: boolean;
  /** The delivery days afterwards; null if they are not known. */
  readonly arrival: OrderArrival | null;
}

/** The quote of a change from the order before and after it. `now` is epoch milliseconds. */
export function editQuote(
  before: OrderState,
  after: OrderState,
  { delivery }: EditRules,
  now: number,
): EditQuote {
  const { order } = after;
  return {
    ...moneyBetween(before, after),
    cancels: order.status === 'cancelled',
    arrival: orderArrival(order, delivery, now),
  };
}

function moneyBetween(before: OrderState, { order, transaction }: OrderState) {
  const asked = new Set(before.transaction.refunds.map(({ key }) => key));
  const refunds = transaction.refunds.filter(({ key }) => !asked.has(key));
  return {
    totalPaise: order.totals.totalPaise,
    shippingPaise: order.totals.shippingPaise,
    refundPaise: paise(refunds.reduce((sum, { amountPaise }) => sum + amountPaise, 0)),
  };
}
