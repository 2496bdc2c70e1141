import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SecondFactorStep } from '#features/session/SecondFactorStep.tsx';
import { PolicySwitch } from '../../../src/admin/security/PolicySwitch.tsx';
import { SecondFactorGate } from '../../../src/admin/security/SecondFactorGate.tsx';
import SecurityPage from '../../../src/admin/security/SecurityPage.tsx';
import { findAlert } from '../support/forms.ts';
import { authenticator, CODE } from '../support/memory-auth.ts';
import { PASSWORD } from '../support/memory-backend.ts';
import { renderShop } from '../support/render-shop.tsx';
import { dialogNamed, EARLIER, formNamed, shows } from '../support/staff.ts';
import { fill, openPage, openPart, press } from './open-page.tsx';

const SECURITY = '/admin/dashboard/security';
const PHONE = authenticator('phone', 'My Pixel');
const START = 'Set up an authenticator app';
const ENROL = 'Set up your authenticator app';
const member = (role: string, name: string) => ({
  ...{ email: `${name}@franch.test`, name, role, sinceAt: EARLIER, by: '' },
});
const leela = {
  'staff/leela': member('staff', 'Leela'),
  'staff/owner': member('owner', 'Farida'),
};

test('staff set an authenticator app up by its QR code or its key, and see it in the list', async () => {
  const { backend } = await openPage(SECURITY, 'staff');
  await press(START);
  const form = await formNamed(ENROL);
  form.getByTitle('QR code for your authenticator app');
  form.getByText('JBSW Y3DP EHPK 3PXP');
  const code = form.getByLabelText<HTMLInputElement>('Code from the app');
  expect(code.inputMode).toBe('numeric');
  expect(code.autocomplete).toBe('one-time-code');
  await press('Finish', form);
  await form.findByText('Enter a name for the phone.');
  form.getByText('Enter the code.');
  fill(form.getByLabelText('Phone name'), 'My Pixel');
  fill(code, '12345');
  await press('Finish', form);
  await form.findByText('The code has 6 digits.');
  expect(backend.auth.calls).not.toContain('enroll');
  fill(code, '654321');
  await press('Finish', form);
  await findAlert('This code is incorrect.');
  fill(code, CODE);
  await press('Finish', form);
  await shows('Your authenticator app is set up.');
  await shows('My Pixel');
  await shows('Set up on 20 Nov 2026');
  expect(screen.queryByRole('button', { name: START })).toBeNull();
  expect(backend.auth.put({ uid: 'staff' }).authenticators).toHaveLength(1);
});

test('an enrolment that cannot begin says why; after an old sign-in it asks for the password', async () => {
  const { backend } = await openPage(SECURITY, 'staff');
  backend.auth.fail('auth/operation-not-allowed');
  await press(START);
  await findAlert('Authenticator apps are not switched on for this shop yet.');
  backend.auth.fail('auth/unverified-email');
  await press(START);
  await findAlert('Confirm your email address first');
  expect(screen.queryByRole('form', { name: ENROL })).toBeNull();
  backend.auth.fail('auth/requires-recent-login');
  await press(START);
  await findAlert('Please confirm that it’s you');
  backend.auth.fail(null);
  const form = await formNamed(START);
  fill(form.getByLabelText('Your password'), 'Wrong-108');
  await press(START, form);
  await findAlert('Incorrect password.');
  fill(form.getByLabelText('Your password'), PASSWORD);
  await press(START, form);
  const enrolment = await formNamed(ENROL);

  fill(enrolment.getByLabelText('Phone name'), 'My Pixel');
  fill(enrolment.getByLabelText('Code from the app'), CODE);
  backend.auth.fail('auth/code-expired');
  await press('Finish', enrolment);
  await findAlert('This took too long.');
  backend.auth.fail(null);
  await press('Cancel', enrolment);
  await press(START);
  expect(await screen.findByRole('form', { name: ENROL })).toBeDefined();
});

test('removing one’s authenticator app asks first, and for the sign-in with its code where that is old', async () => {
  const part = (
    <>
      <SecurityPage />
      <SecondFactorStep />
    </>
  );
  const user = { uid: 'staff', email: 'staff@franch.test', authenticators: [PHONE] };
  const { backend } = await openPart(part, 'staff', {}, { user });
  await press(/^Remove/);
  const dialog = await dialogNamed('Remove “My Pixel”?');
  backend.auth.fail('auth/requires-recent-login');
  await press('Remove', dialog);
  await findAlert('Please confirm that it’s you');
  backend.auth.fail(null);
  fill(dialog.getByLabelText('Your password'), PASSWORD);
  await press('Remove', dialog);
  const step = await formNamed('Enter your code');
  fill(step.getByLabelText('Code'), CODE);
  await press('Continue', step);
  await shows('Authenticator app removed.');
  await screen.findByRole('button', { name: START });
  expect(backend.auth.put({ uid: 'staff' }).authenticators).toEqual([]);
});

test('where the shop asks for a second factor, staff without one set it up, and the area opens', async () => {
  const { address } = await renderShop('/admin/dashboard/team', {
    documents: leela,
    user: { uid: 'leela', needsSecondFactor: true },
    role: 'staff',
    width: 1440,
  });
  await screen.findByRole('heading', { name: 'Set up a second factor' });
  expect(screen.queryByRole('navigation', { name: 'Staff area' })).toBeNull();
  await press(START);
  const form = await formNamed(ENROL);
  fill(form.getByLabelText('Phone name'), 'My Pixel');
  fill(form.getByLabelText('Code from the app'), CODE);
  await press('Finish', form);
  await screen.findByRole('heading', { name: 'Team' });
  expect(address()).toBe('/admin/dashboard/team');
});

test('staff who have one sign in again with its code', async () => {
  const user = { uid: 'leela', needsSecondFactor: true, authenticators: [PHONE] };
  const { backend } = await openPart(<SecondFactorGate />, 'staff', {}, { user });
  await screen.findByRole('heading', { name: 'Sign in with your code' });
  expect(screen.queryByRole('button', { name: START })).toBeNull();
  await press('Sign out');
  await waitFor(() => expect(backend.auth.currentUser).toBeNull());
});

test('an owner asks the whole team for a second factor, after their own', async () => {
  const answers = { setSecondFactorPolicy: { outcome: 'refused', refusal: 'no-second-factor' } };
  const { backend, change } = await openPart(<PolicySwitch writable />, 'owner', {}, { answers });
  const REQUIRE = 'Require a second factor';
  await press(REQUIRE);
  const dialog = await dialogNamed('Require a second factor for the whole team?');
  await press(REQUIRE, dialog);
  await findAlert('Set up your own authenticator app first');
  backend.answer('setSecondFactorPolicy', { outcome: 'set', required: true });
  await press(REQUIRE, dialog);
  await shows('A second factor is now required.');
  expect(backend.calls.at(-1)).toEqual({
    name: 'setSecondFactorPolicy',
    request: { required: true },
  });
  change('settings/team', { requiresSecondFactor: true, complete: false });
  await shows('The last change was not applied to everyone.');
  await press('Complete the change');
  await press(REQUIRE, await dialogNamed(/^Require a second factor for the whole team/));
  expect(backend.calls).toHaveLength(3);
  expect(backend.calls.at(-1)?.request).toEqual({ required: true });
  change('settings/team', { requiresSecondFactor: true, complete: true });
  await press('Stop requiring it');
  backend.answer('setSecondFactorPolicy', { outcome: 'set', required: false });
  await press('Stop requiring it', await dialogNamed('Stop requiring a second factor?'));
  await shows('A second factor is no longer required.');
});

test('staff see the requirement and cannot switch it', async () => {
  const policy = { 'settings/team': { requiresSecondFactor: true, complete: true } };
  await openPart(<PolicySwitch writable={false} />, 'staff', policy);
  await shows('needs a code from an authenticator app to open the staff area.');
  await shows('Only owners can change this.');
  expect(screen.queryByRole('button', { name: 'Stop requiring it' })).toBeNull();
});

test('an owner removes the authenticator app of a colleague with a lost phone, never their own', async () => {
  const answers = { resetSecondFactors: { outcome: 'refused', refusal: 'none' } };
  const { backend } = await openPage('/admin/dashboard/team', 'owner', leela, { answers });
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect((await row(/Farida/)).queryByRole('button', { name: /^Lost phone/ })).toBeNull();
  await press(/^Lost phone/, await row(/Leela/));
  const dialog = await dialogNamed('Remove the authenticator app of Leela?');
  await press('Remove app', dialog);
  await findAlert('This person has no authenticator app set up.');
  backend.answer('resetSecondFactors', { outcome: 'removed' });
  await press('Remove app', dialog);
  await shows('Leela can sign in without a code and set up a new app.');
  expect(backend.calls.at(-1)).toEqual({ name: 'resetSecondFactors', request: { uid: 'leela' } });
});
