import { expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { paise } from '../money/money.ts';
import { addOnFor } from './add-on.ts';

const NOW = Date.UTC(2026, 10, 25);
const rate = (from: string) => [{ from, percent: 5, reason: 'Soap' }];
const at = (slug: string, rupees: number, fields: Parameters<typeof aProduct>[0] = {}) =>
  aProduct({ slug, price: paise(rupees * 100), stock: 5, concerns: [], gstRates: [], ...fields });

const oil = at('oil', 300, { concerns: ['Dry skin'] });
const cream = at('cream', 90, { concerns: ['Dry skin'] });
const soap = at('soap', 120);
const balm = at('balm', 250);
const rows = [oil, balm, soap, cream];

const offered = (gapPaise: number, inCart = ['oil'], all = rows) =>
  addOnFor(all, { product: oil, inCart, gapPaise, now: NOW })?.slug;

it('offers the cheapest product that makes delivery free', () => {
  expect(offered(10_000)).toBe('soap');
  expect(offered(12_000)).toBe('soap');
  expect(offered(12_001)).toBe('balm');
});

it('offers the most related product when delivery is free, or none closes the gap', () => {
  expect(offered(0)).toBe('cream');
  expect(offered(90_000)).toBe('cream');
});

it('offers nothing that is in the cart, sold out or not on sale yet', () => {
  expect(offered(0, ['oil', 'cream', 'soap'])).toBe('balm');
  const later = at('later', 150, { gstRates: rate('2027-01-01') });
  const gone = at('gone', 150, { stock: 0 });
  expect(offered(0, ['oil'], [later, gone, oil])).toBeUndefined();
});
