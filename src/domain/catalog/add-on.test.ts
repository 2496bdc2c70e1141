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

/** The offer when delivery costs ₹49 and a price of so many paise makes it free; zero: it is free already. */
const offered = (gapPaise: number, inCart = ['oil'], all = rows) => {
  const isFreeWith = ({ price }: { price: number }) => price >= gapPaise;
  const delivery = gapPaise === 0 ? null : { feePaise: 4_900, isFreeWith };
  const offer = addOnFor(all, { product: oil, inCart, delivery, now: NOW });
  return offer && `${offer.product.slug}${offer.isDeliveryFree ? ' frees delivery' : ''}`;
};

it('offers the cheapest product that makes delivery free', () => {
  expect(offered(10_000)).toBe('soap frees delivery');
  expect(offered(12_000)).toBe('soap frees delivery');
});

it('offers the most related product when delivery is free, or what frees it costs over four times the fee', () => {
  expect(offered(0)).toBe('cream');
  expect(offered(12_001)).toBe('cream');
});

it('offers nothing that is in the cart, sold out or not on sale yet', () => {
  expect(offered(0, ['oil', 'cream', 'soap'])).toBe('balm');
  const later = at('later', 150, { gstRates: rate('2027-01-01') });
  const gone = at('gone', 150, { stock: 0 });
  expect(offered(0, ['oil'], [later, gone, oil])).toBeNull();
});
