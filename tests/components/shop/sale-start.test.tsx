import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShop } from '../support/render-shop.tsx';
import { productAt, SETTINGS } from '../support/shop-documents.ts';

const gstRates = [{ from: '2999-01-15', percent: 5, reason: 'Toilet soap' }];
const documents = {
  ...SETTINGS,
  ...productAt('soap-now', 'Saffron Soap', { category: 'Soaps' }),
  ...productAt('soap-later', 'Later Soap', { category: 'Soaps', gstRates }),
};

test('a card says from when a product is sold, and offers no quick add before', async () => {
  await renderShop('/products?category=Soaps', { documents });
  const later = (await screen.findByRole('link', { name: 'Later Soap' })).closest('li');
  expect(await within(later as HTMLElement).findByText('On sale from 15 Jan 2999')).toBeDefined();
  expect(within(later as HTMLElement).queryByText('In stock')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add to cart: Later Soap' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add to cart: Saffron Soap' })).toBeDefined();
});

test('a search suggestion says from when a product is sold', async () => {
  const { user } = await renderShop('/', { documents });
  await user.type(await screen.findByRole('combobox', { name: 'Search the shop' }), 'soap');
  const later = await screen.findByRole('option', { name: /Later ?Soap/ });
  expect(within(later).getByText('On sale from 15 Jan 2999')).toBeDefined();
  const now = await screen.findByRole('option', { name: /Saffron ?Soap/ });
  expect(within(now).queryByText(/On sale from/)).toBeNull();
});
