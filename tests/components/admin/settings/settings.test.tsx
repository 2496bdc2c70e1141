import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { findAlert } from '../../support/forms.ts';
import { seededProduct } from '../../support/catalogue.ts';
import {
  auditEntries,
  dialogNamed,
  formNamed,
  settings,
  shows,
  valueOf,
} from '../../support/staff.ts';
import { fill, openPage, press, stayOnPage } from '../open-page.tsx';

const SETTINGS = '/admin/dashboard/settings';
const stored = (backend: { document(path: string): unknown }) =>
  backend.document('settings/store') as Readonly<Record<string, unknown>>;
const save = /^Save/;

test('an owner saves delivery charges after an invalid amount is reported beside its field', async () => {
  const { backend } = await openPage(SETTINGS, 'owner', settings());
  const form = await formNamed('Delivery charges');
  const fee = form.getByLabelText(/Delivery charge below that/);
  expect(valueOf(fee)).toBe('49');
  fill(fee, 'forty');
  await press(save, form);
  expect(await form.findByText(/“forty” isn’t an amount in rupees/)).toBeDefined();
  expect(document.activeElement).toBe(fee);
  expect(backend.writes).toEqual([]);

  fill(fee, '59.50');
  await press(save, form);
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
  const { backend } = await openPage(SETTINGS, 'owner');
  await shows(/No settings saved yet/);
  const charges = await formNamed('Delivery charges');
  fill(charges.getByLabelText(/Free delivery from/), '499');
  fill(charges.getByLabelText(/Delivery charge below that/), '49');
  fill(charges.getByLabelText(/Cash on delivery charge/), '40');
  // Typed before the first save: another section's form still has no stored base.
  const contact = await formNamed('Contact');
  fill(contact.getByLabelText(/^Phone(?! hours)/), '+91 98451 23456');
  await press(save, charges);
  expect(await screen.findByText('Delivery charges: saved.')).toBeDefined();
  expect(stored(backend)).toMatchObject({
    shipping: { freeFromPaise: 49_900, feePaise: 4_900, codFeePaise: 4_000 },
    seller: { grievanceOfficer: {} },
    socials: {},
    checkoutOpen: false,
  });
  await press(save, contact);
  expect(await screen.findByText('Contact: saved.')).toBeDefined();
  expect(stored(backend)).toMatchObject({
    phone: '+91 98451 23456',
    shipping: { feePaise: 4_900 },
  });
});

test('notifies an owner who is typing of a colleague’s save, and asks before leaving', async () => {
  const { backend, address, change, goTo } = await openPage(SETTINGS, 'owner', settings());
  const line = await formNamed('Announcement bar');
  const sentence = line.getByLabelText(/Message/);
  fill(sentence, 'Mine');
  expect(line.getByText('Not saved yet.')).toBeDefined();
  change('settings/store', { banner: 'Theirs' });
  await shows('Someone else has saved this section while you were editing.');
  await press(save, line);
  expect(await line.findByText(/Not saved: someone else/)).toBeDefined();
  expect(stored(backend)['banner']).toBe('Theirs');

  goTo('/admin/dashboard/audit');
  await stayOnPage();
  expect(valueOf(sentence)).toBe('Mine');
  expect(address()).toBe(SETTINGS);
  await press('Keep mine and continue');
  await press(save, line);
  await waitFor(() => expect(stored(backend)['banner']).toBe('Mine'));
});

test('an owner chooses the product that every order gets, by its name, and none again', async () => {
  const slug = 'franch-ayurveda-skin-soap';
  const documents = {
    ...settings(),
    [`products/${slug}`]: { ...seededProduct(slug), stock: 0 },
  };
  const { backend } = await openPage(SETTINGS, 'owner', documents);
  const form = await formNamed('Surprise gift');
  fill(form.getByLabelText(/Find a product/), 'Franch Ayurveda Skin');
  await press('Find', form);
  await press(/^Choose .*Skin Soap/, form);
  await press(save, form);
  expect(await screen.findByText('Surprise gift: saved.')).toBeDefined();
  expect(stored(backend)['gift']).toBe(slug);
  expect(form.getByText(/^Sold out: orders get no gift/)).toBeDefined();
  await press('Choose another, or none', form);
  expect(form.getByText('Not saved yet.')).toBeDefined();
  await press(save, form);
  await waitFor(() => expect(stored(backend)['gift']).toBe(''));
});

test('an owner closes the checkout after a confirmation and opens it again', async () => {
  const { backend } = await openPage(SETTINGS, 'owner', settings());
  await press('Close the checkout');
  await press('Close the checkout', await dialogNamed('Close the checkout?'));
  expect(await screen.findByText(/The checkout is closed. Shoppers can’t order/)).toBeDefined();
  expect(stored(backend)['checkoutOpen']).toBe(false);
  await press('Open the checkout');
  await waitFor(() => expect(stored(backend)['checkoutOpen']).toBe(true));
  expect(auditEntries(backend).map(({ action }) => action)).toEqual([
    'checkout-close',
    'checkout-open',
  ]);
});

test('staff see the settings with the synonyms and cannot change them', async () => {
  const own = ['dulhan\trose soap'];
  const documents = settings({ checkoutOpen: false, synonyms: { own, removed: [] } });
  await openPage(SETTINGS, 'staff', documents);
  expect(await screen.findByText('Only owners can change settings.')).toBeDefined();
  await screen.findByRole('heading', { name: 'Search synonyms' });
  expect(screen.getByText('dulhan')).toBeDefined();
  expect(screen.queryByRole('button', { name: save })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Open the checkout' })).toBeNull();
});

test('shows that settings are loading, then why they could not be read, and retries', async () => {
  const options = { reads: 'wait' } as const;
  const { backend, release } = await openPage(SETTINGS, 'owner', settings(), options);
  await screen.findByLabelText('Loading…');
  backend.failReads('settings');
  release();
  await findAlert('We can’t reach our servers right now.');
  backend.failReads(null);
  await press('Try again');
  expect(await screen.findByRole('form', { name: 'Delivery charges' })).toBeDefined();
});

test('the seller’s FSSAI licence cannot be removed while a food is on sale', async () => {
  const label = { nutrition: 'Energy 9 kcal', allergens: 'None' };
  const food = { 'products/omega-3': seededProduct('omega-3', { active: true, ...label }) };
  const shop = await openPage(SETTINGS, 'owner', { ...settings(), ...food });
  const remove = async () => {
    const form = await formNamed('Tax');
    const licence = form.getByLabelText(/FSSAI licence/);
    fill(licence, '');
    await press(save, form);
    return { form, licence };
  };
  const { form, licence } = await remove();
  await shows('an FSSAI licence number is required', form);
  expect(document.activeElement).toBe(licence);
  expect(shop.backend.writes).toEqual([]);

  shop.change('products/omega-3', { active: false });
  shop.reload();
  await remove();
  await screen.findByText('Tax: saved.');
});

test('SMS stays off until what it needs is there, and says so beside each field', async () => {
  const { backend } = await openPage(SETTINGS, 'owner', settings());
  const form = await formNamed('SMS');
  const on = form.getByLabelText(/SMS about orders/);
  fill(on, 'on');
  await press(save, form);
  expect(await form.findAllByText('Needed before these messages can be turned on.')).toHaveLength(
    3,
  );
  expect(backend.writes).toEqual([]);

  // The text that is registered stands beside its template.
  expect(form.getByText(/^Your order \{#var#\} is on its way with \{#var#\}/)).toBeDefined();
  fill(form.getByLabelText(/Header/), 'FRANCH');
  fill(form.getByLabelText(/Entity ID/), '1101234567890123456');
  fill(form.getByLabelText(/Template ID: order shipped/), '1107161234567890123');
  await press(save, form);
  expect(await screen.findByText('SMS: saved.')).toBeDefined();
  expect(stored(backend)['sms']).toMatchObject({
    ...{ on: 'on', header: 'FRANCH', entityId: '1101234567890123456' },
    ...{ shipped: '1107161234567890123', confirmed: '' },
  });
});
