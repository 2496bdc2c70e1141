import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAddress, fill, findAlert, valueOf } from './support/forms.ts';
import { authenticator, CODE } from './support/memory-auth.ts';
import { renderShop, type RenderedShop } from './support/render-shop.tsx';
import { dialogNamed, formNamed, press } from './support/staff.ts';

const LEELA = { email: 'leela@franch.test', password: 'Ayurveda@108' };
const PHONE = authenticator('phone', 'Leela’s phone');
const TITLE = 'Enter your code';

/** Opens the sign-in page and signs in to an account with these authenticators. */
async function signIn(
  authenticators = [PHONE],
): Promise<Pick<RenderedShop, 'backend' | 'user' | 'address'>> {
  const shop = await renderShop('/auth');
  shop.backend.auth.put({ ...LEELA, authenticators });
  const form = await formNamed('Sign in');
  await fill(shop.user, form.getByLabelText('Email'), LEELA.email);
  await fill(shop.user, form.getByLabelText('Password'), LEELA.password);
  await press(shop.user, 'Sign in', form);
  return shop;
}

async function send(user: UserEvent, code: string): Promise<void> {
  const form = await formNamed(TITLE);
  await fill(user, form.getByLabelText('Code'), code);
  await user.keyboard('{Enter}');
}

test('a wrong code and one of five digits are named; the right one then signs in', async () => {
  const shop = await signIn();
  const form = await formNamed(TITLE);
  form.getByText(/“Leela’s phone”/);
  const code = form.getByLabelText<HTMLInputElement>('Code');
  expect([code.inputMode, code.autocomplete]).toEqual(['numeric', 'one-time-code']);
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(form.queryByLabelText('Device')).toBeNull();
  await send(shop.user, '12345');
  await findAlert('The code has 6 digits.');
  expect(shop.backend.auth.calls).not.toContain('resolveSignIn');
  await send(shop.user, '654321');
  await findAlert('This code is incorrect.');
  const field = (await formNamed(TITLE)).getByLabelText('Code');
  expect(document.activeElement).toBe(field);
  await send(shop.user, '123 456');
  await expectAddress(shop, '/dashboard');
});

test('a step that took too long or too many codes says so; Back and Escape lead to the form as it was typed', async () => {
  const { user, backend } = await signIn();
  await formNamed(TITLE);
  backend.auth.fail('auth/totp-challenge-timeout');
  await send(user, CODE);
  await findAlert('This step timed out.');
  backend.auth.fail(null);
  await user.click((await formNamed(TITLE)).getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('form', { name: TITLE })).toBeNull());
  const form = await formNamed('Sign in');
  expect(valueOf(form.getByLabelText('Email'))).toBe(LEELA.email);
  expect(valueOf(form.getByLabelText('Password'))).toBe(LEELA.password);
  await press(user, 'Sign in', form);
  await formNamed(TITLE);
  backend.auth.fail('auth/too-many-requests');
  await send(user, CODE);
  await findAlert('Too many wrong codes.');
  await user.keyboard('{Escape}');
  await findAlert('This was cancelled.');
  expect(screen.queryByRole('form', { name: TITLE })).toBeNull();
  expect(backend.auth.currentUser).toBeNull();
});

test('of two devices the person chooses', async () => {
  const shop = await signIn([PHONE, authenticator('tablet', 'Tablet')]);
  const form = await formNamed(TITLE);
  const device = form.getByLabelText('Device');
  await shop.user.selectOptions(device, 'Tablet');
  expect(valueOf(device)).toBe('tablet');
  await send(shop.user, CODE);
  await expectAddress(shop, '/dashboard');
});

test('a change of the password asks for the code as well', async () => {
  const { user, backend } = await renderShop('/dashboard?tab=security', {
    user: { uid: 'leela', email: LEELA.email },
  });
  act(() => void backend.auth.put({ uid: 'leela', authenticators: [PHONE] }));
  const form = await formNamed('Change your password');
  await fill(user, form.getByLabelText('Current password'), LEELA.password);
  await fill(user, form.getByLabelText('New password'), 'Neem-leaf-108');
  await user.keyboard('{Enter}');
  await dialogNamed(TITLE);
  await send(user, CODE);
  await waitFor(() => expect(backend.auth.put({ uid: 'leela' }).password).toBe('Neem-leaf-108'));
});
