import type {
  Query,
  QueryDocumentSnapshot,
  Transaction as Writing,
} from 'firebase-admin/firestore';
import type { CheckoutRefusal, OrderRequest } from '../../../src/domain/checkout/checkout.ts';
import type { OrderStatus } from '../../../src/domain/order/order.ts';
import { type Customer, isConfirmed, mailboxOf, MOST_OPEN_CASH, readCounters } from './limits.ts';
import { store } from '../shared/store.ts';

/** Where a cash on delivery order holds stock that nobody has paid for. */
const OPEN: readonly OrderStatus[] = ['placed', 'packed', 'shipped'];

/** Whether an order may be paid in cash. */
export interface CashCheck {
  readonly refusal: Extract<CheckoutRefusal, { reason: 'prepay' }> | null;
  /** Counts the order; after the transaction's last read. */
  count(): void;
}

/**
 * Checks whether this order may be paid in cash, by the open cash orders of the customer and of others with the same e-mail
 * address or phone number. It only ever asks for prepayment: typing a stranger's address or number must not keep
 * them from buying.
 *
 * The queries run outside of the transaction (inside they would lock a range of the collection). The counters of e-mail and
 * phone are read before them and written with the order, so that two such orders at once conflict and one of them retries.
 * The caller does the same for the uid. Each query is equalities only, which Firestore serves by merging its single-field
 * indexes.
 */
export async function checkCash(
  writing: Writing,
  { email, address: { phone } }: Pick<OrderRequest, 'email' | 'address'>,
  customer: Customer,
  now: number,
): Promise<CashCheck> {
  const counters = await readCounters(
    writing,
    [
      { limit: 'cash-email', of: mailboxOf(email) },
      { limit: 'cash-phone', of: phone },
    ],
    now,
  );
  const [own, withEmail, withPhone] = await Promise.all([
    found(openCashBy.uid(customer.uid)),
    found(openCashBy.email(email)),
    found(openCashBy.phone(phone)),
  ]);
  const isOthers = (order: QueryDocumentSnapshot): boolean => order.get('uid') !== customer.uid;

  function whyPrepay(who: Customer): 'open-order' | 'daily-limit' | null {
    const most = MOST_OPEN_CASH[who.emailVerified ? 'confirmed' : 'unconfirmed'];
    // What strangers order with a confirmed address is not its owner's.
    const ownsEmail = isConfirmed(email, who);
    const others = ownsEmail ? withPhone : [...withPhone, ...withEmail];
    if (own.length >= most || others.some(isOthers)) return 'open-order';
    const [byEmail, byPhone] = counters;
    const within = byPhone?.allowed && (ownsEmail || byEmail?.allowed);
    return within ? null : 'daily-limit';
  }

  const why = whyPrepay(customer);
  const confirm =
    customer.email !== '' &&
    why !== null &&
    whyPrepay({ ...customer, emailVerified: true }) === null;
  return {
    refusal: why && { reason: 'prepay', why, confirm },
    count() {
      for (const counter of counters) counter.count();
    },
  };
}

/** Open cash orders by what can name their customer. Equalities alone, so no composite index is needed. */
const openCashBy = {
  uid: (uid: string): Query =>
    store()
      .collection('orders')
      .where('uid', '==', uid)
      .where('method', '==', 'cod')
      .where('status', 'in', OPEN),
  email: (email: string): Query =>
    store()
      .collection('orders')
      .where('email', '==', email)
      .where('method', '==', 'cod')
      .where('status', 'in', OPEN),
  phone: (phone: string): Query =>
    store()
      .collection('orders')
      .where('address.phone', '==', phone)
      .where('method', '==', 'cod')
      .where('status', 'in', OPEN),
};

async function found(query: Query): Promise<readonly QueryDocumentSnapshot[]> {
  // A customer has fewer than this of their own when others are looked for.
  return (await query.select('uid').limit(MOST_OPEN_CASH.confirmed).get()).docs;
}
