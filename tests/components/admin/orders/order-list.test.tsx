import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderDocuments, paidOrderDocuments } from '../../support/orders.ts';
import { dialogNamed, present, shows } from '../../support/staff.ts';
import { click, fill, openPage, press, tick } from '../open-page.tsx';
import { ORDER } from './refund-documents.ts';

const LIST = '/admin/dashboard/orders';
const orderPath = (id: string) => `${LIST}?open=${id}`;

test('a new order appears while the list is open; an unpaid one does not', async () => {
  const { backend, change } = await openPage(LIST, 'staff', orderDocuments(ORDER));
  await screen.findByRole('table', { name: /^Orders/ });
  const waiting = orderDocuments('second', { status: 'pending-payment', number: 'FR-SECOND22' });
  act(() => backend.change(waiting));
  expect(screen.queryByText(/^New order/)).toBeNull();
  change('orders/second', { status: 'paid' });
  const note = await shows('New order FR-SECOND22 for ₹548');
  expect(note.closest('[role=status]')).not.toBeNull();
  expect(note.getAttribute('href')).toBe(orderPath('second'));
});

test('several orders are packed at once, and each refusal is named', async () => {
  const documents = {
    ...orderDocuments(ORDER, { number: 'FR-FIRST222' }),
    ...orderDocuments('second', { number: 'FR-SECOND22' }),
    ...orderDocuments('third', { number: 'FR-THIRD222', email: 'other@franch.test' }),
  };
  const { backend } = await openPage(LIST, 'staff', documents);
  fill(await screen.findByLabelText(/^Search by number, name/), 'asha@franch.test');
  await press('Find');
  await shows('Orders with “asha@franch.test”, newest first.');
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
  await tick('Select all shown');
  await press('Pack all (2)');
  const packed = { outcome: 'moved', status: 'packed' };
  const missing = { reason: 'missing-hsn', skus: ['FR-BALM'] };
  const refused = { outcome: 'no-invoice', refusal: missing };
  backend.answer('moveOrder', ({ orderId }: { orderId: string }) =>
    orderId === ORDER ? packed : refused,
  );
  const dialog = await dialogNamed('Pack all');
  await press('Confirm', dialog);
  const results = within(await dialog.findByRole('list', { name: 'Results' }));
  await shows('FR-FIRST222: Packed', results);
  const refusalRow = await shows('FR-SECOND22: Can’t create the invoice: the HSN', results);
  expect(refusalRow.textContent).toContain('FR-BALM');
  expect(backend.calls.map(({ request }) => request)).toEqual([
    { orderId: 'second', move: 'pack', seen: 0 },
    { orderId: ORDER, move: 'pack', seen: 0 },
  ]);
});

/** Asks to pack two orders of the list. */
async function packTwo(address = LIST) {
  const shop = await openPage(address, 'staff', {
    ...paidOrderDocuments(ORDER, { number: 'FR-FIRST222' }),
    ...paidOrderDocuments('second', { number: 'FR-SECOND22' }),
  });
  await screen.findByText('FR-FIRST222');
  await tick('Select all shown');
  await press('Pack all (2)');
  return { ...shop, dialog: await dialogNamed('Pack all') };
}

/** The same; the answer to the first one waits for `answer`. */
async function packTwoSlowly() {
  const { backend, dialog } = await packTwo();
  let answer = (): void => {};
  const answered = new Promise<void>((done) => (answer = done));
  backend.answer('moveOrder', async () => {
    await answered;
    return { outcome: 'moved', status: 'packed' };
  });
  return { backend, dialog, answer };
}

test('the results of a bulk action stay when its orders leave the filtered list', async () => {
  const { backend, change, dialog } = await packTwo(`${LIST}?status=paid`);
  backend.answer('moveOrder', ({ orderId }: { orderId: string }) => {
    change(`orders/${orderId}`, { status: 'packed' });
    return { outcome: 'moved', status: 'packed' };
  });
  await press('Confirm', dialog);
  await shows('FR-FIRST222: Packed', dialog);
  await shows('FR-SECOND22: Packed', dialog);
  await waitFor(() => expect(screen.queryByRole('row')).toBeNull());
  await click(present(dialog.getAllByRole('button', { name: 'Close' }).at(-1)));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a double click on Confirm hits Confirm twice, and every order is processed', async () => {
  const { backend, answer, dialog } = await packTwoSlowly();
  const confirm = dialog.getByRole('button', { name: 'Confirm' });
  await click(confirm);
  await dialog.findByRole('button', { name: 'Stop after this order' });
  expect(confirm.isConnected).toBe(true);
  await click(confirm);
  act(answer);
  const status = await shows('2 of 2 done', dialog);
  expect(backend.calls).toHaveLength(2);
  await waitFor(() => expect(confirm.isConnected).toBe(false));
  expect(document.activeElement).toBe(status);
});

test('the orders that a stopped bulk action left are named', async () => {
  const { backend, answer, dialog } = await packTwoSlowly();
  await press('Confirm', dialog);
  await press('Stop after this order', dialog);
  const { orderId } = present(backend.calls[0]).request as { orderId: string };
  const other = orderId === ORDER ? 'FR-SECOND22' : 'FR-FIRST222';
  act(answer);
  await shows(`1 of 2 done Stopped. Not processed: ${other}.`, dialog);
  expect(backend.calls).toHaveLength(1);
});

test.each([360, 1440])(
  'the filters of a list are folded on a phone only, at %i px',
  async (width) => {
    const narrowed = `${LIST}?status=paid&from=2026-11-01`;
    await openPage(narrowed, 'staff', orderDocuments(ORDER), { width });
    const fold = (await screen.findByLabelText('Status')).closest('details');
    expect(fold?.open).toBe(width === 360 ? false : undefined);
    expect(fold?.textContent.includes('Filters (2)') ?? false).toBe(width === 360);
  },
);
