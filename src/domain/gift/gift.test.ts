import { expect, it } from 'vitest';
import { giftOf } from './gift.ts';

const product = { slug: 'rose-soap', title: 'Rose Soap', sku: 'RS-1', imageURL: '', stock: 2 };

it('an order gets one piece while there is one; no product gives none', () => {
  const { stock: _stock, ...gift } = product;
  const lines = [{ slug: 'hair-oil', quantity: 5 }];
  expect(giftOf(product, lines)).toEqual(gift);
  expect(giftOf({ ...product, stock: 0 }, lines)).toBeNull();
  expect(giftOf({ ...product, weightGrams: 130 }, lines)).toEqual({ ...gift, weightGrams: 130 });
  expect(giftOf(null, lines)).toBeNull();
});

it('the last pieces are sold rather than given away', () => {
  const lines = [{ slug: 'rose-soap', quantity: 2 }];
  expect(giftOf(product, lines)).toBeNull();
  expect(giftOf({ ...product, stock: 3 }, lines)).not.toBeNull();
});
