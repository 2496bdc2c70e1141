import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill, valueOf } from './support/forms.ts';
import { type RenderedShop, renderShop } from './support/render-shop.tsx';

const BOOK = 'users/asha/addresses/';
const RAVI = {
  ...{ name: 'Ravi', phone: '+919876543211', pin: '110001', line1: '1 Janpath', line2: '' },
  ...{ city: 'New Delhi', state: 'Delhi' },
};
const ASHA = {
  ...{ name: 'Asha', phone: '+919876543210', pin: '560001', line1: '12 MG Road', line2: '' },
  ...{ city: 'Bengaluru', state: 'Karnataka' },
};

const book = ({ backend }: RenderedShop) =>
  backend
    .documents()
    .filter(([path]) => path.startsWith(BOOK))
    .map(([, fields]) => fields);

const openBook = (addresses: Readonly<Record<string, object>> = {}) =>
  renderShop('/dashboard?tab=addresses', {
    user: {},
    documents: Object.fromEntries(
      Object.entries(addresses).map(([id, fields], place) => [
        BOOK + id,
        { ...fields, preferred: place === 0, createdAt: new Date(2026, 0, 1 + place) },
      ]),
    ),
  });

async function openForm(shop: RenderedShop) {
  await shop.user.click(await screen.findByRole('button', { name: 'Add an address' }));
  const form = within(await screen.findByRole('form', { name: 'New address' }));
  const type = (label: string, text: string) =>
    fill(shop.user, form.getByLabelText(label, { exact: false }), text);
  const save = () => shop.user.click(form.getByRole('button', { name: /^Sav/ }));
  return { form, type, save };
}

test('an address is validated, its PIN code fills in the state, and another state only warns', async () => {
  const shop = await openBook();
  const { form, type, save } = await openForm(shop);
  expect(document.activeElement).toBe(form.getByLabelText('Full name'));
  await save();
  expect((await form.findAllByText('Please fill this in.')).length).toBeGreaterThan(1);
  await type('PIN code', '012345');
  await save();
  await form.findByText(/doesn’t begin with 0/);

  await type('PIN code', '560 001');
  const state = form.getByLabelText('State or union territory');
  await waitFor(() => expect(valueOf(state)).toBe('Karnataka'));
  await shop.user.selectOptions(state, 'Kerala');
  await waitFor(() =>
    expect(form.getByRole('status').textContent).toContain(
      'usually in Karnataka, but you chose Kerala',
    ),
  );
  await type('Town or city', 'बेंगलुरु');
  await type('House, street, area', '12 <i>MG</i> Road 🌿');
  await type('Mobile number', '123');
  await save();
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Mobile number')));
  expect(valueOf(form.getByLabelText('House, street, area'))).toBe('12 <i>MG</i> Road 🌿');
  expect(shop.backend.writes).toEqual([]);
  await type('Mobile number', '98765-43210');
  await save();
  expect(await screen.findByText('12 <i>MG</i> Road 🌿', { exact: false })).toBeDefined();
  expect(book(shop)).toMatchObject([
    { name: 'Asha', pin: '560001', state: 'Kerala', phone: '+919876543210', preferred: true },
  ]);
});

test('a second address can be added and made preferred', async () => {
  const shop = await openBook({ home: ASHA });
  const { type, save } = await openForm(shop);
  await type('PIN code', '110001');
  await type('Town or city', 'New Delhi');
  await type('House, street, area', '1 Janpath');
  await type('Full name', 'Ravi');
  await type('Mobile number', '9876543211');
  await save();
  await shop.user.click(
    await screen.findByRole('button', { name: 'Set the address of Ravi as default' }),
  );
  const preferred = () => book(shop).filter((fields) => fields['preferred'] === true);
  await waitFor(() => expect(preferred().map((fields) => fields['name'])).toEqual(['Ravi']));
  expect(book(shop)).toHaveLength(2);
});

test('an address can be changed, deleted and restored', async () => {
  const shop = await openBook({ home: ASHA, work: RAVI });
  const { user } = shop;
  await user.click(await screen.findByRole('button', { name: 'Edit the address of Ravi' }));
  const form = within(await screen.findByRole('form', { name: 'Edit address' }));
  expect(valueOf(form.getByLabelText('State or union territory'))).toBe('Delhi');
  await fill(user, form.getByLabelText('Full name'), 'Ravi Menon');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'Ravi Menon' });

  await user.click(screen.getByRole('button', { name: 'Delete the address of Ravi Menon' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Ravi Menon' })).toBeNull());
  expect(book(shop)).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'Ravi Menon' })).toBeDefined();
  expect(book(shop)).toHaveLength(2);
});

test('an address form keeps its input when invalid, offline or refused, and then saves', async () => {
  const shop = await openBook();
  const { form, type, save } = await openForm(shop);
  const street = form.getByLabelText('House, street, area');
  await type('PIN code', '560001');
  await type('Town or city', 'ब'.repeat(61));
  await type('House, street, area', 'x'.repeat(121));
  await type('Mobile number', '9876543210');
  await save();
  expect(await form.findAllByText('This is too long. Please shorten it.')).toHaveLength(2);
  await type('Town or city', 'बेंगलुरु');
  await type('House, street, area', '12 <b>MG</b> Road 🌿');
  shop.setOnline(false);
  await save();
  await form.findByText(/You’re offline\./);
  expect(valueOf(street)).toBe('12 <b>MG</b> Road 🌿');
  shop.setOnline(true);
  shop.backend.failWrites('permission-denied');
  await save();
  await form.findByText('Your account doesn’t have access to this.');
  expect(valueOf(street)).toBe('12 <b>MG</b> Road 🌿');
  expect(book(shop)).toEqual([]);
  shop.backend.failWrites(null);
  await save();
  await screen.findByText('12 <b>MG</b> Road 🌿', { exact: false });
  expect(book(shop)).toHaveLength(1);
});

test('an address form is locked while it saves', async () => {
  const shop = await openBook();
  const { user, backend } = shop;
  const { form, type } = await openForm(shop);
  const city = form.getByLabelText('Town or city');
  const state = form.getByLabelText('State or union territory');
  await type('PIN code', '560 001');
  await type('House, street, area', '12 MG Road');
  await type('Mobile number', '98765 43210');
  await type('Town or city', 'Bengaluru');
  const release = backend.holdWrites();
  await user.type(city, '{Enter}');
  await form.findByRole('button', { name: /^Saving/ });

  expect(document.activeElement).toBe(city);
  await user.keyboard(' East');
  expect(valueOf(city)).toBe('Bengaluru');
  // A browser changes a select on these events unless their default is prevented; jsdom changes nothing.
  state.focus();
  expect(fireEvent.keyDown(state, { key: 'ArrowDown' })).toBe(false);
  expect(fireEvent.keyDown(state, { key: 'K' })).toBe(false);
  expect(fireEvent.mouseDown(state)).toBe(false);
  expect(valueOf(state)).toBe('Karnataka');
  await user.tab();
  expect(document.activeElement).not.toBe(state);

  release();
  await waitFor(() => expect(screen.queryByRole('form', { name: 'New address' })).toBeNull());
  expect(screen.getByText('12 MG Road', { exact: false })).toBeDefined();
  expect(book(shop)).toMatchObject([{ city: 'Bengaluru', state: 'Karnataka' }]);
});

test('a cancelled address that is saved late does not close the form opened since', async () => {
  const shop = await openBook();
  const { form, type, save } = await openForm(shop);
  await type('PIN code', '560001');
  await type('Town or city', 'Bengaluru');
  await type('House, street, area', '12 MG Road');
  await type('Mobile number', '9876543210');
  const release = shop.backend.holdWrites();
  await save();
  await shop.user.click(form.getByRole('button', { name: 'Cancel' }));
  const next = await openForm(shop);
  await next.type('House, street, area', '1 Janpath');
  release();
  await screen.findByText('12 MG Road');
  expect(valueOf(next.form.getByLabelText('House, street, area'))).toBe('1 Janpath');
  expect(screen.getByRole('form', { name: 'New address' })).toBeDefined();
});
