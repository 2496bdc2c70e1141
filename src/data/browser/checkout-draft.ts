import type { CartLine } from '#domain/cart/cart.ts';
import type { Paise } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import type { Order } from '#domain/order/order.ts';
import { checkoutFormOfOrder } from '#domain/order/unpaid-order.ts';
import { sessionValue } from './session-storage.ts';

/** An order that the server has created in this tab. */
export interface PlacedOrder {
  readonly orderId: string;
  readonly number: string;
  readonly totalPaise: Paise;
  /** The cart's lines at the time of the order, to restore when the shopper chooses another payment method. */
  readonly lines: readonly CartLine[];
}

/** The checkout's draft in one tab. It survives a reload and a sign-in, and ends with the tab. */
export interface CheckoutDraft {
  /** The customer's uid; empty for visitors and guests, who may still sign in. */
  readonly owner?: string;
  /** Form values by field name. */
  readonly typed?: Readonly<Record<string, string>>;
  /** The chosen row of the address book, or another choice of `chosen-address.ts`. */
  readonly addressId?: string;
  readonly method?: PaymentMethod;
  readonly coupon?: string;
  /** Idempotency key of the order, reused until the server has created the order. */
  readonly attempt?: string;
  /** The created order, which may be unpaid. Back from the payment page leads to it. */
  readonly placed?: PlacedOrder;
}

const storage = sessionValue<CheckoutDraft>('franch.checkout');

/**
 * The tab's draft of a customer (uid), or of a visitor or guest (empty). Hides another customer's draft until they sign
 * in again.
 */
export function checkoutDraft(owner: string): CheckoutDraft {
  const draft = storage.read() ?? {};
  return draft.owner && draft.owner !== owner ? {} : draft;
}

/** Merges fields into the draft; `undefined` removes a field. */
export function saveCheckoutDraft(
  owner: string,
  change: { [K in keyof Omit<CheckoutDraft, 'owner'>]: CheckoutDraft[K] | undefined },
): void {
  storage.write({ ...checkoutDraft(owner), ...change, owner } as CheckoutDraft);
}

/**
 * Restores the checkout of a cancelled order, to be paid another way. Keeps what the shopper typed in this tab; a tab
 * without input takes form and coupon from the order. `order` is null when it is not known.
 */
export function restoreCheckoutDraft(owner: string, order: Order | null): void {
  const { typed, coupon } = checkoutDraft(owner);
  saveCheckoutDraft(owner, {
    placed: undefined,
    method: undefined,
    typed: typed ?? (order ? checkoutFormOfOrder(order) : undefined),
    coupon: coupon ?? (order?.coupon || undefined),
  });
}

/** Clears the draft, after the order is paid or the user has signed out. */
export function clearCheckoutDraft(): void {
  storage.forget();
}
