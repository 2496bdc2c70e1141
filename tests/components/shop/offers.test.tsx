import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { anOffer, buyGet, percentTier } from '../../support/fixtures/offers.ts';
import { CHECKOUT, orderButton, putInCart, review } from '../support/checkout.ts';
import { renderShop } from '../support/render-shop.tsx';
import { productAt, SETTINGS } from '../support/shop-documents.ts';

const CART = '/dashboard?tab=cart-fav';
const SOAP = 'offer-soap';
const THIRD = anOffer('third', buyGet(), { title: 'Third soap free' });
const EARLY = anOffer(
  'early',
  { kind: 'prepaid', tier: percentTier(0, 10) },
  { title: '10% off for paying online' },
);
const withOffers = (...offers: readonly object[]) => ({
  ...productAt(SOAP, 'Offer Soap', { category: 'Soaps', stock: 9 }),
  'settings/store': { ...SETTINGS['settings/store'], offers },
});
const total = () => screen.getByText('Total').parentElement?.textContent;
const amountOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

test('the cart names the piece that is free, and takes it off by the title of the offer', async () => {
  putInCart({ slug: SOAP, quantity: 2 });
  const { change } = await renderShop(CART, { documents: withOffers(THIRD, EARLY) });
  await screen.findByText('Add one more Offer Soap: it is free (Third soap free).');
  await waitFor(() => expect(total()).toBe('Total₹249'));
  expect(
    screen.getByText('Pay in advance and save ₹20 (10% off for paying online).'),
  ).toBeDefined();
  putInCart({ slug: SOAP, quantity: 3 });
  window.dispatchEvent(new StorageEvent('storage', { key: 'franch.own.cart' }));
  await waitFor(() => expect(amountOf('Third soap free')).toBe('− ₹100'));
  expect(total()).toBe('Total₹249');
  expect(screen.queryByText(/^Add one more/)).toBeNull();
  const { 'settings/store': store } = withOffers({ ...THIRD, active: false });
  change('settings/store', store);
  await waitFor(() => expect(total()).toBe('Total₹349'));
});

test('the checkout takes the offer for paying online off with the method, and asks for that total', async () => {
  putInCart({ slug: SOAP, quantity: 3 });
  const { user } = await renderShop(CHECKOUT, { documents: withOffers(THIRD, EARLY) });
  await waitFor(() => expect(orderButton().textContent).toBe('Pay ₹229'));
  expect(review().getByText('Third soap free')).toBeDefined();
  expect(review().getByText('10% off for paying online')).toBeDefined();
  expect(screen.getByText('You save ₹20')).toBeDefined();
  await user.click(screen.getByRole('radio', { name: /^Cash on delivery/ }));
  await waitFor(() => expect(orderButton().textContent).toBe('Place order – ₹289'));
  expect(review().queryByText('10% off for paying online')).toBeNull();
});
