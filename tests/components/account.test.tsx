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

test('the profile is checked, kept while it cannot be saved, and stored as typed', async () => {
  const { user, form, save, backend, setOnline, reload } = await openProfile();
  expect(valueOf(nameIn(form))).toBe('Asha');
  await fill(user, nameIn(form), 'x'.repeat(81));
  await fill(user, phoneIn(form), '<script>');
  await save();
  await form.findByText(/This is too long\./);
  await form.findByText(/10-digit Indian mobile number/);
  expect(valueOf(phoneIn(form))).toBe('<script>');
  await fill(user, nameIn(form), 'आशा <b>🌿');
  await save();
  expect(document.activeElement).toBe(phoneIn(form));
  await fill(user, phoneIn(form), '098765 43210');
  expect(backend.writes).toEqual([]);

  setOnline(false);
  await save();
  await form.findByText(/You’re offline\./);
  setOnline(true);
  backend.failWrites('permission-denied');
  await save();
  await form.findByText('Your account doesn’t have access to this.');
  expect(valueOf(nameIn(form))).toBe('आशा <b>🌿');
  backend.failWrites(null);
  await save();
  await screen.findByText('Saved.');
  expect(backend.document(PROFILE)).toMatchObject({ name: 'आशा <b>🌿', phone: '+919876543210' });
  await waitFor(() => expect(backend.auth.accounts()[0]?.name).toBe('आशा <b>🌿'));

  reload();
  const reopened = within(await screen.findByRole('form', { name: 'Your details' }));
  expect(valueOf(phoneIn(reopened))).toBe('+91 98765 43210');
  await fill(user, phoneIn(reopened), '');
  await user.click(reopened.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(backend.document(PROFILE)?.['phone']).toBe(''));
});

test('what is typed before the profile exists stays when it arrives or its save is refused', async () => {
  const { user, backend, change } = await renderShop('/dashboard', { user: {} });
  const form = within(await screen.findByRole('form', { name: 'Your details' }));
  await fill(user, nameIn(form), 'Asha Rao');
  change(PROFILE, { ...aProfile(), phone: '+919876543210' });
  await waitFor(() => expect(valueOf(phoneIn(form))).toBe('+91 98765 43210'));
  expect(valueOf(nameIn(form))).toBe('Asha Rao');
  change(PROFILE, null);
  await fill(user, phoneIn(form), '98765 43211');
  backend.failWrites('permission-denied');
  const release = backend.holdWrites();
  await user.click(form.getByRole('button', { name: 'Save' }));
  // The save created the profile, and its second write is refused.
  change(PROFILE, aProfile());
  release();
  await form.findByText('Your account doesn’t have access to this.');
  expect(valueOf(phoneIn(form))).toBe('98765 43211');
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
  await form.findByText('Enter your current password.');
  form.getByText('Enter a new password.');
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

test('deleting the account requires the password, and says how far a refused one got', async () => {
  const { user, backend } = await openSecurity();
  await screen.findByText(/Kept: your orders and invoices for 8 years/);
  backend.failWrites('permission-denied');
  const dialog = await askToErase(user, 'Wrong@108');
  await within(dialog).findByText('Your current password is incorrect.');
  await fill(user, within(dialog).getByLabelText('Current password'), PASSWORD);
  const release = backend.auth.hold();
  await user.click(within(dialog).getByRole('button', { name: 'Delete my account permanently' }));
  // The dialog stays while the password is checked and the account is deleted.
  await user.keyboard('{Escape}');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  release();
  await findAlert('Your account could not be deleted completely.');
  expect(backend.document(PROFILE)).toBeDefined();
  expect(backend.auth.accounts()).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('signing out leads to the home page', async () => {
  const shop = await openProfile();
  await shop.user.click(screen.getByRole('button', { name: 'Sign out' }));
  await expectAddress(shop, '/');
  expect(shop.backend.auth.currentUser).toBeNull();
});
