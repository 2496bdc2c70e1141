import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Documents } from '../support/memory-backend.ts';
import { EARLIER, present, shows } from '../support/staff.ts';
import { click, fill, follow, openPage, press } from './open-page.tsx';

const AUDIT = '/admin/dashboard/audit';
const MINUTE = 60_000;

/** An audit entry, so many minutes after `EARLIER`. */
const entry = (
  id: string,
  minutes: number,
  changes: Readonly<Record<string, unknown>> = {},
): Documents => ({
  [`audit/${id}`]: {
    ...{ action: 'product-change', subject: 'products/omega-3', by: 'leela' },
    ...{ email: 'leela@franch.test', before: null, after: null },
    ...{ at: new Date(EARLIER.getTime() + minutes * MINUTE), ...changes },
  },
});
const member = (uid: string, name: string) => ({
  [`staff/${uid}`]: { email: `${uid}@franch.test`, name, role: 'staff', sinceAt: EARLIER, by: '' },
});

const PRICE = entry('price', 1, {
  before: { price: 499, shipping: { feePaise: 4_900 } },
  after: { price: 459, shipping: { feePaise: 5_900 }, mrp: 600 },
});
const PACKED = entry('packed', 2, {
  ...{ action: 'order-pack', subject: 'orders/one', title: 'FR-7K2M9QXD', by: 'ravi' },
});
const BULK = entry('bulk', 3, {
  action: 'product-import',
  subject: 'products',
  ...{ count: 12, note: 'The new list', email: '' },
});

/** The rows of the list without the header row. */
const entries = async () => {
  const table = within(await screen.findByRole('table', { name: 'Audit entries' }));
  return table.getAllByRole('row').slice(1);
};
const subjects = async () =>
  (await entries()).map((row) => within(row).getAllByRole('cell')[2]?.textContent ?? '');

test('lists the newest entry first, with actor, object and number of changes', async () => {
  await openPage(AUDIT, 'viewer', { ...PRICE, ...PACKED, ...BULK, ...member('ravi', 'Ravi Rao') });
  const [bulk, packed, price] = await entries();
  expect(bulk?.textContent).toContain('Imported from a file');
  expect(bulk?.textContent).toContain('12 documents');
  expect(bulk?.textContent).toContain('The new list');
  // Entries of functions have no email address: the uid is shown instead.
  expect(bulk?.textContent).toContain('leela');
  expect(packed?.textContent).toContain('Ravi Rao (leela@franch.test)');
  expect(packed?.textContent).toContain('PackedOrder FR-7K2M9QXD');
  expect(packed?.textContent).toContain('none recorded');
  expect(price?.textContent).toContain('leela@franch.test');
  expect(price?.textContent).toContain('14 Jan 2026');
});

test('an entry expands to each field’s old and new value, and links to its object', async () => {
  const { address } = await openPage(AUDIT, 'viewer', PRICE);
  const [row] = await entries();
  // A phone shows the changes below the action, a desktop in a separate column.
  const cell = within(present(within(present(row)).getAllByRole('cell').at(-1)));
  await click(cell.getByText('3 fields'));
  const changes = cell
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(changes).toEqual([
    ['Selling price (₹)', '₹499 changed to→ ₹459'],
    ['Delivery charge below that, ₹', '₹49 changed to→ ₹59'],
    ['MRP (₹)', 'empty changed to→ ₹600'],
  ]);
  await follow('Product omega-3');
  expect(address()).toBe('/admin/dashboard/products?open=omega-3');
});

test('the list is filtered by person and action, and can be reset', async () => {
  const documents = {
    ...{ ...PRICE, ...PACKED, ...BULK },
    ...{ ...member('leela', 'Leela'), ...member('ravi', '') },
  };
  const { address } = await openPage(AUDIT, 'viewer', documents);
  await screen.findByRole('option', { name: 'Leela' });
  // A member without a name is listed by email address.
  expect(screen.getByRole('option', { name: 'ravi@franch.test' })).toBeDefined();
  fill(screen.getByLabelText('Who'), 'leela');
  fill(screen.getByLabelText('Action'), 'product-import');
  await press('Filter');
  await waitFor(async () => expect(await subjects()).toHaveLength(1));
  expect(address()).toBe(`${AUDIT}?by=leela&action=product-import`);

  fill(screen.getByLabelText('Action'), 'product-delete');
  await press('Filter');
  await shows('No results');
  expect(screen.queryByRole('table')).toBeNull();
  await press('Show all');
  expect(await entries()).toHaveLength(3);
  expect(address()).toBe(AUDIT);
  expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
});

test('the list is filtered by day', async () => {
  const DAY = 24 * 60;
  const documents = { ...PRICE, ...entry('later', 3 * DAY, { subject: 'products/later' }) };
  const { address } = await openPage(AUDIT, 'viewer', documents);
  await waitFor(async () => expect(await subjects()).toHaveLength(2));
  fill(screen.getByLabelText('To'), '2026-01-15');
  await press('Filter');
  await waitFor(async () => expect(await subjects()).toHaveLength(1));
  expect((await subjects())[0]).toContain('omega-3');
  expect(address()).toBe(`${AUDIT}?until=2026-01-15`);
});

test('a path prefix finds its entries in path order', async () => {
  const documents = {
    ...entry('b', 1, { subject: 'orders/b' }),
    ...entry('a', 2, { subject: 'orders/a' }),
    ...PRICE,
  };
  await openPage(`${AUDIT}?subject=orders/`, 'viewer', documents);
  await shows('Only about orders/.');
  await waitFor(async () => expect(await subjects()).toHaveLength(2));
  const [first = '', second = ''] = await subjects();
  expect(first).toContain('Order a');
  expect(second).toContain('Order b');
});

test('shows thirty entries a page, and each page has its address', async () => {
  const documents = Object.assign(
    {},
    ...Array.from({ length: 32 }, (_, place) => entry(`entry-${place}`, place)),
  ) as Documents;
  const { address } = await openPage(AUDIT, 'viewer', documents);
  expect(await entries()).toHaveLength(30);
  await press('Next page');
  await shows('Page 2');
  await waitFor(async () => expect(await entries()).toHaveLength(2));
  expect(address()).toMatch(/audit\?after=.*&page=2$/u);
  await press('Previous page');
  await waitFor(async () => expect(await entries()).toHaveLength(30));
  expect(address()).toBe(AUDIT);
});
