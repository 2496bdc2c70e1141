import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { draftCreditNote } from '#domain/invoice/credit-note.ts';
import { paise } from '#domain/money/money.ts';
import { anInvoice, anInvoiceableOrder } from '../../../support/fixtures/invoices.ts';
import { collectDownloads } from '../../support/downloads.ts';
import type { Documents } from '../../support/memory-backend.ts';
import { orderDocuments } from '../../support/orders.ts';
import { press, renderStaff, settings, shows } from '../../support/staff.ts';

const ORDER = 'firstOrder0000000001';
const PAGE = `/admin/dashboard/invoice/${ORDER}`;
const downloads = collectDownloads();

afterEach(() => vi.unstubAllGlobals());

const goods = anInvoiceableOrder([{ unit: 59_900, quantity: 2, percent: 5, title: 'Neem Oil' }], {
  state: 'Goa',
  coupon: 10_000,
});
const invoice = anInvoice(goods);

/** A credit note of ₹100 against the invoice, issued at the same time: its number sorts before the invoice's. */
function creditNote(): Invoice {
  const drafted = draftCreditNote(invoice, {
    ...{ number: 'CN/26-27/000001', reason: 'A bottle leaked', earlier: [] },
    ...{ issuedAt: invoice.issuedAt, credit: { amountPaise: paise(10_000), line: null } },
  });
  if (!drafted.ok) throw new Error(drafted.refusal.reason);
  return drafted.value;
}

/** `invoices/{id}` as the server writes it. */
const issued = (id: string, document: Invoice): Documents => ({
  [`invoices/${id}`]: {
    ...{ ...document, tid: ORDER, issuedAt: new Date(document.issuedAt) },
    ...(document.original && {
      original: { ...document.original, issuedAt: new Date(document.original.issuedAt) },
    }),
  },
});

/** The value of a labelled field on a sheet. */
const factOf = (sheet: HTMLElement, name: string): string | undefined =>
  within(sheet).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent ?? undefined;

test('an invoice and its credit note are shown in order of issue', async () => {
  const documents = {
    ...issued('a-note', creditNote()),
    ...issued('b-invoice', invoice),
    ...orderDocuments(ORDER),
  };
  await renderStaff(PAGE, 'staff', documents);
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
});

test('each line shows its tax, for another State in one column', async () => {
  await renderStaff(PAGE, 'viewer', { ...issued('one', invoice), ...orderDocuments(ORDER) });
  const table = within(await screen.findByRole('table'));
  const heads = table.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads).toContain('IGST');
  expect(heads).not.toContain('CGST');
  const row = table.getByRole('row', { name: /Neem Oil/ });
  const cells = within(row).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual([
    ...['Neem OilSKU-1', '330590', '2', '₹1,198.00', '₹100.00'],
    ...['₹1,045.71', '₹52.29 (5%)', '₹1,098.00'],
  ]);
});

test('the page is printed, and links back to its order', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const documents = { ...issued('one', invoice), ...orderDocuments(ORDER) };
  const { user, address } = await renderStaff(PAGE, 'viewer', documents);
  await press(user, 'Print');
  expect(print).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('link', { name: 'Back to order' }));
  await waitFor(() => expect(address()).toBe(`/admin/dashboard/orders?open=${ORDER}`));
});

test('the page is named after the invoice, under Orders', async () => {
  const documents = { ...issued('one', invoice), ...orderDocuments(ORDER) };
  await renderStaff(PAGE, 'viewer', documents);
  await waitFor(() => expect(document.title).toBe('Invoice · Staff area'));
  const current = screen.getByRole('link', { current: 'page' });
  expect(current.textContent).toBe('Orders');
});

test.each([
  ['cancelled', 'This order was cancelled before it was packed, so it has no invoice.'],
  ['expired', 'This order was not paid in time, so it has no invoice.'],
] as const)('the summary of a %s order announces no invoice', async (status, note) => {
  await renderStaff(PAGE, 'staff', { ...settings(), ...orderDocuments(ORDER, { status }) });
  await shows(note);
  const sheet = await screen.findByRole('article');
  expect(sheet.textContent).toContain('Not an invoice. No invoice is issued for this order.');
  expect(document.body.textContent).not.toMatch(/is not packed yet|when the order is packed/);
});

test('an order that is not packed has a summary instead of an invoice', async () => {
  await renderStaff(PAGE, 'staff', { ...settings(), ...orderDocuments(ORDER) });
  await shows('This order is not packed yet, so there is no invoice.');
  const sheet = await screen.findByRole('article');
  expect(within(sheet).getByRole('heading', { level: 1 }).textContent).toBe('Order Summary');
  await shows('Not an invoice. The invoice is issued when the order is packed.');
  expect(within(sheet).queryByText('Number')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Download PDF/ })).toBeNull();
});

test('the summary lists what an invoice lacks', async () => {
  const documents = orderDocuments(ORDER);
  const order = documents[`orders/${ORDER}`] as { lines: readonly object[] };
  const lines = order.lines.map((line) => ({ ...line, hsn: '' }));
  await renderStaff(PAGE, 'staff', {
    ...{ ...settings(), ...documents },
    [`orders/${ORDER}`]: { ...order, lines },
  });
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toContain(
    'the HSN code was missing when this was ordered: FR-OIL-NHP',
  );
  expect(screen.queryByRole('article')).toBeNull();
});

test('an address without an order shows a not-found message', async () => {
  await renderStaff(PAGE, 'staff');
  expect(await shows('Order not found.')).toBeDefined();
});

test('loading and failed documents are announced', async () => {
  const documents = { ...issued('one', invoice), ...orderDocuments(ORDER) };
  const { backend, goTo } = await renderStaff('/admin/dashboard/settings', 'owner', {
    ...{ ...settings(), ...documents },
  });
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  const release = backend.holdReads('invoices');
  goTo(PAGE);
  expect(await screen.findByLabelText('Loading the document…')).toBeDefined();
  release();
  expect(await screen.findByRole('article')).toBeDefined();
});

test('a failed read of the documents shows the reason', async () => {
  const { backend, goTo } = await renderStaff('/admin/dashboard/settings', 'owner', settings());
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  backend.failReads('invoices', 'denied');
  goTo(PAGE);
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toContain('Your account doesn’t have access to this.');
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
  const documents = { ...issued('sr-1', invoice), ...orderDocuments(ORDER) };
  const { user } = await renderStaff(PAGE, 'staff', documents);
  let send = (): void => {};
  const sent = new Promise<void>((done) => (send = done));
  const pdfRequests = answerPdf(async () => {
    await sent;
    return new Response('%PDF', { headers: { 'content-type': 'application/pdf' } });
  });
  await press(user, 'Download PDF of SR/26-27/000001');
  await shows('Preparing your file…');
  // A second press while the first request is pending sends nothing.
  await press(user, 'Download PDF of SR/26-27/000001');
  send();
  await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['SR-26-27-000001.pdf']));
  expect(pdfRequests).toEqual([['/api/invoices/sr-1.pdf', 'Bearer token']]);
  await waitFor(() => expect(screen.queryByText('Preparing your file…')).toBeNull());
});

test('a failed PDF request shows the reason and can be retried', async () => {
  const documents = { ...issued('sr-1', invoice), ...orderDocuments(ORDER) };
  const { user } = await renderStaff(PAGE, 'staff', documents);
  answerPdf(() => Promise.resolve(new Response('', { status: 404 })));
  await press(user, 'Download PDF of SR/26-27/000001');
  await shows('The file could not be downloaded. This is no longer available.');
  // A proxy's HTML page with status 200 is no PDF either.
  answerPdf(() => Promise.resolve(new Response('<h1>Hello</h1>')));
  await press(user, 'Download PDF of SR/26-27/000001');
  await shows('The file could not be downloaded. We can’t reach our servers right now.');
  expect(downloads).toEqual([]);
});
