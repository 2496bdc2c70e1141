import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { STORE } from '../../../../dev/seed/store.ts';
import { seededProduct } from '../../support/catalogue.ts';
import { fill, formNamed, press, renderStaff, settings, shows } from '../../support/staff.ts';

const SETTINGS = '/admin/dashboard/settings';
const PRODUCTS = '/admin/dashboard/products';
const PLACE = 'products/omega-3';
const LABEL = { nutrition: 'Energy 9 kcal', allergens: 'None' };
const food = (active: boolean) => ({ [PLACE]: seededProduct('omega-3', { active, ...LABEL }) });
const withoutLicence = settings({ tax: { ...STORE.tax, fssai: '' } });

test('the seller’s FSSAI licence cannot be removed while a food is on sale', async () => {
  const documents = { ...settings(), ...food(true) };
  const { user, backend } = await renderStaff(SETTINGS, 'owner', documents);
  const form = await formNamed('Tax');
  await fill(user, form.getByLabelText(/FSSAI licence/), '');
  await press(user, /^Save/, form);
  await shows('an FSSAI licence number is required', form);
  expect(document.activeElement).toBe(form.getByLabelText(/FSSAI licence/));
  expect(backend.writes).toEqual([]);
});

test('a shop without food needs no FSSAI licence', async () => {
  const documents = { ...settings(), ...food(false) };
  const { user } = await renderStaff(SETTINGS, 'owner', documents);
  const form = await formNamed('Tax');
  await fill(user, form.getByLabelText(/FSSAI licence/), '');
  await press(user, /^Save/, form);
  expect(await screen.findByText('Tax: saved.')).toBeDefined();
});

test('a food cannot be put on sale before the settings name the seller’s FSSAI licence', async () => {
  const documents = { ...withoutLicence, ...food(false) };
  const { user, backend } = await renderStaff(`${PRODUCTS}?open=omega-3`, 'owner', documents);
  await press(user, 'Put on sale');
  await shows('it is a food product and your FSSAI licence is missing');
  const form = await formNamed('Product');
  await user.selectOptions(form.getByLabelText('Status'), 'yes');
  await press(user, 'Save', form);
  await shows('it is a food product and your FSSAI licence is missing', form);
  expect(backend.document(PLACE)).toMatchObject({ active: false });

  backend.change(settings());
  await press(user, 'Put on sale');
  await shows('On sale: ');
  expect(backend.document(PLACE)).toMatchObject({ active: true });
});

test('the preview of a bulk change leaves foods off sale without a licence', async () => {
  const documents = { ...withoutLicence, ...food(false) };
  const { user, backend } = await renderStaff(PRODUCTS, 'owner', documents);
  await user.click(await screen.findByRole('checkbox', { name: /Omega/ }));
  const bar = await formNamed('Edit selected products');
  await user.selectOptions(bar.getByRole('combobox'), 'activate');
  await press(user, 'Preview', bar);
  await shows('not changed: add your FSSAI licence in Settings first');
  expect(backend.document(PLACE)).toMatchObject({ active: false });
});
