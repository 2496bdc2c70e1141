import { expect, it } from 'vitest';
import { missingPictureKinds } from './picture-kind.ts';

it('a product without pictures lacks every kind', () => {
  expect(missingPictureKinds([])).toEqual(['front', 'label', 'scale']);
});

it('a first picture without a kind is the front', () => {
  expect(missingPictureKinds(['', ''])).toEqual(['label', 'scale']);
  expect(missingPictureKinds(['label', ''])).toEqual(['front', 'scale']);
});

it('nothing is missing in any order', () => {
  expect(missingPictureKinds(['scale', '', 'label', 'front'])).toEqual([]);
});
