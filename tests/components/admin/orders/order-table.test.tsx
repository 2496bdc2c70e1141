import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { collectDownloads } from '../../support/downloads.ts';
import type { Documents } from '../../support/memory-backend.ts';
import { orderDocuments } from '../../support/orders.ts';
import { dialogNamed, present, shows } from '../../support/staff.ts';
import { fill, follow, openPage, press, tick } from '../open-page.tsx';
import { ORDER } from './refund-documents.ts';

const LIST = '/admin/dashboard/orders';
const downloads = collectDownloads();

/** An order placed so many minutes after the first. */
function orderAt(minute: number): Documents {
  const path = `orders/order${minute}`;
  const { [path]: order, ...others } = orderDocuments(`order${minute}`, { number: `FR-${minute}` });
  return { ...others, [path]: { ...order, createdAt: new Date(Date.UTC(2026, 0, 14, 0, minute)) } };
}

/** Sixty-five orders, one a minute: two pages and a part of the third. */
const MANY = Object.fromEntries(
  Array.from({ length: 65 }, (_, minute) => Object.entries(orderAt(minute))).flat(),
);
const numbers = () => screen.getAllByRole('link', { name: /^FR-/ }).map((link) => link.textContent);

test('a page stays as it is while new orders arrive, and its address opens it by one read', async () => {
  const { backend, address } = await openPage(LIST, 'staff', MANY);
  await screen.findByRole('link', { name: 'FR-64' });
  await shows(/^65 rows · ₹/);
  await press('Next page');
  const first = await screen.findByRole('link', { name: 'FR-34' });
  act(() => first.focus());
  act(() => backend.change(orderAt(65)));
  expect(document.activeElement).toBe(first);
  expect(numbers()).toHaveLength(30);
  await press('Next page');
  await screen.findByRole('link', { name: 'FR-4' });
  expect(numbers()).toEqual(['FR-4', 'FR-3', 'FR-2', 'FR-1', 'FR-0']);
  await press('Previous page');
  await screen.findByRole('link', { name: 'FR-34' });
  expect(address()).toMatch(/orders\?after=.*&page=2$/u);
});

test('a deep address opens its page without the pages before it', async () => {
  const after = JSON.stringify([Date.UTC(2026, 0, 14, 0, 5), 1, 'order5']);
  const query = new URLSearchParams({ after, page: '3' });
  const { backend } = await openPage(`${LIST}?${query}`, 'staff', MANY);
  await screen.findByRole('link', { name: 'FR-4' });
  expect(numbers()).toHaveLength(5);
  await press('First page');
  await screen.findByRole('link', { name: 'FR-64' });
  expect(backend.calls).toEqual([]);
});

test('a selection goes over pages, and all matching orders are selected and packed', async () => {
  const { backend } = await openPage(LIST, 'staff', MANY);
  await tick('Select FR-64');
  await press('Next page');
  await tick('Select FR-34');
  await shows('2 orders selected');
  await tick('Select all shown');
  await shows('31 orders selected');
  await press('Select all 65 matching');
  await shows('65 orders selected');
  backend.answer('moveOrder', () => ({ outcome: 'moved', status: 'packed' }));
  await press('Pack all (65)');
  const dialog = await dialogNamed('Pack all');
  await press('Confirm', dialog);
  await shows('65 of 65 done', dialog);
  expect(new Set(backend.calls.map(({ request }) => JSON.stringify(request))).size).toBe(65);
});

test('columns are chosen in the address, and all rows are exported with them', async () => {
  const hostile = orderDocuments('order99', { number: 'FR-99' });
  const path = 'orders/order99';
  const address99 = { ...(hostile[path]?.['address'] as object), name: '=HYPERLINK("x")' };
  const { address } = await openPage(`${LIST}?cols=total,phone`, 'staff', {
    ...MANY,
    [path]: { ...hostile[path], address: address99, createdAt: new Date(Date.UTC(2026, 0, 15)) },
  });
  await screen.findByRole('link', { name: 'FR-99' });
  const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headings()).toEqual(['', 'Order', 'Total', 'Phone']);
  await press('Columns');
  const dialog = await dialogNamed('Columns');
  await tick('Phone', dialog);
  await tick('Status', dialog);
  await press('Move Status up', dialog);
  expect(new URLSearchParams(address().split('?')[1]).get('cols')).toBe('state,total');
  expect(headings()).toEqual(['', 'Order', 'Status', 'Total']);
  await press('Export CSV');
  await shows('66 rows exported.');
  const [file] = downloads;
  const [heading, first, ...others] = (await present(file).file.text()).split('\r\n');
  expect(heading).toBe('Order,Name,City,Status,Total (₹)');
  expect(first).toMatch(/^FR-99,"'=HYPERLINK\(""x""\)",/u);
  expect(others.filter(Boolean)).toHaveLength(65);
});

test('orders are sorted by their total from the heading, as the address says', async () => {
  const dear = orderDocuments('dear', { number: 'FR-DEAR2222' });
  const totals = { ...(dear['orders/dear']?.['totals'] as object), totalPaise: 9_999_900 };
  const { address } = await openPage(`${LIST}?status=placed`, 'staff', {
    ...orderDocuments(ORDER, { number: 'FR-FIRST222' }),
    ...dear,
    'orders/dear': { ...dear['orders/dear'], totals },
  });
  await screen.findByRole('link', { name: 'FR-DEAR2222' });
  await press('Total');
  expect(address()).toBe(`${LIST}?status=placed&sort=total-low`);
  await waitFor(() => expect(numbers()).toEqual(['FR-FIRST222', 'FR-DEAR2222']));
  await press(/^Total/);
  await waitFor(() => expect(numbers()).toEqual(['FR-DEAR2222', 'FR-FIRST222']));
  const heading = screen.getByRole('columnheader', { name: /^Total/ });
  expect(heading.getAttribute('aria-sort')).toBe('descending');
});

test('a view is saved with the search, filters and columns, opened, removed and restored', async () => {
  const { backend, address } = await openPage(
    `${LIST}?status=placed&cols=total&page=2`,
    'viewer',
    orderDocuments(ORDER),
  );
  await press('Views');
  const dialog = await dialogNamed('Saved views');
  await press('Save this view', dialog);
  await shows('Give the view a name.', dialog);
  fill(dialog.getByRole('textbox', { name: 'Name' }), 'Cash');
  await press('Save this view', dialog);
  await press('Views (1)');
  const [path = ''] = backend.writes;
  expect(path).toMatch(/^users\/viewer\/views\//u);
  expect(backend.document(path)).toEqual({
    ...{ list: 'orders', name: 'Cash', query: 'status=placed&cols=total' },
  });
  const opened = await dialogNamed('Saved views');
  await follow('Cash', opened);
  expect(address()).toBe(`${LIST}?status=placed&cols=total`);
  await press('Views (1)');
  await press('Delete the view Cash', await dialogNamed('Saved views'));
  await shows('No saved views yet.');
  expect(backend.document(path)).toBeUndefined();
});
