import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { paise } from '#domain/money/money.ts';
import { anInvoice, anInvoiceableOrder } from '../../../support/fixtures/invoices.ts';
import { collectDownloads } from '../../support/downloads.ts';
import type { Documents } from '../../support/memory-backend.ts';
import { shows } from '../../support/staff.ts';
import { fill, follow, openPage, press } from '../open-page.tsx';
import { creditNoteOf, issued } from './invoice-documents.ts';

const ORDERS = '/admin/dashboard/orders';
const NOVEMBER = `${ORDERS}?view=reports&from=2026-11-01&to=2026-11-30`;
const downloads = collectDownloads();

afterEach(() => vi.useRealTimers());

/** An invoice of one piece at this price in paise, issued at this time in India. */
function invoiceOf(serial: number, unit: number, at = '2026-11-21T10:00:00', percent = 5): Invoice {
  return anInvoice(anInvoiceableOrder([{ unit, percent }]), {
    number: `SR/26-27/${String(serial).padStart(6, '0')}`,
    issuedAt: Date.parse(`${at}+05:30`),
  });
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

test('totals the documents of Indian days by rate, minus credit notes, and exports each table', async () => {
  const returned = invoiceOf(2, 21_000);
  await openPage(NOVEMBER, 'viewer', {
    ...{ ...issued(invoiceOf(1, 10_500, '2026-11-01T00:00:00')), ...issued(returned) },
    ...issued(invoiceOf(3, 11_800, '2026-11-30T23:59:59', 18)),
    ...issued(creditNoteOf(returned, 10_500, 1_000)),
    // The last second before the period, and the first after it.
    ...issued(invoiceOf(4, 42_000, '2026-10-31T23:59:59')),
    ...issued(invoiceOf(5, 84_000, '2026-12-01T00:00:00')),
  });
  expect(await sums()).toEqual({
    '5%': ['₹200.00', '₹5.00', '₹5.00', '₹0.00', '₹210.00'],
    '18%': ['₹100.00', '₹9.00', '₹9.00', '₹0.00', '₹118.00'],
    'All rates': ['₹300.00', '₹14.00', '₹14.00', '₹0.00', '₹328.00'],
  });
  // A wide table scrolls in its region, which the keyboard reaches.
  expect(screen.getByRole('region', { name: /^Totals by rate/ }).tabIndex).toBe(0);
  await shows('3 invoices, 1 credit note');
  await shows('Totals by rate match the printed documents to the paisa.');
  expect(screen.queryByRole('alert')).toBeNull();

  const rowsOf = (name: string) =>
    screen
      .getByRole('button', { name })
      .closest('li')
      ?.textContent.match(/\d+ rows?/)?.[0];
  const register = 'Download: Register of every document';
  const summary = 'Download: B2CS: all other sales, by State and rate';
  expect([rowsOf(register), rowsOf(summary)]).toEqual(['4 rows', '2 rows']);
  await press(register);
  await press(summary);
  expect(downloads.map(({ name }) => name)).toEqual([
    expect.stringMatching(/register-2026-11-01-2026-11-30\.csv$/),
    'gstr1-b2cs-2026-11-01-2026-11-30.csv',
  ]);
  const [lines = '', table = ''] = await Promise.all(downloads.map(({ file }) => file.text()));
  expect(lines).toContain('SR/26-27/000001');
  expect(lines).toContain('CN/26-27/000001');
  expect(table).toContain('29-Karnataka');
});

test('a document whose totals differ from its lines is reported as unfit for filing', async () => {
  const wrong = invoiceOf(1, 10_500);
  const totals = { ...wrong.totals, taxablePaise: paise(9_999) };
  await openPage(NOVEMBER, 'viewer', issued({ ...wrong, totals }));
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toMatch(/don’t match the printed documents\. Don’t file this/);
});

test('days are chosen, a reversed period is refused, and an empty one shows a message', async () => {
  const { address } = await openPage(NOVEMBER, 'viewer', issued(invoiceOf(1, 10_500)));
  await sums();
  fill(screen.getByLabelText('From'), '2026-12-05');
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toBe('The end date is before the start date.');
  expect(screen.queryByRole('table')).toBeNull();
  fill(screen.getByLabelText('To'), '2026-12-31');
  await shows('No documents issued in this period.');
  expect(address()).toBe(`${ORDERS}?view=reports&from=2026-12-05&to=2026-12-31`);
});

test('months are Indian months, also while India is a day ahead of UTC', async () => {
  // 1 March 2028, 1:30 in India: still February, of 29 days, in UTC.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2028-02-29T20:00:00Z') });
  const { address } = await openPage(`${ORDERS}?view=reports`, 'viewer');
  await shows('No documents issued in this period.');
  expect(screen.getByLabelText<HTMLInputElement>('From').value).toBe('2028-03-01');
  expect(screen.getByLabelText<HTMLInputElement>('To').value).toBe('2028-03-31');
  await press('Last month');
  expect(address()).toBe(`${ORDERS}?view=reports&from=2028-02-01&to=2028-02-29`);
  await press('This month');
  expect(address()).toBe(`${ORDERS}?view=reports&from=2028-03-01&to=2028-03-31`);
  await follow('All orders');
  expect(address()).toBe(ORDERS);
});

test('all documents of a period are read, across all pages', async () => {
  const one = invoiceOf(1, 10_500);
  const documents = Object.assign(
    {},
    ...Array.from({ length: 501 }, (_, place) =>
      issued({ ...one, number: `SR/26-27/${String(place + 1).padStart(6, '0')}` }),
    ),
  ) as Documents;
  await openPage(NOVEMBER, 'viewer', documents);
  expect(await shows('501 invoices, 0 credit notes')).toBeDefined();
});

test('a loading or unreadable period shows no totals', async () => {
  const options = { reads: 'wait' } as const;
  const documents = issued(invoiceOf(1, 10_500));
  const { backend, release } = await openPage(NOVEMBER, 'owner', documents, options);
  expect(await screen.findByLabelText('Loading documents…')).toBeDefined();
  await shows('0 documents loaded so far');
  expect(screen.queryByRole('table')).toBeNull();
  backend.failReads('invoices');
  release();
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toMatch(/^We can’t reach our servers right now\./);
});
