import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { orderDocuments, paidOrderDocuments } from '../../support/orders.ts';
import {
  auditEntries,
  change,
  dialogNamed,
  EARLIER,
  fill,
  press,
  renderStaff,
  settings,
  shows,
  valueOf,
} from '../../support/staff.ts';

/** Order ids have twenty letters and digits. */
const FIRST = 'firstOrder0000000001';
const LIST = '/admin/dashboard/orders';
const orderPath = (id: string) => `${LIST}?open=${id}`;
const alert = (changes: object = {}, id = 'one') => ({
  [`alerts/${id}`]: {
    ...{ alert: 'dispute', orderId: FIRST, number: 'FR-7K3M9Q2X', open: true },
    ...{ createdAt: EARLIER, ...changes },
  },
});

test('a viewer sees an order and has no action', async () => {
  await renderStaff(orderPath(FIRST), 'viewer', paidOrderDocuments(FIRST));
  await screen.findByRole('heading', { name: 'Order FR-7K3M9Q2X' });
  await shows('Only owners and staff can make changes');
  expect(screen.queryByRole('button', { name: 'Pack' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull();
});

/** Opens the dialog of a step of the order. */
async function begin(user: UserEvent, step: string) {
  await press(user, step);
  return dialogNamed(step);
}

test('handing to the courier needs the courier’s name, and sends the input', async () => {
  const documents = paidOrderDocuments(FIRST, { status: 'packed', invoice: 'SR/1' });
  const { user, backend } = await renderStaff(orderPath(FIRST), 'staff', documents);
  const dialog = await begin(user, 'Mark shipped');
  await press(user, 'Mark shipped', dialog);
  await shows('Please fill this in.', dialog);
  const courier = dialog.getByLabelText('Courier');
  expect(document.activeElement).toBe(courier);
  expect(backend.calls).toEqual([]);
  await fill(user, courier, 'Sample Express');
  await fill(user, dialog.getByLabelText(/^Tracking number/), 'SAMPLE42');
  const page = dialog.getByLabelText(/^Tracking link/);
  await fill(user, page, 'http://courier.example/SAMPLE42');
  await press(user, 'Mark shipped', dialog);
  await shows('Paste the full link, starting with https://.', dialog);
  const link = 'https://courier.example/SAMPLE42';
  await fill(user, page, link);
  backend.answer('moveOrder', () => ({ outcome: 'moved', status: 'shipped' }));
  await press(user, 'Mark shipped', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const shipment = { courier: 'Sample Express', tracking: 'SAMPLE42', link };
  expect(backend.calls).toEqual([
    { name: 'moveOrder', request: { orderId: FIRST, move: 'ship', note: '', shipment } },
  ]);
});

test.each([
  ['before', true],
  ['after', false],
])('focus moves to “Next steps” when the order changes %s the answer', async (_, changesFirst) => {
  const { user, backend } = await renderStaff(orderPath(FIRST), 'staff', orderDocuments(FIRST));
  const dialog = await begin(user, 'Pack');
  const pack = () => change(backend, `orders/${FIRST}`, { status: 'packed', invoice: 'SR/1' });
  backend.answer('moveOrder', () => {
    if (changesFirst) pack();
    return { outcome: 'moved', status: 'packed' };
  });
  await press(user, 'Pack', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  if (!changesFirst) pack();
  await screen.findByRole('button', { name: 'Mark shipped' });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Next steps' }));
});

test.each([
  ['a refusal', { outcome: 'refused', refusal: 'not-from-here' }, 'This order has changed'],
  ['no answer', { error: 'functions/unavailable' }, /./],
])('an action that fails with %s keeps the dialog and the note', async (_, answer, sentence) => {
  const { user, backend } = await renderStaff(orderPath(FIRST), 'staff', orderDocuments(FIRST));
  const dialog = await begin(user, 'Pack');
  const note = dialog.getByLabelText(/^Note/);
  await fill(user, note, 'Gift wrap');
  backend.answer('moveOrder', answer);
  await press(user, 'Pack', dialog);
  const problem = await dialog.findByRole('alert');
  await waitFor(() => expect(problem.textContent).toMatch(sentence));
  expect(valueOf(note)).toBe('Gift wrap');
});

test('an action without a network sends nothing then or later, and says to try again', async () => {
  const { user, backend, setOnline } = await renderStaff(
    orderPath(FIRST),
    'staff',
    orderDocuments(FIRST),
  );
  const dialog = await begin(user, 'Pack');
  setOnline(false);
  await press(user, 'Pack', dialog);
  const problem = await dialog.findByRole('alert');
  await waitFor(() => expect(problem.textContent).toMatch(/try again once you’re back online/));
  expect(problem.textContent).not.toMatch(/continue/);
  setOnline(true);
  expect(backend.calls).toEqual([]);
});

test.each([
  ['Pack', 'moveOrder', orderDocuments(FIRST)],
  ['Refund', 'refundOrder', paidOrderDocuments(FIRST, { status: 'delivered', invoice: 'SR/1' })],
])('the dialog of %s stays until the server has answered', async (action, name, documents) => {
  const { user, backend } = await renderStaff(orderPath(FIRST), 'staff', documents);
  const dialog = await begin(user, action);
  if (action === 'Refund') {
    await fill(user, dialog.getByLabelText(/^Amount in rupees/), '10');
    await fill(user, dialog.getByLabelText(/^Reason/), 'One bottle leaked');
  }
  let fail = (): void => {};
  backend.answer(name, () => {
    return new Promise((resolve) => {
      fail = () => resolve({ error: 'functions/unavailable' });
    });
  });
  await press(user, action, dialog);
  await press(user, 'Close', dialog);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeNull();
  fail();
  await waitFor(() => expect(dialog.getByRole('alert').textContent).not.toBe(''));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refund is at most the amount paid, needs a reason and is sent once with a key', async () => {
  const documents = paidOrderDocuments(FIRST, { status: 'delivered', invoice: 'SR/1' });
  const { user, backend } = await renderStaff(orderPath(FIRST), 'staff', documents);
  await press(user, 'Refund');
  const dialog = await dialogNamed('Refund');
  const amount = dialog.getByLabelText(/^Amount in rupees/);
  await fill(user, amount, '9999');
  await fill(user, dialog.getByLabelText(/^Reason/), 'x');
  await press(user, 'Refund', dialog);
  await shows(/^At most ₹548(?:\.00)? can be refunded\./, dialog);
  await shows('Enter a reason of at least 3 letters.', dialog);
  await fill(user, amount, '0.99');
  await shows('Razorpay refunds at least ₹1.', dialog);
  await fill(user, amount, '547.50');
  await shows('This leaves less than ₹1', dialog);
  expect(document.activeElement).toBe(amount);
  expect(backend.calls).toEqual([]);
  await fill(user, amount, '150.50');
  await fill(user, dialog.getByLabelText(/^Reason/), 'One bottle leaked');
  backend.answer('refundOrder', () => ({ outcome: 'moved', status: 'delivered' }));
  await press(user, 'Refund', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.calls).toMatchObject([
    {
      name: 'refundOrder',
      request: { orderId: FIRST, amountPaise: 15_050, why: 'One bottle leaked' },
    },
  ]);
  expect(backend.calls[0]?.request).toHaveProperty('key', expect.stringMatching(/^[\w-]{10,40}$/));
});

test('a disputed payment blocks packing, and its alert is closed and reopened', async () => {
  const path = `orders/${FIRST}`;
  const order = paidOrderDocuments(FIRST)[path];
  const payment = { ...(order?.['payment'] as object), disputed: true };
  const documents = {
    ...paidOrderDocuments(FIRST),
    [path]: { ...order, payment },
    ...alert(),
  };
  const { user, backend } = await renderStaff(orderPath(FIRST), 'staff', documents);
  await shows('until the bank decides');
  await shows('Paid, on hold');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pack' }).disabled).toBe(true);
  await press(user, 'Mark resolved');
  await screen.findByRole('button', { name: 'Reopen' });
  expect(backend.document('alerts/one')).toMatchObject({ open: false });
  expect(auditEntries(backend)).toMatchObject([{ action: 'alert-settle', subject: 'alerts/one' }]);
  await press(user, 'Reopen');
  await screen.findByRole('button', { name: 'Mark resolved' });
  expect(backend.document('alerts/one')).toMatchObject({ open: true });
});

test('an order that does not exist is reported', async () => {
  await renderStaff(orderPath('nothing'), 'staff');
  expect(await shows('Order not found.')).toBeDefined();
});

test('open payment alerts lead to their orders, the newest first', async () => {
  const newer = new Date(EARLIER.getTime() + 60_000);
  const documents = {
    ...settings(),
    ...orderDocuments(FIRST),
    ...alert(),
    ...alert({ alert: 'refund-failed', createdAt: newer }, 'newer'),
    ...alert({ alert: 'dispute-lost', open: false }, 'settled'),
  };
  const { user, address } = await renderStaff('/admin/dashboard/overview', 'staff', documents, {
    startCheckout: { outcome: 'quote' },
  });
  const count = await screen.findByRole('link', { name: /^Payment alerts/ });
  await waitFor(() => expect(count.textContent).toMatch(/2$/));
  await user.click(count);
  const target = document.getElementById(address().split('#')[1] ?? '');
  expect(target?.textContent).toMatch(/^Payment alerts/);
  const card = within(await screen.findByRole('region', { name: /^Payment alerts/ }));
  await waitFor(() => expect(card.getAllByRole('listitem')).toHaveLength(2));
  expect(card.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^FR-7K3M9Q2XRefund failedsince .*2026/),
    expect.stringMatching(/^FR-7K3M9Q2XPayment disputedsince .*2026/),
  ]);
  const [newest] = card.getAllByRole('link', { name: 'FR-7K3M9Q2X' });
  await user.click(newest as HTMLElement);
  expect(address()).toBe(orderPath(FIRST));
});
