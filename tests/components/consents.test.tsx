import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CONSENT_TEXT } from '#domain/customer/consent.ts';
import { Consents } from '#features/account/Consents.tsx';
import { findAlert } from './support/forms.ts';
import type { Documents } from './support/memory-backend.ts';
import { type RenderedShop, renderPart } from './support/render-shop.tsx';

const LOG = 'users/asha/consents';
const EMAIL = 'News by email';
const WHATSAPP = 'News by WhatsApp';

/** A log entry, by day of January 2026. */
const entry = (day: number, channel: 'email' | 'whatsapp', given: boolean): Documents => ({
  [`${LOG}/day-${day}`]: { channel, given, text: '2026-01-01', at: new Date(2026, 0, day, 12) },
});

const open = (documents: Documents = {}, reads?: 'wait') =>
  renderPart(<Consents uid="asha" />, { user: {}, documents, ...(reads && { reads }) });

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

test('no consent is given by default, each channel is separate, and a double press logs once', async () => {
  const shop = await open();
  const [email, whatsapp] = [await findChannel(EMAIL), await findChannel(WHATSAPP)];
  const none = 'You have not agreed.';
  expect([email.standing(), whatsapp.standing()]).toEqual([none, none]);
  expect(log(shop)).toEqual([]);
  const release = shop.backend.holdWrites();
  await shop.user.click(screen.getByRole('button', { name: `Agree: ${EMAIL}` }));
  await shop.user.click(email.button());
  release();
  await waitFor(() => expect(email.standing()).toMatch(/^You agreed on /));
  expect(whatsapp.standing()).toBe(none);
  expect(log(shop)).toEqual([{ by: 'email', given: true, text: CONSENT_TEXT }]);
});

test('the latest entry applies; withdrawing takes one press and appends to the log', async () => {
  const shop = await open({
    ...{ ...entry(2, 'email', true), ...entry(4, 'email', false), ...entry(3, 'email', true) },
    ...entry(6, 'whatsapp', true),
  });
  const whatsapp = await findChannel(WHATSAPP);
  expect((await findChannel(EMAIL)).standing()).toBe('You withdrew it on 4 Jan 2026.');
  expect(whatsapp.standing()).toBe('You agreed on 6 Jan 2026.');
  await shop.user.click(screen.getByRole('button', { name: `Withdraw: ${WHATSAPP}` }));
  await waitFor(() => expect(whatsapp.standing()).toMatch(/^You withdrew it on /));
  expect(whatsapp.button().textContent).toBe('Agree');
  expect(log(shop).filter(({ by }) => by === 'whatsapp')).toEqual([
    { by: 'whatsapp', given: true, text: '2026-01-01' },
    { by: 'whatsapp', given: false, text: CONSENT_TEXT },
  ]);
});

test('offline or refused, nothing is logged and the reason is shown', async () => {
  const shop = await open();
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
  const { backend, release, user } = await open(entry(2, 'email', true), 'wait');
  const link = await screen.findByRole('link', { name: 'What we use your data for' });
  expect(link.getAttribute('href')).toBe('/privacy#consent');
  expect(screen.queryByRole('button', { name: /^(?:Agree|Withdraw)/ })).toBeNull();
  backend.failReads(LOG);
  release();
  const problem = await findAlert('We can’t reach our servers right now.');
  backend.failReads(null);
  await user.click(within(problem).getByRole('button', { name: 'Try again' }));
  expect((await findChannel(EMAIL)).standing()).toBe('You agreed on 2 Jan 2026.');
});
