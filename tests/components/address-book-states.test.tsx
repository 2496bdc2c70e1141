import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAlert } from './support/forms.ts';
import type { Documents } from './support/memory-backend.ts';
import { renderShop } from './support/render-shop.tsx';

const BOOK = 'users/asha/addresses';
const PAGE = '/dashboard?tab=addresses';

/** An address; the first one is the preferred one. */
const address = (place: number, changes: object = {}): Documents => ({
  [`${BOOK}/address-${String(place).padStart(2, '0')}`]: {
    ...{
      name: `Person ${place}`,
      phone: '+919876543210',
      pin: '560001',
      line1: `${place} MG Road`,
    },
    ...{ line2: 'Near the park', city: 'Bengaluru', state: 'Karnataka' },
    ...{ preferred: place === 1, createdAt: new Date(2026, 0, place), ...changes },
  },
});
const addresses = (count: number): Documents =>
  Object.assign(
    {},
    ...Array.from({ length: count }, (_, place) => address(place + 1)),
  ) as Documents;
const profile: Documents = {
  'users/asha': { email: 'asha@franch.test', name: 'Asha', createdAt: new Date(2026, 0, 1) },
};

const openBook = (documents: Documents = {}) =>
  renderShop(PAGE, { user: {}, documents: { ...profile, ...documents } });
const names = () => screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent);
const card = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement);

test('an empty address book explains itself, and its one button adds the first address', async () => {
  const { user } = await openBook();
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
  await openBook({ ...address(2), ...address(1), ...address(3, { line2: '' }) });
  await screen.findByRole('heading', { level: 3, name: 'Person 3' });
  expect(names()).toEqual(['Person 1', 'Person 2', 'Person 3']);
  const lines = (await card('Person 1')).getByRole('group').children;
  expect([...lines].map((line) => line.textContent)).toEqual([
    ...['1 MG Road', 'Near the park', 'Bengaluru 560001', 'Karnataka', '+91 98765 43210'],
  ]);
  expect((await card('Person 3')).getByRole('group').children).toHaveLength(4);
  expect((await card('Person 1')).getByText('Default')).toBeDefined();
  expect((await card('Person 1')).queryByRole('button', { name: /^Prefer/ })).toBeNull();
  expect((await card('Person 2')).queryByText('Default')).toBeNull();
});

test('a loading address book is not shown as empty, and nothing can be added to it', async () => {
  const { backend, goTo } = await renderShop('/dashboard', {
    ...{ user: {}, documents: { ...profile, ...address(1) } },
  });
  await screen.findByRole('form', { name: 'Your details' });
  const release = backend.holdReads(BOOK);
  goTo(PAGE);
  await screen.findByText('Loading your addresses…');
  expect(screen.queryByText('No saved addresses')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add an address' })).toBeNull();
  release();
  expect(await card('Person 1')).toBeDefined();
  expect(screen.queryByText('Loading your addresses…')).toBeNull();
  expect(screen.getByRole('button', { name: 'Add an address' })).toBeDefined();
});

test('a failed read of the address book is reported and can be retried', async () => {
  const { backend, goTo, user } = await renderShop('/dashboard', {
    ...{ user: {}, documents: { ...profile, ...address(1) } },
  });
  await screen.findByRole('form', { name: 'Your details' });
  backend.failReads(BOOK);
  goTo(PAGE);
  const problem = await findAlert('We can’t reach our servers right now.');
  backend.failReads(null);
  await user.click(within(problem).getByRole('button', { name: 'Try again' }));
  expect(await card('Person 1')).toBeDefined();
  expect(screen.queryByText('We can’t reach our servers right now.', { exact: false })).toBeNull();
});

test('the address book holds at most twenty addresses; deleting one makes room', async () => {
  const { user } = await openBook(addresses(20));
  await screen.findByText('You have saved 20 addresses, the maximum. Delete one to add another.');
  expect(screen.queryByRole('button', { name: 'Add an address' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Delete the address of Person 7' }));
  await screen.findByRole('button', { name: 'Add an address' });
  expect(names()).toHaveLength(19);
  expect(document.activeElement?.textContent).toBe('Addresses');
});

test('a refused delete or preferred change of an address shows the reason', async () => {
  const { user, backend } = await openBook(addresses(2));
  await card('Person 2');
  backend.failWrites('permission-denied');
  await user.click(screen.getByRole('button', { name: 'Delete the address of Person 2' }));
  await screen.findByText('Your account doesn’t have access to this.');
  expect(names()).toEqual(['Person 1', 'Person 2']);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  backend.failWrites('unavailable');
  await user.click(screen.getByRole('button', { name: 'Set the address of Person 2 as default' }));
  await screen.findByText(/^We can’t reach our servers right now\./);
  expect((await card('Person 1')).getByText('Default')).toBeDefined();
});

test('undoing the deletion of the preferred address makes it preferred again', async () => {
  const { user, backend } = await openBook(addresses(2));
  await user.click(await screen.findByRole('button', { name: 'Delete the address of Person 1' }));
  await waitFor(() => expect(names()).toEqual(['Person 2']));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect((await card('Person 1')).getByText('Default')).toBeDefined();
  expect(backend.document(`${BOOK}/address-01`)).toMatchObject({ preferred: true });
});

test('an address added on another device appears live', async () => {
  const { change } = await openBook(addresses(1));
  await card('Person 1');
  const [[path, fields] = ['', {}]] = Object.entries(address(2));
  change(path, fields);
  expect(await card('Person 2')).toBeDefined();
});
