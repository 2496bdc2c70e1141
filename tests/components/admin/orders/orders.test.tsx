import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAlert } from '../../support/forms.ts';
import { orderDocuments, paidOrderDocuments } from '../../support/orders.ts';
import {
  auditEntries,
  dialogNamed,
  EARLIER,
  settings,
  shows,
  valueOf,
} from '../../support/staff.ts';
import { click, fill, openPage, press } from '../open-page.tsx';
import { ORDER } from './refund-documents.ts';

const LIST = '/admin/dashboard/orders';
const OVERVIEW = '/admin/dashboard/overview';
const orderPath = (id: string) => `${LIST}?open=${id}`;
const alert = (changes: object = {}, id = 'one') => ({
  [`alerts/${id}`]: {
    ...{ alert: 'dispute', orderId: ORDER, number: 'FR-7K3M9Q2X', open: true },
    ...{ createdAt: EARLIER, ...changes },
  },
});

test('a viewer sees an order and has no action; a missing one is reported', async () => {
  const { goTo } = await openPage(orderPath(ORDER), 'viewer', paidOrderDocuments(ORDER));
  await screen.findByRole('heading', { name: 'Order FR-7K3M9Q2X' });
  await shows('Only owners and staff can make changes');
  expect(screen.queryByRole('button', { name: 'Pack' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
  goTo(orderPath('nothing'));
  await shows('Order not found.');
});

/** Opens the dialog of a step of the order. */
async function begin(step: string) {
  await press(step);
  return dialogNamed(step);
}

test('handing to the courier needs the courier’s name, and sends the input', async () => {
  const documents = paidOrderDocuments(ORDER, { status: 'packed', invoice: 'SR/1' });
  const { backend } = await openPage(orderPath(ORDER), 'staff', documents);
  const dialog = await begin('Mark shipped');
  await press('Mark shipped', dialog);
  await shows('Please fill this in.', dialog);
  const courier = dialog.getByLabelText('Courier');
  expect(document.activeElement).toBe(courier);
  expect(backend.calls).toEqual([]);
  fill(courier, 'other');
  fill(dialog.getByLabelText('Name of the courier'), 'Sample Express');
  fill(dialog.getByLabelText(/^Tracking number/), 'SAMPLE42');
  const page = dialog.getByLabelText(/^Tracking link/);
  fill(page, 'http://courier.example/SAMPLE42');
  await press('Mark shipped', dialog);
  await shows('Paste the full link, starting with https://.', dialog);
  const link = 'https://courier.example/SAMPLE42';
  fill(page, link);
  backend.answer('moveOrder', () => ({ outcome: 'moved', status: 'shipped' }));
  await press('Mark shipped', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const shipment = { courier: 'Sample Express', tracking: 'SAMPLE42', link };
  expect(backend.calls).toEqual([
    { name: 'moveOrder', request: { orderId: ORDER, move: 'ship', note: '', shipment } },
  ]);
});

test('a courier of the list needs numbers of its form, and gives the link', async () => {
  const documents = paidOrderDocuments(ORDER, { status: 'packed', invoice: 'SR/1' });
  const { backend } = await openPage(orderPath(ORDER), 'staff', documents);
  const dialog = await begin('Mark shipped');
  expect(document.activeElement).toBe(dialog.getByLabelText('Courier'));
  fill(dialog.getByLabelText('Courier'), 'Delhivery');
  expect(dialog.queryByLabelText(/^Tracking link/)).toBeNull();
  const tracking = dialog.getByLabelText(/^Tracking number/);
  fill(tracking, 'ee123456789in');
  await press('Mark shipped', dialog);
  await shows('This isn’t a tracking number of Delhivery, such as 1490812763054.', dialog);
  expect(backend.calls).toEqual([]);
  fill(tracking, '1490 8127 63054');
  backend.answer('moveOrder', () => ({ outcome: 'moved', status: 'shipped' }));
  await press('Mark shipped', dialog);
  await waitFor(() => expect(backend.calls).toHaveLength(1));
  expect(backend.calls[0]?.request).toMatchObject({
    shipment: {
      ...{ courier: 'Delhivery', tracking: '1490812763054' },
      link: 'https://www.delhivery.com/track/package/1490812763054',
    },
  });
});

test.each([
  ['before', true],
  ['after', false],
])('focus moves to “Next steps” when the order changes %s the answer', async (_, changesFirst) => {
  const { backend, change } = await openPage(orderPath(ORDER), 'staff', orderDocuments(ORDER));
  const dialog = await begin('Pack');
  const pack = () => change(`orders/${ORDER}`, { status: 'packed', invoice: 'SR/1' });
  backend.answer('moveOrder', () => {
    if (changesFirst) pack();
    return { outcome: 'moved', status: 'packed' };
  });
  await press('Pack', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  if (!changesFirst) pack();
  await screen.findByRole('button', { name: 'Mark shipped' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Next steps' }));
});

test('an action that fails keeps the dialog and the note; without a network nothing is sent', async () => {
  const { backend, setOnline } = await openPage(orderPath(ORDER), 'staff', orderDocuments(ORDER));
  const dialog = await begin('Pack');
  const note = dialog.getByLabelText(/^Note/);
  fill(note, 'Gift wrap');
  backend.answer('moveOrder', { outcome: 'refused', refusal: 'not-from-here' });
  await press('Pack', dialog);
  await findAlert('This order has changed');
  backend.answer('moveOrder', { error: 'functions/unavailable' });
  await press('Pack', dialog);
  await findAlert('We got no answer');
  setOnline(false);
  await press('Pack', dialog);
  const problem = await findAlert('try again once you’re back online');
  expect(problem.textContent).not.toMatch(/continue/);
  setOnline(true);
  expect(backend.calls).toHaveLength(2);
  expect(valueOf(note)).toBe('Gift wrap');
});

test.each([
  ['Pack', 'moveOrder', orderDocuments(ORDER)],
  ['Refund', 'refundOrder', paidOrderDocuments(ORDER, { status: 'delivered', invoice: 'SR/1' })],
])('the dialog of %s stays until the server has answered', async (action, name, documents) => {
  const { user, backend } = await openPage(orderPath(ORDER), 'staff', documents);
  const dialog = await begin(action);
  if (action === 'Refund') {
    fill(dialog.getByLabelText(/^Amount in rupees/), '10');
    fill(dialog.getByLabelText(/^Reason/), 'One bottle leaked');
  }
  let fail = (): void => {};
  backend.answer(name, () => {
    return new Promise((resolve) => {
      fail = () => resolve({ error: 'functions/unavailable' });
    });
  });
  await press(action, dialog);
  await press('Close', dialog);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeNull();
  fail();
  await waitFor(() => expect(dialog.getByRole('alert').textContent).not.toBe(''));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a disputed payment blocks packing, and its alert is closed and reopened', async () => {
  const path = `orders/${ORDER}`;
  const order = paidOrderDocuments(ORDER)[path];
  const payment = { ...(order?.['payment'] as object), disputed: true };
  const documents = {
    ...paidOrderDocuments(ORDER),
    [path]: { ...order, payment },
    ...alert(),
  };
  const { backend } = await openPage(orderPath(ORDER), 'staff', documents);
  await shows('until the bank decides');
  await shows('Paid, on hold');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pack' }).disabled).toBe(true);
  await press('Mark resolved');
  await screen.findByRole('button', { name: 'Reopen' });
  expect(backend.document('alerts/one')).toMatchObject({ open: false });
  expect(auditEntries(backend)).toMatchObject([{ action: 'alert-settle', subject: 'alerts/one' }]);
  await press('Reopen');
  await screen.findByRole('button', { name: 'Mark resolved' });
  expect(backend.document('alerts/one')).toMatchObject({ open: true });
});

test('open order alerts lead to their orders, the newest first', async () => {
  const newer = new Date(EARLIER.getTime() + 60_000);
  const documents = {
    ...settings(),
    ...orderDocuments(ORDER),
    ...alert(),
    ...alert({ alert: 'refund-failed', createdAt: newer }, 'newer'),
    ...alert({ alert: 'dispute-lost', open: false }, 'settled'),
  };
  const answers = { quoteCart: { outcome: 'quote' } };
  const { address } = await openPage(OVERVIEW, 'staff', documents, { answers });
  const count = await screen.findByRole('link', { name: /^Order alerts/ });
  await waitFor(() => expect(count.textContent).toMatch(/2$/));
  await click(count);
  const target = document.getElementById(address().split('#')[1] ?? '');
  expect(target?.textContent).toMatch(/^Order alerts/);
  const card = within(await screen.findByRole('region', { name: /^Order alerts/ }));
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(2));
  expect(card.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^FR-7K3M9Q2XRefund failedsince .*2026/),
    expect.stringMatching(/^FR-7K3M9Q2XPayment disputedsince .*2026/),
  ]);
  const [newest] = card.getAllByRole('link', { name: 'FR-7K3M9Q2X' });
  await click(newest as HTMLElement);
  expect(address()).toBe(orderPath(ORDER));
});
