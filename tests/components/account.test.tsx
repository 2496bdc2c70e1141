import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAddress, fill, findAlert, valueOf, type Within } from './support/forms.ts';
import { PASSWORD } from './support/memory-backend.ts';
import { renderShop } from './support/render-shop.tsx';

const PROFILE = 'users/asha';
const aProfile = () => ({ email: 'asha@franch.test', name: 'Asha', createdAt: new Date() });

async function openProfile() {
  const shop = await renderShop('/dashboard', { user: {}, documents: { [PROFILE]: aProfile() } });
  const form = within(await screen.findByRole('form', { name: 'Your details' }));
  const save = () => shop.user.click(form.getByRole('button', { name: /^Sav/ }));
  return { ...shop, form, save };
}

const nameIn = (form: Within) => form.getByLabelText(/^Name/);
const phoneIn = (form: Within) => form.getByLabelText(/^Mobile number/);

test.each([
  ['12345', /too few digits/],
  ['<script>', /10-digit Indian mobile number/],
  ['०९८७', /too few digits/],
  ['+1 415 555 2671', /code of another country/],
  ['🌿', /10-digit Indian mobile number/],
  ['9'.repeat(30), /one mobile number only/],
])(
  'an invalid mobile number is reported beside its field and stays: %s',
  async (wrong, sentence) => {
    const { user, form, save, backend } = await openProfile();
    expect(valueOf(nameIn(form))).toBe('Asha');
    await fill(user, phoneIn(form), wrong);
    await save();
    await form.findByText(sentence);
    expect(valueOf(phoneIn(form))).toBe(wrong);
    expect(document.activeElement).toBe(phoneIn(form));
    expect(backend.writes).toEqual([]);
  },
);

test('a name that is too long is reported and not saved', async () => {
  const { user, form, save, backend } = await openProfile();
  await fill(user, nameIn(form), 'x'.repeat(81));
  await save();
  expect(await form.findByText(/This is too long\./)).toBeDefined();
  expect(backend.writes).toEqual([]);
});

test.each(['आशा कुलकर्णी', '<b>Asha</b>', 'Asha 🌿'])(
  'saves the name as typed, and the number in its stored form: %s',
  async (name) => {
    const { user, form, save, backend, reload } = await openProfile();
    await fill(user, nameIn(form), name);
    await fill(user, phoneIn(form), '098765 43210');
    await save();
    expect(await screen.findByText('Saved.')).toBeDefined();
    expect(backend.document(PROFILE)).toMatchObject({ name, phone: '+919876543210' });
    await waitFor(() => expect(backend.auth.accounts()[0]?.name).toBe(name));
    reload();
    const reopened = within(await screen.findByRole('form', { name: 'Your details' }));
    expect(valueOf(phoneIn(reopened))).toBe('+91 98765 43210');
    await fill(user, phoneIn(reopened), '');
    await user.click(reopened.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(backend.document(PROFILE)?.['phone']).toBe(''));
  },
);

test('the profile form reports being offline or refused, and keeps its input', async () => {
  const { user, form, save, backend, setOnline } = await openProfile();
  await fill(user, nameIn(form), 'Asha the Second');
  setOnline(false);
  await save();
  await form.findByText(/You’re offline\./);
  expect(valueOf(nameIn(form))).toBe('Asha the Second');
  setOnline(true);
  backend.failWrites('permission-denied');
  await save();
  await form.findByText('Your account doesn’t have access to this.');
  expect(valueOf(nameIn(form))).toBe('Asha the Second');
  backend.failWrites(null);
  await save();
  await waitFor(() => expect(backend.document(PROFILE)?.['name']).toBe('Asha the Second'));
});

test('what is typed before the profile exists stays when the profile arrives', async () => {
  const { user, change } = await renderShop('/dashboard', { user: {} });
  const form = within(await screen.findByRole('form', { name: 'Your details' }));
  await fill(user, nameIn(form), 'Asha Rao');
  change(PROFILE, { ...aProfile(), phone: '+919876543210' });
  await waitFor(() => expect(valueOf(phoneIn(form))).toBe('+91 98765 43210'));
  expect(valueOf(nameIn(form))).toBe('Asha Rao');
});

test('a refused first save keeps its input and says why', async () => {
  const { user, backend, change } = await renderShop('/dashboard', { user: {} });
  const form = within(await screen.findByRole('form', { name: 'Your details' }));
  await fill(user, phoneIn(form), '98765 43210');
  backend.failWrites('permission-denied');
  const release = backend.holdWrites();
  await user.click(form.getByRole('button', { name: 'Save' }));
  // The save created the profile, and its second write is refused.
  change(PROFILE, aProfile());
  release();
  await form.findByText('Your account doesn’t have access to this.');
  expect(valueOf(phoneIn(form))).toBe('98765 43210');
});

async function openSecurity() {
  return renderShop('/dashboard?tab=security', {
    user: {},
    documents: { [PROFILE]: aProfile(), 'users/asha/favorites/neem': { productId: 'neem' } },
  });
}

test('changing the password requires the current one and follows the password rules', async () => {
  const { user, backend } = await openSecurity();
  const form = within(await screen.findByRole('form', { name: 'Change your password' }));
  const change = () => user.click(form.getByRole('button', { name: 'Change password' }));
  await change();
  expect(await form.findAllByText('Please fill this in.')).toHaveLength(2);
  await fill(user, form.getByLabelText('Current password'), 'Wrong@108');
  await fill(user, form.getByLabelText('New password'), 'short');
  await change();
  await form.findByText('Your password needs at least 8 characters.');
  expect(backend.auth.calls).toEqual([]);
  await fill(user, form.getByLabelText('New password'), 'हल्दी-turmeric-9');
  await change();
  await form.findByText('Your current password is incorrect.');
  expect(valueOf(form.getByLabelText('New password'))).toBe('हल्दी-turmeric-9');
  await fill(user, form.getByLabelText('Current password'), PASSWORD);
  await change();
  await screen.findByText('Your password has been changed.');
  expect(backend.auth.accounts()[0]?.password).toBe('हल्दी-turmeric-9');
  expect(valueOf(form.getByLabelText('New password'))).toBe('');
  expect(form.queryByText(/done/)).toBeNull();
});

async function askToErase(user: UserEvent, password: string): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account' });
  await fill(user, within(dialog).getByLabelText('Current password'), password);
  await user.click(within(dialog).getByRole('button', { name: 'Delete my account permanently' }));
  return dialog;
}

test('deleting the account requires the password', async () => {
  const { user, backend } = await openSecurity();
  expect(await screen.findByText(/Kept: your orders and invoices for 8 years/)).toBeDefined();
  const dialog = await askToErase(user, 'Wrong@108');
  await within(dialog).findByText('Your current password is incorrect.');
  expect(backend.document(PROFILE)).toBeDefined();
  expect(backend.writes).toEqual([]);
});

test('the dialog stays while the password is checked and the account is deleted', async () => {
  const { user, backend } = await openSecurity();
  backend.failWrites('permission-denied');
  const release = backend.auth.hold();
  const dialog = await askToErase(user, PASSWORD);
  await user.keyboard('{Escape}');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  release();
  await findAlert('Your account could not be deleted completely.');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an account deletion that the server refuses reports how far it got', async () => {
  const { user, backend } = await openSecurity();
  backend.failWrites('permission-denied');
  await askToErase(user, PASSWORD);
  expect(await findAlert('Your account could not be deleted completely.')).toBeDefined();
  expect(backend.document(PROFILE)).toBeDefined();
  expect(backend.auth.accounts()).toHaveLength(1);
});

test('signing out leads to the home page', async () => {
  const shop = await openProfile();
  await shop.user.click(screen.getByRole('button', { name: 'Sign out' }));
  await expectAddress(shop, '/');
  expect(shop.backend.auth.currentUser).toBeNull();
});
