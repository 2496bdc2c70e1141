import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAddress, fill, findAlert, valueOf } from './support/forms.ts';
import { renderShop } from './support/render-shop.tsx';

const ASHA = { email: 'asha@franch.test', password: 'Ayurveda@108', name: 'Asha' };

const emailField = () => screen.getByLabelText('E-mail');

async function openRegistration(user: UserEvent): Promise<HTMLElement> {
  const sides = await screen.findByRole('group');
  await user.click(within(sides).getByRole('button', { name: 'Create account' }));
  return screen.findByRole('form', { name: 'Create account' });
}

async function signIn(
  user: UserEvent,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const form = await screen.findByRole('form', { name: 'Sign in' });
  await fill(user, within(form).getByLabelText('E-mail'), email);
  await fill(user, within(form).getByLabelText('Password'), password);
  await user.click(within(form).getByRole('button', { name: 'Sign in' }));
}

test('registering without a name creates a profile without one', async () => {
  const shop = await renderShop('/auth');
  const { user, backend } = shop;
  const form = within(await openRegistration(user));
  await fill(user, form.getByLabelText('E-mail'), 'new@franch.test');
  await fill(user, form.getByLabelText('Choose a password'), 'Neem-leaf-8');
  await user.click(form.getByRole('button', { name: 'Create account' }));
  await expectAddress(shop, '/dashboard');
  expect(valueOf(await screen.findByLabelText(/^Name/))).toBe('');
  const [account] = backend.auth.accounts();
  const profile = `users/${account?.uid}`;
  await waitFor(() =>
    expect(backend.document(profile)).toMatchObject({ email: 'new@franch.test', name: '' }),
  );
  expect(backend.document(profile)?.['createdAt']).toBeInstanceOf(Date);
  expect(account?.name).toBe('');
});

test('the first sign-in of an account without a profile creates it', async () => {
  const shop = await renderShop('/auth');
  const { user, backend } = shop;
  const { uid } = backend.auth.put({ ...ASHA, name: 'Gopal' });
  await signIn(user, ASHA);
  await expectAddress(shop, '/dashboard');
  await waitFor(() =>
    expect(backend.document(`users/${uid}`)).toMatchObject({ email: ASHA.email, name: 'Gopal' }),
  );
  const fields = Object.keys(backend.document(`users/${uid}`) ?? {});
  expect(fields.toSorted()).toEqual(['createdAt', 'email', 'name']);
});

test('ticks the password rules as they are met, and shows the password on request', async () => {
  const { user } = await renderShop('/auth');
  await fill(user, await screen.findByLabelText('E-mail'), 'typed@once.in');
  await openRegistration(user);
  // The typed e-mail is carried over.
  expect(valueOf(emailField())).toBe('typed@once.in');
  const password = screen.getByLabelText<HTMLInputElement>('Choose a password');
  expect(password.autocomplete).toBe('new-password');
  const met = () =>
    screen.getAllByRole('listitem').filter(({ textContent }) => textContent.includes('done'));
  await fill(user, password, 'neem');
  expect(met().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('a letter'),
  ]);
  await fill(user, password, 'neem-leaf');
  expect(met()).toHaveLength(3);
  expect(password.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password.type).toBe('text');
  expect(password.value).toBe('neem-leaf');
});

test('a registration without e-mail and password focuses the first missing field', async () => {
  const { user, backend } = await renderShop('/auth');
  const form = within(await openRegistration(user));
  await user.click(form.getByRole('button', { name: 'Create account' }));
  expect(await form.findAllByText('Please fill this in.')).toHaveLength(2);
  expect(document.activeElement).toBe(form.getByLabelText('E-mail'));
  expect(backend.auth.calls).toEqual([]);
});

test.each([
  {
    name: 'न'.repeat(90),
    email: 'no address',
    password: 'short1',
    says: [/too long/, /has an @/, /8 characters/],
  },
  {
    name: '🌿',
    email: '<script>@x',
    password: '12345678',
    says: [/valid e-mail address/, /one letter/],
  },
  {
    name: 'आशा',
    email: `${'x'.repeat(250)}@franch.test`,
    password: 'lettersonly',
    says: [/too long/, /digit or symbol/],
  },
])('a registration with invalid entries reports and keeps them: $email', async (wrong) => {
  const { user, backend } = await renderShop('/auth');
  const form = within(await openRegistration(user));
  await fill(user, form.getByLabelText(/^Your name/), wrong.name);
  await fill(user, form.getByLabelText('E-mail'), wrong.email);
  await fill(user, form.getByLabelText('Choose a password'), wrong.password);
  await user.click(form.getByRole('button', { name: 'Create account' }));
  for (const sentence of wrong.says) await findAlert(sentence);
  expect(valueOf(form.getByLabelText(/^Your name/))).toBe(wrong.name);
  expect(valueOf(form.getByLabelText('E-mail'))).toBe(wrong.email);
  expect(valueOf(form.getByLabelText('Choose a password'))).toBe(wrong.password);
  expect(backend.auth.calls).toEqual([]);
});

test('an address that the sign-in service cannot keep is named as such, beside its field', async () => {
  const { user, backend } = await renderShop('/auth');
  const form = within(await openRegistration(user));
  await fill(user, form.getByLabelText('E-mail'), 'आशा@उदाहरण.भारत');
  await fill(user, form.getByLabelText('Choose a password'), 'Ayurveda@108');
  backend.auth.fail('auth/invalid-email');
  await user.click(form.getByRole('button', { name: 'Create account' }));
  expect(await form.findAllByText(/can’t keep accounts for this e-mail address/)).toHaveLength(2);
  expect(document.activeElement).toBe(form.getByLabelText('E-mail'));
  expect(valueOf(form.getByLabelText('E-mail'))).toBe('आशा@उदाहरण.भारत');
});

test('a wrong password and an unknown e-mail show the same message; the right password signs in', async () => {
  const shop = await renderShop('/auth?next=%2Fproducts%3Fcategory%3DSoaps');
  const { user, backend } = shop;
  backend.auth.put(ASHA);
  const sentences: string[] = [];
  for (const email of [ASHA.email, 'nobody@franch.test']) {
    await signIn(user, { email, password: 'Wrong@108' });
    sentences.push((await findAlert('don’t match')).textContent);
    expect(valueOf(emailField())).toBe(email);
  }
  expect(sentences[0]).toBe(sentences[1]);
  await signIn(user, ASHA);
  await expectAddress(shop, '/products?category=Soaps');
});

test('a taken e-mail is refused without revealing that it is taken', async () => {
  const { user, backend } = await renderShop('/auth');
  backend.auth.put(ASHA);
  const form = within(await openRegistration(user));
  await fill(user, form.getByLabelText('E-mail'), ASHA.email);
  await fill(user, form.getByLabelText('Choose a password'), 'Neem-leaf-8');
  await user.click(form.getByRole('button', { name: 'Create account' }));
  const alert = await findAlert('We couldn’t create the account.');
  expect(alert.textContent).not.toMatch(/exists|taken|already|registered/i);
});

test('a disabled account cannot sign in and sees why', async () => {
  const { user, backend } = await renderShop('/auth');
  backend.auth.put({ ...ASHA, disabled: true });
  await signIn(user, ASHA);
  expect(await findAlert('doesn’t have access to this')).toBeDefined();
});

test('a password reset shows the same message for every e-mail, and mails only an account', async () => {
  const { user, backend } = await renderShop('/auth');
  backend.auth.put(ASHA);
  await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
  const heading = await screen.findByRole('heading', { name: 'Reset your password' });
  expect(document.activeElement).toBe(heading);
  const form = within(screen.getByRole('form', { name: 'Reset your password' }));
  await user.click(form.getByRole('button', { name: 'Send link' }));
  await form.findByText('Please fill this in.');
  for (const email of ['nobody@franch.test', ASHA.email]) {
    await fill(user, form.getByLabelText('E-mail'), email);
    await user.click(form.getByRole('button', { name: /Send/ }));
    await waitFor(() =>
      expect(form.getByRole('status').textContent).toContain(`If there is an account for ${email}`),
    );
    expect(form.getByText('Check your inbox')).toBeDefined();
  }
  expect(backend.auth.mails).toEqual([{ kind: 'reset', email: ASHA.email }]);
  await user.click(form.getByRole('button', { name: 'Back to sign in' }));
  await screen.findByRole('form', { name: 'Sign in' });
  expect(valueOf(emailField())).toBe(ASHA.email);
});

test('a password reset reports and keeps an invalid e-mail', async () => {
  const { user, backend } = await renderShop('/auth');
  await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
  const email = await screen.findByLabelText('E-mail');
  for (const wrong of ['', 'asha at example', '<b>@x', 'आशा@उदाहरण', `${'a'.repeat(250)}@x.in`]) {
    await fill(user, email, wrong);
    await user.click(screen.getByRole('button', { name: 'Send link' }));
    await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
    expect(valueOf(email)).toBe(wrong);
  }
  expect(backend.auth.calls).toEqual([]);
});

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/auth?next=/auth',
  ' /products',
])('a sign-in never redirects out of the shop: %s', async (next) => {
  const shop = await renderShop(`/auth?next=${encodeURIComponent(next)}`);
  shop.backend.auth.put(ASHA);
  await signIn(shop.user, ASHA);
  await screen.findByRole('button', { name: 'Sign out' });
  expect(shop.address()).toBe('/dashboard');
});

test.each([
  ['/auth?next=%2Ffaq', '/faq'],
  ['/user/login', '/dashboard'],
])('a signed-in customer at %s is redirected to %s at once', async (address, target) => {
  const shop = await renderShop(address, { user: {} });
  await waitFor(() => expect(shop.address()).toBe(target));
});

test('pressing the button twice and Enter signs in once', async () => {
  const shop = await renderShop('/auth');
  const { user, backend } = shop;
  backend.auth.put(ASHA);
  const release = backend.auth.hold();
  const form = within(await screen.findByRole('form', { name: 'Sign in' }));
  await fill(user, form.getByLabelText('E-mail'), ASHA.email);
  await fill(user, form.getByLabelText('Password'), ASHA.password);
  await user.dblClick(form.getByRole('button', { name: 'Sign in' }));
  await user.type(form.getByLabelText('Password'), '{Enter}');
  await form.findByRole('button', { name: 'Signing in…' });
  release();
  await expectAddress(shop, '/dashboard');
  expect(backend.auth.calls).toEqual(['signInWithEmailAndPassword']);
});

test('without a network the sign-in says so and keeps its input', async () => {
  const shop = await renderShop('/auth');
  const { user, backend } = shop;
  backend.auth.put(ASHA);
  backend.auth.fail('auth/network-request-failed');
  await signIn(user, ASHA);
  await findAlert('You’re offline');
  expect(valueOf(emailField())).toBe(ASHA.email);
  backend.auth.fail(null);
  await user.click(screen.getByRole('form').querySelector('button[type=submit]') as Element);
  await expectAddress(shop, '/dashboard');
});

test('without a network the registration says so and keeps its input', async () => {
  const { user, backend } = await renderShop('/auth');
  backend.auth.fail('auth/network-request-failed');
  const form = within(await openRegistration(user));
  await fill(user, form.getByLabelText(/^Your name/), 'आशा 🌿 <b>');
  await fill(user, form.getByLabelText('E-mail'), 'somebody@franch.test');
  await fill(user, form.getByLabelText('Choose a password'), 'हल्दी-turmeric-9');
  await user.click(form.getByRole('button', { name: 'Create account' }));
  await findAlert('You’re offline');
  expect(valueOf(form.getByLabelText(/^Your name/))).toBe('आशा 🌿 <b>');
  expect(valueOf(form.getByLabelText('Choose a password'))).toBe('हल्दी-turmeric-9');
});
