import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { axisTicks, compare } from '#domain/figures/comparison.ts';
import { anInvoice, anInvoiceableOrder } from '../../../support/fixtures/invoices.ts';
import { anOrderState } from '../../../support/fixtures/order-states.ts';
import { aProductDocument } from '../../../support/fixtures/products.ts';
import { collectDownloads } from '../../support/downloads.ts';
import { shows } from '../../support/staff.ts';
import { fill, openPage, press } from '../open-page.tsx';
import { creditNoteOf, issued } from '../orders/invoice-documents.ts';

const REPORTS = '/admin/dashboard/reports';
const downloads = collectDownloads();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-03T12:00:00+05:30') });
});
afterEach(() => vi.useRealTimers());

const productOf = (changes: object) => {
  const at = new Date(Date.UTC(2026, 0, 1));
  return { ...aProductDocument(), ...changes, createdAt: at, updatedAt: at };
};

/** The sums of a day or month with so many orders of ₹500. */
const sums = (orders: number) => ({
  outcomes: {
    sold: { orders, pieces: 2 * orders, itemsPaise: 50_000 * orders, totalPaise: 50_000 * orders },
    cancelled: { orders: 1, totalPaise: 100 },
  },
  states: { Goa: { sold: orders, totalPaise: 50_000 * orders, toOrigin: 1 }, Kerala: { sold: 0 } },
  methods: { cod: { sold: orders, totalPaise: 50_000 * orders } },
  coupons: { DIWALI10: { sold: 1, totalPaise: 50_000, discountPaise: 5_050 } },
  returns: { damaged: { requests: 1, pieces: 2 } },
  money: { payouts: { count: 1, amountPaise: 24_950 } },
  documents: {
    invoice: { count: 2, cgstPaise: 1_000, sgstPaise: 1_000, totalPaise: 50_000 },
    'credit-note': { count: 1, cgstPaise: 250, sgstPaise: 250, totalPaise: 5_000 },
  },
});
const DOCUMENTS = {
  'health/figures': { at: new Date(), complete: true },
  'figureMonths/2026-11': sums(3),
  'figureMonths/2026-10': sums(50),
  'figureDays/2026-11-02': sums(3),
  'figureDays/2026-10-03': sums(2),
  'figureDays/2026-10-04': sums(48),
  'figureProducts/2026-11_0': {
    products: { 'neem-soap': { pieces: 6, salesPaise: 150_000, back: 1 } },
    titles: { 'neem-soap': 'Neem soap' },
  },
  'figureProducts/2026-11_3': { products: { gone: { pieces: 1, salesPaise: 250 } } },
  'products/low': productOf({ title: 'Low soap', stock: 40, lowStockAt: 50, lowStock: true }),
  'products/archived': productOf({ title: 'Archived soap', stock: 0, active: false }),
};

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    );

test('a viewer reads the month beside the same days of the month before, with tables and files', async () => {
  await openPage(REPORTS, 'viewer', DOCUMENTS);
  // 3 orders against 2 of the first three days of October, not against its 50.
  expect(await screen.findAllByText('+50% against the first 3 days of Oct 2026')).not.toEqual([]);
  await shows('₹1,500.00');
  // Invoices less credit notes.
  await shows('₹15.00');
  expect(await rowsOf('Products')).toEqual([
    ['Neem soap', '₹1,500.00', '6', '₹0.00', '1', '0'],
    ['gone', '₹2.50', '1', '₹0.00', '0', '0'],
  ]);
  expect(await rowsOf('States')).toEqual([['Goa', '3', '₹1,500.00', '0', '1', '0']]);
  expect(await rowsOf('Return requests')).toEqual([
    ['It arrived damaged or leaking', '1', '2', '0'],
  ]);
  expect(await rowsOf('Money received and sent')).toEqual([
    ['Payouts: refunds by hand', '1', '₹249.50'],
  ]);
  expect(await rowsOf('Low stock')).toEqual([['Low soap', 'FR-NH-100', '40', '50']]);
  await press('Download CSV: Coupons');
  const [file] = downloads;
  expect(file).toMatchObject({ name: 'coupons-2026-11-01-2026-11-30.csv' });
  expect(await file?.file.text()).toBe(
    'Coupon,Orders,Sales,Discount\r\nDIWALI10,1,500.00,50.50\r\n',
  );
});

test('the plot is read by the arrow keys, and a year is shown by months', async () => {
  await openPage(REPORTS, 'owner', DOCUMENTS);
  const plot = await screen.findByRole('slider', { name: /^Sales, Nov 2026/ });
  const value = () => plot.getAttribute('aria-valuetext');
  expect(value()).toMatch(/3 Nov: ₹0\.00, 0 orders/);
  fireEvent.keyDown(plot, { key: 'ArrowLeft' });
  expect(value()).toMatch(/2 Nov: ₹1,500\.00, 3 orders/);
  fireEvent.keyDown(plot, { key: 'Home' });
  expect(value()).toMatch(/1 Nov/);
  await press('Last 12 months');
  const year = await screen.findByRole('slider', { name: /Dec 2025 to Nov 2026/ });
  expect(year.getAttribute('aria-valuemax')).toBe('11');
  expect((await rowsOf('Months')).slice(0, 10)).toHaveLength(10);
  fill(screen.getByLabelText('Month'), '2026-10');
  expect(await screen.findByRole('slider', { name: /^Sales, Oct 2026/ })).toBeDefined();
});

test('a month without orders says so, and older orders that are still counted are named', async () => {
  await openPage(REPORTS, 'viewer', { 'health/figures': { at: new Date(), complete: false } });
  expect(await screen.findByText('No orders in this period.')).toBeDefined();
  await shows(/older figures are not complete yet/);
});

test('the orders of the month are written to one file, each read once', async () => {
  const { id: ID, ...order } = anOrderState('cod').order;
  const at = (day: string) => new Date(`${day}T00:00:00+05:30`);
  const stored = (number: string, day: string) => {
    const dates = { createdAt: at(day), updatedAt: at(day) };
    return { [`orders/${ID}${number}`]: { ...order, number, ...dates } };
  };
  await openPage(REPORTS, 'viewer', {
    ...DOCUMENTS,
    ...stored('FR-A', '2026-11-01'),
    ...stored('FR-B', '2026-11-02'),
    ...stored('FR-C', '2026-10-31'),
    ...stored('FR-D', '2026-12-01'),
  });
  await press('Download orders CSV');
  await shows('2 orders are in the file.');
  await waitFor(() => expect(downloads).toHaveLength(1));
  const lines = (await downloads[0]?.file.text())?.trimEnd().split('\r\n') ?? [];
  expect(lines.map((line) => line.split(',')[0])).toEqual(['Order', 'FR-A', 'FR-B']);
  expect(lines[1]).toContain(',499.00,0.00,,49.00,0.00,548.00,');
});

test('the accountant gets a month as one archive', async () => {
  const { id: ID, ...order } = anOrderState('cod').order;
  const at = new Date('2026-11-02T10:00:00+05:30');
  const invoice = anInvoice(anInvoiceableOrder([{ unit: 10_500, percent: 5 }]), {
    ...{ number: 'SR/26-27/000001', issuedAt: at.getTime() },
  });
  await openPage(REPORTS, 'viewer', {
    ...DOCUMENTS,
    ...issued(invoice),
    ...issued(creditNoteOf(invoice, 10_500, 1_000)),
    [`orders/${ID}`]: { ...order, createdAt: at, updatedAt: at },
    [`orderSettlements/${ID}`]: {
      orderedAt: at,
      settlements: [
        {
          ...{ reference: 'cash', isRefund: false, amountPaise: 54_800, feePaise: 4_000 },
          ...{ taxPaise: 720, utr: 'N123', day: '2026-11-20' },
        },
      ],
    },
  });
  await press('Download accountant’s pack');
  expect(await screen.findByText(/^The pack has \d+ files\.$/)).toBeDefined();
  expect(downloads[0]?.name).toBe('accountant-2026-11.zip');
  const text = (await downloads[0]?.file.text()) ?? '';
  for (const part of [
    ...['gstr1/gstr1-b2cs-2026-11-01-2026-11-30.csv', 'sums/money.csv', 'sums/days.csv'],
    ...['1 invoices, 1 credit notes, 1 orders.', 'SR/26-27/000001,02-Nov-2026'],
    'FR-7K3M9Q2X,2026-11-02,placed,,,548.00,,0.00,548.00,N123,2026-11-20',
    'FR-7K3M9Q2X,cash,payment,548.00,40.00,7.20,N123,2026-11-20',
  ]) {
    expect(text).toContain(part);
  }
});

test('comparisons and axes', () => {
  expect(compare(3, 2)).toEqual({ kind: 'change', percent: 50 });
  expect(compare(0, 3)).toEqual({ kind: 'change', percent: -100 });
  expect(compare(3, 0)).toEqual({ kind: 'none' });
  expect(compare(0, 0)).toEqual({ kind: 'same' });
  expect(axisTicks(0)).toEqual([0, 1]);
  expect(axisTicks(7)).toEqual([0, 2, 4, 6, 8]);
  expect(axisTicks(150_000)).toEqual([0, 50_000, 100_000, 150_000]);
});
