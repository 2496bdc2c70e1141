import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { categoryChoice } from '#domain/offer/offer-form.ts';
import { anOffer, buyGet, percentTier } from '../../support/fixtures/offers.ts';
import { SETTINGS } from '../support/shop-documents.ts';
import { formNamed, shows } from '../support/staff.ts';
import { fill, follow, openPage, press } from './open-page.tsx';

const OFFERS = '/admin/dashboard/offers';
const ID = 'abcdefghijklmnopqrst';
const SOAPS = buyGet({ buy: { of: 'category', category: 'Soaps' } });
const withOffers = (...offers: readonly object[]) => ({
  'settings/store': { ...SETTINGS['settings/store'], offers },
});
const saved = { answers: { saveOffer: { outcome: 'saved' } } } as const;

test('staff create an offer, read it in words, and see why a title promises too much', async () => {
  const { backend } = await openPage(OFFERS, 'staff', withOffers(), saved);
  expect(await screen.findByText('No offers yet.')).toBeDefined();
  await press('New offer');
  const form = await formNamed('New offer');
  fill(form.getByLabelText(/^Title/), 'Third soap 50% off');
  fill(form.getByLabelText('Of these products'), categoryChoice('Soaps'));
  const sentence = 'Buy 2 of Soaps, get 1 more free (the cheapest), once per order.';
  await press('Create offer', form);
  await form.findByText('The title names a percentage that the offer does not give.');
  expect(backend.calls).toEqual([]);
  fill(form.getByLabelText(/^Title/), 'Third soap free');
  expect(await form.findByText(sentence)).toBeDefined();
  await press('Create offer', form);
  await screen.findByText('Third soap free created.');
  expect(backend.calls).toMatchObject([
    {
      name: 'saveOffer',
      request: { base: '', offer: { title: 'Third soap free', active: true, terms: SOAPS } },
    },
  ]);
});

test('the fields follow the type of the offer, and a step without its discount is named', async () => {
  const { backend } = await openPage(`${OFFERS}?open=new`, 'owner', withOffers(), saved);
  const form = await formNamed('New offer');
  fill(form.getByLabelText('Type of offer'), 'tiered');
  expect(form.queryByLabelText('Pieces to buy')).toBeNull();
  fill(form.getByLabelText(/^Title/), 'More for less');
  fill(form.getByLabelText('Order from, ₹'), '500');
  fill(form.getByLabelText('Discount, % or ₹'), '5');
  fill(form.getByLabelText(/^Second step: order from/), '900');
  await press('Create offer', form);
  const missing = form.getByLabelText(/^Second step: discount/);
  expect(missing.getAttribute('aria-invalid')).toBe('true');
  fill(missing, '10');
  expect(await form.findByText('5% off from ₹500; 10% off from ₹900.')).toBeDefined();
  await press('Create offer', form);
  const tiers = [percentTier(50_000, 5), percentTier(90_000, 10)];
  expect(backend.calls).toMatchObject([{ request: { offer: { terms: { tiers } } } }]);
});

test('staff switch an offer off; a save by someone else is refused and loses no typing', async () => {
  const offer = anOffer(ID, SOAPS, { title: 'Third soap free', auditId: 'audit-1' });
  const { backend } = await openPage(`${OFFERS}?open=${ID}`, 'staff', withOffers(offer), saved);
  await press('Switch off');
  await screen.findByText(/Third soap free is off\./);
  expect(backend.calls).toMatchObject([
    { request: { id: ID, base: 'audit-1', offer: { active: false, terms: SOAPS } } },
  ]);
  backend.answer('saveOffer', { outcome: 'refused', refusal: 'changed' });
  const form = await formNamed('Third soap free');
  fill(form.getByLabelText(/^Title/), 'One soap free');
  await press('Save', form);
  await shows('someone else has saved or deleted this offer');
  expect(form.getByLabelText(/^Title/)).toHaveProperty('value', 'One soap free');
});

test('a viewer reads offers and cannot change them; a missing one is reported', async () => {
  const offer = anOffer(ID, SOAPS, { title: 'Third soap free', active: false });
  const { goTo } = await openPage(OFFERS, 'viewer', withOffers(offer));
  const row = await screen.findByRole('row', { name: /Third soap free/ });
  expect(row.textContent).toContain('Buy 2 of Soaps, get 1 more free');
  expect(row.textContent).toContain('off');
  expect(screen.queryByRole('button', { name: 'New offer' })).toBeNull();
  await follow('Third soap free', within(row));
  await shows('Only owners and staff can make changes');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  goTo(`${OFFERS}?open=nothing`);
  await screen.findByText('There is no such offer.');
});
