import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectConsole } from '../../support/quiet-console.ts';
import { seededDocuments } from '../support/catalogue.ts';
import { renderShop } from '../support/render-shop.tsx';

const documents = seededDocuments();
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test.each([
  ['/products?search=100%', 'Results for “100%”'],
  ['/contact?topic=%&order=%FF', 'Contact us'],
])('%s shows its page', async (address, name) => {
  await renderShop(address, { documents });
  expect(await title(name)).toBeDefined();
});

test.each([
  ['/%', 'Page not found'],
  ['/product/%E0%A4%A', 'We could not find this product'],
  ['/blog/%FF', 'We could not find this article'],
])('%s says that there is no such page', async (address, name) => {
  expectConsole('warn', /could not be decoded/);
  await renderShop(address, { documents });
  expect(await title(name)).toBeDefined();
  expect(screen.getByRole('combobox', { name: 'Search the shop' })).toBeDefined();
});

test('a page opens at a malformed fragment as at none', async () => {
  expectConsole('warn', /is not a decodable element ID/);
  await renderShop('/faq#%E0%A4%A', { documents });
  expect(await title('Questions and answers')).toBeDefined();
});
