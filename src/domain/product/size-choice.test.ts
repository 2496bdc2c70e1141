import { expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/products.ts';
import { sizeChosen, sizesOf } from './size-choice.ts';

const small = aProduct({ slug: 'a', netQuantity: { value: 100, unit: 'g' } });
const large = aProduct({ slug: 'b', netQuantity: { value: 250, unit: 'g' } });

it('offers sizes from the smallest on', () => {
  expect(sizesOf([large, small])).toEqual([small, large]);
});

it('offers nothing where there is one size', () => {
  expect(sizesOf([small])).toEqual([]);
});

it.each([null, 'x', {}, { family: 3 }])('takes nothing from the state %o', (state) => {
  expect(sizeChosen(state)).toBeNull();
});

it('reads the family back', () => {
  expect(sizeChosen({ family: 'triphala', other: 1 })).toEqual({ family: 'triphala' });
});
