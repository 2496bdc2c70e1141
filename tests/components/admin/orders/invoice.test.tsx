import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { anInvoice, anInvoiceableOrder } from '../../../support/fixtures/invoices.ts';
import { collectDownloads } from '../../support/downloads.ts';
import { findAlert } from '../../support/forms.ts';
import { orderDocuments } from '../../support/orders.ts';
import { settings, shows } from '../../support/staff.ts';
import { follow, openPage, press } from '../open-page.tsx';
import { creditNoteOf, issued } from './invoice-documents.ts';
import { ORDER } from './refund-documents.ts';

const PAGE = `/admin/dashboard/invoice/${ORDER}`;
const downloads = collectDownloads();

afterEach(() => vi.unstubAllGlobals());

const goods = anInvoiceableOrder([{ unit: 59_900, quantity: 2, percent: 5, title: 'Neem Oil' }], {
  state: 'Goa',
  coupon: 10_000,
});
const invoice = anInvoice(goods);

/** The invoice of the order as it is stored. */
const issuedInvoice = issued(invoice, 'sr-1', ORDER);

/** The value of a labelled field on a sheet. */
const factOf = (sheet: HTMLElement, name: string): string | undefined =>
  within(sheet).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? undefined;

test('an invoice and its credit note are shown in order of issue, printed, and lead to the order', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { address } = await openPage(PAGE, 'viewer', {
    // Issued at the same time: the number of the note sorts before the invoice's.
    ...issued(creditNoteOf(invoice, 10_000), 'a-note', ORDER),
    ...issued(invoice, 'b-invoice', ORDER),
    ...orderDocuments(ORDER),
  });
  const sheets = await screen.findAllByRole('article');
  const titles = sheets.map(
    (sheet) => within(sheet).getByRole('heading', { level: 1 }).textContent,
  );
  expect(titles).toEqual(['Tax Invoice', 'Credit Note']);
  const [first, second] = sheets as [HTMLElement, HTMLElement];
  expect(factOf(first, 'Number')).toBe('SR/26-27/000001');
  expect(factOf(first, 'Place of supply')).toBe('Goa (30)');
  expect(factOf(first, 'Total')).toBe('₹1,098.00');
  expect(factOf(first, 'Discount')).toBe('−₹100.00');
  expect(factOf(second, 'Against invoice')).toBe('SR/26-27/000001, 21 Nov 2026');
  expect(factOf(second, 'Reason')).toBe('A bottle leaked');
  expect(factOf(second, 'Total credited')).toBe('₹100.00');

  // For another State, the tax of each line is in one column.
  const table = within(within(first).getByRole('table'));
  const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toContain('IGST');
  expect(heads).not.toContain('CGST');
  const row = table.getByRole('row', { name: /Neem Oil/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual([
    ...['Neem OilSKU-1', '330590', '2', '₹1,198.00', '₹100.00'],
    ...['₹1,045.71', '₹52.29 (5%)', '₹1,098.00'],
  ]);

  await press('Print');
  expect(print).toHaveBeenCalledOnce();
  await follow('Back to order');
  expect(address()).toBe(`/admin/dashboard/orders?open=${ORDER}`);
});

test.each([
  [
    'placed',
    'This order is not packed yet, so there is no invoice.',
    'Not an invoice. The invoice is issued when the order is packed.',
  ],
  [
    'cancelled',
    'This order was cancelled before it was packed, so it has no invoice.',
    'Not an invoice. No invoice is issued for this order.',
  ],
  [
    'expired',
    'This order was not paid in time, so it has no invoice.',
    'Not an invoice. No invoice is issued for this order.',
  ],
] as const)(
  'an order that is %s has a summary, which is no invoice',
  async (status, note, lead) => {
    await openPage(PAGE, 'staff', { ...settings(), ...orderDocuments(ORDER, { status }) });
    await shows(note);
    const sheet = await screen.findByRole('article');
    expect(within(sheet).getByRole('heading', { level: 1 }).textContent).toBe('Order Summary');
    expect(sheet.textContent).toContain(lead);
    expect(within(sheet).queryByText('Number')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Download PDF/ })).toBeNull();
  },
);

test('the summary lists what an invoice lacks', async () => {
  const documents = orderDocuments(ORDER);
  const order = documents[`orders/${ORDER}`] as { lines: readonly object[] };
  const lines = order.lines.map((line) => ({ ...line, hsn: '' }));
  await openPage(PAGE, 'staff', {
    ...{ ...settings(), ...documents },
    [`orders/${ORDER}`]: { ...order, lines },
  });
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toContain(
    'the HSN code was missing when this was ordered: FR-OIL-NHP',
  );
  expect(screen.queryByRole('article')).toBeNull();
});

test('the documents are loading, or the page says why they could not be read', async () => {
  const options = { reads: 'wait' } as const;
  const { backend, release } = await openPage(PAGE, 'owner', issuedInvoice, options);
  await screen.findByLabelText('Loading the document…');
  backend.failReads('invoices', 'denied');
  release();
  await findAlert('Your account doesn’t have access to this.');
  expect(screen.queryByRole('article')).toBeNull();
});

test('an address without an order shows a not-found message', async () => {
  await openPage(PAGE, 'staff');
  expect(await shows('Order not found.')).toBeDefined();
});

/** Stubs the PDF request. Returns the requested URLs and tokens. */
function answerPdf(answer: () => Promise<Response>): (readonly [string, string | null])[] {
  const requests: (readonly [string, string | null])[] = [];
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    requests.push([address, new Headers(init.headers).get('authorization')]);
    return answer();
  });
  return requests;
}

test('the PDF is fetched with the user’s token and saved under its number', async () => {
  const documents = { ...issuedInvoice, ...orderDocuments(ORDER) };
  await openPage(PAGE, 'staff', documents);
  let send = (): void => {};
  const sent = new Promise<void>((done) => (send = done));
  const pdfRequests = answerPdf(async () => {
    await sent;
    return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
  });
  await press('Download PDF of SR/26-27/000001');
  await shows('Preparing your file…');
  // A second press while the first request is pending sends nothing.
  await press('Download PDF of SR/26-27/000001');
  send();
  await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['SR-26-27-000001.pdf']));
  expect(pdfRequests).toEqual([['/api/invoices/sr-1.pdf', 'Bearer token']]);
  await waitFor(() => expect(screen.queryByText('Preparing your file…')).toBeNull());
});

test('a failed PDF request shows the reason and can be retried', async () => {
  const documents = { ...issuedInvoice, ...orderDocuments(ORDER) };
  await openPage(PAGE, 'staff', documents);
  answerPdf(() => Promise.resolve(new Response('', { status: 404 })));
  await press('Download PDF of SR/26-27/000001');
  await shows('The file could not be downloaded. This is no longer available.');
  // A proxy's HTML page with status 200 is no PDF either.
  answerPdf(() => Promise.resolve(new Response('<h1>Hello</h1>')));
  await press('Download PDF of SR/26-27/000001');
  await shows('The file could not be downloaded. We can’t reach our servers right now.');
  expect(downloads).toEqual([]);
});
