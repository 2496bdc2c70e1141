import { expect, it } from 'vitest';
import * as v from 'valibot';
import { photoFile, returnPhotoFolder, reviewPhotoFolder } from './photo.ts';
import { PhotoId } from './photo-request.ts';

it('each size of a photograph has a file in the folder of its request or review', () => {
  const folder = returnPhotoFolder('A1', 'FR-7K3M9Q2X-R1');
  expect(photoFile(folder, 'abcdefghij', 'small')).toBe(
    'orders/A1/returns/FR-7K3M9Q2X-R1/abcdefghij-320.webp',
  );
  expect(photoFile(reviewPhotoFolder('oil', 'asha'), 'abcdefghij', 'large')).toBe(
    'products/oil/reviews/asha/abcdefghij-1600.webp',
  );
});

it.each(['../../invoices', 'a/bcdefghijk', 'short', '', 'a'.repeat(41), 'abcdefghij.'])(
  'an id cannot name another file: %j',
  (id) => {
    expect(v.is(PhotoId, id)).toBe(false);
    expect(v.is(PhotoId, '7c6f5a52-8a1e-4f6e-9f0b-2d1f3f1f6b11')).toBe(true);
  },
);
