import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import { paise } from '#domain/money/money.ts';
import { newRefund } from '#domain/payment/transaction.ts';
import { ORDERED_AT } from '../../../support/fixtures/order-states.ts';
import { orderDocuments, paidOrderDocuments } from '../../support/orders.ts';
import { press, renderStaff, settings, shows } from '../../support/staff.ts';

const ORDER = 'firstOrder0000000001';
const SLIP = `/admin/dashboard/orders?open=${ORDER}&view=slip`;

afterEach(() => vi.unstubAllGlobals());

/** The lines of the order: the seeded one, and three pieces of a balm. */
function twoLines(): { lines: Order['lines'] } {
  const stored = orderDocuments(ORDER)[`orders/${ORDER}`] as unknown as Order;
  const [oil] = stored.lines;
  if (!oil) throw new Error('The order of the tests has a line.');
  return { lines: [oil, { ...oil, slug: 'balm', title: 'Balm', sku: 'FR-BALM', quantity: 3 }] };
}

test('lists the items to pick and the delivery address, without prices', async () => {
  await renderStaff(SLIP, 'viewer', orderDocuments(ORDER, twoLines()));
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
  expect(screen.getByRole('article').textContent).not.toMatch(/₹|Rs/);
});

/** A paid order of the two lines, with refunds of a line (from 1) in paise. */
function refundedLines(...refunds: readonly (readonly [line: number, amount: number])[]) {
  const documents = paidOrderDocuments(ORDER, twoLines());
  const path = `transactions/${ORDER}`;
  const made = refunds.map(([line, amount], index) => ({
    ...newRefund({
      ...{ key: `refund-${index}`, paymentId: 'pay_1', amountPaise: paise(amount), line },
      ...{ state: 'pending', why: 'Out of stock', at: 0 },
    }),
    at: new Date(ORDERED_AT + index),
  }));
  return { ...documents, [path]: { ...documents[path], refunds: made } };
}

test('a product refunded in full is marked and not counted; one refunded in part stays', async () => {
  // The oil cost ₹499 and the balms ₹748.50.
  await renderStaff(SLIP, 'staff', refundedLines([1, 49_900], [2, 24_950]));
  const slip = within(await screen.findByRole('article'));
  const [, oil, balm] = slip.getAllByRole('row');
  expect(oil?.textContent).toContain('Refunded: do not pack');
  expect(balm?.textContent).not.toContain('Refunded');
  expect(slip.getByText('3 pieces in total')).toBeDefined();
});

test('without the refunds there is no slip', async () => {
  const { backend, goTo } = await renderStaff(
    '/admin/dashboard/orders?open=secondOrder000000002&view=slip',
    'staff',
    { ...settings(), ...orderDocuments(ORDER) },
  );
  await shows('Order not found.');
  backend.failReads(`transactions/${ORDER}`, 'denied');
  goTo(SLIP);
  await screen.findByRole('alert');
  expect(screen.queryByRole('article')).toBeNull();
});

test.each([
  ['a cash order says so', orderDocuments(ORDER), true],
  ['a paid order does not', paidOrderDocuments(ORDER), false],
] as const)('%s', async (_, documents, isCash) => {
  await renderStaff(SLIP, 'staff', documents);
  const facts = (await shows('Ordered on 21 Nov 2026')).closest('p');
  expect(facts?.textContent).toContain('FR-7K3M9Q2X');
  expect(facts?.textContent.includes('Cash on delivery')).toBe(isCash);
});

test('is printed, and links back to its order', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user, address } = await renderStaff(SLIP, 'viewer', orderDocuments(ORDER));
  await press(user, 'Print');
  expect(print).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('link', { name: 'Back to the order' }));
  await waitFor(() => expect(address()).toBe(`/admin/dashboard/orders?open=${ORDER}`));
  await screen.findByRole('heading', { name: 'Order FR-7K3M9Q2X' });
});

test('a missing order or a failed read has no slip', async () => {
  const { backend, goTo } = await renderStaff(
    '/admin/dashboard/orders?open=secondOrder000000002&view=slip',
    'staff',
    { ...settings(), ...orderDocuments(ORDER) },
  );
  await shows('Order not found.');
  backend.failReads(`orders/${ORDER}`, 'denied');
  goTo(SLIP);
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toContain('Your account doesn’t have access to this.');
  expect(screen.queryByRole('article')).toBeNull();
});
