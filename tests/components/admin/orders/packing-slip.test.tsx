import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { findAlert } from '../../support/forms.ts';
import { orderDocuments } from '../../support/orders.ts';
import { shows } from '../../support/staff.ts';
import { follow, openPage, press } from '../open-page.tsx';
import { aRefund, ORDER, orderWith } from './refund-documents.ts';

const SLIP = `/admin/dashboard/orders?open=${ORDER}&view=slip`;

afterEach(() => vi.unstubAllGlobals());

/** The lines of the order: the seeded one, and three pieces of a balm. */
function twoLines(): { lines: Order['lines'] } {
  const stored = orderDocuments(ORDER)[`orders/${ORDER}`] as unknown as Order;
  const [oil] = stored.lines;
  if (!oil) throw new Error('The order of the tests has a line.');
  return { lines: [oil, { ...oil, slug: 'balm', title: 'Balm', sku: 'FR-BALM', quantity: 3 }] };
}

test('lists the items to pick, the delivery address and the cash to collect, without prices', async () => {
  await openPage(SLIP, 'viewer', orderDocuments(ORDER, twoLines()));
  const slip = within(await screen.findByRole('article'));
  expect(slip.getByRole('heading', { level: 1, name: 'Packing slip' })).toBeDefined();
  const rows = slip.getAllByRole('row').slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map((one) => one.textContent),
  );
  expect(cells).toEqual([
    ['Franch Oil NH PlusFR-OIL-NHP', 'FR-OIL-NHP', '2'],
    ['BalmFR-BALM', 'FR-BALM', '3'],
  ]);
  expect(slip.getByText('5 pieces in total')).toBeDefined();
  expect(slip.getByRole('group').textContent).toBe(
    'Asha\n1 MG Road\nBengaluru 560001\nKarnataka\n+91 98765 43210',
  );
  const { textContent } = screen.getByRole('article');
  for (const fact of ['FR-7K3M9Q2X', 'Ordered on 21 Nov 2026', 'Cash to collect₹548']) {
    expect(textContent).toContain(fact);
  }
  expect(textContent?.match(/₹/gu)).toHaveLength(1);
  expect(slip.getByRole('img', { name: 'FR-7K3M9Q2X' })).toBeDefined();
});

test('a product refunded in full is marked and not counted; one refunded in part stays', async () => {
  // The oil cost ₹499 and the balms ₹748.50.
  const documents = orderWith(
    [
      aRefund(49_900, { line: 1, state: 'pending' }),
      aRefund(24_950, { key: 'refund-2', line: 2, state: 'pending' }),
    ],
    { status: 'paid', ...twoLines() },
  );
  await openPage(SLIP, 'staff', documents);
  const slip = within(await screen.findByRole('article'));
  const [, oil, balm] = slip.getAllByRole('row');
  expect(oil?.textContent).toContain('Refunded: do not pack');
  expect(balm?.textContent).not.toContain('Refunded');
  expect(slip.getByText('3 pieces in total')).toBeDefined();
  expect(screen.queryByText('Cash to collect')).toBeNull();
});

test('leaves out pieces that were refunded', async () => {
  const { lines } = twoLines();
  const left = lines.map((line, index) => ({ ...line, returnedQuantity: index === 1 ? 1 : 2 }));
  await openPage(SLIP, 'staff', orderDocuments(ORDER, { lines: left }));
  const slip = within(await screen.findByRole('article'));
  const [, oil, balm] = slip.getAllByRole('row');
  expect(oil?.textContent).toContain('Refunded: do not pack');
  expect(
    within(balm ?? document.body)
      .getAllByRole('cell')
      .at(-1)?.textContent,
  ).toBe('2');
  expect(slip.getByText('2 pieces in total')).toBeDefined();
});

test.each(['cancelled', 'expired'] as const)(
  'the slip of a %s order asks for nothing',
  async (status) => {
    await openPage(SLIP, 'staff', orderDocuments(ORDER, { status, ...twoLines() }));
    const slip = within(await screen.findByRole('article'));
    expect(slip.getByText('This order is closed: pack and send nothing.')).toBeDefined();
    expect(screen.getByRole('article').querySelectorAll('s')).toHaveLength(4);
    expect(slip.queryByText(/pieces in total|Cash to collect/)).toBeNull();
  },
);

test('keeps the list that the order was opened from', async () => {
  const list = `/admin/dashboard/orders?queue=to-pack&open=${ORDER}`;
  const { address } = await openPage(list, 'viewer', orderDocuments(ORDER));
  await follow('Packing slip');
  expect(address()).toBe(`${list}&view=slip`);
  await follow('Back to the order');
  await follow('All orders');
  expect(address()).toBe('/admin/dashboard/orders?queue=to-pack');
});

test('is printed, and links back to its order', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { address } = await openPage(SLIP, 'viewer', orderDocuments(ORDER));
  await press('Print');
  expect(print).toHaveBeenCalledOnce();
  await follow('Back to the order');
  expect(address()).toBe(`/admin/dashboard/orders?open=${ORDER}`);
  await screen.findByRole('heading', { name: 'Order FR-7K3M9Q2X' });
});

test.each(['orders', 'transactions'])('there is no slip where %s cannot be read', async (path) => {
  const documents = orderDocuments(ORDER);
  const { backend, release } = await openPage(SLIP, 'staff', documents, { reads: 'wait' });
  backend.failReads(`${path}/${ORDER}`, 'denied');
  release();
  await findAlert('Your account doesn’t have access to this.');
  expect(screen.queryByRole('article')).toBeNull();
});

test('a missing order has no slip', async () => {
  await openPage(SLIP, 'staff');
  expect(await shows('Order not found.')).toBeDefined();
});
