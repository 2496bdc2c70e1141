import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import type { Documents } from '../../support/memory-backend.ts';
import { orderDocuments, paidOrderDocuments } from '../../support/orders.ts';
import { settings, shows } from '../../support/staff.ts';
import { openPage, press, tick } from '../open-page.tsx';

const LIST = '/admin/dashboard/orders?queue=to-ship';
const CASH = 'CASHORDER00000000001';
const PAID = 'PAIDORDER00000000001';
const print = vi.fn();

beforeEach(() => vi.stubGlobal('print', print));
afterEach(() => {
  vi.unstubAllGlobals();
  print.mockReset();
});

const packed = (number: string, changes: Partial<Order> = {}) =>
  ({ number, status: 'packed', ...changes }) as const;
const ORDERS: Documents = {
  ...orderDocuments(CASH, packed('FR-CASH2222')),
  ...paidOrderDocuments(PAID, packed('FR-PAID2222', { status: 'packed' })),
  ...settings(),
};

/** Prints one paper of both orders. */
async function printed(button: string, documents = ORDERS) {
  const shop = await openPage(LIST, 'staff', documents);
  await tick('Select all shown');
  await press(button);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const paper = document.querySelector<HTMLElement>('body > .print-only');
  if (!paper) throw new Error('Nothing is rendered for the printer.');
  return { ...shop, paper: within(paper), sheets: within(paper).getAllByRole('article') };
}

test('labels say where a parcel goes, what to collect and where it comes from', async () => {
  const { sheets, paper } = await printed('Print labels of 2 orders');
  const [cash, paid] = ['FR-CASH2222', 'FR-PAID2222'].map((number) =>
    paper.getByRole('article', { name: `Label of ${number}` }),
  );
  expect(sheets).toHaveLength(2);
  for (const text of [
    ...['Asha', '1 MG Road', 'Bengaluru, Karnataka', 'PIN 560001', '+91 98765 43210'],
    ...['Collect cash₹548', 'FR-CASH2222', '2 pieces', 'If not delivered, return to'],
  ]) {
    expect(cash?.textContent).toContain(text);
  }
  expect(within(cash ?? document.body).getByRole('img', { name: 'FR-CASH2222' })).toBeDefined();
  expect(paid?.textContent).toContain('Prepaid');
  expect(paid?.textContent).not.toContain('₹');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await waitFor(() => expect(document.querySelector('.print-only')).toBeNull());
  expect(print).toHaveBeenCalledOnce();
});

test('packing slips are a page for each order', async () => {
  const { sheets } = await printed('Print packing slips of 2 orders');
  expect(sheets).toHaveLength(2);
  for (const sheet of sheets.slice(0, 1)) {
    expect(sheet.parentElement?.className).toContain('break-after-page');
  }
});

test('the pick list adds up the pieces of each product', async () => {
  const { paper } = await printed('Print pick list of 2 orders');
  const rows = paper.getAllByRole('row').slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  expect(cells).toEqual([['FR-OIL-NHP', 'Franch Oil NH Plus', '2', '4']]);
  expect(paper.getByText(/FR-(CASH|PAID)2222, FR-(CASH|PAID)2222/)).toBeDefined();
});

test('invoices are printed of orders that have one', async () => {
  await openPage(LIST, 'staff', ORDERS);
  await tick('Select all shown');
  const button = await screen.findByRole('button', { name: 'Print invoices of 0 orders' });
  expect(button.hasAttribute('disabled')).toBe(true);
});

test('nothing is printed while something cannot be read, and the run can be cancelled', async () => {
  const { backend } = await openPage(LIST, 'staff', ORDERS);
  await tick('Select all shown');
  backend.failReads('transactions/', 'denied');
  await press('Print packing slips of 2 orders');
  await shows('Your account doesn’t have access to this.');
  expect(print).not.toHaveBeenCalled();
  await press('Cancel');
  expect(screen.queryByText('Your account doesn’t have access to this.')).toBeNull();
});

test('a paper waits for the one before it, and is printed though that print dialog is still open', async () => {
  const { backend } = await openPage(LIST, 'staff', ORDERS);
  await tick('Select all shown');
  const release = backend.holdReads('transactions/');
  await press('Print pick list of 2 orders');
  await press('Print packing slips of 2 orders');
  act(release);
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  expect(document.querySelector('.print-only')?.textContent).toContain('Pick list');
  await press('Print packing slips of 2 orders');
  await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
  expect(document.querySelectorAll('.print-only article')).toHaveLength(2);
});
