import type { OrderStockReason } from '../stock/stock-move.ts';
import { holdOf } from '../payment/payment-method.ts';
import type { Paise } from '../money/money.ts';
import type { Alert } from './order-alert.ts';
import type { ReturnItem } from '../return/return-request.ts';
import type { EditFacts } from './stored-edit.ts';
import type { Order } from './order.ts';
import { isAuthorized, moneyOf, withDerivedState } from '../payment/transaction-money.ts';
import type { RefundItem, Transaction } from '../payment/transaction.ts';

/** An order with its payment record: the state of the machine. Both are written in one transaction. */
export interface OrderState {
  readonly order: Order;
  readonly transaction: Transaction;
}

/** Mails about an order. */
export const ORDER_MAILS = [
  'placed',
  /** Where to pay by hand, and until when. */
  'awaiting-payment',
  'paid',
  'payment-failed',
  /** A transfer has come for a closed order: the shopper is asked where to send it back. */
  'late-transfer',
  'packed',
  'shipped',
  'delivered',
  /** Not delivered: the courier brings it back. */
  'returning',
  /** Back in the shop, and closed. */
  'returned',
  'cancelled',
  'refund-requested',
  'refunded',
  'refund-failed',
  /** Confirms the payee of a refund by hand. Warns a shopper who did not enter that payee. */
  'payee-saved',
  /** A refund by hand was sent to the payee. */
  'payout-made',
] as const;

/** A mail about an order. */
export type OrderMail = (typeof ORDER_MAILS)[number];

/** Mails about a return request. */
export const RETURN_MAILS = [
  'return-requested',
  'return-approved',
  'return-refused',
  'return-received',
  /** The replacement is on its way. */
  'return-replaced',
] as const;

/** A mail about a return request. */
export type ReturnMail = (typeof RETURN_MAILS)[number];

/** Mails about one parcel of an order that is sent in several. */
export const PARCEL_MAILS = ['parcel-shipped', 'parcel-returning'] as const;

/** A mail about one parcel. */
export type ParcelMail = (typeof PARCEL_MAILS)[number];

/** Alerts about an order. */
type OrderAlert = Alert['alert'];

/** Effects of a transition. All but `refund` commit with it; a refund is requested from the provider afterwards. */
export type Effect =
  | {
      readonly effect: 'stock';
      readonly change: OrderStockReason;
      /** The pieces by line; if omitted, all pieces that the order still has. */
      readonly pieces?: readonly ReturnItem[];
      /** Distinguishes several changes with one reason, such as the returns of an order: part of the ledger entry's id. */
      readonly key?: string;
    }
  | { readonly effect: 'coupon'; readonly change: 'take' | 'release' }
  /** Moves the free piece of this product out of the stock, or back. */
  | { readonly effect: 'gift'; readonly change: 'hold' | 'restock'; readonly slug: string }
  | {
      readonly effect: 'refund';
      readonly key: string;
      readonly paymentId: string;
      readonly amountPaise: Paise;
    }
  | {
      readonly effect: 'mail';
      readonly mail: OrderMail;
      readonly key: string;
      /** The refund that the mail announces. */
      readonly refundKey?: string;
    }
  | { readonly effect: 'return-mail'; readonly mail: ReturnMail; readonly ticket: string }
  | { readonly effect: 'parcel-mail'; readonly mail: ParcelMail; readonly parcel: number }
  /** A letter to the shopper with the corrected tracking details of this parcel, or of the order where it is null. */
  | { readonly effect: 'tracking-mail'; readonly parcel: number | null }
  /** A letter to the shopper: the order has changed. */
  | { readonly effect: 'edit-mail'; readonly key: string; readonly facts: EditFacts }
  /** A letter to the shopper that asks for reviews of these products. */
  | { readonly effect: 'review-mail'; readonly slugs: readonly string[] }
  /** A letter to staff: a return is asked for. */
  | { readonly effect: 'new-return-mail'; readonly ticket: string }
  /** A letter to staff: an order is ready to pack. */
  | { readonly effect: 'new-order-mail' }
  | { readonly effect: 'invoice' }
  /** Credits this amount of the invoice, if one was issued. */
  | {
      readonly effect: 'credit-note';
      readonly key: string;
      readonly amountPaise: Paise;
      /**
       * Makes `amountPaise` the total of all credit notes under this key: the new note credits only what earlier ones
       * did not.
       */
      readonly isTotal?: true;
      /** The pieces that it credits, where no refund names them. */
      readonly items?: readonly RefundItem[];
      /** The reason on it, where no refund names one. */
      readonly why?: string;
    }
  | { readonly effect: 'purchases' }
  /** Adds the pieces of a delivered order to the sales of its products, or subtracts those of one that came back. */
  | {
      readonly effect: 'sales';
      readonly change: 'delivered' | 'returned';
      /** The pieces by line; if omitted, all pieces that the order still has. */
      readonly pieces?: readonly ReturnItem[];
    }
  | { readonly effect: 'alert'; readonly alert: OrderAlert; readonly key: string };

/** The state after a transition, and its effects. The same state without effects when nothing changed. */
export interface Transition {
  readonly state: OrderState;
  readonly effects: readonly Effect[];
}

/** Facts from outside the state machine. `now` is epoch milliseconds. */
export interface TransitionContext {
  readonly now: number;
  /** Whether all of the order's stock is available again; only a payment for an expired order depends on it. */
  readonly stockIsFree: boolean;
}

/** Recomputes all derived fields and counts one more journal entry, which the caller writes. */
export function applyTransition(
  { order, transaction }: OrderState,
  now: number,
  effects: readonly Effect[],
): Transition {
  const derived = withDerivedState(transaction);
  const isHeld = order.status === 'pending-payment' && order.reservation.state === 'held';
  const isExtended = derived.attempts.some(
    (attempt) => attempt.state === 'captured' || isAuthorized(attempt, derived),
  );
  const untilAt = order.createdAt + (isExtended ? 2 : 1) * (holdOf(order) ?? 0);
  return {
    state: {
      order: {
        ...order,
        payment: moneyOf(derived),
        reservation: isHeld ? { state: 'held', untilAt } : order.reservation,
        moves: order.moves + 1,
        updatedAt: now,
      },
      transaction: { ...derived, updatedAt: now },
    },
    effects,
  };
}
