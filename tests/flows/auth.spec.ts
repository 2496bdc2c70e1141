import type { Timestamp } from 'firebase-admin/firestore';
import {
  adminAuth,
  aCustomer,
  aNewEmail,
  fillSignIn,
  mailedLinks,
  signIn,
} from '../support/customers.ts';
import { adminFirestore, expect, test } from '../support/shop-test.ts';

const AUTH_REFUSES = /400 POST .*identitytoolkit|status of 400/;
// Without a network Firestore asks google.com for a dot to find out why; the policy of the site refuses that.
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Could not reach Cloud Firestore|cleardot\.gif/;

for (const name of ['Meera Kapoor', '']) {
  test(`registering ${name ? 'with' : 'without'} a name makes the profile`, async ({ page }) => {
    const email = aNewEmail();
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
    const made = (await profile.get()).get('createdAt') as Timestamp;
    expect(made.toMillis()).toBeGreaterThan(Date.now() - 60_000);
    await expect.poll(async () => (await adminAuth().getUser(uid)).displayName ?? '').toBe(name);
  });
}

test('an account that has no profile yet gets one on its first load', async ({ page }) => {
  const customer = await aCustomer('Gopal');
  await signIn(page, customer);
  const profile = adminFirestore().doc(`users/${customer.uid}`);
  await expect
    .poll(async () => (await profile.get()).data())
    .toMatchObject({ email: customer.email, name: 'Gopal' });
  expect(Object.keys((await profile.get()).data() ?? {}).toSorted()).toEqual([
    'createdAt',
    'email',
    'name',
  ]);
});

test('the rules of a password are shown as they are met, and it can be shown', async ({ page }) => {
  await page.goto('/auth');
  await page.getByLabel('E-mail').fill('typed@once.in');
  await page.getByRole('group').getByRole('button', { name: 'Create account' }).click();
  // What was typed comes along.
  await expect(page.getByLabel('E-mail')).toHaveValue('typed@once.in');
  const password = page.getByLabel('Choose a password');
  await expect(password).toHaveAttribute('autocomplete', 'new-password');
  const met = page.getByRole('listitem').filter({ hasText: 'done' });
  await password.fill('neem');
  await expect(met).toHaveText([/a letter/]);
  await password.fill('neem-leaf');
  await expect(met).toHaveCount(3);
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show the password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('neem-leaf');
});

test(
  'what cannot be an account is said beside the field, and nothing typed is lost',
  { tag: '@one-size' },
  async ({ page }) => {
    await page.goto('/auth');
    await page.getByRole('group').getByRole('button', { name: 'Create account' }).click();
    const form = page.getByRole('form', { name: 'Create account' });
    const send = form.getByRole('button', { name: 'Create account' });
    await send.click();
    await expect(form.getByLabel('E-mail')).toBeFocused();
    await expect(form.getByText('Please fill this in.')).toHaveCount(2);

    const wrong = [
      {
        name: 'न'.repeat(90),
        email: 'no address',
        password: 'short1',
        says: [/too long/, /does not look like/, /8 characters/],
      },
      {
        name: '🌿',
        email: '<script>@x',
        password: '12345678',
        says: [/does not look like/, /one letter/],
      },
      {
        name: 'आशा',
        email: `${'x'.repeat(250)}@franch.test`,
        password: 'lettersonly',
        says: [/too long/, /digit or sign/],
      },
    ];
    for (const { name, email, password, says } of wrong) {
      await form.getByLabel('Your name').fill(name);
      await form.getByLabel('E-mail').fill(email);
      await form.getByLabel('Choose a password').fill(password);
      await send.click();
      for (const sentence of says)
        await expect(form.getByRole('alert').filter({ hasText: sentence }).first()).toBeVisible();
      await expect(form.getByLabel('Your name')).toHaveValue(name);
      await expect(form.getByLabel('E-mail')).toHaveValue(email);
      await expect(form.getByLabel('Choose a password')).toHaveValue(password);
    }
  },
);

test('a wrong password and an unknown address get the same sentence; the right one goes on', async ({
  page,
  expectNoise,
}) => {
  expectNoise(AUTH_REFUSES);
  const customer = await aCustomer();
  await page.goto('/auth?next=%2Fproducts%3Fcategory%3DSoaps');
  const said: (string | null)[] = [];
  for (const email of [customer.email, aNewEmail()]) {
    await fillSignIn(page, { email, password: 'Wrong@108' });
    const alert = page.getByRole('alert').filter({ hasText: 'do not fit together' });
    await expect(alert).toBeVisible();
    said.push(await alert.textContent());
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
  }
  expect(said[0]).toBe(said[1]);
  await fillSignIn(page, customer);
  await expect(page).toHaveURL('/products?category=Soaps');
});

test(
  'a taken address is refused without a word of whose it is; a closed account too',
  { tag: '@one-size' },
  async ({ page, expectNoise }) => {
    expectNoise(AUTH_REFUSES);
    const customer = await aCustomer();
    await page.goto('/auth');
    await page.getByRole('group').getByRole('button', { name: 'Create account' }).click();
    const form = page.getByRole('form', { name: 'Create account' });
    await form.getByLabel('E-mail').fill(customer.email);
    await form.getByLabel('Choose a password').fill('Neem-leaf-8');
    await form.getByRole('button', { name: 'Create account' }).click();
    const alert = form.getByRole('alert').filter({ hasText: 'This did not work.' });
    await expect(alert).toBeVisible();
    await expect(alert).not.toContainText(/exists|taken|already|registered/i);

    await adminAuth().updateUser(customer.uid, { disabled: true });
    await page.getByRole('group').getByRole('button', { name: 'Sign in' }).click();
    await fillSignIn(page, customer);
    await expect(
      page.getByRole('alert').filter({ hasText: 'not open to your account' }),
    ).toBeVisible();
  },
);

test(
  'a reset says the same for every address, and only sends a link to an account',
  { tag: '@one-size' },
  async ({ page, expectNoise }) => {
    // The emulator tells of unknown addresses; the page does not.
    expectNoise(AUTH_REFUSES);
    const customer = await aCustomer();
    const nobody = aNewEmail();
    await page.goto('/auth');
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeFocused();
    const form = page.getByRole('form', { name: 'Reset your password' });
    await form.getByRole('button', { name: 'Send the link' }).click();
    await expect(form.getByText('Please fill this in.')).toBeVisible();
    for (const email of [nobody, customer.email]) {
      await form.getByLabel('E-mail').fill(email);
      await form.getByRole('button', { name: /Send/ }).click();
      await expect(form.getByRole('status')).toContainText(`If there is an account for ${email}`);
    }
    expect(await mailedLinks(customer.email, 'PASSWORD_RESET')).toHaveLength(1);
    expect(await mailedLinks(nobody, 'PASSWORD_RESET')).toHaveLength(0);
    await form.getByRole('button', { name: 'Back to sign in' }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue(customer.email);
  },
);

test(
  'Google signs in through the chooser: a sample account, and one of one’s own',
  { tag: '@one-size' },
  async ({ page }) => {
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
  },
);

test('a sign-in never leads out of the shop', { tag: '@one-size' }, async ({ page }) => {
  test.slow();
  const customer = await aCustomer();
  for (const next of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '/auth?next=/auth',
    ' /products',
  ]) {
    await page.goto(`/auth?next=${encodeURIComponent(next)}`);
    await fillSignIn(page, customer);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL('/');
  }
});

test(
  'who is signed in already goes on at once, also from an old address',
  { tag: '@one-size' },
  async ({ page }) => {
    const customer = await aCustomer();
    await signIn(page, customer);
    await page.goto('/auth?next=%2Ffaq');
    await expect(page).toHaveURL('/faq');
    await page.goto('/user/login');
    await expect(page).toHaveURL('/dashboard');
  },
);

test('an impatient customer signs in once', { tag: '@one-size' }, async ({ page, context }) => {
  const customer = await aCustomer();
  let asked = 0;
  await context.route(/accounts:signInWithPassword/, async (route) => {
    if (route.request().method() === 'POST') asked += 1;
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto('/auth');
  const form = page.getByRole('form', { name: 'Sign in' });
  await form.getByLabel('E-mail').fill(customer.email);
  await form.getByLabel('Password', { exact: true }).fill(customer.password);
  await form.getByRole('button', { name: 'Sign in' }).dblclick();
  await form.getByLabel('Password', { exact: true }).press('Enter');
  await expect(form.getByRole('button', { name: 'Signing in…' })).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(asked).toBe(1);
});

test(
  'without a network the form says so and keeps what was typed',
  { tag: '@one-size' },
  async ({ page, context, expectNoise }) => {
    expectNoise(NO_NETWORK);
    expectNoise(AUTH_REFUSES);
    const customer = await aCustomer();
    await page.goto('/auth');
    // Auth's code is here since the first, wrong try.
    await fillSignIn(page, { email: customer.email, password: 'Wrong@108' });
    await expect(page.getByRole('alert').filter({ hasText: 'do not fit' })).toBeVisible();
    await context.setOffline(true);
    await fillSignIn(page, customer);
    await expect(
      page.getByRole('alert').filter({ hasText: 'There is no connection' }),
    ).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(customer.email);
    await context.setOffline(false);
    await page.getByRole('form').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/dashboard');
  },
);
