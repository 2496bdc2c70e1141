import { failed, type Result } from '#domain/shared/result.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { isOrderId } from '#domain/order/order.ts';
import { invoices } from '../firebase/collections.ts';
import { attemptOnline } from '../firebase/failures.ts';
import { constantQuery, type Query } from '../query/query-store.ts';
import type { ListPage } from '../query/read.ts';

/** A document with the id that its file is asked for by. */
export type StoredInvoice = Invoice & { readonly id: string };

/** The most documents of one order that are read. */
const MOST_DOCUMENTS = 50;

/**
 * The live invoice of an order with its credit notes, in the order in which they were issued; none before it is packed.
 * `uid` is the customer's, who may list their own alone; left out by staff.
 */
export function invoicesOf(tid: string, uid?: string): Query<readonly StoredInvoice[]> {
  if (!isOrderId(tid)) return emptyList;
  const where = uid === undefined ? { tid } : { tid, uid };
  const list: Query<ListPage<StoredInvoice>> = invoices.list({
    where,
    orderBy: null,
    limit: MOST_DOCUMENTS,
  });
  return {
    key: `issued ${list.key}`,
    start: (sink) =>
      list.start({
        next: ({ rows }, fromCache) => sink.next(rows.toSorted(byIssue), fromCache),
        fail: (error) => sink.fail(error),
      }),
  };
}

const emptyList: Query<readonly StoredInvoice[]> = {
  key: `issued ${constantQuery('invoices/?').key}`,
  start(sink) {
    sink.next([], false);
    return () => undefined;
  },
};

/** The invoice comes first even where a credit note was issued in the same breath. */
function byIssue(a: Invoice, b: Invoice): number {
  const place = ({ kind }: Invoice): number => (kind === 'invoice' ? 0 : 1);
  return place(a) - place(b) || a.issuedAt - b.issuedAt || (a.number < b.number ? -1 : 1);
}

/** A file for whoever asked for it. */
export interface InvoiceFile {
  readonly name: string;
  readonly file: Blob;
}

/**
 * Asks the server for the PDF of an invoice or a credit note, as whoever is signed in. Fails with `offline`, `signed-out`,
 * `not-found` (there is none, or it is somebody else's) and `unavailable`.
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
    const answer = await fetch(`/api/invoices/${encodeURIComponent(id)}.pdf`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const isFile = answer.headers.get('content-type') === 'application/pdf';
    if (!answer.ok || !isFile) {
      const code = answer.status === 404 ? 'not-found' : 'unavailable';
      throw Object.assign(new Error('no file'), { code });
    }
    return { name: `${number.replaceAll('/', '-')}.pdf`, file: await answer.blob() };
  });
}
