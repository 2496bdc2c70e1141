import { failed, type Result } from '#domain/core/result.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { isOrderId } from '#domain/order/order.ts';
import { invoices } from './order-collections.ts';
import { transactionOf } from './orders.ts';
import { attemptOnline, codedError } from '../firebase/failures.ts';
import { constantQuery } from '../query/constant-query.ts';
import { derive, mapState } from '../query/derive.ts';
import { mapQuery } from '../query/map-query.ts';
import type { Query } from '../query/query-store.ts';
import type { ListPage } from '../query/read.ts';

/** An invoice or credit note with the id of its PDF. */
export type StoredInvoice = Invoice & { readonly id: string };

/** Maximum number of documents read per order. */
const MAX_DOCUMENTS = 50;

/**
 * The live invoice of an order with its credit notes, in order of issue; empty before the order is packed. `uid` is
 * the customer's, who may list only their own; staff omit it.
 */
export function invoicesOf(tid: string, uid?: string): Query<readonly StoredInvoice[]> {
  if (!isOrderId(tid)) return emptyList;
  const where = uid === undefined ? { tid } : { tid, uid };
  const list: Query<ListPage<StoredInvoice>> = invoices.list({
    where,
    orderBy: null,
    limit: MAX_DOCUMENTS,
  });
  return mapQuery(`issued ${list.key}`, list, ({ rows }) => rows.toSorted(byIssue));
}

/**
 * The live invoice of an order and the credit notes of its refunds, for who opened it by a link: the rules let them read
 * single documents only. Empty before the order is packed.
 */
export function invoicesByLink(orderId: string): Query<readonly StoredInvoice[]> {
  if (!isOrderId(orderId)) return emptyList;
  return derive<readonly StoredInvoice[]>(`issued by link ${orderId}`, (read) => {
    const money = read(transactionOf(orderId));
    if (money.state !== 'ready') return mapState(money, () => []);
    const keys = money.data?.refunds.map(({ key }) => `${orderId}_${key}`) ?? [];
    const found = [orderId, ...keys].map((id) => read(invoices.doc(id)));
    const unready = found.find(({ state }) => state !== 'ready');
    if (unready) return mapState(unready, () => []);
    const documents = found.flatMap((one) => (one.state === 'ready' && one.data ? [one.data] : []));
    return { ...money, data: documents.toSorted(byIssue) };
  });
}

const emptyList: Query<readonly StoredInvoice[]> = {
  key: `issued ${constantQuery('invoices/?').key}`,
  start(sink) {
    sink.next([], false);
    return () => undefined;
  },
};

/** The invoice sorts first even if a credit note has the same timestamp. */
function byIssue(a: Invoice, b: Invoice): number {
  const rank = ({ kind }: Invoice): number => (kind === 'invoice' ? 0 : 1);
  return rank(a) - rank(b) || a.issuedAt - b.issuedAt || (a.number < b.number ? -1 : 1);
}

/** A PDF with its file name. */
export interface InvoiceFile {
  readonly name: string;
  readonly file: Blob;
}

/**
 * Downloads the PDF of an invoice or credit note as the signed-in user. Fails with `offline`, `signed-out`,
 * `not-found` (missing, or another customer's) and `unavailable`.
 */
export async function downloadInvoice({
  id,
  number,
}: Pick<StoredInvoice, 'id' | 'number'>): Promise<Result<InvoiceFile>> {
  const { auth } = await import('../firebase/auth.ts');
  await auth.authStateReady();
  const { currentUser } = auth;
  if (!currentUser) return failed('signed-out');
  return attemptOnline(async () => {
    const token = await currentUser.getIdToken();
    const response = await fetch(`/api/invoices/${encodeURIComponent(id)}.pdf`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const isFile = response.headers.get('content-type') === 'application/pdf';
    if (!response.ok || !isFile) {
      const code = response.status === 404 ? 'not-found' : 'unavailable';
      throw codedError(code);
    }
    return { name: `${number.replaceAll('/', '-')}.pdf`, file: await response.blob() };
  });
}
