import { expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { sizeChosen, sizesOf } from './size-choice.ts';

const small = aProduct({ slug: 'a', netQuantity: { value: 100, unit: 'g' } });
const large = aProduct({ slug: 'b', netQuantity: { value: 250, unit: 'g' } });

it('sorts sizes from the smallest', () => {
  expect(sizesOf([large, small])).toEqual([small, large]);
});

it('is empty for a single size', () => {
  expect(sizesOf([small])).toEqual([]);
});

it.each([null, 'x', {}, { family: 3 }])('ignores the state %o', (state) => {
  expect(sizeChosen(state)).toBeNull();
});

it('parses the family', () => {
  expect(sizeChosen({ family: 'triphala', other: 1 })).toEqual({ family: 'triphala' });
});
