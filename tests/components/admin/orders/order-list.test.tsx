import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Documents } from '../../support/memory-backend.ts';
import { orderDocuments, paidOrderDocuments } from '../../support/orders.ts';
import {
  change,
  dialogNamed,
  fill,
  present,
  press,
  renderStaff,
  shows,
} from '../../support/staff.ts';

/** Order ids have twenty letters and digits. */
const FIRST = 'firstOrder0000000001';
const LIST = '/admin/dashboard/orders';
const orderPath = (id: string) => `${LIST}?open=${id}`;

test('a new order appears while the list is open; an unpaid one does not', async () => {
  const { backend } = await renderStaff(LIST, 'staff', orderDocuments(FIRST));
  await screen.findByRole('table', { name: /^Orders/ });
  const waiting = orderDocuments('second', { status: 'pending-payment', number: 'FR-SECOND22' });
  act(() => backend.change(waiting));
  expect(screen.queryByText(/^New order/)).toBeNull();
  change(backend, 'orders/second', { status: 'paid' });
  const note = await shows('New order FR-SECOND22 for ₹548');
  expect(note.closest('[role=status]')).not.toBeNull();
  expect(note.getAttribute('href')).toBe(orderPath('second'));
});

test('several orders are packed at once, and each refusal is named', async () => {
  const documents = {
    ...orderDocuments(FIRST, { number: 'FR-FIRST222' }),
    ...orderDocuments('second', { number: 'FR-SECOND22' }),
    ...orderDocuments('third', { number: 'FR-THIRD222', email: 'other@franch.test' }),
  };
  const { user, backend } = await renderStaff(LIST, 'staff', documents);
  await fill(user, await screen.findByLabelText(/^Find an order/), 'asha@franch.test');
  await press(user, 'Find');
  await shows('E-mail addresses starting with');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  await press(user, 'Select all shown');
  await press(user, 'Pack all (2)');
  const packed = { outcome: 'moved', status: 'packed' };
  const missing = { reason: 'missing-hsn', skus: ['FR-BALM'] };
  const refused = { outcome: 'no-invoice', refusal: missing };
  backend.answer('moveOrder', ({ orderId }: { orderId: string }) =>
    orderId === FIRST ? packed : refused,
  );
  const dialog = await dialogNamed('Pack all');
  await press(user, 'Confirm', dialog);
  const results = within(await dialog.findByRole('list', { name: 'Results' }));
  await shows('FR-FIRST222: Packed', results);
  const refusalRow = await shows('FR-SECOND22: Can’t create the invoice: the HSN', results);
  expect(refusalRow.textContent).toContain('FR-BALM');
  expect(backend.calls.map(({ request }) => request)).toEqual([
    { orderId: FIRST, move: 'pack' },
    { orderId: 'second', move: 'pack' },
  ]);
});

test('the results of a bulk action stay when its orders leave the filtered list', async () => {
  const documents = {
    ...paidOrderDocuments(FIRST, { number: 'FR-FIRST222' }),
    ...paidOrderDocuments('second', { number: 'FR-SECOND22' }),
  };
  const { user, backend } = await renderStaff(`${LIST}?status=paid`, 'staff', documents);
  backend.answer('moveOrder', ({ orderId }: { orderId: string }) => {
    change(backend, `orders/${orderId}`, { status: 'packed' });
    return { outcome: 'moved', status: 'packed' };
  });
  await screen.findByText('FR-FIRST222');
  await press(user, 'Select all shown');
  await press(user, 'Pack all (2)');
  const dialog = await dialogNamed('Pack all');
  await press(user, 'Confirm', dialog);
  await shows('FR-FIRST222: Packed', dialog);
  await shows('FR-SECOND22: Packed', dialog);
  await waitFor(() => expect(screen.queryByRole('row')).toBeNull());
  const [, close] = dialog.getAllByRole('button', { name: 'Close' });
  await user.click(close as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** Starts to pack two orders; the answer to the first one waits for `release`. */
async function packTwo() {
  const documents = {
    ...orderDocuments(FIRST, { number: 'FR-FIRST222' }),
    ...orderDocuments('second', { number: 'FR-SECOND22' }),
  };
  const { user, backend } = await renderStaff(LIST, 'staff', documents);
  await screen.findByText('FR-FIRST222');
  await press(user, 'Select all shown');
  await press(user, 'Pack all (2)');
  let release = (): void => {};
  const released = new Promise<void>((done) => (release = done));
  backend.answer('moveOrder', async () => {
    await released;
    return { outcome: 'moved', status: 'packed' };
  });
  return { user, backend, release, dialog: await dialogNamed('Pack all') };
}

test('a double click on Confirm hits Confirm twice, and every order is processed', async () => {
  const { user, backend, release, dialog } = await packTwo();
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  await user.click(confirm);
  await dialog.findByRole('button', { name: 'Stop after this order' });
  expect(confirm.isConnected).toBe(true);
  await user.click(confirm);
  act(release);
  const status = await shows('2 of 2 done', dialog);
  expect(backend.calls).toHaveLength(2);
  await waitFor(() => expect(confirm.isConnected).toBe(false));
  expect(document.activeElement).toBe(status);
});

test('the orders that a stopped bulk action left are named', async () => {
  const { user, backend, release, dialog } = await packTwo();
  await press(user, 'Confirm', dialog);
  await press(user, 'Stop after this order', dialog);
  const { orderId } = present(backend.calls[0]).request as { orderId: string };
  const other = orderId === FIRST ? 'FR-SECOND22' : 'FR-FIRST222';
  act(release);
  await shows(`1 of 2 done Stopped. Not processed: ${other}.`, dialog);
  expect(backend.calls).toHaveLength(1);
});

/** An order placed so many minutes after the first. */
function orderAt(minute: number): Documents {
  const path = `orders/order${minute}`;
  const { [path]: order, ...others } = orderDocuments(`order${minute}`, { number: `FR-${minute}` });
  return { ...others, [path]: { ...order, createdAt: new Date(Date.UTC(2026, 0, 14, 0, minute)) } };
}

test('the second page stays in place while a new order moves its start', async () => {
  const orders = Array.from({ length: 60 }, (_, minute) => Object.entries(orderAt(minute)));
  const documents = Object.fromEntries(orders.flat());
  const { backend } = await renderStaff(`${LIST}?pages=2`, 'staff', documents);
  const oldest = await screen.findByRole('link', { name: 'FR-0' });
  act(() => oldest.focus());
  let release = (): void => {};
  act(() => {
    backend.change(orderAt(60));
    release = backend.holdReads('orders');
  });
  expect(document.activeElement).toBe(oldest);
  act(release);
  expect(await screen.findByRole('link', { name: 'FR-60' })).toBeDefined();
  await screen.findByRole('link', { name: 'FR-1' });
  expect(screen.queryByRole('link', { name: 'FR-0' })).toBeNull();
});

test('the list says that there are no orders yet, or why it could not be read', async () => {
  const { backend } = await renderStaff(LIST, 'staff');
  await shows('No orders yet.');
  act(() => backend.failReads('orders', 'denied'));
  expect(await shows('This list could not be loaded')).toBeDefined();
});

test('a phone folds the filters and says how many are set', async () => {
  const narrowed = `${LIST}?status=paid&from=2026-11-01`;
  await renderStaff(narrowed, 'staff', orderDocuments(FIRST), {}, 360);
  const fold = (await screen.findByText('Filters (2)')).closest('details');
  expect(fold?.open).toBe(false);
  expect(fold?.contains(screen.getByLabelText('Status'))).toBe(true);
});

test('a desktop shows the filters', async () => {
  await renderStaff(LIST, 'staff', orderDocuments(FIRST));
  expect((await screen.findByLabelText('Status')).closest('details')).toBeNull();
});
