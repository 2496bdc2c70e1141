import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CONSENT_TEXT } from '#domain/customer/consent.ts';
import { findAlert } from './support/forms.ts';
import type { Documents } from './support/memory-backend.ts';
import { type RenderedShop, renderShop } from './support/render-shop.tsx';

const LOG = 'users/asha/consents/';
const SECURITY = '/dashboard?tab=security';
const EMAIL = 'News by e-mail';
const WHATSAPP = 'News by WhatsApp';

/** A log entry, by day of January 2026. */
const entry = (day: number, channel: 'email' | 'whatsapp', given: boolean): Documents => ({
  [`${LOG}day-${day}`]: { channel, given, text: '2026-01-01', at: new Date(2026, 0, day, 12) },
});
const profile: Documents = {
  'users/asha': { email: 'asha@franch.test', name: 'Asha', createdAt: new Date(2026, 0, 1) },
};

const openConsents = (documents: Documents = {}) =>
  renderShop(SECURITY, { user: {}, documents: { ...profile, ...documents } });

/** The row of a channel. */
async function findChannel(name: string) {
  const heading = await screen.findByRole('heading', { name });
  const row = within(heading.closest('li') as HTMLElement);
  return {
    standing: () => row.getByRole('status').textContent,
    button: () => row.getByRole('button'),
  };
}

/** The stored log without ids and times. */
const log = ({ backend }: RenderedShop) =>
  backend
    .documents()
    .filter(([path]) => path.startsWith(LOG))
    .map(([, { channel: by, given, text }]) => ({ by, given, text }));

test('no consent is given by default, and each channel is separate', async () => {
  const shop = await openConsents();
  const [email, whatsapp] = [await findChannel(EMAIL), await findChannel(WHATSAPP)];
  expect([email.standing(), whatsapp.standing()]).toEqual([
    'You have not agreed.',
    'You have not agreed.',
  ]);
  expect(log(shop)).toEqual([]);
  await shop.user.click(screen.getByRole('button', { name: `Agree: ${EMAIL}` }));
  await waitFor(() => expect(email.standing()).toMatch(/^You agreed on /));
  expect(whatsapp.standing()).toBe('You have not agreed.');
  expect(log(shop)).toEqual([{ by: 'email', given: true, text: CONSENT_TEXT }]);
});

test('withdrawing takes one press and appends to the log; the consent stays in it', async () => {
  const shop = await openConsents(entry(2, 'whatsapp', true));
  const whatsapp = await findChannel(WHATSAPP);
  expect(whatsapp.standing()).toBe('You agreed on 2 Jan 2026.');
  await shop.user.click(screen.getByRole('button', { name: `Withdraw: ${WHATSAPP}` }));
  await waitFor(() => expect(whatsapp.standing()).toMatch(/^You withdrew it on /));
  expect(whatsapp.button().textContent).toBe('Agree');
  expect(log(shop)).toEqual([
    { by: 'whatsapp', given: true, text: '2026-01-01' },
    { by: 'whatsapp', given: false, text: CONSENT_TEXT },
  ]);
});

test('the latest entry of a channel applies', async () => {
  await openConsents({
    ...{ ...entry(2, 'email', true), ...entry(4, 'email', false), ...entry(3, 'email', true) },
    ...{ ...entry(5, 'whatsapp', false), ...entry(6, 'whatsapp', true) },
  });
  expect((await findChannel(EMAIL)).standing()).toBe('You withdrew it on 4 Jan 2026.');
  expect((await findChannel(WHATSAPP)).standing()).toBe('You agreed on 6 Jan 2026.');
});

test('a press while another is pending adds nothing', async () => {
  const shop = await openConsents();
  const email = await findChannel(EMAIL);
  const release = shop.backend.holdWrites();
  await shop.user.click(email.button());
  await shop.user.click(email.button());
  release();
  await waitFor(() => expect(email.standing()).toMatch(/^You agreed on /));
  expect(log(shop)).toHaveLength(1);
});

test('offline or refused, nothing is logged and the reason is shown', async () => {
  const shop = await openConsents();
  const email = await findChannel(EMAIL);
  shop.setOnline(false);
  await shop.user.click(email.button());
  await findAlert('You’re offline.');
  shop.setOnline(true);
  shop.backend.failWrites('permission-denied');
  await shop.user.click(email.button());
  await findAlert('Your account doesn’t have access to this.');
  expect(email.standing()).toBe('You have not agreed.');
  shop.backend.failWrites(null);
  await shop.user.click(email.button());
  await waitFor(() => expect(email.standing()).toMatch(/^You agreed on /));
  expect(screen.queryByText('Your account doesn’t have access to this.')).toBeNull();
});

test('loading consents have no buttons; a failed read can be retried', async () => {
  const { backend, goTo, user } = await renderShop('/dashboard', {
    ...{ user: {}, documents: { ...profile, ...entry(2, 'email', true) } },
  });
  await screen.findByRole('form', { name: 'Your details' });
  const release = backend.holdReads(LOG.slice(0, -1));
  goTo(SECURITY);
  await screen.findByRole('form', { name: 'Change your password' });
  expect(screen.queryByRole('button', { name: /^(?:Agree|Withdraw)/ })).toBeNull();
  backend.failReads(LOG.slice(0, -1));
  release();
  const problem = await findAlert('We can’t reach our servers right now.');
  backend.failReads(null);
  await user.click(within(problem).getByRole('button', { name: 'Try again' }));
  expect((await findChannel(EMAIL)).standing()).toBe('You agreed on 2 Jan 2026.');
});

test('the notice links to the consent section of the privacy policy', async () => {
  const { user, address } = await openConsents();
  await user.click(await screen.findByRole('link', { name: 'What we use your data for' }));
  await waitFor(() => expect(address()).toBe('/privacy#consent'));
});
