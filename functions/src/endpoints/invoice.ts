import { getAuth } from 'firebase-admin/auth';
import { onRequest } from 'firebase-functions/v2/https';
import { type Invoice, InvoiceSchema } from '../../../src/domain/invoice/invoice.ts';
import { sessionRole } from '../../../src/domain/staff/role.ts';
import { isShopperOf } from '../order-access/order-links.ts';
import { httpOptions } from '../platform/http.ts';
import { log } from '../platform/log.ts';
import { app, refs, BadDocumentError, parseDocument } from '../platform/store.ts';

/** The response: a file with its name, or an error code. */
type InvoiceAnswer =
  | { readonly status: 200; readonly name: string; readonly file: Buffer }
  | { readonly status: 404 | 405 | 500; readonly error: string };

/**
 * Serves the PDF of an invoice or credit note, at `/api/invoices/{id}.pdf`: a GET with the ID token of its customer, of who
 * opened the order by a link, or of staff (any role) as `Authorization: Bearer …`. Anyone else gets 404, the same as for a
 * missing invoice. Returns JSON `{ error }` with 404, 405 (another method) or 500 (malformed document). `no-store`: no cache
 * may store it.
 */
export const invoice = onRequest(httpOptions, async (request, response) => {
  const answer = await answerInvoice({
    method: request.method,
    path: request.originalUrl.split('?')[0] ?? '',
    authorization: request.headers.authorization ?? '',
  });
  response.set('Cache-Control', 'private, no-store');
  response.set('Vary', 'Authorization');
  if (answer.status !== 200) {
    if (answer.status === 405) response.set('Allow', 'GET');
    response.status(answer.status).json({ error: answer.error });
    return;
  }
  response.set('Content-Type', 'application/pdf');
  response.set('Content-Disposition', `attachment; filename="${answer.name}"`);
  response.status(200).send(answer.file);
});

interface InvoiceRequest {
  readonly method: string;
  readonly path: string;
  readonly authorization: string;
}

/** Answers a request for a PDF. Loads the PDF generator lazily, after authorisation. */
async function answerInvoice({
  method,
  path,
  authorization,
}: InvoiceRequest): Promise<InvoiceAnswer> {
  if (method !== 'GET') return { status: 405, error: 'method-not-allowed' };
  const notFound = { status: 404, error: 'not-found' } as const;
  const id = invoiceIdIn(path);
  const reader = id === '' ? null : await readerOf(authorization);
  if (!reader) return notFound;
  try {
    const found = await refs.invoice(id).get();
    // Authorises before parsing: a stranger must not learn that an invoice exists, not even a malformed one.
    const order = { id: id.slice(0, 20), uid: String(found.get('uid')) };
    const mayRead = reader.staff || (await isShopperOf(order, reader.uid, { now: Date.now() }));
    const document: Invoice | null = mayRead ? parseDocument(found, InvoiceSchema, 'id') : null;
    if (!document) return notFound;
    const { renderInvoice } = await import('../invoices/invoice-pdf.ts');
    const name = `${document.number.replaceAll('/', '-')}.pdf`;
    return { status: 200, name, file: await renderInvoice(document) };
  } catch (error) {
    if (!(error instanceof BadDocumentError)) throw error;
    log('invoice-not-readable', { where: error.message }, 'error');
    return { status: 500, error: 'bad-document' };
  }
}

/** The id in `/api/invoices/{id}.pdf`: an order's id, or an order's id with a refund key. Empty for any other path. */
function invoiceIdIn(path: string): string {
  return (
    /^\/api\/invoices\/([A-Za-z0-9]{20}(?:_[A-Za-z0-9_-]{1,64})?)\.pdf$/u.exec(path)?.[1] ?? ''
  );
}

/** The user that Auth confirms for the token; null without one or when the session was revoked. */
async function readerOf(authorization: string): Promise<{ uid: string; staff: boolean } | null> {
  const token = /^Bearer ([\w.-]+)$/u.exec(authorization)?.[1];
  if (token === undefined) return null;
  try {
    const claims = await getAuth(app()).verifyIdToken(token, true);
    return { uid: claims.uid, staff: sessionRole(claims) !== null };
  } catch {
    return null;
  }
}
