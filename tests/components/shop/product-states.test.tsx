import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { seededDocuments, seededProduct } from '../support/catalogue.ts';
import { renderShop } from '../support/render-shop.tsx';

const documents = seededDocuments();
const main = () => within(screen.getByRole('main'));

test('a missing product says so, with links onward', async () => {
  await renderShop('/product/no-such-product', { documents });
  const heading = await screen.findByRole('heading', { name: 'We could not find this product' });
  expect(heading).toBeDefined();
  expect(main().getByRole('link', { name: 'Shop all products' })).toBeDefined();
});

test('a malformed product is left out of its list, and its own page reports a failure', async () => {
  const wrong = { ...seededProduct('franch-oil-nh-plus'), title: { not: 'a title' } };
  const shop = await renderShop('/products?category=Soaps', {
    documents: { ...documents, 'products/wrong': { ...wrong, category: 'Soaps' } },
  });
  await screen.findAllByRole('article');
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
  shop.goTo('/product/wrong');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('is being fixed'));
});

test.each(['Rockets', 'constructor', 'x'.repeat(5000)])(
  'an unknown category has an empty list that offers the others: %.12s',
  async (category) => {
    await renderShop(`/products?category=${category}`, { documents });
    expect(await screen.findByRole('heading', { name: /No products in/ })).toBeDefined();
    expect(main().getAllByRole('link', { name: 'Soaps' }).length).toBeGreaterThan(0);
  },
);
