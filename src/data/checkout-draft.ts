import type { OrderRequest } from '#domain/checkout.ts';
import type { Paise } from '#domain/money.ts';
import type { PaymentMethod } from '#domain/quote.ts';

/** An attempt to order: its id, minted once, and whether the server may have heard of it. */
export interface OrderAttempt {
  readonly id: string;
  /** True once it was sent and no answer came. Until an answer does, whatever is sent goes under this id. */
  readonly uncertain: boolean;
}

/** An order that the server has made in this tab. */
export interface PlacedOrder {
  readonly orderId: string;
  readonly number: string;
  readonly method: PaymentMethod;
  readonly totalPaise: Paise;
  /** What was ordered, for whoever chooses another way to pay. */
  readonly lines: OrderRequest['lines'];
}

/** What a tab keeps of the checkout, so that a reload and a sign-in on the way lose nothing. It ends with the tab. */
export interface CheckoutNotes {
  /** Whose it is: the uid of a customer; empty for visitors and guests, who may still sign in. */
  readonly owner?: string;
  /** What was typed, by the names of the fields. */
  readonly typed?: Readonly<Record<string, string>>;
  /** The address of the book that was chosen; empty for the one that was typed. */
  readonly addressId?: string;
  readonly method?: PaymentMethod;
  readonly coupon?: string;
  readonly attempt?: OrderAttempt;
  /** Made, and perhaps not paid yet: a way back from the payment page leads here. */
  readonly placed?: PlacedOrder;
}

const KEY = 'franch.checkout';
/** For a tab whose storage is blocked: the notes then live as long as the page. */
let notes: CheckoutNotes = {};

/** What the tab keeps of the checkout of this person (the uid of a customer, else empty). Another customer's is dropped. */
export function checkoutNotes(owner: string): CheckoutNotes {
  const kept = read();
  if (kept.owner && kept.owner !== owner) {
    forgetCheckout();
    return {};
  }
  return kept;
}

/** Replaces the named parts of the notes; `undefined` forgets one. */
export function noteCheckout(change: {
  [K in keyof CheckoutNotes]: CheckoutNotes[K] | undefined;
}): void {
  write({ ...read(), ...change } as CheckoutNotes);
}

/** Forgets everything: the order is made and paid, or whoever typed has left. */
export function forgetCheckout(): void {
  notes = {};
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Blocked: there is nothing in it.
  }
}

function read(): CheckoutNotes {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === null ? notes : (JSON.parse(kept) as CheckoutNotes);
  } catch {
    return notes;
  }
}

function write(next: CheckoutNotes): void {
  notes = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Blocked or full: the page itself still keeps what was typed.
  }
}
