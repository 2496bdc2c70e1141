import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectAddress, fill, findAlert, valueOf } from './support/forms.ts';
import { renderPage, renderShop } from './support/render-shop.tsx';

const ASHA = { email: 'asha@franch.test', password: 'Ayurveda@108', name: 'Asha' };

const emailField = () => screen.getByLabelText('Email');

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
  await fill(user, within(form).getByLabelText('Email'), email);
  await fill(user, within(form).getByLabelText('Password'), password);
  await user.click(within(form).getByRole('button', { name: 'Sign in' }));
}

test('registering without a name creates a profile without one', async () => {
  const shop = await renderShop('/auth');
  const { user, backend } = shop;
  const form = within(await openRegistration(user));
  await fill(user, form.getByLabelText('Email'), 'new@franch.test');
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
  await fill(user, await screen.findByLabelText('Email'), 'typed@once.in');
  await openRegistration(user);
  // The typed email is carried over.
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

test('a wrong password and an unknown email show the same message; the right password signs in', async () => {
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

test('a password reset shows the same message for every email, and mails only an account', async () => {
  const { user, backend } = await renderShop('/auth');
  backend.auth.put(ASHA);
  await user.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
  const heading = await screen.findByRole('heading', { name: 'Reset your password' });
  expect(document.activeElement).toBe(heading);
  const form = within(screen.getByRole('form', { name: 'Reset your password' }));
  await user.click(form.getByRole('button', { name: 'Send link' }));
  await form.findByText('Enter your email address.');
  await fill(user, form.getByLabelText('Email'), 'आशा@उदाहरण');
  await user.click(form.getByRole('button', { name: 'Send link' }));
  await waitFor(() => expect(emailField().getAttribute('aria-invalid')).toBe('true'));
  expect(backend.auth.calls).toEqual([]);
  for (const email of ['nobody@franch.test', ASHA.email]) {
    await fill(user, form.getByLabelText('Email'), email);
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

test.each([
  ['/auth?next=%2Ffaq', '/faq'],
  ['/user/login', '/dashboard'],
])('a signed-in customer at %s is redirected to %s at once', async (address, target) => {
  const shop = await renderShop(address, { user: {} });
  await waitFor(() => expect(shop.address()).toBe(target));
});

test('a registration reports and keeps what is missing, invalid or refused', async () => {
  const { user, backend } = await renderShop('/auth');
  backend.auth.put(ASHA);
  const form = within(await openRegistration(user));
  const [name, email, password] = [/^Your name/, 'Email', 'Choose a password'].map((label) =>
    form.getByLabelText(label),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  const create = () => user.click(form.getByRole('button', { name: 'Create account' }));
  await create();
  await form.findByText('Enter your email address.');
  form.getByText('Enter your password.');
  expect(document.activeElement).toBe(email);
  await fill(user, name, 'न'.repeat(90));
  await fill(user, email, 'no address');
  await fill(user, password, 'short1');
  await create();
  for (const sentence of [/too long/, /has an @/, /8 characters/]) await findAlert(sentence);
  expect([name, email, password].map(valueOf)).toEqual(['न'.repeat(90), 'no address', 'short1']);
  expect(backend.auth.calls).toEqual([]);

  await fill(user, name, 'आशा 🌿 <b>');
  await fill(user, email, 'आशा@उदाहरण.भारत');
  await fill(user, password, 'हल्दी-turmeric-9');
  backend.auth.fail('auth/invalid-email');
  await create();
  expect(await form.findAllByText(/can’t keep accounts for this email address/)).toHaveLength(2);
  expect(document.activeElement).toBe(email);
  backend.auth.fail('auth/network-request-failed');
  await create();
  await findAlert('You’re offline');
  const kept = ['आशा 🌿 <b>', 'आशा@उदाहरण.भारत', 'हल्दी-turmeric-9'];
  expect([name, email, password].map(valueOf)).toEqual(kept);

  backend.auth.fail(null);
  await fill(user, email, ASHA.email);
  await create();
  const alert = await findAlert('We couldn’t create the account.');
  expect(alert.textContent).not.toMatch(/exists|taken|already|registered/i);
});

test('a sign-in is sent once, and never redirects out of the shop', async () => {
  const shop = await renderShop('/auth?next=https%3A%2F%2Fevil.example%2F');
  const { user, backend } = shop;
  backend.auth.put({ ...ASHA, disabled: true });
  await signIn(user, ASHA);
  await findAlert('doesn’t have access to this');
  const [account] = backend.auth.accounts();
  backend.auth.put({ ...account, disabled: false });
  backend.auth.fail('auth/network-request-failed');
  await signIn(user, ASHA);
  await findAlert('You’re offline');
  expect(valueOf(emailField())).toBe(ASHA.email);
  backend.auth.fail(null);
  const before = backend.auth.calls.length;
  const release = backend.auth.hold();
  const form = within(screen.getByRole('form', { name: 'Sign in' }));
  await user.dblClick(form.getByRole('button', { name: 'Sign in' }));
  await user.type(form.getByLabelText('Password'), '{Enter}');
  await form.findByRole('button', { name: 'Signing in…' });
  release();
  await expectAddress(shop, '/dashboard');
  expect(backend.auth.calls.slice(before)).toEqual(['signInWithEmailAndPassword']);
});

test.each([
  ['/dashboard?tab=cart-fav', 'to save products for later'],
  ['/dashboard?tab=orders&order=abc', 'to see your orders'],
  ['/dashboard?tab=checkout', 'with your saved addresses'],
  ['/product/franch-omega-3', 'to write about this product'],
  ['/blogs', 'Welcome back'],
])('sign-in that leads to %s says why it is asked', async (next, why) => {
  await renderPage(`/auth?next=${encodeURIComponent(next)}`);
  expect(await screen.findByText(new RegExp(why))).toBeDefined();
});
