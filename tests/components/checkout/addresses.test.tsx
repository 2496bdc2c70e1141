import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  chooseCash,
  field,
  openCheckout,
  ORDER_ID,
  orderButton,
  orderRequests,
  type,
} from '../support/checkout.ts';
import { expectAddress, fill, valueOf } from '../support/forms.ts';
import { orderDocuments } from '../support/orders.ts';

const THANKS = `/thank-you?order=${ORDER_ID}`;
const LAST = {
  ...{ name: 'Meera Iyer', phone: '+919876543210', pin: '682001', line1: '4 Sample Lane' },
  ...{ line2: 'By the sea', city: 'Kochi', state: 'Kerala' as const },
};
const OTHER = {
  ...{ name: 'Asha', phone: '+919876543211', pin: '560001', line1: '18 Example Road', line2: '' },
  ...{ city: 'Bengaluru', state: 'Karnataka', preferred: true, createdAt: new Date(2026, 0, 1) },
};
const EARLIER = 'EARLIER'.padEnd(20, 'X');
const GUEST = { uid: 'guest', guest: true, email: '', emailVerified: false };
const ordered = (uid: string) =>
  orderDocuments(EARLIER, { uid, email: 'meera@franch.test', address: LAST });

const choice = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

test('a guest who has ordered on this device orders to the last address again, without typing', async () => {
  const shop = await openCheckout({ user: GUEST, documents: ordered('guest') });
  expect((await choice(/Meera Iyer/)).checked).toBe(true);
  expect(screen.getByText('Address of your last order')).toBeDefined();
  expect(screen.queryByLabelText('PIN code', { exact: false })).toBeNull();
  expect(valueOf(field('Email'))).toBe('meera@franch.test');
  await chooseCash(shop);
  await shop.user.click(orderButton());
  await expectAddress(shop, THANKS);
  expect(orderRequests(shop.backend)).toMatchObject([
    { email: 'meera@franch.test', address: { ...LAST } },
  ]);
});

test('a guest types another address instead, or changes the last one, and it survives a reload', async () => {
  const shop = await openCheckout({ user: GUEST, documents: ordered('guest') });
  await shop.user.click(await screen.findByRole('button', { name: 'A different address' }));
  expect((await choice(/Meera Iyer/)).checked).toBe(false);
  expect(valueOf(field('PIN code'))).toBe('');
  await type(shop, 'Full name', 'Ravi');
  shop.reload();
  expect(valueOf(await screen.findByLabelText('Full name', { exact: false }))).toBe('Ravi');
  await shop.user.click(screen.getByRole('button', { name: 'Edit the address of Meera Iyer' }));
  await waitFor(() => expect(valueOf(field('PIN code'))).toBe('682001'));
  expect(valueOf(field('House, street'))).toBe('4 Sample Lane\nBy the sea');
  await shop.user.click(await choice(/Meera Iyer/));
  expect(screen.queryByLabelText('PIN code', { exact: false })).toBeNull();
});

test('a customer chooses between saved addresses and the one of the last order', async () => {
  const shop = await openCheckout({
    user: {},
    documents: { ...ordered('asha'), 'users/asha/addresses/home': OTHER },
  });
  expect((await choice(/Asha/)).checked).toBe(true);
  await shop.user.click(await choice(/Meera Iyer/));
  await shop.user.click(screen.getByRole('button', { name: 'Edit the address of Meera Iyer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New address' }));
  expect(valueOf(dialog.getByLabelText('Mobile number'))).toBe('+91 98765 43210');
  await shop.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByText('Address of your last order')).toBeNull());
  expect((await choice(/Meera Iyer/)).checked).toBe(true);
  // An address that is saved is offered once.
  expect(screen.getAllByRole('radio', { name: /Meera Iyer|Asha/ })).toHaveLength(2);
});

test('an order that arrives while the form is open does not replace what is typed', async () => {
  const shop = await openCheckout({ user: GUEST });
  await type(shop, 'House, street', '18 Example Road');
  for (const [path, fields] of Object.entries(ordered('guest'))) shop.change(path, fields);
  await shop.user.tab();
  expect(valueOf(field('House, street'))).toBe('18 Example Road');
  expect(screen.queryByText('Address of your last order')).toBeNull();
});

test('a cancelled address that is saved late is not chosen, and closes no other dialog', async () => {
  const shop = await openCheckout({
    user: {},
    documents: { ...ordered('asha'), 'users/asha/addresses/home': OTHER },
  });
  const open = async (name: string) => {
    await shop.user.click(
      await screen.findByRole('button', { name: `Edit the address of ${name}` }),
    );
    return within(await screen.findByRole('dialog'));
  };
  const release = shop.backend.holdWrites();
  const dialog = await open('Meera Iyer');
  await shop.user.click(dialog.getByRole('button', { name: 'Save' }));
  await shop.user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await open('Asha');
  release();
  await waitFor(() => expect(screen.queryByText('Address of your last order')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Edit address' })).toBeDefined();
  expect((await choice(/Asha/)).checked).toBe(true);
});

test('a saved address with an old phone number is said to need a change, at its choice', async () => {
  const shop = await openCheckout({
    user: {},
    documents: { 'users/asha/addresses/home': { ...OTHER, phone: '080 4123 4567' } },
  });
  const home = await choice(/Asha/);
  await chooseCash(shop);
  await shop.user.click(orderButton());
  expect(
    await screen.findByText(/^Please edit this address\. Mobile number: .*landline/),
  ).toBeDefined();
  expect(document.activeElement).toBe(home);
  expect(orderRequests(shop.backend)).toEqual([]);
  await shop.user.click(screen.getByRole('button', { name: 'Edit the address of Asha' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit address' }));
  await fill(shop.user, dialog.getByLabelText('Mobile number'), 'tel:+91-98765-43211');
  await shop.user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await shop.user.click(orderButton());
  await waitFor(() =>
    expect(orderRequests(shop.backend)).toMatchObject([{ address: { phone: '+919876543211' } }]),
  );
});

test('a guest pastes what contacts and chats hold', async () => {
  const shop = await openCheckout();
  await type(shop, 'Mobile number', '\u202A+91 (0) 98450\u00A012345\u202C');
  await type(shop, 'Email', 'Asha Rao <Asha@Example.in>');
  await type(shop, 'Full name', 'आशा\u200B राव');
  await type(shop, 'PIN code', 'PIN: ५६० ००१');
  await type(shop, 'House, street', '18 Example Road');
  await type(shop, 'City', 'Bengaluru');
  await chooseCash(shop);
  await shop.user.click(orderButton());
  await waitFor(() =>
    expect(orderRequests(shop.backend)).toMatchObject([
      {
        email: 'asha@example.in',
        address: { name: 'आशा राव', phone: '+919845012345', pin: '560001', state: 'Karnataka' },
      },
    ]),
  );
});
