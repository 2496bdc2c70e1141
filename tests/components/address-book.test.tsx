import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AddressBook } from '#features/account/AddressBook.tsx';
import { fill, findAlert, valueOf } from './support/forms.ts';
import type { Documents } from './support/memory-backend.ts';
import { type RenderedShop, renderPart } from './support/render-shop.tsx';

const BOOK = 'users/asha/addresses';

/** An address of Bengaluru; the first one is the preferred one. */
const address = (place: number, changes: object = {}): Documents => ({
  [`${BOOK}/address-${String(place).padStart(2, '0')}`]: {
    ...{ name: `Person ${place}`, phone: '+919876543210', pin: '560001' },
    ...{ line1: `${place} MG Road`, line2: 'Near the park', city: 'Bengaluru' },
    ...{ state: 'Karnataka', preferred: place === 1, createdAt: new Date(2026, 0, place) },
    ...changes,
  },
});
const addresses = (count: number): Documents =>
  Object.assign({}, ...Array.from({ length: count }, (_, at) => address(at + 1))) as Documents;

const open = (documents: Documents = {}, reads?: 'wait') =>
  renderPart(<AddressBook uid="asha" name="Asha" />, {
    ...{ user: {}, documents },
    ...(reads && { reads }),
  });
const names = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement);
const stored = ({ backend }: RenderedShop) =>
  backend
    .documents()
    .filter(([path]) => path.startsWith(BOOK))
    .map(([, fields]) => fields);

const ENTRY = {
  'PIN code': '560 001',
  'House, street, area': '12 <i>MG</i> Road 🌿',
  'Mobile number': '98765-43210',
  'Town or city': 'बेंगलुरु',
};

async function openForm(shop: RenderedShop) {
  await shop.user.click(await screen.findByRole('button', { name: 'Add an address' }));
  const form = within(await screen.findByRole('form', { name: 'New address' }));
  const field = (label: string) => form.getByLabelText(label, { exact: false });
  const type = async (texts: Readonly<Record<string, string>>) => {
    for (const [label, text] of Object.entries(texts)) await fill(shop.user, field(label), text);
  };
  const save = () => shop.user.click(form.getByRole('button', { name: /^Sav/ }));
  return { form, field, type, save };
}

test('an empty address book explains itself, and its one button adds the first address', async () => {
  const { user } = await open();
  await screen.findByText('No saved addresses');
  expect(screen.getByText('Save an address to check out faster.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add an address' }));
  const form = await screen.findByRole('form', { name: 'New address' });
  expect(screen.queryByText('No saved addresses')).toBeNull();
  await user.click(within(form).getByRole('button', { name: 'Cancel' }));
  await screen.findByText('No saved addresses');
  // The form is gone: the keyboard continues at the heading of the book.
  expect(document.activeElement?.textContent).toBe('Addresses');
});

test('addresses are formatted as on a parcel, the oldest first, one of them preferred', async () => {
  const { change } = await open({ ...address(2), ...address(1), ...address(3, { line2: '' }) });
  await card('Person 3');
  expect(names()).toEqual(['Person 1', 'Person 2', 'Person 3']);
  const lines = (await card('Person 1')).getByRole('group').children;
  expect([...lines].map((line) => line.textContent)).toEqual([
    ...['1 MG Road', 'Near the park', 'Bengaluru 560001', 'Karnataka', '+91 98765 43210'],
  ]);
  expect((await card('Person 3')).getByRole('group').children).toHaveLength(4);
  expect((await card('Person 1')).getByText('Default')).toBeDefined();
  expect((await card('Person 2')).queryByText('Default')).toBeNull();
  for (const [path, fields] of Object.entries(address(4))) change(path, fields);
  expect(await card('Person 4')).toBeDefined();
});

test('a loading address book is not shown as empty; a failed read can be retried', async () => {
  const { backend, user, release } = await open(address(1), 'wait');
  await screen.findByText('Loading your addresses…');
  expect(screen.queryByText('No saved addresses')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add an address' })).toBeNull();
  backend.failReads(BOOK);
  release();
  const problem = await findAlert('We can’t reach our servers right now.');
  backend.failReads(null);
  await user.click(within(problem).getByRole('button', { name: 'Try again' }));
  expect(await card('Person 1')).toBeDefined();
  expect(screen.queryByText(/^We can’t reach our servers|^Loading your addresses/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Add an address' })).toBeDefined();
});

test('the address book holds at most twenty addresses; deleting one makes room', async () => {
  const { user } = await open(addresses(20));
  await screen.findByText('You have saved 20 addresses, the maximum. Delete one to add another.');
  expect(screen.queryByRole('button', { name: 'Add an address' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete the address of Person 7' }));
  await screen.findByRole('button', { name: 'Add an address' });
  expect(names()).toHaveLength(19);
  expect(document.activeElement?.textContent).toBe('Addresses');
});

test('an address is changed, preferred, deleted and restored, or a refusal shows its reason', async () => {
  const { user, backend } = await open(addresses(2));
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  await press('Edit the address of Person 2');
  const form = within(await screen.findByRole('form', { name: 'Edit address' }));
  expect(valueOf(form.getByLabelText('State or union territory'))).toBe('Karnataka');
  await fill(user, form.getByLabelText('Full name'), 'Ravi');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await card('Ravi');

  backend.failWrites('permission-denied');
  await press('Delete the address of Ravi');
  await screen.findByText('Your account doesn’t have access to this.');
  expect(names()).toEqual(['Person 1', 'Ravi']);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  backend.failWrites('unavailable');
  await press('Set the address of Ravi as default');
  await screen.findByText(/^We can’t reach our servers right now\./);
  expect((await card('Person 1')).getByText('Default')).toBeDefined();
  backend.failWrites(null);
  await press('Set the address of Ravi as default');
  await waitFor(() => expect(backend.document(`${BOOK}/address-02`)?.['preferred']).toBe(true));
  expect(backend.document(`${BOOK}/address-01`)?.['preferred']).toBe(false);

  await press('Delete the address of Ravi');
  await waitFor(() => expect(names()).toEqual(['Person 1']));
  await press('Undo');
  expect((await card('Ravi')).getByText('Default')).toBeDefined();
  expect(backend.document(`${BOOK}/address-02`)).toMatchObject({ preferred: true });
});

test('an address is validated, its PIN code fills in the State, and another State only warns', async () => {
  const shop = await open();
  const { form, field, type, save } = await openForm(shop);
  expect(document.activeElement).toBe(field('Full name'));
  await save();
  for (const sentence of ['your mobile number', 'your PIN code', 'your address'])
    expect(await form.findByText(`Enter ${sentence}.`)).toBeDefined();
  const tooLong = { 'House, street, area': 'x'.repeat(121), 'Town or city': 'ब'.repeat(61) };
  await type({ ...tooLong, 'PIN code': '012345', 'Mobile number': '123' });
  await save();
  await form.findByText(/doesn’t begin with 0/);
  expect(await form.findAllByText('This is too long. Please shorten it.')).toHaveLength(2);

  await type({ ...ENTRY, 'Mobile number': '123' });
  const state = field('State or union territory');
  await waitFor(() => expect(valueOf(state)).toBe('Karnataka'));
  await shop.user.selectOptions(state, 'Kerala');
  await waitFor(() =>
    expect(form.getByRole('status').textContent).toContain(
      'usually in Karnataka, but you chose Kerala',
    ),
  );
  await save();
  await waitFor(() => expect(document.activeElement).toBe(field('Mobile number')));
  expect(shop.backend.writes).toEqual([]);

  await type({ 'Mobile number': ENTRY['Mobile number'] });
  shop.setOnline(false);
  await save();
  await form.findByText(/You’re offline\./);
  shop.setOnline(true);
  shop.backend.failWrites('permission-denied');
  await save();
  await form.findByText('Your account doesn’t have access to this.');
  expect(valueOf(field('House, street, area'))).toBe(ENTRY['House, street, area']);
  expect(stored(shop)).toEqual([]);
  shop.backend.failWrites(null);
  await save();
  await screen.findByText(ENTRY['House, street, area'], { exact: false });
  expect(stored(shop)).toMatchObject([
    { name: 'Asha', pin: '560001', state: 'Kerala', phone: '+919876543210', preferred: true },
  ]);
});

test('an address form is locked while it saves', async () => {
  const shop = await open();
  const { user, backend } = shop;
  const { form, field, type } = await openForm(shop);
  const city = field('Town or city');
  const state = field('State or union territory');
  await type(ENTRY);
  const release = backend.holdWrites();
  await user.type(city, '{Enter}');
  await form.findByRole('button', { name: /^Saving/ });

  expect(document.activeElement).toBe(city);
  await user.keyboard(' East');
  expect(valueOf(city)).toBe(ENTRY['Town or city']);
  // A browser changes a select on these events unless their default is prevented; jsdom changes nothing.
  state.focus();
  expect(fireEvent.keyDown(state, { key: 'ArrowDown' })).toBe(false);
  expect(fireEvent.mouseDown(state)).toBe(false);
  await user.tab();
  expect(document.activeElement).not.toBe(state);

  release();
  await waitFor(() => expect(screen.queryByRole('form', { name: 'New address' })).toBeNull());
  expect(stored(shop)).toMatchObject([{ city: ENTRY['Town or city'], state: 'Karnataka' }]);
});

test('a cancelled address that is saved late does not close the form opened since', async () => {
  const shop = await open();
  const { form, type, save } = await openForm(shop);
  await type(ENTRY);
  const release = shop.backend.holdWrites();
  await save();
  await shop.user.click(form.getByRole('button', { name: 'Cancel' }));
  const next = await openForm(shop);
  await next.type({ 'House, street, area': '1 Janpath' });
  release();
  await card('Asha');
  expect(valueOf(next.field('House, street, area'))).toBe('1 Janpath');
  expect(screen.getByRole('form', { name: 'New address' })).toBeDefined();
});
