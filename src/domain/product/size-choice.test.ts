import { expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { sizeChosen, sizesOf } from './size-choice.ts';

it('sorts several sizes from the smallest; a single one is no choice', () => {
  const small = aProduct({ slug: 'a', netQuantity: { value: 100, unit: 'g' } });
  const large = aProduct({ slug: 'b', netQuantity: { value: 250, unit: 'g' } });
  expect(sizesOf([large, small])).toEqual([small, large]);
  expect(sizesOf([small])).toEqual([]);
});

it('reads the family of a history state, and nothing else', () => {
  expect(sizeChosen({ family: 'triphala', other: 1 })).toEqual({ family: 'triphala' });
  expect([null, 'x', {}, { family: 3 }].map(sizeChosen)).toEqual([null, null, null, null]);
});
