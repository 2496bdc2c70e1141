import * as v from 'valibot';
import { expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import type { Blog } from '../content/blog.ts';
import { paise } from '../money/money.ts';
import { NEW_SETTINGS, StoreSettingsSchema } from './store-settings.ts';
import {
  articleData,
  breadcrumbData,
  faqData,
  jsonLd,
  organizationData,
  plainPrice,
  productData,
} from './structured-data.ts';

const ORIGIN = 'https://www.my-shop.in';
const SOURCE = { origin: ORIGIN, shop: 'Amrita' };

const anArticle: Blog = {
  ...{ slug: 'on-soap', title: 'On soap', excerpt: 'Why it rests.', body: 'Text', auditId: '' },
  ...{ coverImageURL: '/pictures/soap-1600.webp', coverAlt: 'A bar of soap', reviewer: '' },
  ...{ author: 'Meera Pillai', tags: ['Soap', 'Care'], seoTitle: '', seoDescription: '' },
  ...{ publishedAt: Date.UTC(2026, 9, 12, 4, 45), updatedAt: Date.UTC(2026, 9, 13, 4, 45) },
  ...{ status: 'published', relatedProducts: [] },
};

it.each([
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  ']]>',
  'a\u2028b\u2029c',
  'साबुन & “soap”',
])('JSON-LD keeps %j inside its element and returns it unchanged', (name) => {
  const text = jsonLd({ '@type': 'Product', name });
  expect(text).not.toMatch(/[<>&\u2028\u2029]/u);
  const context = { '@context': 'https://schema.org', '@type': 'Product' };
  expect(JSON.parse(text)).toEqual({ ...context, name });
});

it('a product has its price in rupees, stock, pictures and maker, with absolute URLs', () => {
  const product = aProduct({
    price: paise(124_950),
    stock: 3,
    images: ['/pictures/a-800.webp', 'https://firebasestorage.googleapis.com/b'],
  });
  expect(productData(product, SOURCE)).toMatchObject({
    ...{ '@type': 'Product', name: product.title, sku: product.sku, brand: { name: 'Amrita' } },
    image: [`${ORIGIN}/pictures/a-800.webp`, 'https://firebasestorage.googleapis.com/b'],
    offers: {
      ...{ price: '1249.50', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
      url: `${ORIGIN}/product/${product.slug}`,
    },
  });
});

it('a product is marked as sold out, and one without pictures has none', () => {
  const data = productData(aProduct({ stock: 0, images: [], imageURL: '' }), SOURCE);
  expect(data).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  expect(data).not.toHaveProperty('image');
});

it('a product has a plain price with two decimals', () => {
  const prices = [0, 5, 100, 8_900, 1_000_000_000].map((amount) => plainPrice(paise(amount)));
  expect(prices).toEqual(['0.00', '0.05', '1.00', '89.00', '10000000.00']);
});

it('an article has author, dates and picture, or else the shop’s own', () => {
  expect(articleData(anArticle, { ...SOURCE, locale: 'en-IN' })).toMatchObject({
    ...{ '@type': 'Article', headline: 'On soap', mainEntityOfPage: `${ORIGIN}/blog/on-soap` },
    ...{ datePublished: '2026-10-12T04:45:00.000Z', dateModified: '2026-10-13T04:45:00.000Z' },
    image: [`${ORIGIN}/pictures/soap-1600.webp`],
    author: { '@type': 'Person', name: 'Meera Pillai' },
  });
  const { updatedAt: _, ...rest } = anArticle;
  const bare = articleData(
    { ...rest, author: '', coverImageURL: '' },
    { ...SOURCE, locale: 'en-IN' },
  );
  expect(bare).toMatchObject({
    author: { '@type': 'Organization', name: 'Amrita' },
    dateModified: '2026-10-12T04:45:00.000Z',
  });
  expect(bare).not.toHaveProperty('image');
});

it('breadcrumbs are numbered from one', () => {
  const crumbs = [
    { name: 'Home', path: '/' },
    { name: 'Soaps', path: '/products?category=Soaps' },
  ];
  expect(breadcrumbData(crumbs, ORIGIN)['itemListElement']).toEqual(
    crumbs.map(({ name, path }, index) => ({
      ...{ '@type': 'ListItem', position: index + 1, name, item: `${ORIGIN}${path}` },
    })),
  );
});

it('questions have their answers', () => {
  expect(faqData([{ question: 'a?', answer: 'b' }])['mainEntity']).toEqual([
    { '@type': 'Question', name: 'a?', acceptedAnswer: { '@type': 'Answer', text: 'b' } },
  ]);
});

it('the seller has the name and the logo of the owner', () => {
  const logo = { src: 'https://store.test/a-288x96.png', width: 288, height: 96, alt: 'Amrita' };
  const settings = v.parse(StoreSettingsSchema, NEW_SETTINGS);
  const content = { brand: { name: 'Amrita', logo } };
  expect(organizationData({ ...settings, content }, ORIGIN)).toMatchObject({
    ...{ name: 'Amrita', logo: logo.src },
  });
});

it('the seller has a name before the settings are loaded', () => {
  const known = { name: 'Franch', url: `${ORIGIN}/`, logo: `${ORIGIN}/favicon.svg` };
  expect(organizationData(null, ORIGIN)).toEqual({ '@type': 'Organization', ...known });
});
