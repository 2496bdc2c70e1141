import { expect, it } from 'vitest';
import { isLowStock } from './low-stock.ts';

it.each<[lowStockAt: number | undefined, stock: number, isLow: boolean]>([
  [undefined, 6, false],
  [undefined, 5, true],
  [50, 51, false],
  [50, 50, true],
  [2, 3, false],
  [0, 1, false],
  [0, 0, true],
  [0, -1, true],
])('a product that is low at %s pieces, with %s in stock: %s', (lowStockAt, stock, isLow) => {
  expect(isLowStock({ active: true, stock, lowStockAt })).toBe(isLow);
  expect(isLowStock({ active: false, stock, lowStockAt })).toBe(false);
});
