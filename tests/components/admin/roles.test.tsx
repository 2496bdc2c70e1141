import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderDocuments, paidOrderDocuments } from '../support/orders.ts';
import { renderShop } from '../support/render-shop.tsx';
import { renderStaff, shows } from '../support/staff.ts';
import { openPage, press } from './open-page.tsx';

const ORDER = 'firstOrder0000000001';
const LIST = '/admin/dashboard/orders';
const sections = async () =>
  within(await screen.findByRole('navigation', { name: 'Staff area' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the navigation and the addresses follow the permissions of the role', async () => {
  const { goTo, address } = await renderStaff('/admin', 'packer', orderDocuments(ORDER));
  expect(await sections()).toEqual(['Orders', 'Account security']);
  await waitFor(() => expect(address()).toBe(LIST));
  goTo(`${LIST}?open=${ORDER}`);
  await waitFor(() => expect(document.title).toBe('Order FR-7K3M9Q2X · Staff area · Franch'));
  goTo('/admin/dashboard/customers?open=asha');
  await waitFor(() => expect(address()).toBe(LIST));
  goTo('/admin/blog');
  await waitFor(() => expect(address()).toBe(LIST));
  goTo(`${LIST}?view=reports`);
  await screen.findByRole('heading', { level: 1, name: 'Orders' });
  expect(screen.queryByRole('link', { name: 'Tax reports' })).toBeNull();
});

test('an accountant sees the figures of money and orders, and no button that changes something', async () => {
  await renderStaff('/admin', 'accountant', paidOrderDocuments(ORDER));
  const seen = ['Overview', 'Orders', 'Payouts', 'Reports', 'Audit', 'Account security'];
  expect(await sections()).toEqual(seen);
  await screen.findByRole('heading', { name: 'Sales' });
  expect(screen.queryByRole('heading', { name: 'Stock' })).toBeNull();
});

test('a packer packs an order and sees neither its money nor other moves, and reads neither', async () => {
  const reads: string[] = [];
  const { backend } = await openPage(`${LIST}?open=${ORDER}`, 'packer', paidOrderDocuments(ORDER), {
    onRead: (path: string) => void reads.push(path),
  });
  await screen.findByRole('button', { name: 'Pack' });
  expect(screen.queryByRole('button', { name: /Cancel|Refund/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add note' })).toBeNull();
  expect(document.body.textContent).not.toContain('₹');
  expect(reads.filter((path) => /^(?:transactions|audit|alerts)/u.test(path))).toEqual([]);
  backend.answer('moveOrder', () => ({ outcome: 'moved', status: 'packed' }));
  await press('Pack');
  await press('Pack', within(await screen.findByRole('dialog')));
  await waitFor(() => expect(backend.calls.at(-1)).toMatchObject({ name: 'moveOrder' }));
});

const LINK = `/admin/invitation?id=0123456789abcdef0123456789abcdef&token=${'t'.repeat(43)}`;

test('an invitation is accepted by a signed-in person; a refusal says why', async () => {
  const { backend } = await renderShop(LINK, { user: { uid: 'asha', email: 'asha@franch.test' } });
  await shows('You’re signed in as asha@franch.test.');
  backend.answer('acceptInvitation', () => ({ outcome: 'refused', refusal: 'other-account' }));
  await press('Accept invitation');
  await shows('This invitation is for another email address.');
  await screen.findByRole('button', { name: 'Use another account' });
  backend.answer('acceptInvitation', () => ({ outcome: 'accepted', role: 'packer' }));
  await press('Accept invitation');
  await shows('Welcome to the team.');
  expect(backend.calls.at(-1)).toEqual({
    name: 'acceptInvitation',
    request: { id: '0123456789abcdef0123456789abcdef', token: 't'.repeat(43) },
  });
});

test('an invitation asks a visitor to sign in, and returns to it', async () => {
  const { address } = await renderShop(LINK);
  await waitFor(() => expect(address()).toContain(`/auth?next=${encodeURIComponent(LINK)}`));
});
