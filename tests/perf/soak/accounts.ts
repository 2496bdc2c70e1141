import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { InvoiceSchema } from '#domain/invoice/invoice.ts';
import { type Order, OrderSchema } from '#domain/order/order.ts';
import { TransactionSchema } from '#domain/payment/transaction.ts';
import { parseDocument } from '../../../functions/src/platform/store.ts';

/** The final accounts after a load. Amounts in paise. */
export interface Accounts {
  /** Number of orders by status. */
  readonly orders: Readonly<Record<string, number>>;
  readonly captured: number;
  readonly kept: number;
  readonly givenBack: number;
  /** Broken invariants of money, stock and documents; empty when all hold. */
  readonly broken: readonly string[];
}

/** A payment as the gateway recorded it. */
export interface ProviderPayment {
  readonly id: string;
  readonly amount: number;
  readonly captured: boolean;
  readonly amount_refunded: number;
}

/**
 * Checks every invariant of money and stock: a captured payment pays an order or is refunded in full, remaining plus
 * sold pieces equal the initial stock, every stock change has its ledger entry, no mail and no invoice number is
 * duplicated.
 * @param pieces initial stock of each product before the first order, by slug.
 */
export async function audit(
  store: Firestore,
  payments: readonly ProviderPayment[],
  pieces: ReadonlyMap<string, number>,
): Promise<Accounts> {
  const all = async (path: string) => (await store.collection(path).get()).docs;
  const transactions = (await all('transactions')).flatMap(
    (one) => parseDocument(one, TransactionSchema, 'tid') ?? [],
  );
  const orders = (await all('orders')).flatMap(
    (one) => parseDocument(one, OrderSchema, 'id') ?? [],
  );
  const broken: string[] = [];
  const uses = new Map(
    transactions.flatMap(({ attempts, tid }) =>
      attempts.map(({ paymentId, use }) => [paymentId, { use, tid }] as const),
    ),
  );
  const alive = new Map(orders.map((order) => [order.id, order]));
  let [captured, retained, refunded] = [0, 0, 0];
  for (const payment of payments.filter((one) => one.captured)) {
    captured += payment.amount;
    refunded += payment.amount_refunded;
    const useCount = uses.get(payment.id);
    const order = useCount && alive.get(useCount.tid);
    const pays = useCount?.use === 'kept' && order?.status === 'paid';
    if (pays && payment.amount_refunded === 0) retained += payment.amount;
    else if (payment.amount_refunded !== payment.amount) {
      broken.push(
        `${payment.id}: ${payment.amount} taken, ${payment.amount_refunded} refunded, ${useCount?.use ?? 'unknown'}`,
      );
    }
  }
  if (captured !== retained + refunded)
    broken.push(`money: ${captured} is not ${retained} + ${refunded}`);
  const soldPieces = countSoldPieces(orders);
  for (const [product, before] of pieces) {
    const stockLeft = Number((await store.doc(`products/${product}`).get()).get('stock'));
    const sold = soldPieces.get(product) ?? 0;
    if (stockLeft < 0 || stockLeft + sold !== before)
      broken.push(`${product}: ${stockLeft} left and ${sold} sold of ${before}`);
  }
  for (const { id, moves } of orders) {
    const journal = (await all(`orders/${id}/events`)).length;
    if (journal !== moves) broken.push(`${id}: ${journal} entries, ${moves} moves`);
  }
  const mails = await all('mail');
  broken.push(...twice(mails).map((mail) => `mail ${mail} twice`));
  const alerts = unmatchedAlerts(mails, await all('alerts'));
  broken.push(...alerts.map((key) => `alert ${key}: alert and letter differ`));
  const numbers = (await all('invoices')).flatMap(
    (one) => parseDocument(one, InvoiceSchema, 'id')?.number ?? [],
  );
  if (new Set(numbers).size !== numbers.length) broken.push('an invoice number twice');
  const counts: Record<string, number> = {};
  for (const { status } of orders) counts[status] = (counts[status] ?? 0) + 1;
  return { orders: counts, captured, kept: retained, givenBack: refunded, broken };
}

/** Pieces of each product that orders hold or have taken, by slug. */
export function countSoldPieces(
  orders: readonly Pick<Order, 'lines' | 'reservation'>[],
): ReadonlyMap<string, number> {
  const sold = new Map<string, number>();
  for (const { lines, reservation } of orders) {
    if (reservation.state === 'released') continue;
    for (const { slug, quantity } of lines) sold.set(slug, (sold.get(slug) ?? 0) + quantity);
  }
  return sold;
}

/**
 * Mails of one kind about one order that were written more than once. There may be one per refund, and one per alert: an
 * order that expired may be paid twice, and each late payment is another problem.
 */
function twice(mails: readonly DocumentSnapshot[]): readonly string[] {
  const names = mails
    .filter((mail) => !['refunded', 'alert'].includes(String(mail.get('kind'))))
    .map((mail) => `${String(mail.get('orderId'))} ${String(mail.get('kind'))}`);
  return names.filter((name, place) => names.indexOf(name) !== place);
}

/** Alerts without a letter, and letters without their alert, by the id of the alert. */
function unmatchedAlerts(
  mails: readonly DocumentSnapshot[],
  alerts: readonly DocumentSnapshot[],
): readonly string[] {
  const raised = new Set(alerts.map(({ id }) => id));
  const letters = mails.filter((mail) => mail.get('kind') === 'alert');
  const written = new Set(letters.map(({ id }) => id.replace('_alert_', '_')));
  return [...raised, ...written].filter((id) => !raised.has(id) || !written.has(id));
}
