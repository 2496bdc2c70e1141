import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Payout } from '#domain/payout/payout.ts';
import { paise } from '#domain/money/money.ts';
import { PayoutPart } from '../../../src/features/orders/payout/PayoutPart.tsx';
import { anOrderState, ORDERED_AT } from '../../support/fixtures/order-states.ts';
import { ORDER_ID } from '../support/checkout.ts';
import { fill, press } from '../admin/open-page.tsx';
import { renderPart } from '../support/render-shop.tsx';

const MASKED = 'as••••@okaxis';
const DUE = { key: 'due', ticket: '', amountPaise: paise(24_900), dueAt: ORDERED_AT };

const openPart = (payout: Payout | null) =>
  renderPart(<PayoutPart order={{ ...anOrderState('cod').order, id: ORDER_ID, payout }} />, {
    user: {},
  });

async function openForm() {
  const shop = await openPart({ dues: [DUE], payee: '', payeeAt: null });
  await press('Add refund details');
  const form = within(await screen.findByRole('dialog', { name: 'Your refund details' }));
  return { ...shop, form };
}

test('an order that owes nothing by hand asks for nothing', async () => {
  await openPart(null);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a UPI ID is checked where it is typed, then sent, and the server’s fault shows beside it', async () => {
  const { form, backend } = await openForm();
  expect(screen.getByText('We owe you ₹249.')).toBeDefined();
  const field = form.getByLabelText<HTMLInputElement>('UPI ID');
  await press('Save', form);
  expect(form.getByText('Enter your UPI ID.')).toBeDefined();
  fill(field, 'https://evil.example/asha@okaxis');
  await press('Save', form);
  expect(form.getByText(/without a link/)).toBeDefined();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(backend.calls).toEqual([]);
  fill(field, 'asha@okaxis');
  backend.answer('givePayee', { outcome: 'wrong', faults: { upi: 'upi-email' } });
  await press('Save', form);
  await form.findByText(/looks like an email address/);
  expect(field.value).toBe('asha@okaxis');
  backend.answer('givePayee', { outcome: 'saved', payee: MASKED });
  await press('Save', form);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.calls.at(-1)).toEqual({
    name: 'givePayee',
    request: { orderId: ORDER_ID, payee: { kind: 'upi', upi: 'asha@okaxis' } },
  });
  await screen.findByText(`Saved. We’ll send your refund to ${MASKED}.`);
});

test('a bank account needs its number twice, and a refusal is a sentence', async () => {
  const { form, backend, user } = await openForm();
  await user.selectOptions(form.getByLabelText('Send it to'), 'bank');
  fill(form.getByLabelText('Account holder’s name'), 'Asha Rao');
  fill(form.getByLabelText('Account number'), '001234561234');
  fill(form.getByLabelText('Account number again'), '001234561235');
  fill(form.getByLabelText('IFSC'), 'hdfc0001234');
  await press('Save', form);
  expect(form.getByText('The two account numbers differ. Please check both.')).toBeDefined();
  fill(form.getByLabelText('Account number again'), '001234561234');
  backend.answer('givePayee', { outcome: 'refused', refusal: 'no-payout' });
  await press('Save', form);
  await form.findByText(/no refund that needs your details/);
  expect(backend.calls.at(-1)?.request).toMatchObject({
    payee: { kind: 'bank', number: '001234561234', again: '001234561234' },
  });
});

test('a known payee is masked, with the day of the refund, and can be changed', async () => {
  await openPart({ dues: [DUE], payee: MASKED, payeeAt: ORDERED_AT });
  expect(screen.getByText(/^We’ll send ₹249 to as••••@okaxis by \d+ \w+/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Change where your refund goes' })).toBeDefined();
});

test('before the return is back, it says when the money goes', async () => {
  await openPart({ dues: [], payee: MASKED, payeeAt: ORDERED_AT });
  expect(screen.getByText(/once your return reaches us/)).toBeDefined();
});
