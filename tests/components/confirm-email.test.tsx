import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type RenderedShop, renderShop } from './support/render-shop.tsx';

const TITLE = 'Confirm your email address';
const MINUTE_MS = 60_000;

afterEach(() => vi.useRealTimers());

let accounts = 0;

/** Opens a new user's account: the state of the email is remembered per account until a page load. */
async function openAccount(): Promise<RenderedShop & { email: string }> {
  accounts += 1;
  const [uid, email] = [`new-${accounts}`, `new-${accounts}@franch.test`];
  const documents = { [`users/${uid}`]: { email, name: 'Asha', createdAt: new Date() } };
  const shop = await renderShop('/dashboard', {
    user: { uid, email, emailVerified: false },
    documents,
  });
  await screen.findByRole('form', { name: 'Your details' });
  return { ...shop, email };
}

const notice = () => within(screen.getByRole('region', { name: TITLE }));
const status = () => notice().getByRole('status').textContent;
const alert = () => notice().getByRole('alert').textContent;
const button = (name: string) => notice().getByRole('button', { name });
const isDisabled = (name: string) => button(name).getAttribute('aria-disabled');

/** Simulates the account following its mailed link in another tab. */
function confirm({ backend }: RenderedShop): void {
  const [account] = backend.auth.accounts();
  backend.auth.put({ ...account, emailVerified: true });
}

test('a link can be sent once, and again after a minute', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, backend, email } = await openAccount();
  expect(notice().getByRole('heading', { name: TITLE })).toBeDefined();
  expect(status()).toBe(
    `${email} isn’t confirmed yet. Open the link in our confirmation email, or ask for a new one.`,
  );
  let release = (): void => undefined;
  backend.answer('sendConfirmation', async () => {
    await new Promise<void>((resolve) => (release = resolve));
    return { outcome: 'sent' };
  });
  await user.click(button('Send confirmation email'));
  await waitFor(() => expect(status()).toBe(`Sending a confirmation link to ${email}…`));
  await user.click(button('Resend confirmation email'));
  release();
  await waitFor(() => expect(status()).toContain(`We have sent a link to ${email}.`));
  expect(backend.calls).toEqual([{ name: 'sendConfirmation', request: {} }]);
  backend.answer('sendConfirmation', { outcome: 'sent' });

  expect(isDisabled('Resend confirmation email')).toBe('true');
  expect(notice().getByText('You can ask for another email in a minute.')).toBeDefined();
  await user.click(button('Resend confirmation email'));
  expect(backend.calls).toHaveLength(1);
  await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
  expect(isDisabled('Resend confirmation email')).toBe('false');
  expect(notice().queryByText('You can ask for another email in a minute.')).toBeNull();
  await user.click(button('Resend confirmation email'));
  await waitFor(() => expect(backend.calls).toHaveLength(2));
});

test('a failed email shows the reason, and can be retried at once', async () => {
  const shop = await openAccount();
  const { user, backend, email } = shop;
  shop.setOnline(false);
  await user.click(button('Send confirmation email'));
  await waitFor(() => expect(alert()).toMatch(/^You’re offline\./));
  expect(status()).toBe(
    `Your account is ready, but we couldn’t send the confirmation email to ${email}.`,
  );
  expect(isDisabled('Send confirmation email')).toBe('false');
  shop.setOnline(true);
  await user.click(button('Send confirmation email'));
  await waitFor(() => expect(backend.calls).toHaveLength(1));
  expect(alert()).toBe('');
});

test('the rate limit is shown, and the button pauses', async () => {
  const { user, backend } = await openAccount();
  backend.answer('sendConfirmation', { outcome: 'too-many' });
  await user.click(button('Send confirmation email'));
  await waitFor(() =>
    expect(alert()).toBe(
      'You have asked for several emails in a short time. Please try again in an hour.',
    ),
  );
  expect(isDisabled('Send confirmation email')).toBe('true');
  await user.click(button('Send confirmation email'));
  expect(backend.calls).toHaveLength(1);
});

test('a check before the link is opened says so; after it, the notice thanks and gets the focus', async () => {
  const shop = await openAccount();
  const { user, email } = shop;
  shop.setOnline(false);
  await user.click(button('I’ve confirmed'));
  await waitFor(() => expect(alert()).toMatch(/^You’re offline\./));
  shop.setOnline(true);
  await user.click(button('I’ve confirmed'));
  await waitFor(() =>
    expect(alert()).toBe(
      `${email} isn’t confirmed yet. Open the link in the email first, then press this button again.`,
    ),
  );
  confirm(shop);
  await user.click(button('I’ve confirmed'));
  await waitFor(() => expect(status()).toBe(`Thank you. ${email} is confirmed.`));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(status()));
  expect(notice().queryByRole('button')).toBeNull();
  expect(notice().queryByRole('heading')).toBeNull();
});

test('returning to the tab checks automatically', async () => {
  const shop = await openAccount();
  confirm(shop);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(status()).toBe(`Thank you. ${shop.email} is confirmed.`));
});
