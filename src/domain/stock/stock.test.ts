import { expect, it } from 'vitest';
import { stockState } from './stock.ts';

it('a shopper sees the real number of the last five units, and no urgency before', () => {
  expect([-3, 0].map(stockState)).toEqual([{ state: 'sold-out' }, { state: 'sold-out' }]);
  expect(stockState(1)).toEqual({ state: 'few-left', left: 1 });
  expect(stockState(5)).toEqual({ state: 'few-left', left: 5 });
  expect(stockState(6)).toEqual({ state: 'in-stock' });
});
