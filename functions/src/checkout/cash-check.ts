import type {
  Query,
  QueryDocumentSnapshot,
  Transaction as FirestoreTransaction,
} from 'firebase-admin/firestore';
import type { CheckoutRefusal, OrderRequest } from '../../../src/domain/checkout/checkout.ts';
import { holdsUnpaid, PAYMENT_METHODS } from '../../../src/domain/payment/payment-method.ts';
import type { OrderStatus } from '../../../src/domain/order/order.ts';
import {
  type Customer,
  isConfirmed,
  mailboxOf,
  MOST_OPEN_CASH,
  readCounters,
} from '../platform/limits.ts';
import { store } from '../platform/store.ts';

/** Methods and states in which an order holds unpaid stock: cash on delivery, and transfers that staff await. */
export const UNPAID_METHODS = PAYMENT_METHODS.filter(holdsUnpaid);
const OPEN_STATUSES: readonly OrderStatus[] = [
  'pending-payment',
  'placed',
  'packed',
  'shipped',
  // A refused parcel holds its stock until it is back.
  'returning',
];

/** Whether an order may hold stock unpaid: by cash on delivery or bank transfer. */
export interface CashCheck {
  readonly refusal: Extract<CheckoutRefusal, { reason: 'prepay' }> | null;
  /** Counts the order; after the transaction's last read. */
  readonly count: () => void;
}

/**
 * Checks whether this order may be paid in cash, by the open cash orders of the customer and of others with the same email
 * address or phone number. A refusal asks for prepayment only, so that typing a stranger's address or number does not block
 * their purchase.
 *
 * The queries run outside the transaction, because inside they would lock a range of the collection. The counters of email and
 * phone are read before them and written with the order, so two concurrent orders conflict and one retries. The caller does the
 * same for the uid. Every query uses equalities only, which Firestore serves by merging its single-field indexes.
 */
export async function checkCash(
  tx: FirestoreTransaction,
  { email, address: { phone } }: Pick<OrderRequest, 'email' | 'address'>,
  customer: Customer,
  now: number,
): Promise<CashCheck> {
  const counters = await readCounters(
    tx,
    [
      { limit: 'cash-email', of: mailboxOf(email) },
      { limit: 'cash-phone', of: phone },
    ],
    now,
  );
  const [own, withEmail, withPhone] = await Promise.all([
    runQuery(openCashBy.uid(customer.uid)),
    runQuery(openCashBy.email(email)),
    runQuery(openCashBy.phone(phone)),
  ]);
  const isOthers = (order: QueryDocumentSnapshot): boolean => order.get('uid') !== customer.uid;

  function whyPrepay(payer: Customer): 'open-order' | 'daily-limit' | null {
    const maxOpen = MOST_OPEN_CASH[payer.emailVerified ? 'confirmed' : 'unconfirmed'];
    // Strangers can type a confirmed address: their orders do not count against its owner.
    const ownsEmail = isConfirmed(email, payer);
    const others = ownsEmail ? withPhone : [...withPhone, ...withEmail];
    if (own.length >= maxOpen || others.some(isOthers)) return 'open-order';
    const [byEmail, byPhone] = counters;
    const within = byPhone?.allowed && (ownsEmail || byEmail?.allowed);
    return within ? null : 'daily-limit';
  }

  const reason = whyPrepay(customer);
  const confirm =
    customer.email !== '' &&
    reason !== null &&
    whyPrepay({ ...customer, emailVerified: true }) === null;
  return {
    refusal: reason && { reason: 'prepay', why: reason, confirm },
    count() {
      for (const counter of counters) counter.count();
    },
  };
}

/** Whether an unpaid order may get another phone number. */
export interface CashPhoneCheck {
  readonly allowed: boolean;
  /** Counts the number; after the transaction's last read. */
  readonly count: () => void;
}

/**
 * Checks a new phone number of an unpaid order by the limits of new cash orders: open orders of others with that number, and
 * orders of a day. `uid` is the order's customer. Reads as `checkCash` does.
 */
export async function checkCashPhone(
  tx: FirestoreTransaction,
  { phone, uid }: { readonly phone: string; readonly uid: string },
  now: number,
): Promise<CashPhoneCheck> {
  const counters = await readCounters(tx, [{ limit: 'cash-phone', of: phone }], now);
  const withPhone = await runQuery(openCashBy.phone(phone));
  const isFree = withPhone.every((order) => order.get('uid') === uid);
  return {
    allowed: isFree && counters.every(({ allowed }) => allowed),
    count() {
      for (const counter of counters) counter.count();
    },
  };
}

/** Open unpaid orders by what identifies their customer. Equalities only, so no composite index is needed. */
const openCashBy = {
  uid: (uid: string): Query =>
    store()
      .collection('orders')
      .where('uid', '==', uid)
      .where('method', 'in', UNPAID_METHODS)
      .where('status', 'in', OPEN_STATUSES)
      .where('payment.state', '==', 'unpaid'),
  email: (email: string): Query =>
    store()
      .collection('orders')
      .where('email', '==', email)
      .where('method', 'in', UNPAID_METHODS)
      .where('status', 'in', OPEN_STATUSES)
      .where('payment.state', '==', 'unpaid'),
  phone: (phone: string): Query =>
    store()
      .collection('orders')
      .where('address.phone', '==', phone)
      .where('method', 'in', UNPAID_METHODS)
      .where('status', 'in', OPEN_STATUSES)
      .where('payment.state', '==', 'unpaid'),
};

async function runQuery(query: Query): Promise<readonly QueryDocumentSnapshot[]> {
  // A customer with this many open orders is refused anyway.
  return (await query.select('uid').limit(MOST_OPEN_CASH.confirmed).get()).docs;
}
