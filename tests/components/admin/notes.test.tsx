import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { paise } from '#domain/money/money.ts';
import { anOrderState } from '../../support/fixtures/order-states.ts';
import { orderDocuments, paidOrderDocuments } from '../support/orders.ts';
import { EARLIER, shows } from '../support/staff.ts';
import { fill, follow, openPage, press } from './open-page.tsx';

const ORDER = 'firstOrder0000000001';
const OTHER = 'otherOrder0000000001';
const LIST = '/admin/dashboard/orders';
const CUSTOMERS = '/admin/dashboard/customers';
const NOTE = { key: 'key-00000001', text: 'Call before delivery', by: 'leela', at: EARLIER };
const notes = {
  [`orderNotes/${ORDER}`]: {
    notes: [{ ...NOTE, email: 'leela@franch.test' }],
    tags: { vip: EARLIER.getTime() },
  },
};
const changed = () => ({ outcome: 'changed' });

test('staff read, add and remove notes; what was typed stays when a note is refused', async () => {
  const named = { email: 'leela@franch.test', name: 'Leela Nair', role: 'staff' };
  const team = { 'staff/leela': { ...named, sinceAt: EARLIER, by: '' } };
  const documents = { ...paidOrderDocuments(ORDER), ...notes, ...team };
  const { backend } = await openPage(`${LIST}?open=${ORDER}`, 'staff', documents);
  await shows('Call before delivery');
  await shows('Leela Nair (leela@franch.test)');
  const form = within(await screen.findByRole('form', { name: 'New note' }));
  await press('Add note', form);
  await shows('Please fill this in.', form);
  backend.answer('writeNote', () => ({ outcome: 'refused', refusal: 'full' }));
  const field = form.getByLabelText<HTMLTextAreaElement>('New note');
  fill(field, 'Gate code 42');
  await press('Add note', form);
  await shows('There is no room for more.', form);
  expect(field.value).toBe('Gate code 42');
  backend.answer('writeNote', changed);
  await press('Add note', form);
  await waitFor(() => expect(field.value).toBe(''));
  const [first, second] = backend.calls.map(({ request }) => request) as { change: object }[];
  expect(second).toEqual(first);
  await press('Remove');
  await press('Remove', within(await screen.findByRole('dialog')));
  await waitFor(() =>
    expect(backend.calls.at(-1)?.request).toEqual({
      about: { orderId: ORDER },
      change: { what: 'remove', key: 'key-00000001' },
    }),
  );
});

test('tags are added and removed, and lead to the orders that have them', async () => {
  const documents = {
    ...orderDocuments(ORDER, { number: 'FR-7K3M9Q2X' }),
    ...orderDocuments(OTHER, { number: 'FR-9Z9Z9Z9Z' }),
    ...notes,
  };
  const { backend, address } = await openPage(`${LIST}?open=${ORDER}`, 'staff', documents);
  backend.answer('writeNote', changed);
  fill(await screen.findByLabelText('New tag'), ' Gift,  Wrap ');
  await press('Add tag');
  await press('Remove the tag vip');
  await waitFor(() => expect(backend.calls).toHaveLength(2));
  const changes = backend.calls.map(({ request }) => (request as { change: object }).change);
  expect(changes).toEqual([
    { what: 'tag', tag: 'gift wrap' },
    { what: 'untag', tag: 'vip' },
  ]);
  await follow('vip');
  expect(address()).toBe(`${LIST}?tag=vip`);
  await screen.findByRole('link', { name: 'FR-7K3M9Q2X' });
  expect(screen.queryByRole('link', { name: 'FR-9Z9Z9Z9Z' })).toBeNull();
  await press('Clear filters');
  await screen.findByRole('link', { name: 'FR-9Z9Z9Z9Z' });
  const field = screen.getByLabelText('Tag');
  fill(field, '#VIP ');
  fireEvent.keyDown(field, { key: 'Enter' });
  await waitFor(() => expect(screen.queryByRole('link', { name: 'FR-9Z9Z9Z9Z' })).toBeNull());
  expect(address()).toBe(`${LIST}?tag=vip`);
});

test('a guest is a customer: by phone over two addresses, with spend, orders and notes', async () => {
  const { order } = anOrderState('online');
  const own = { ...order.address, phone: '+919812304567', name: 'Meera Nair' };
  const payment = { ...order.payment, paidPaise: paise(50_000), refundedPaise: paise(12_345) };
  const documents = {
    ...paidOrderDocuments(ORDER, { email: 'meera@x.in', address: own, payment }),
    ...orderDocuments(OTHER, { number: 'FR-9Z9Z9Z9Z', email: 'nair@x.in', address: own }),
    ...orderDocuments('staffOrder0000000001', { email: 'staff@franch.test' }),
    'staff/staff': { email: 'staff@franch.test', role: 'staff', sinceAt: EARLIER },
    'customerNotes/nair%40x.in': { notes: [{ ...NOTE, email: '', text: 'Prefers evenings' }] },
  };
  const { goTo } = await openPage(CUSTOMERS, 'staff', documents);
  await screen.findByRole('link', { name: 'Meera Nair' });
  expect(screen.getAllByRole('row')).toHaveLength(2);
  goTo(`${CUSTOMERS}?q=98123 04567`);
  await follow('Meera Nair');
  await screen.findByRole('heading', { level: 1, name: 'Meera Nair' });
  await shows('₹376.55');
  await shows('Prefers evenings');
  await screen.findByRole('link', { name: 'FR-9Z9Z9Z9Z' });
  await screen.findByRole('link', { name: 'meera@x.in' });
});
