import type { Timestamp } from 'firebase-admin/firestore';
import {
  adminAuth,
  aCustomer,
  aNewEmail,
  fillSignIn,
  mailedLinks,
} from '../../support/shop/customers.ts';
import { AUTH_REFUSES } from '../../support/browser/noise.ts';
import { adminFirestore, expect, test } from '../../support/browser/shop-test.ts';

test('registering with a name creates an account and a profile', async ({ page }) => {
  const [email, name] = [aNewEmail(), 'Meera Kapoor'];
  await page.goto('/auth');
  await page.getByRole('group').getByRole('button', { name: 'Create account' }).click();
  const form = page.getByRole('form', { name: 'Create account' });
  await form.getByLabel('Your name').fill(name);
  await form.getByLabel('E-mail').fill(email);
  await form.getByLabel('Choose a password').fill('Neem-leaf-8');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByLabel('Name')).toHaveValue(name);

  const { uid } = await adminAuth().getUserByEmail(email);
  const profile = adminFirestore().doc(`users/${uid}`);
  await expect.poll(async () => (await profile.get()).data()).toMatchObject({ email, name });
  const createdAt = (await profile.get()).get('createdAt') as Timestamp;
  expect(createdAt.toMillis()).toBeGreaterThan(Date.now() - 60_000);
  await expect.poll(async () => (await adminAuth().getUser(uid)).displayName ?? '').toBe(name);
});

test('Auth errors are shown: a taken e-mail, a wrong password, a disabled account; a reset e-mail goes only to the account', async ({
  page,
  expectNoise,
}) => {
  expectNoise(AUTH_REFUSES);
  const customer = await aCustomer();
  const unknownEmail = aNewEmail();
  await page.goto('/auth');
  const sides = page.getByRole('group');
  await sides.getByRole('button', { name: 'Create account' }).click();
  const form = page.getByRole('form', { name: 'Create account' });
  await form.getByLabel('E-mail').fill(customer.email);
  await form.getByLabel('Choose a password').fill('Neem-leaf-8');
  await form.getByRole('button', { name: 'Create account' }).click();
  const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });
  await expect(alert('We couldn’t create the account.')).toBeVisible();

  await sides.getByRole('button', { name: 'Sign in' }).click();
  for (const email of [customer.email, unknownEmail]) {
    await fillSignIn(page, { email, password: 'Wrong@108' });
    await expect(alert('don’t match')).toBeVisible();
  }
  await adminAuth().updateUser(customer.uid, { disabled: true });
  await fillSignIn(page, customer);
  await expect(alert('doesn’t have access to this')).toBeVisible();

  await adminAuth().updateUser(customer.uid, { disabled: false });
  await page.getByRole('button', { name: 'Forgot your password?' }).click();
  const reset = page.getByRole('form', { name: 'Reset your password' });
  for (const email of [unknownEmail, customer.email]) {
    await reset.getByLabel('E-mail').fill(email);
    await reset.getByRole('button', { name: /Send/ }).click();
    await expect(reset.getByRole('status')).toContainText(`If there is an account for ${email}`);
  }
  expect(await mailedLinks(customer.email, 'PASSWORD_RESET')).toHaveLength(1);
  expect(await mailedLinks(unknownEmail, 'PASSWORD_RESET')).toHaveLength(0);
});

test('Google signs in through the account chooser: a sample account and a custom one', async ({
  page,
}) => {
  await page.goto('/auth');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose a Google account' });
  await expect(chooser).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chooser).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooser.getByRole('button', { name: /Meera Iyer/ }).click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByLabel('Name')).toHaveValue('Meera Iyer');
  const meera = await adminAuth().getUserByEmail('meera.google@franch.test');
  await expect
    .poll(async () => (await adminFirestore().doc(`users/${meera.uid}`).get()).data())
    .toMatchObject({ email: 'meera.google@franch.test', name: 'Meera Iyer' });
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL('/');

  const email = aNewEmail();
  await page.goto('/auth?next=/dashboard?tab=security');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await chooser.getByRole('button', { name: 'Use this account' }).click();
  await expect(chooser.getByText('Please fill this in.')).toBeVisible();
  await chooser.getByLabel('E-mail of the Google account').fill(email);
  await chooser.getByRole('button', { name: 'Use this account' }).click();
  await expect(page.getByText('You sign in with Google')).toBeVisible();
  const { providerData } = await adminAuth().getUserByEmail(email);
  expect(providerData.map(({ providerId }) => providerId)).toEqual(['google.com']);
});
