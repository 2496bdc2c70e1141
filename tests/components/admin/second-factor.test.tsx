import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAlert } from '../support/forms.ts';
import { authenticator, CODE } from '../support/memory-auth.ts';
import { PASSWORD } from '../support/memory-backend.ts';
import { renderShop } from '../support/render-shop.tsx';
import {
  dialogNamed,
  EARLIER,
  fill,
  formNamed,
  press,
  renderStaff,
  settings,
  shows,
} from '../support/staff.ts';

const SECURITY = '/admin/dashboard/security';
const PHONE = authenticator('phone', 'My Pixel');
const START = 'Set up an authenticator app';
const ENROL = 'Set up your authenticator app';
const policy = (requiresSecondFactor: boolean, complete = true) => ({
  ...settings(),
  'settings/team': { requiresSecondFactor, complete },
});
const leela = {
  'staff/leela': {
    ...{ email: 'leela@franch.test', name: 'Leela', role: 'staff', sinceAt: EARLIER, by: '' },
  },
  'staff/owner': {
    ...{ email: 'owner@franch.test', name: 'Farida', role: 'owner', sinceAt: EARLIER, by: '' },
  },
};

test('staff set an authenticator app up by its QR code or its key, and see it in the list', async () => {
  const { user, backend } = await renderStaff(SECURITY, 'staff');
  await press(user, START);
  const form = await formNamed(ENROL);
  form.getByTitle('QR code for your authenticator app');
  form.getByText('JBSW Y3DP EHPK 3PXP');
  const code = form.getByLabelText<HTMLInputElement>('Code from the app');
  expect(code.inputMode).toBe('numeric');
  expect(code.autocomplete).toBe('one-time-code');
  await press(user, 'Finish', form);
  expect(await form.findAllByText('Please fill this in.')).toHaveLength(2);
  await fill(user, form.getByLabelText('Phone name'), 'My Pixel');
  await fill(user, code, '12345');
  await press(user, 'Finish', form);
  await form.findByText('The code has 6 digits.');
  expect(backend.auth.calls).not.toContain('enroll');
  await fill(user, code, '654321');
  await press(user, 'Finish', form);
  await findAlert('This code is incorrect.');
  await fill(user, code, CODE);
  await press(user, 'Finish', form);
  await shows('Your authenticator app is set up.');
  await shows('My Pixel');
  await shows('Set up on 20 Nov 2026');
  expect(screen.queryByRole('button', { name: START })).toBeNull();
  expect(backend.auth.put({ uid: 'staff' }).authenticators).toHaveLength(1);
});

test.each([
  ['auth/operation-not-allowed', 'Authenticator apps are not switched on for this shop yet.'],
  ['auth/unverified-email', 'Confirm your e-mail address first'],
])('an enrolment that cannot begin (%s) says why', async (code, sentence) => {
  const { user, backend } = await renderStaff(SECURITY, 'staff');
  await screen.findByRole('button', { name: START });
  backend.auth.fail(code);
  await press(user, START);
  await findAlert(sentence);
  expect(screen.queryByRole('form', { name: ENROL })).toBeNull();
});

test('an enrolment after an old sign-in asks for the password first', async () => {
  const { user, backend } = await renderStaff(SECURITY, 'staff');
  await screen.findByRole('button', { name: START });
  backend.auth.fail('auth/requires-recent-login');
  await press(user, START);
  await findAlert('Please confirm that it’s you');
  backend.auth.fail(null);
  const form = await formNamed(START);
  await fill(user, form.getByLabelText('Your password'), 'Wrong-108');
  await press(user, START, form);
  await findAlert('Incorrect password.');
  await fill(user, form.getByLabelText('Your password'), PASSWORD);
  await press(user, START, form);
  expect(await screen.findByRole('form', { name: ENROL })).toBeTruthy();
});

test('an enrolment that took too long starts again', async () => {
  const { user, backend } = await renderStaff(SECURITY, 'staff');
  await press(user, START);
  const form = await formNamed(ENROL);
  await fill(user, form.getByLabelText('Phone name'), 'My Pixel');
  await fill(user, form.getByLabelText('Code from the app'), CODE);
  backend.auth.fail('auth/code-expired');
  await press(user, 'Finish', form);
  await findAlert('This took too long.');
  backend.auth.fail(null);
  await press(user, 'Cancel', form);
  await press(user, START);
  expect(await screen.findByRole('form', { name: ENROL })).toBeTruthy();
});

test('removing one’s authenticator app asks first, and for the sign-in with its code where that is old', async () => {
  const { user, backend } = await renderStaff(SECURITY, 'staff');
  await screen.findByRole('button', { name: START });
  act(() => void backend.auth.put({ uid: 'staff', authenticators: [PHONE] }));
  await user.click(screen.getByRole('link', { name: 'Team' }));
  await screen.findByRole('heading', { name: 'Team' });
  await user.click(screen.getByRole('link', { name: 'Account security' }));
  await press(user, /^Remove/);
  const dialog = await dialogNamed('Remove “My Pixel”?');
  backend.auth.fail('auth/requires-recent-login');
  await press(user, 'Remove', dialog);
  await findAlert('Please confirm that it’s you');
  backend.auth.fail(null);
  await fill(user, dialog.getByLabelText('Your password'), PASSWORD);
  await press(user, 'Remove', dialog);
  const step = await formNamed('Enter your code');
  await fill(user, step.getByLabelText('Code'), CODE);
  await press(user, 'Continue', step);
  await shows('Authenticator app removed.');
  await screen.findByRole('button', { name: START });
  expect(backend.auth.put({ uid: 'staff' }).authenticators).toEqual([]);
});

test('where the shop asks for a second factor, staff without one set it up, and the area opens', async () => {
  const shop = await renderShop('/admin/dashboard/team', {
    documents: leela,
    user: { uid: 'leela', needsSecondFactor: true },
    role: 'staff',
    width: 1440,
  });
  const { user, address } = shop;
  await screen.findByRole('heading', { name: 'Set up a second factor' });
  expect(screen.queryByRole('navigation', { name: 'Staff area' })).toBeNull();
  await press(user, START);
  const form = await formNamed(ENROL);
  await fill(user, form.getByLabelText('Phone name'), 'My Pixel');
  await fill(user, form.getByLabelText('Code from the app'), CODE);
  await press(user, 'Finish', form);
  await screen.findByRole('heading', { name: 'Team' });
  expect(address()).toBe('/admin/dashboard/team');
});

test('staff who have one sign in again with its code', async () => {
  const { user, backend, address } = await renderShop(SECURITY, {
    user: { uid: 'leela', needsSecondFactor: true, authenticators: [PHONE] },
    role: 'staff',
  });
  await screen.findByRole('heading', { name: 'Sign in with your code' });
  expect(screen.queryByRole('button', { name: START })).toBeNull();
  await press(user, 'Sign out');
  await waitFor(() => expect(backend.auth.currentUser).toBeNull());
  expect(address()).toMatch(/^\/auth\?next=%2Fadmin/);
});

test('an owner asks the whole team for a second factor, after their own', async () => {
  const { user, backend, change } = await renderStaff(
    '/admin/dashboard/settings',
    'owner',
    settings(),
    { setSecondFactorPolicy: { outcome: 'refused', refusal: 'no-second-factor' } },
  );
  await press(user, 'Require a second factor');
  const dialog = await dialogNamed('Require a second factor for the whole team?');
  await press(user, 'Require a second factor', dialog);
  await findAlert('Set up your own authenticator app first');
  backend.answer('setSecondFactorPolicy', { outcome: 'set', required: true });
  await press(user, 'Require a second factor', dialog);
  await shows('A second factor is now required.');
  expect(backend.calls.at(-1)).toEqual({
    name: 'setSecondFactorPolicy',
    request: { required: true },
  });
  change('settings/team', { requiresSecondFactor: true, complete: false });
  await shows('The last change was not applied to everyone.');
  await press(user, 'Complete the change');
  await press(
    user,
    'Require a second factor',
    await dialogNamed(/^Require a second factor for the whole team/),
  );
  expect(backend.calls.at(-1)?.request).toEqual({ required: true });
  change('settings/team', { requiresSecondFactor: true, complete: true });
  await press(user, 'Stop requiring it');
  backend.answer('setSecondFactorPolicy', { outcome: 'set', required: false });
  await press(user, 'Stop requiring it', await dialogNamed('Stop requiring a second factor?'));
  await shows('A second factor is no longer required.');
});

test('staff see the requirement and cannot switch it', async () => {
  await renderStaff('/admin/dashboard/settings', 'staff', policy(true));
  await shows('need a code from an authenticator app to open the staff area.');
  await shows('Only owners can change this.');
  expect(screen.queryByRole('button', { name: 'Stop requiring it' })).toBeNull();
});

test('an owner removes the authenticator app of a colleague with a lost phone, never their own', async () => {
  const { user, backend } = await renderStaff('/admin/dashboard/team', 'owner', leela, {
    resetSecondFactors: { outcome: 'refused', refusal: 'none' },
  });
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect((await row(/Farida/)).queryByRole('button', { name: /^Lost phone/ })).toBeNull();
  await press(user, /^Lost phone/, await row(/Leela/));
  const dialog = await dialogNamed('Remove the authenticator app of Leela?');
  await press(user, 'Remove app', dialog);
  await findAlert('This person has no authenticator app set up.');
  backend.answer('resetSecondFactors', { outcome: 'removed' });
  await press(user, 'Remove app', dialog);
  await shows('Leela can sign in without a code and set up a new app.');
  expect(backend.calls.at(-1)).toEqual({ name: 'resetSecondFactors', request: { uid: 'leela' } });
});
