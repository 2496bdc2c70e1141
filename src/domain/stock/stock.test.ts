import { expect, it } from 'vitest';
import { stockState } from './stock.ts';

it.each([-3, 0])('a stock of %d is sold out', (stock) => {
  expect(stockState(stock)).toEqual({ state: 'sold-out' });
});

it.each([1, 4, 5])('of %d units a shopper sees the real number', (stock) => {
  expect(stockState(stock)).toEqual({ state: 'few-left', left: stock });
});

it.each([6, 1_000])('%d units cause no urgency', (stock) => {
  expect(stockState(stock)).toEqual({ state: 'in-stock' });
});
