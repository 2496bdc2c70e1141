import { expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { paise } from '../money/money.ts';
import { bestValueOf } from './best-value.ts';

it('finds the size in stock that costs least per gram; none when they cost the same', () => {
  const size = (slug: string, grams: number, price: number, stock = 1) =>
    aProduct({ slug, price: paise(price), stock, netQuantity: { value: grams, unit: 'g' } });
  const [small, large] = [size('a', 100, 12_000), size('b', 250, 26_500)];
  expect(bestValueOf([small, large])).toBe(large);
  expect(bestValueOf([small, size('b', 250, 26_500, 0)])).toBeNull();
  expect(bestValueOf([small, size('b', 250, 30_000)])).toBeNull();
  const tablets = aProduct({ slug: 'c', netQuantity: { value: 60, unit: 'tablet' } });
  expect(bestValueOf([small, tablets])).toBeNull();
});
