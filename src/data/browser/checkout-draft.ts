import type { CartLine } from '#domain/cart/cart.ts';
import type { Paise } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/checkout/quote.ts';
import { sessionValue } from './session-storage.ts';

/** An order that the server has made in this tab. */
export interface PlacedOrder {
  readonly orderId: string;
  readonly number: string;
  readonly totalPaise: Paise;
  /** The lines of the cart as they were, for whoever chooses another way to pay. */
  readonly lines: readonly CartLine[];
}

/** What a tab keeps of the checkout, so that a reload and a sign-in on the way lose nothing. It ends with the tab. */
export interface CheckoutDraft {
  /** Whose it is: the uid of a customer; empty for visitors and guests, who may still sign in. */
  readonly owner?: string;
  /** What was typed, by the names of the fields. */
  readonly typed?: Readonly<Record<string, string>>;
  /** The address of the book that was chosen; empty for the one that was typed. */
  readonly addressId?: string;
  readonly method?: PaymentMethod;
  readonly coupon?: string;
  /** The id under which is ordered: minted once, and kept until the server has made the order. */
  readonly attempt?: string;
  /** Made, and perhaps not paid yet: a way back from the payment page leads here. */
  readonly placed?: PlacedOrder;
}

const kept = sessionValue<CheckoutDraft>('franch.checkout');

/**
 * What the tab keeps of the checkout of a customer (their uid), or of a visitor or guest (empty). A customer's notes are
 * nobody else's to see; they wait for a customer whose session has ended to sign in again.
 */
export function checkoutDraft(owner: string): CheckoutDraft {
  const notes = kept.read() ?? {};
  return notes.owner && notes.owner !== owner ? {} : notes;
}

/** Replaces the named parts of somebody's notes; `undefined` forgets one. */
export function saveCheckoutDraft(
  owner: string,
  change: { [K in keyof Omit<CheckoutDraft, 'owner'>]: CheckoutDraft[K] | undefined },
): void {
  kept.write({ ...checkoutDraft(owner), ...change, owner } as CheckoutDraft);
}

/** Forgets everything: the order is made and paid, or whoever typed has left. */
export function clearCheckoutDraft(): void {
  kept.forget();
}
