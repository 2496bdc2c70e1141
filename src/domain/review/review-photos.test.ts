import { expect, it } from 'vitest';
import { MOST_PHOTOS } from '../photo/photo.ts';
import { withReviewPhoto } from './review-photos.ts';

const all = Array.from({ length: MOST_PHOTOS.review }, (_, n) => `photo-${n}`);

it('a review takes photographs while it is checked, each once and up to the limit', () => {
  expect(withReviewPhoto({ status: 'pending' }, 'photo-0')).toEqual(['photo-0']);
  const photos = all.slice(1);
  expect(withReviewPhoto({ status: 'pending', photos }, 'photo-9')).toEqual([...photos, 'photo-9']);
  expect(withReviewPhoto({ status: 'pending', photos: all }, 'photo-0')).toBe(all);
  expect(withReviewPhoto({ status: 'pending', photos: all }, 'photo-9')).toEqual({
    refusal: 'too-many-photos',
  });
});

it.each(['published', 'rejected'] as const)('a %s review takes none', (status) => {
  expect(withReviewPhoto({ status }, 'photo-0')).toEqual({ refusal: 'not-now' });
  expect(withReviewPhoto({ status, photos: all }, 'photo-0')).toBe(all);
});

it('a review that is not there takes none', () => {
  expect(withReviewPhoto(null, 'photo-0')).toEqual({ refusal: 'not-found' });
});
