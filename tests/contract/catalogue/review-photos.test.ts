import { expect, it } from 'vitest';
import { MOST_PHOTOS, photoFile, reviewPhotoFolder } from '#domain/photo/photo.ts';
import type { Role } from '#domain/staff/role.ts';
import { addOwnReviewPhoto } from '../../../functions/src/endpoints/photos/add-review-photo.ts';
import { photoFor } from '../../../functions/src/endpoints/photos/read-photo.ts';
import { deleteDroppedPhotos } from '../../../functions/src/photos/dropped-photos.ts';
import { AN_SVG, aCameraPhoto } from '../../support/fixtures/photos.ts';
import { filesIn } from '../../support/backend/bucket-files.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';

const shop = checkoutForTests('review-photos', { oil: 1 });
const refused = (refusal: string) => ({ outcome: 'refused', refusal });
const ADDED = { outcome: 'added' };
const idOf = (n: number) => `photograph-${n}`;

let authors = 0;

/** A review of the oil, by a new author. */
async function reviewed(status = 'pending') {
  const uid = `author-${(authors += 1)}`;
  const review = shop.store.doc(`products/oil/reviews/${uid}`);
  await review.set({
    ...{ uid, stars: 5, title: '', text: 'Lathers well.', name: 'Asha', verified: true },
    ...{ status, createdAt: new Date() },
  });
  return {
    uid,
    review,
    add: (file: Buffer, { n = 1, who = uid, slug = 'oil' } = {}) =>
      addOwnReviewPhoto(
        { slug, photo: idOf(n), file: file.toString('base64') },
        { uid: who },
        Date.now(),
      ),
    read: (who: string, role: Role | null = null) =>
      photoFor(
        { of: 'review', slug: 'oil', uid, photo: idOf(1), size: 'small' },
        { uid: who, role },
        Date.now(),
      ),
    photos: async (): Promise<unknown> => (await review.get()).get('photos'),
    files: () => filesIn(reviewPhotoFolder('oil', uid)),
  };
}

it('an author adds photographs while the review waits, once each and no more than the limit', async () => {
  const { uid, add, read, photos, files, review } = await reviewed();
  const photo = await aCameraPhoto();
  expect([await add(photo), await add(photo)]).toEqual([ADDED, ADDED]);
  expect(await files()).toEqual(
    (['large', 'small'] as const).map((size) =>
      photoFile(reviewPhotoFolder('oil', uid), idOf(1), size),
    ),
  );
  for (const [who, role] of [
    [uid, null],
    ['staff', 'staff'],
  ] as const)
    expect(await read(who, role)).toMatchObject({ outcome: 'found' });
  expect(await read('mallory')).toEqual(refused('not-found'));
  const more = [2, 3, 4, 5, 6];
  const answers = await Promise.all(more.map((n) => add(photo, { n })));
  expect(answers.filter(({ outcome }) => outcome === 'added')).toHaveLength(3);
  expect(await photos()).toHaveLength(MOST_PHOTOS.review);
  expect(await files()).toHaveLength(2 * MOST_PHOTOS.review);
  expect((await review.get()).get('text')).toBe('Lathers well.');
});

it('what is no picture, no review of the caller’s or checked already is refused, and nothing is written', async () => {
  const photo = await aCameraPhoto();
  const { add, photos, files } = await reviewed();
  expect(await add(AN_SVG)).toEqual(refused('not-a-photo'));
  expect(await add(photo, { who: 'mallory' })).toEqual(refused('not-found'));
  expect(await add(photo, { slug: 'soap' })).toEqual(refused('not-found'));
  expect(await photos()).toBeUndefined();
  expect(await files()).toEqual([]);
  for (const status of ['published', 'rejected']) {
    const decided = await reviewed(status);
    expect(await decided.add(photo)).toEqual(refused('not-now'));
    expect(await decided.files()).toEqual([]);
  }
});

it('a dropped photograph loses its files, and a deleted review all of them', async () => {
  const { uid, add, files, review } = await reviewed();
  const photo = await aCameraPhoto();
  await add(photo);
  await add(photo, { n: 2 });
  const before = [idOf(1), idOf(2)];
  const place = { slug: 'oil', uid };
  await deleteDroppedPhotos(place, before);
  expect(await files()).toHaveLength(4);
  await review.update({ photos: [idOf(2)] });
  await deleteDroppedPhotos(place, before);
  expect(await files()).toHaveLength(2);
  await review.delete();
  await deleteDroppedPhotos(place, [idOf(2)]);
  expect(await files()).toEqual([]);
});
