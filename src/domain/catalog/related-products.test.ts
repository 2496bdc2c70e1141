import { expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { relatedProducts, replacementsFor } from './related-products.ts';

const oil = aProduct({ slug: 'oil', concerns: ['Dry skin'], stock: 5 });
const balm = aProduct({ slug: 'balm', concerns: [], stock: 5, rating: { sum: 9, count: 2 } });
const cream = aProduct({ slug: 'cream', concerns: ['Dry skin', 'Glow'], stock: 5 });
const soap = aProduct({ slug: 'soap', concerns: [], stock: 5, rating: { sum: 20, count: 4 } });
const gone = aProduct({ slug: 'gone', concerns: ['Dry skin'], stock: 0 });

const slugs = (most: number) =>
  relatedProducts(oil, [oil, balm, gone, soap, cream], most).map(({ slug }) => slug);

it('shared concerns come first, then the most reviewed, without itself and what is sold out', () => {
  expect(slugs(4)).toEqual(['cream', 'soap', 'balm']);
  expect(slugs(1)).toEqual(['cream']);
});

it('only what shares a concern replaces a sold-out product, and anything one without concerns', () => {
  const rows = [oil, balm, gone, soap, cream];
  const replacing = (product: typeof oil) =>
    replacementsFor(product, rows, 3).map(({ slug }) => slug);
  expect(replacing(gone)).toEqual(['oil', 'cream']);
  expect(replacing(aProduct({ slug: 'tea', concerns: ['Digestion'] }))).toEqual([]);
  expect(replacing(aProduct({ slug: 'box', concerns: [] }))).toEqual(['soap', 'balm', 'oil']);
});
