import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { queryStore } from '#data/query/query-store.ts';
import {
  auditEntries,
  change,
  EARLIER,
  fill,
  formNamed,
  renderStaff,
  shows,
  stayOnPage,
  present,
  settings,
  valueOf,
} from '../../support/staff.ts';

const SETTINGS = '/admin/dashboard/settings';
const stored = (backend: { document(path: string): unknown }) =>
  backend.document('settings/store') as Readonly<Record<string, unknown>>;
const save = /^Save/;

test('an owner saves delivery charges after an invalid amount is reported beside its field', async () => {
  const { user, backend } = await renderStaff(SETTINGS, 'owner', settings());
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeDefined();
  const form = await formNamed('Delivery charges');
  const fee = form.getByLabelText(/Delivery charge below that/);
  expect(valueOf(fee)).toBe('49');
  await fill(user, fee, 'forty');
  await user.click(form.getByRole('button', { name: save }));
  expect(await form.findByText(/“forty” isn’t an amount in rupees/)).toBeDefined();
  expect(document.activeElement).toBe(fee);
  expect(backend.writes).toEqual([]);

  await fill(user, fee, '59.50');
  await user.click(form.getByRole('button', { name: save }));
  expect(await screen.findByText('Delivery charges: saved.')).toBeDefined();
  expect(stored(backend)['shipping']).toEqual({
    freeFromPaise: 49_900,
    feePaise: 5_950,
    codFeePaise: 4_000,
  });
  const [entry] = auditEntries(backend);
  expect(backend.document(`audit/${String(stored(backend)['auditId'])}`)).toBe(entry);
  expect(entry).toMatchObject({
    action: 'settings-shipping',
    by: 'owner',
    before: { shipping: { feePaise: 4_900 } },
    after: { shipping: { feePaise: 5_950 } },
  });
});

test('the first save of a new shop creates every required part, with the checkout closed', async () => {
  const { user, backend } = await renderStaff(SETTINGS, 'owner');
  await shows(/No settings saved yet/);
  const charges = await formNamed('Delivery charges');
  await fill(user, charges.getByLabelText(/Free delivery from/), '499');
  await fill(user, charges.getByLabelText(/Delivery charge below that/), '49');
  await fill(user, charges.getByLabelText(/Cash on delivery charge/), '40');
  // Typed before the first save: another section's form still has no stored base.
  const contact = await formNamed('Contact');
  await fill(user, contact.getByLabelText(/^Phone(?! hours)/), '+91 98451 23456');
  await user.click(charges.getByRole('button', { name: save }));
  expect(await screen.findByText('Delivery charges: saved.')).toBeDefined();
  expect(stored(backend)).toMatchObject({
    shipping: { freeFromPaise: 49_900, feePaise: 4_900, codFeePaise: 4_000 },
    seller: { grievanceOfficer: {} },
    socials: {},
    checkoutOpen: false,
  });
  await user.click(contact.getByRole('button', { name: save }));
  expect(await screen.findByText('Contact: saved.')).toBeDefined();
  expect(stored(backend)).toMatchObject({
    phone: '+91 98451 23456',
    shipping: { feePaise: 4_900 },
  });
});

test('notifies an owner who is typing of a colleague’s save, and asks before leaving', async () => {
  const { user, backend, address } = await renderStaff(SETTINGS, 'owner', settings());
  const line = await formNamed('Announcement bar');
  const sentence = line.getByLabelText(/Message/);
  await fill(user, sentence, 'Mine');
  expect(line.getByText('Not saved yet.')).toBeDefined();
  change(backend, 'settings/store', { banner: 'Theirs' });
  await shows('Someone else has saved this section while you were editing.');
  await user.click(line.getByRole('button', { name: save }));
  expect(await line.findByText(/Not saved: someone else/)).toBeDefined();
  expect(stored(backend)['banner']).toBe('Theirs');

  await user.click(screen.getByRole('link', { name: 'Audit' }));
  await stayOnPage(user);
  expect(valueOf(sentence)).toBe('Mine');
  expect(address()).toBe(SETTINGS);
  await user.click(screen.getByRole('button', { name: 'Keep mine and continue' }));
  await user.click(line.getByRole('button', { name: save }));
  await waitFor(() => expect(stored(backend)['banner']).toBe('Mine'));
});

test('an owner closes the checkout after a confirmation and opens it again', async () => {
  const { user, backend } = await renderStaff(SETTINGS, 'owner', settings());
  await user.click(await screen.findByRole('button', { name: 'Close the checkout' }));
  const ask = await screen.findByRole('dialog', { name: 'Close the checkout?' });
  await user.click(within(ask).getByRole('button', { name: 'Close the checkout' }));
  expect(await screen.findByText(/The checkout is closed. Shoppers can’t order/)).toBeDefined();
  expect(stored(backend)['checkoutOpen']).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Open the checkout' }));
  await waitFor(() => expect(stored(backend)['checkoutOpen']).toBe(true));
  expect(auditEntries(backend).map(({ action }) => action)).toEqual([
    'checkout-close',
    'checkout-open',
  ]);
});

test('staff see the settings and cannot change them', async () => {
  await renderStaff(SETTINGS, 'staff', settings({ checkoutOpen: false }));
  expect(await screen.findByText('Only owners can change settings.')).toBeDefined();
  expect(screen.queryByRole('button', { name: save })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Open the checkout' })).toBeNull();
});

test('shows that settings are loading, then why they could not be read, and retries', async () => {
  const { user, backend } = await renderStaff('/admin/dashboard/team', 'owner', settings());
  await screen.findByRole('heading', { level: 1, name: 'Team' });
  backend.failReads('settings');
  queryStore.retry();
  await user.click(screen.getByRole('link', { name: 'Settings' }));
  const alert = await screen.findByRole('alert');
  backend.failReads(null);
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('form', { name: 'Delivery charges' })).toBeDefined();
});

test('the audit shows the changed fields of a settings entry in rupees', async () => {
  const entry = {
    ...{ action: 'settings-shipping', subject: 'settings/store', by: 'owner', note: '', count: 1 },
    ...{ email: 'owner@franch.test', at: EARLIER },
    before: { shipping: { feePaise: 4_900 } },
    after: { shipping: { feePaise: 5_950 } },
  };
  const other = { ...entry, action: 'checkout-close', before: null, after: null };
  const documents = { 'audit/one': entry, 'audit/two': other };
  const { user } = await renderStaff(
    '/admin/dashboard/audit?action=settings-shipping',
    'owner',
    documents,
  );
  const [fold] = await screen.findAllByText('1 field');
  await user.click(present(fold));
  expect((await screen.findAllByText('₹59.50')).length).toBeGreaterThan(0);
  expect(screen.queryByText('checkout-close')).toBeNull();
});
