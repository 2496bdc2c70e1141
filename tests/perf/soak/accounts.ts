import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { gstSummary } from '#domain/gst/gst-summary.ts';
import { signOf } from '#domain/gst/gst-sums.ts';
import { type Invoice, InvoiceSchema } from '#domain/invoice/invoice.ts';
import type { OrderState } from '#domain/order/order-change.ts';
import { remainingPieces } from '#domain/order/order-pieces.ts';
import { type Order, OrderSchema } from '#domain/order/order.ts';
import { moneyOf } from '#domain/payment/transaction-money.ts';
import { type Transaction, TransactionSchema } from '#domain/payment/transaction.ts';
import { parseDocument } from '../../../functions/src/platform/store.ts';

/** The final accounts after a load. Amounts in paise. */
export interface Accounts {
  /** Number of orders by status. */
  readonly orders: Readonly<Record<string, number>>;
  /** At the provider. */
  readonly captured: number;
  readonly kept: number;
  readonly givenBack: number;
  /** Cash that couriers collected, and what was sent back of it by hand. */
  readonly cash: number;
  readonly paidOut: number;
  readonly invoiced: number;
  readonly credited: number;
  /** Pieces before the first order, and where they are. */
  readonly pieces: Readonly<Record<'before' | 'inStock' | 'withShoppers' | 'writtenOff', number>>;
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
 * Checks every invariant of money and stock: what the provider and couriers keep of an order is what its payment record
 * says and what its invoice less its credit notes says; stock, pieces with shoppers and pieces written off are the
 * initial stock; no mail, invoice number or step is duplicated.
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
  const documents = (await all('invoices')).flatMap(
    (one) => parseDocument(one, InvoiceSchema, 'id') ?? [],
  );
  const provider = moneyAtProvider(transactions, payments);
  const broken = [...provider.broken];
  for (const transaction of transactions) {
    const order = orders.find(({ id }) => id === transaction.tid);
    const those = documents.filter(({ tid }) => tid === transaction.tid);
    const kept = provider.orders.get(transaction.tid);
    broken.push(...(order ? faultsOf({ order, transaction }, those, kept) : []));
  }
  const places = { before: 0, inStock: 0, withShoppers: 0, writtenOff: 0 };
  const outside = piecesOutside(orders);
  for (const [product, before] of pieces) {
    const inStock = Number((await store.doc(`products/${product}`).get()).get('stock'));
    const { withShoppers, writtenOff } = outside.get(product) ?? NOWHERE;
    if (inStock < 0 || inStock + withShoppers + writtenOff !== before)
      broken.push(
        `${product}: ${inStock} left, ${withShoppers} out and ${writtenOff} written off of ${before}`,
      );
    places.before += before;
    places.inStock += inStock;
    places.withShoppers += withShoppers;
    places.writtenOff += writtenOff;
  }
  for (const { id, moves } of orders) {
    const journal = (await all(`orders/${id}/events`)).length;
    if (journal !== moves) broken.push(`${id}: ${journal} entries, ${moves} moves`);
  }
  const mails = await all('mail');
  broken.push(...twice(mails).map((mail) => `mail ${mail} twice`));
  const alerts = unmatchedAlerts(mails, await all('alerts'));
  broken.push(...alerts.map((key) => `alert ${key}: alert and letter differ`));
  const numbers = documents.map(({ number }) => number);
  if (new Set(numbers).size !== numbers.length) broken.push('an invoice number twice');
  if (!gstSummary(documents).agrees) broken.push('the GST summary differs from the documents');
  const counts: Record<string, number> = {};
  for (const { status } of orders) counts[status] = (counts[status] ?? 0) + 1;
  const inCash = orders.filter(({ method }) => method === 'cod').map(({ payment }) => payment);
  const valueOf = (kind: Invoice['kind']) =>
    total(documents.filter((one) => one.kind === kind).map(({ totals }) => totals.totalPaise));
  return {
    orders: counts,
    ...{ captured: provider.captured, kept: total([...provider.orders.values()]) },
    givenBack: provider.refunded,
    cash: total(inCash.map(({ paidPaise }) => paidPaise)),
    paidOut: total(inCash.map(({ refundedPaise }) => refundedPaise)),
    ...{ invoiced: valueOf('invoice'), credited: valueOf('credit-note') },
    ...{ pieces: places, broken },
  };
}

const total = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

/** What the provider keeps of each order, by its id. A payment that no order uses has to be refunded in full. */
function moneyAtProvider(
  transactions: readonly Transaction[],
  payments: readonly ProviderPayment[],
) {
  const uses = new Map(
    transactions.flatMap(({ attempts, tid }) =>
      attempts.map(({ paymentId, use }) => [paymentId, { use, tid }] as const),
    ),
  );
  const orders = new Map<string, number>();
  const broken: string[] = [];
  let [captured, refunded] = [0, 0];
  for (const { id, amount, amount_refunded } of payments.filter((one) => one.captured)) {
    captured += amount;
    refunded += amount_refunded;
    const { use = 'unknown', tid = '' } = uses.get(id) ?? {};
    if (use === 'kept') orders.set(tid, amount - amount_refunded);
    else if (amount_refunded !== amount)
      broken.push(`${id}: ${amount} taken, ${amount_refunded} refunded, ${use}`);
  }
  if (captured !== total([...orders.values()]) + refunded) broken.push(`money: ${captured} taken`);
  return { orders, broken, captured, refunded };
}

/** The faults of one order's money. `kept`: by the provider, in paise; undefined if it has no payment there. */
function faultsOf(
  { order, transaction }: OrderState,
  documents: readonly Invoice[],
  kept: number | undefined,
): readonly string[] {
  const { id, status } = order;
  const money = moneyOf(transaction);
  const left = money.paidPaise - money.refundedPaise;
  const faults: string[] = [];
  if (JSON.stringify(order.payment) !== JSON.stringify(money))
    faults.push(`${id}: the order shows other money than its payment record`);
  if (kept !== undefined && kept !== left) faults.push(`${id}: ${kept} kept, ${left} recorded`);
  if (kept !== undefined && kept > 0 && ['cancelled', 'expired', 'returned'].includes(status))
    faults.push(`${id}: ${kept} kept of a ${status} order`);
  const value = total(documents.map((one) => signOf(one) * one.totals.totalPaise));
  const isUnpaidCash = order.method === 'cod' && money.paidPaise === 0;
  const collects = status === 'returned' || status === 'cancelled' ? 0 : order.totals.totalPaise;
  const expected = isUnpaidCash ? collects : left;
  if (documents.length > 0 && value !== expected)
    faults.push(`${id}: ${value} invoiced less credit notes, ${expected} kept, ${status}`);
  return faults;
}

/** Pieces of a product that are not in stock. */
interface Outside {
  /** With shoppers, on their way, or held for an order. */
  readonly withShoppers: number;
  /** Came back unfit for sale, were kept by a shopper who got the money, or went missing. */
  readonly writtenOff: number;
}
/** All pieces are in stock. */
export const NOWHERE: Outside = { withShoppers: 0, writtenOff: 0 };

/** Pieces of each product that are not in stock, by slug. */
export function piecesOutside(
  orders: readonly Pick<Order, 'lines' | 'reservation' | 'status' | 'returns' | 'goodsCheck'>[],
): ReadonlyMap<string, Outside> {
  const outside = new Map<string, Outside>();
  for (const { lines, reservation, status, returns = [], goodsCheck } of orders) {
    lines.forEach((line, index) => {
      const ofLine = <T extends { readonly line: number }>(items: readonly T[]) =>
        items.filter((one) => one.line === index + 1);
      const lost = ofLine(returns.flatMap(({ received }) => received))
        .filter(({ restock, condition }) => !restock || condition === 'not-sent')
        .map(({ quantity }) => quantity);
      const sellable = total(ofLine(goodsCheck?.counts ?? []).map((one) => one.sellable));
      const left = reservation.state === 'released' ? 0 : remainingPieces(line);
      const isBack = status === 'returned';
      const { withShoppers, writtenOff } = outside.get(line.slug) ?? NOWHERE;
      outside.set(line.slug, {
        withShoppers: withShoppers + (isBack ? 0 : left),
        writtenOff: writtenOff + total(lost) + (isBack ? left - sellable : 0),
      });
    });
  }
  return outside;
}

/** Mails about an order of which there may be several: one per refund, alert, change, return or payout. */
const REPEATED = /^(?:refund|alert$|order-changed$|(?:new-)?return-|new-return$|payee|payout)/u;

/**
 * Mails of one kind about one order that were written more than once. There may be one per alert: an order that expired may
 * be paid twice, and each late payment is another problem.
 */
function twice(mails: readonly DocumentSnapshot[]): readonly string[] {
  const names = mails
    .filter((mail) => !REPEATED.test(String(mail.get('kind'))))
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
