import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { draftCreditNote } from '#domain/invoice/credit-note.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { paise } from '#domain/money/money.ts';
import { anInvoice, anInvoiceableOrder } from '../../../support/fixtures/invoices.ts';
import { collectDownloads } from '../../support/downloads.ts';
import type { Documents } from '../../support/memory-backend.ts';
import { press, renderStaff, settings, shows } from '../../support/staff.ts';

const ORDERS = '/admin/dashboard/orders';
const NOVEMBER = `${ORDERS}?view=reports&from=2026-11-01&to=2026-11-30`;
const downloads = collectDownloads();

afterEach(() => vi.useRealTimers());

/** `invoices/{number}` as the server writes it. */
const issued = (document: Invoice): Documents => ({
  [`invoices/${document.number.replaceAll('/', '-')}`]: {
    ...{ ...document, issuedAt: new Date(document.issuedAt) },
    ...(document.original && {
      original: { ...document.original, issuedAt: new Date(document.original.issuedAt) },
    }),
  },
});

/** An invoice of one piece at this price in paise, issued at this time in India. */
function invoiceOf(serial: number, unit: number, at = '2026-11-21T10:00:00', percent = 5): Invoice {
  return anInvoice(anInvoiceableOrder([{ unit, percent }]), {
    number: `SR/26-27/${String(serial).padStart(6, '0')}`,
    issuedAt: Date.parse(`${at}+05:30`),
  });
}

function creditNoteOf(invoice: Invoice, amount: number): Invoice {
  const drafted = draftCreditNote(invoice, {
    ...{ number: 'CN/26-27/000001', reason: 'Returned', earlier: [] },
    ...{ issuedAt: invoice.issuedAt + 1_000, credit: { amountPaise: paise(amount), line: null } },
  });
  if (!drafted.ok) throw new Error(drafted.refusal.reason);
  return drafted.value;
}

/** Chooses a day, as the browser's date picker does. */
function choose(label: string, day: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: day } });
}

/** The amounts of the table, row by row: taxable value, CGST, SGST, IGST and total by rate. */
async function sums(): Promise<Readonly<Record<string, readonly (string | null)[]>>> {
  const table = within(await screen.findByRole('table', { name: /^Totals by rate/ }));
  return Object.fromEntries(
    table
      .getAllByRole('row')
      .slice(1)
      .map((row) => [
        within(row).getByRole('rowheader').textContent,
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ]),
  );
}

test('totals issued documents by rate, minus credit notes', async () => {
  const returned = invoiceOf(2, 21_000);
  await renderStaff(NOVEMBER, 'viewer', {
    ...{ ...issued(invoiceOf(1, 10_500)), ...issued(returned) },
    ...{
      ...issued(invoiceOf(3, 11_800, undefined, 18)),
      ...issued(creditNoteOf(returned, 10_500)),
    },
  });
  expect(await sums()).toEqual({
    '5%': ['₹200.00', '₹5.00', '₹5.00', '₹0.00', '₹210.00'],
    '18%': ['₹100.00', '₹9.00', '₹9.00', '₹0.00', '₹118.00'],
    'All rates': ['₹300.00', '₹14.00', '₹14.00', '₹0.00', '₹328.00'],
  });
  await shows('3 invoices, 1 credit note');
  await shows('Totals by rate match the printed documents to the paisa.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a period starts and ends at midnight in India', async () => {
  await renderStaff(NOVEMBER, 'viewer', {
    ...issued(invoiceOf(1, 10_500, '2026-10-31T23:59:59')),
    ...issued(invoiceOf(2, 21_000, '2026-11-01T00:00:00')),
    ...issued(invoiceOf(3, 42_000, '2026-11-30T23:59:59')),
    ...issued(invoiceOf(4, 84_000, '2026-12-01T00:00:00')),
  });
  await shows('2 invoices, 0 credit notes');
  expect((await sums())['All rates']?.at(-1)).toBe('₹630.00');
});

test('a document whose totals differ from its lines is reported as unfit for filing', async () => {
  const wrong = invoiceOf(1, 10_500);
  const totals = { ...wrong.totals, taxablePaise: paise(9_999) };
  await renderStaff(NOVEMBER, 'viewer', issued({ ...wrong, totals }));
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toMatch(/don’t match the printed documents\. Don’t file this/);
});

test('each table is exported as a file, with its row count', async () => {
  const { user } = await renderStaff(NOVEMBER, 'viewer', {
    ...{ ...issued(invoiceOf(1, 10_500)), ...issued(invoiceOf(2, 21_000)) },
  });
  const register = await screen.findByRole('button', {
    name: 'Download: Register of every document',
  });
  expect(register.closest('li')?.textContent).toContain('2 rows');
  const summary = 'Download: B2CS: all other sales, by State and rate';
  expect(screen.getByRole('button', { name: summary }).closest('li')?.textContent).toContain(
    '1 row',
  );
  await user.click(register);
  await press(user, summary);
  const [saved, table] = downloads;
  expect(downloads.map(({ name }) => name)).toEqual([
    expect.stringMatching(/register-2026-11-01-2026-11-30\.csv$/),
    'gstr1-b2cs-2026-11-01-2026-11-30.csv',
  ]);
  const text = await saved?.file.text();
  expect(text).toContain('SR/26-27/000001');
  expect(text).toContain('SR/26-27/000002');
  expect(await table?.file.text()).toContain('29-Karnataka');
});

test('days are chosen, a reversed period is refused, and an empty one shows a message', async () => {
  const { address } = await renderStaff(NOVEMBER, 'viewer', issued(invoiceOf(1, 10_500)));
  await sums();
  choose('From', '2026-12-05');
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toBe('The end date is before the start date.');
  expect(screen.queryByRole('table')).toBeNull();
  choose('To', '2026-12-31');
  await shows('No documents issued in this period.');
  expect(address()).toBe(`${ORDERS}?view=reports&from=2026-12-05&to=2026-12-31`);
});

test('months are Indian months, also while India is a day ahead of UTC', async () => {
  // 1 March 2028, 1:30 in India: still February, of 29 days, in UTC.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2028-02-29T20:00:00Z') });
  const { user, address } = await renderStaff(`${ORDERS}?view=reports`, 'viewer');
  await shows('No documents issued in this period.');
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2028-03-01');
  expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('2028-03-31');
  await press(user, 'Last month');
  await waitFor(() =>
    expect(address()).toBe(`${ORDERS}?view=reports&from=2028-02-01&to=2028-02-29`),
  );
  await press(user, 'This month');
  await waitFor(() =>
    expect(address()).toBe(`${ORDERS}?view=reports&from=2028-03-01&to=2028-03-31`),
  );
  await user.click(screen.getByRole('link', { name: 'All orders' }));
  await waitFor(() => expect(address()).toBe(ORDERS));
});

test('all documents of a period are read, across all pages', async () => {
  const one = invoiceOf(1, 10_500);
  const documents = Object.assign(
    {},
    ...Array.from({ length: 501 }, (_, place) =>
      issued({ ...one, number: `SR/26-27/${String(place + 1).padStart(6, '0')}` }),
    ),
  ) as Documents;
  await renderStaff(NOVEMBER, 'viewer', documents);
  expect(await shows('501 invoices, 0 credit notes')).toBeDefined();
});

test('a loading or unreadable period shows no totals', async () => {
  const documents = { ...settings(), ...issued(invoiceOf(1, 10_500)) };
  const { backend, goTo } = await renderStaff('/admin/dashboard/settings', 'owner', documents);
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  const release = backend.holdReads('invoices');
  goTo(NOVEMBER);
  expect(await screen.findByLabelText('Loading documents…')).toBeDefined();
  await shows('0 documents loaded so far');
  expect(screen.queryByRole('table')).toBeNull();
  backend.failReads('invoices');
  release();
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toMatch(/^We can’t reach our servers right now\./);
});
