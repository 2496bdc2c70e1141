import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Order } from '#domain/order/order.ts';
import type { ReturnRequest } from '#domain/return/return-request.ts';
import { ORDERED_AT } from '../../../support/fixtures/order-states.ts';
import type { Documents } from '../../support/memory-backend.ts';
import { findAlert } from '../../support/forms.ts';
import { dialogNamed } from '../../support/staff.ts';
import { fill, openPage, press } from '../open-page.tsx';
import { ORDER, orderWith, PAGE } from './refund-documents.ts';

const OIL = 'Franch Oil NH Plus';
const TICKET = 'FR-7K3M9Q2X-R1';
const RECEIVED = { line: 1, quantity: 1, condition: 'sealed', restock: true } as const;

/** A delivered order of two oils at ₹249.50 with a request for one of them. */
function withReturn(changes: Partial<ReturnRequest> = {}): Documents {
  const request = {
    ...{ ticket: TICKET, key: 'request-01', state: 'requested', reason: 'faulty', payer: 'shop' },
    ...{ items: [{ line: 1, quantity: 1 }], batch: 'B12', text: 'It leaks', note: '' },
    ...{ received: [], requestedAt: new Date(ORDERED_AT), decidedAt: null, sentAt: null },
    ...{ receivedAt: null, refundedAt: null },
    ...changes,
  };
  const returns = [request] as unknown as NonNullable<Order['returns']>;
  return orderWith([], { returns, hasOpenReturn: true });
}

async function openStep(step: string, changes: Partial<ReturnRequest> = {}) {
  const { backend } = await openPage(PAGE, 'staff', withReturn(changes));
  await press(step);
  const dialog = await dialogNamed(step);
  backend.answer('moveReturn', { outcome: 'moved', status: 'delivered' });
  const send = async () => {
    await press(step, dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    return backend.calls.at(-1)?.request;
  };
  return { backend, dialog, send };
}

test('an order shows its requests with reason, text, batch and clock, and bars the whole return', async () => {
  await openPage(PAGE, 'viewer', withReturn());
  const entry = within(
    (await screen.findByText(`Ticket ${TICKET}`)).closest('li') ?? document.body,
  );
  for (const text of [`1 × ${OIL}`, 'It leaks', 'Batch B12', /Decide by 23 Nov 2026/])
    expect(entry.getByText(text)).toBeDefined();
  expect(entry.queryByRole('button')).toBeNull();
});

test('staff see the photographs of a request, and enlarge them', async () => {
  const photos = ['photograph-1', 'photograph-2'];
  const { backend } = await openPage(PAGE, 'viewer', withReturn({ photos }), {
    answers: { readPhoto: { outcome: 'found', file: 'UklGRg==' } },
  });
  await press('Enlarge: Customer’s photo 1');
  const viewer = await dialogNamed('Photo 1 of 2');
  const image = await viewer.findByRole('img', { name: 'Customer’s photo 1' });
  expect(image.getAttribute('src')).toBe('data:image/webp;base64,UklGRg==');
  expect(backend.calls.at(-1)?.request).toMatchObject({ ticket: TICKET, size: 'large' });
});

test('the whole order is not marked as returned meanwhile', async () => {
  await openPage(PAGE, 'staff', withReturn());
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Check in return' });
  expect(button.disabled).toBe(true);
  expect(screen.getByText(/A return request of this order is open/)).toBeDefined();
});

test('the step that takes the request on has the main button', async () => {
  const { dialog } = await openStep('Receive', { state: 'approved' });
  expect(dialog).toBeDefined();
  const [main, quiet] = ['Receive', 'Refuse'].map((name) =>
    screen.getAllByRole('button', { name, hidden: true })[0]?.className.includes('bg-turmeric'),
  );
  expect([main, quiet]).toEqual([true, false]);
});

test('staff approve with a message to the customer', async () => {
  const { dialog, send } = await openStep('Approve');
  fill(dialog.getByLabelText(/^Message to the customer/), 'Pickup on Monday');
  expect(await send()).toEqual({
    ...{ orderId: ORDER, ticket: TICKET, step: 'approve', note: 'Pickup on Monday' },
  });
});

test('staff refuse with a reason only', async () => {
  const { dialog, send, backend } = await openStep('Refuse');
  await press('Refuse', dialog);
  expect(dialog.getByText('Enter a reason of at least 3 letters.')).toBeDefined();
  expect(backend.calls.some(({ name }) => name === 'moveReturn')).toBe(false);
  fill(dialog.getByLabelText(/^Reason/), 'It was opened');
  expect(await send()).toMatchObject({ step: 'refuse', note: 'It was opened' });
});

test('staff receive pieces with their condition and back into stock', async () => {
  const { dialog, send } = await openStep('Receive', { state: 'approved' });
  fill(dialog.getByLabelText('Condition'), 'opened');
  fill(dialog.getByLabelText('Stock'), 'yes');
  expect(await send()).toEqual({
    ...{ orderId: ORDER, ticket: TICKET, step: 'receive' },
    received: [{ line: 1, quantity: 1, condition: 'opened', restock: true }],
  });
});

test('staff refund what the received pieces cost', async () => {
  const { dialog, send } = await openStep('Refund ₹249.50', {
    ...{ state: 'received', received: [RECEIVED] },
  });
  expect(dialog.getByText(/^₹249.50: what the accepted items cost/)).toBeDefined();
  expect(await send()).toEqual({ orderId: ORDER, ticket: TICKET, step: 'refund' });
});

test('staff send a replacement with its courier', async () => {
  const { dialog, send, backend } = await openStep('Send a replacement', {
    ...{ state: 'received', received: [RECEIVED] },
  });
  await press('Send a replacement', dialog);
  expect(dialog.getByLabelText('Courier').getAttribute('aria-invalid')).toBe('true');
  expect(backend.calls.some(({ name }) => name === 'moveReturn')).toBe(false);
  fill(dialog.getByLabelText('Courier'), 'Delhivery');
  fill(dialog.getByLabelText(/^Tracking number/), '1490812763');
  expect(await send()).toEqual({
    ...{ orderId: ORDER, ticket: TICKET, step: 'replace' },
    parcel: {
      ...{ courier: 'Delhivery', tracking: '1490812763' },
      link: 'https://www.delhivery.com/track/package/1490812763',
    },
  });
});

test('a refused step says why', async () => {
  const { backend, dialog } = await openStep('Approve');
  backend.answer('moveReturn', { outcome: 'refused', refusal: 'not-now' });
  await press('Approve', dialog);
  expect(dialog.getByText(/^Tell the customer where to send it/)).toBeDefined();
  fill(dialog.getByLabelText(/^Message to the customer/), 'No need to send it back.');
  await press('Approve', dialog);
  await findAlert('This request has changed. Please reload it.');
  expect(screen.queryByRole('dialog')).not.toBeNull();
});

test('the list says how many orders have open requests, and shows them', async () => {
  const { address } = await openPage('/admin/dashboard/orders', 'staff', withReturn());
  const link = await screen.findByRole('link', { name: '1 open return' });
  link.click();
  await waitFor(() => expect(address()).toContain('returns=open'));
  const filter = await screen.findByLabelText<HTMLSelectElement>('Returns');
  await waitFor(() => expect(filter.value).toBe('open'));
  fill(screen.getByLabelText('Status'), 'paid');
  await waitFor(() => expect(address()).not.toContain('returns'));
});
