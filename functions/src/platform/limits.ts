import type {
  DocumentSnapshot,
  Transaction as FirestoreTransaction,
} from 'firebase-admin/firestore';
import type { Caller } from './callable.ts';
import { nextCount, rateLimitRef } from './rate-limit.ts';
import { byPath } from './store.ts';

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** A fixed window that begins with its first event. */
interface Limit {
  readonly most: number;
  readonly windowMs: number;
}

/**
 * Rate limits of orders, far above what an honest shopper needs. `orders`, `cancels` and `returns` count what is written per uid, so
 * a retry of the same attempt is free there; `order-tries` bounds requests that write nothing. The e-mail address and
 * phone number of an order are typed and may be a stranger's: their counters never refuse an order.
 */
export const LIMITS = {
  /** Orders placed by one uid. */
  orders: { most: 10, windowMs: HOUR_MS },
  /** Requests to order of one uid, whatever becomes of them. */
  'order-tries': { most: 60, windowMs: 15 * MINUTE_MS },
  /** Orders cancelled by one uid. */
  cancels: { most: 10, windowMs: HOUR_MS },
  /** Returns requested by one uid. */
  returns: { most: 10, windowMs: HOUR_MS },
  /** Letters to one mailbox that strangers can cause at no cost (`mail-limits.ts`); more are withheld. */
  'mails-to': { most: 6, windowMs: HOUR_MS },
  /** The same for letters that confirm an address: anyone can make accounts with it without end. */
  'confirmations-to': { most: 6, windowMs: HOUR_MS },
  /** Such letters that one uid causes; more are withheld. */
  'mails-by': { most: 10, windowMs: HOUR_MS },
  /** Such letters of one kind to all mailboxes together; more wait until the hour is over. */
  'mails-of-kind': { most: 150, windowMs: HOUR_MS },
  /** Letters to staff about new messages; over the limit staff see the messages in the shop alone. */
  'mails-to-staff': { most: 60, windowMs: HOUR_MS },
  /** Cash on delivery orders with one e-mail address; over the limit the order has to be paid online. */
  'cash-email': { most: 5, windowMs: 24 * HOUR_MS },
  /** Cash on delivery orders with one phone number; over the limit the order has to be paid online. */
  'cash-phone': { most: 5, windowMs: 24 * HOUR_MS },
} as const satisfies Record<string, Limit>;

/** Most open cash on delivery orders of one customer, by whether their account's e-mail address is confirmed. */
export const MOST_OPEN_CASH = { confirmed: 5, unconfirmed: 1 } as const;

/** The shopper behind a request, as verified by Auth, and the network that it came from. */
export type Customer = Pick<Caller, 'uid' | 'email' | 'emailVerified' | 'peer'>;

/** A rate limit counter, read within a transaction. */
export interface Counter {
  /** Whether one more event is within the limit. */
  readonly allowed: boolean;
  /** The end of the window, in epoch milliseconds. */
  readonly until: number;
  /** Writes one more event. Call it after the transaction's last read. */
  count(): void;
}

/** A counter from a snapshot read in the same transaction. `now` is epoch milliseconds. */
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
  const counterRefs = requests.map(({ limit, of }) => rateLimitRef(limit, of));
  const found = await tx.getAll(...counterRefs.toSorted(byPath));
  const byId = new Map(found.map((snapshot) => [snapshot.id, snapshot]));
  return requests.map(({ limit }, index) => {
    const snapshot = byId.get(counterRefs[index]?.id ?? '');
    if (!snapshot) throw new Error('Firestore answers every document that is asked for');
    return counterIn(tx, snapshot, LIMITS[limit], now);
  });
}

/** Whether an address in normal form is confirmed as the customer's own. */
export function isConfirmed(email: string, customer: Customer): boolean {
  return customer.emailVerified && customer.email === email;
}

/**
 * The mailbox behind an address in normal form: without a `+tag`, and without the dots that Gmail ignores
 * (support.google.com/mail/answer/7436150). For counting only.
 */
export function mailboxOf(email: string): string {
  const [local = '', domain = ''] = email.split(/@(?=[^@]*$)/u);
  const [name = ''] = local.split('+');
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name || local}@${domain}`;
}
