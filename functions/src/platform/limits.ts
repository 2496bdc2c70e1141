import type {
  DocumentSnapshot,
  Transaction as FirestoreTransaction,
} from 'firebase-admin/firestore';
import type { Caller } from './callable.ts';
import { nextCount, rateLimitRef } from './rate-limit.ts';
import { byPath } from './store.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** A limit of events within a fixed window, which begins with the first event. */
interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

/**
 * Rate limits, far above what an honest shopper needs. `orders`, `cancels`, `returns` and `edits` count what is written per uid, so
 * repeating the same attempt is free; `order-tries` and `edit-quotes` also limit requests that write nothing. An order's email address
 * and phone number are typed and may be a stranger's, so their counters never refuse an order.
 */
export const LIMITS = {
  /** Orders placed by one uid. */
  orders: { most: 10, windowMs: HOUR_MS },
  /** Requests to order by one uid, whatever their outcome. */
  'order-tries': { most: 60, windowMs: 15 * MINUTE_MS },
  /** Orders cancelled by one uid. */
  cancels: { most: 10, windowMs: HOUR_MS },
  /** Returns requested by one uid. */
  returns: { most: 10, windowMs: HOUR_MS },
  /** Changes of orders by one uid. */
  edits: { most: 20, windowMs: HOUR_MS },
  /** Prices of changes by one uid, whatever their outcome. */
  'edit-quotes': { most: 60, windowMs: 15 * MINUTE_MS },
  /** Choices of one uid about texts of an order. */
  'text-choices': { most: 30, windowMs: 15 * MINUTE_MS },
  /** Answers of one uid whether it wants to be asked for reviews. */
  'review-preferences': { most: 20, windowMs: HOUR_MS },
  /** Details for refunds given or replaced by one uid. */
  payees: { most: 10, windowMs: HOUR_MS },
  /** Photographs that one uid sends, accepted or not: each is decoded. */
  photos: { most: 60, windowMs: 24 * HOUR_MS },
  /**
   * Letters to one mailbox that strangers can cause at no cost (`mail-limits.ts`). Over the limit they are withheld.
   */
  'mails-to': { most: 6, windowMs: HOUR_MS },
  /** Letters to one mailbox that confirm an address: anyone can create any number of accounts with it. */
  'confirmations-to': { most: 6, windowMs: HOUR_MS },
  /** Letters that one uid causes at no cost. Over the limit they are withheld. */
  'mails-by': { most: 10, windowMs: HOUR_MS },
  /**
   * Letters of one kind, caused at no cost, to all mailboxes together. Over the limit they wait until the hour is over.
   */
  'mails-of-kind': { most: 150, windowMs: HOUR_MS },
  /** Letters to staff about new messages. Over the limit, staff see the messages in the shop only. */
  'mails-to-staff': { most: 60, windowMs: HOUR_MS },
  /** Cash on delivery orders with one email address; over the limit the order has to be paid online. */
  'cash-email': { most: 5, windowMs: 24 * HOUR_MS },
  /** Cash on delivery orders with one phone number; over the limit the order has to be paid online. */
  'cash-phone': { most: 5, windowMs: 24 * HOUR_MS },
} as const satisfies Record<string, Limit>;

/** Most open cash on delivery orders of one customer, by whether the account's email address is confirmed. */
export const MOST_OPEN_CASH = { confirmed: 5, unconfirmed: 1 } as const;

/** The shopper behind a request, as verified by Auth, and the network that it came from. */
export type Customer = Pick<Caller, 'uid' | 'email' | 'emailVerified' | 'peer'>;

/** A rate-limit counter, read within a transaction. */
export interface Counter {
  /** Whether one more event is within the limit. */
  readonly allowed: boolean;
  /** The end of the window, in epoch milliseconds. */
  readonly until: number;
  /** Writes one more event. Call it after the transaction's last read. */
  readonly count: () => void;
}

/** Creates a counter from a snapshot that was read in the same transaction. `now` is epoch milliseconds. */
export function counterIn(
  tx: FirestoreTransaction,
  found: DocumentSnapshot,
  { most, windowMs }: Limit,
  now: number,
): Counter {
  const next = nextCount(found, now, windowMs);
  return {
    allowed: next.count <= most,
    until: next.untilAt.toMillis(),
    count: () => void tx.set(found.ref, next),
  };
}

/**
 * Reads counters within a transaction, so that two concurrent requests cannot both take the last event. `of` is the
 * counted key; only its hash is stored. `now` is epoch milliseconds.
 */
export async function readCounters(
  tx: FirestoreTransaction,
  requests: readonly { readonly limit: keyof typeof LIMITS; readonly of: string }[],
  now: number,
): Promise<readonly Counter[]> {
  // Firestore refuses to read no document at all.
  if (requests.length === 0) return [];
  const counterRefs = requests.map(({ limit, of }) => rateLimitRef(limit, of));
  const found = await tx.getAll(...counterRefs.toSorted(byPath));
  const byId = new Map(found.map((snapshot) => [snapshot.id, snapshot]));
  return requests.map(({ limit }, index) => {
    const snapshot = byId.get(counterRefs[index]?.id ?? '');
    if (!snapshot) throw new Error('Firestore answers every document that is asked for');
    return counterIn(tx, snapshot, LIMITS[limit], now);
  });
}

/** Whether an address (in normal form) is the customer's own and confirmed. */
export function isConfirmed(email: string, customer: Customer): boolean {
  return customer.emailVerified && customer.email === email;
}

/**
 * The mailbox that an address (in normal form) delivers to: without a `+tag`, and without the dots that Gmail ignores
 * (support.google.com/mail/answer/7436150). For counting only.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.split(/@(?=[^@]*$)/u);
  const [name = ''] = local.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name || local}@${domain}`;
}
