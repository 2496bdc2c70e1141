import { expect, it } from 'vitest';
import { missingPictureKinds } from './picture-kind.ts';

it.each([
  [[], ['front', 'label', 'scale']],
  // A first picture without a kind is the front.
  [
    ['', ''],
    ['label', 'scale'],
  ],
  [
    ['label', ''],
    ['front', 'scale'],
  ],
  [['scale', '', 'label', 'front'], []],
] as const)('a product with the pictures %j lacks %j', (kinds, missing) => {
  expect(missingPictureKinds(kinds)).toEqual(missing);
});
