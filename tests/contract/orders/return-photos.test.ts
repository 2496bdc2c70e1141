import sharp from 'sharp';
import { expect, it } from 'vitest';
import { DAY_MS } from '#domain/core/indian-time.ts';
import {
  MAX_SENT_BYTES,
  MOST_PHOTOS,
  photoFile,
  PHOTO_SIDES,
  returnPhotoFolder,
} from '#domain/photo/photo.ts';
import type { Role } from '#domain/staff/role.ts';
import { removePhotoFor } from '../../../functions/src/endpoints/photos/remove-return-photo.ts';
import { photoFor } from '../../../functions/src/endpoints/photos/read-photo.ts';
import { openByLink, withOrderLink } from '../../../functions/src/order-access/order-links.ts';
import { deleteExpired } from '../../../functions/src/retention/retention.ts';
import { AN_SVG, A_HEIC, aCameraPhoto } from '../../support/fixtures/photos.ts';
import { APPROVE } from '../../support/fixtures/returns.ts';
import { filesIn } from '../../support/backend/bucket-files.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';
import { STAFF } from '../../support/fixtures/staff.ts';

const shop = checkoutForTests('return-photos', { oil: 20 });
const refused = (refusal: string) => ({ outcome: 'refused', refusal });
const ADDED = { outcome: 'added' };
const idOf = (n: number) => `photograph-${n}`;

/** A delivered order with a return request. */
async function asked() {
  const { orderId } = await shop.paid(1);
  for (const move of ['pack', 'ship', 'deliver'] as const) await shop.move(orderId, move);
  const request = { orderId, key: 'request-01', items: [{ line: 1, quantity: 1 }] };
  const how = { reason: 'damaged', sealed: false, batch: '', text: '' } as const;
  const now = Date.now();
  const answer = await shop.functions.requestOwnReturn({ ...request, ...how }, 'buyer', now);
  if (answer.outcome !== 'requested') throw new Error(answer.refusal);
  const { ticket } = answer;
  const add = (file: Buffer | string, { n = 1, who = 'buyer', now: at = Date.now() } = {}) => {
    const base64 = typeof file === 'string' ? file : file.toString('base64');
    return shop.functions.addOwnReturnPhoto(
      { orderId, ticket, photo: idOf(n), file: base64 },
      who,
      at,
    );
  };
  const read = (who: string, role: Role | null = null, at = Date.now()) =>
    photoFor(
      { of: 'return', orderId, ticket, photo: idOf(1), size: 'large' },
      { uid: who, role },
      at,
    );
  const photos = async (): Promise<unknown> => {
    const { returns } = (await shop.read(`orders/${orderId}`)) as { returns: { photos?: [] }[] };
    return returns[0]?.photos;
  };
  const remove = (who: string, role: Role | null = null, n = 1) =>
    removePhotoFor(
      { orderId, ticket, photo: idOf(n), asStaff: role !== null },
      { uid: who, email: '', role },
      Date.now(),
    );
  const files = () => filesIn(`orders/${orderId}`);
  return { orderId, ticket, add, read, remove, photos, files };
}

it('a photograph is stored turned, in two sizes and without its location, once', async () => {
  const { orderId, ticket, add, read, photos, files } = await asked();
  const photo = await aCameraPhoto(3000, 2000);
  expect(photo.includes('Phone of Asha')).toBe(true);
  expect(await Promise.all([add(photo), add(photo)])).toEqual([ADDED, ADDED]);
  expect(await add(AN_SVG)).toEqual(ADDED);
  expect(await photos()).toEqual([idOf(1)]);
  const folder = returnPhotoFolder(orderId, ticket);
  expect(await files()).toEqual(
    (['large', 'small'] as const).map((size) => photoFile(folder, idOf(1), size)),
  );
  const answer = await read('buyer');
  const stored = Buffer.from('file' in answer ? answer.file : '', 'base64');
  const { format, width, height, exif, icc } = await sharp(stored).metadata();
  expect({ format, width, height, exif, icc }).toEqual({
    ...{ format: 'webp', width: Math.round((PHOTO_SIDES.large * 2) / 3) },
    ...{ height: PHOTO_SIDES.large, exif: undefined, icc: undefined },
  });
  const journal = await shop.store.collection(`orders/${orderId}/events`).get();
  const lines = journal.docs.filter((one) => one.get('what') === 'return-photo');
  expect(lines.map((one) => one.get('actor') as unknown)).toEqual(['shopper']);
});

it('what is no picture is refused, and nothing is written', async () => {
  const { add, photos, files } = await asked();
  const jpeg = await aCameraPhoto();
  const gif = Buffer.from('GIF89a/*<script>*/=1;');
  const broken = jpeg.subarray(0, 300);
  for (const file of [AN_SVG, A_HEIC, gif, broken, Buffer.alloc(0), Buffer.from('%PDF-1.7')])
    expect(await add(file)).toEqual(refused('not-a-photo'));
  const avif = await sharp(jpeg).avif().toBuffer();
  expect(await add(avif)).toEqual(refused('not-a-photo'));
  const bomb = await sharp({
    create: { width: 8_000, height: 7_000, channels: 3, background: 'red' },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(MAX_SENT_BYTES);
  expect(await add(bomb)).toEqual(refused('not-a-photo'));
  const large = Buffer.concat([jpeg, Buffer.alloc(30 * 1024 * 1024)]);
  expect(await add(large)).toEqual(refused('too-large'));
  expect(await photos()).toBeUndefined();
  expect(await files()).toEqual([]);
});

it('what is appended to a picture is not stored', async () => {
  const { add, read } = await asked();
  const script = '<script>alert(document.domain)</script>';
  const polyglot = Buffer.concat([await aCameraPhoto(), Buffer.from(script)]);
  expect(await add(polyglot)).toEqual(ADDED);
  const answer = await read('buyer');
  expect(Buffer.from('file' in answer ? answer.file : '', 'base64').includes('script')).toBe(false);
});

it('an order’s shopper and staff alone add or see photographs: its customer, and who has its link', async () => {
  const { orderId, add, read, files } = await asked();
  const photo = await aCameraPhoto();
  expect(await add(photo, { who: 'mallory' })).toEqual(refused('not-found'));
  expect(await files()).toEqual([]);
  const url = `${process.env['SHOP_ORIGIN']}/dashboard?tab=orders&order=${orderId}`;
  const letter = { subject: '', preview: '', text: '', blocks: [{ link: url }] };
  const signed = await withOrderLink(letter as never, orderId, Date.now());
  const token = /#link=([\w-]+)/u.exec(JSON.stringify(signed))?.[1] ?? '';
  expect(await openByLink({ orderId, token }, 'guest', Date.now())).toEqual({ outcome: 'opened' });
  expect(await add(photo, { who: 'guest' })).toEqual(ADDED);
  expect(await read('mallory')).toEqual(refused('not-found'));
  expect(await read('guest', null, Date.now() + 200 * DAY_MS)).toEqual(refused('not-found'));
  for (const [who, role] of [
    ['buyer', null],
    ['guest', null],
    ['staff', 'staff'],
    ['viewer', 'viewer'],
  ] as const)
    expect(await read(who, role)).toMatchObject({ outcome: 'found' });
});

it('a request takes photographs until it is decided, and no more than the limit', async () => {
  const { orderId, ticket, add, photos, files } = await asked();
  const photo = await aCameraPhoto();
  for (let n = 1; n < MOST_PHOTOS.return; n += 1) expect(await add(photo, { n })).toEqual(ADDED);
  const last = [MOST_PHOTOS.return, MOST_PHOTOS.return + 1];
  const answers = await Promise.all(last.map((n) => add(photo, { n })));
  expect(answers.map(({ outcome }) => outcome).toSorted()).toEqual(['added', 'refused']);
  expect(await photos()).toHaveLength(MOST_PHOTOS.return);
  expect(await files()).toHaveLength(2 * MOST_PHOTOS.return);
  await shop.functions.moveReturnForStaff({ orderId, ticket, ...APPROVE } as never, STAFF, 1);
  expect(await add(photo, { n: 9 })).toEqual(refused('not-now'));
});

it('a shopper can have few photographs decoded a day', async () => {
  const { add } = await asked();
  const later = { now: Date.now() + 3 * DAY_MS };
  const answers = [];
  for (let n = 0; n < 61; n += 1) answers.push(await add(A_HEIC, later));
  expect(answers.slice(0, 60)).toEqual(answers.slice(0, 60).map(() => refused('not-a-photo')));
  expect(answers[60]).toEqual(refused('too-many'));
  expect(await add(A_HEIC, { now: later.now + DAY_MS })).toEqual(refused('not-a-photo'));
});

it('photographs are deleted when the privacy policy says, and no longer shown', async () => {
  const { add, read, files } = await asked();
  expect(await add(await aCameraPhoto())).toEqual(ADDED);
  await deleteExpired(Date.now() + 729 * DAY_MS);
  expect(await files()).toHaveLength(2);
  await deleteExpired(Date.now() + 732 * DAY_MS);
  expect(await files()).toEqual([]);
  expect(await read('buyer')).toEqual(refused('not-found'));
});

it('a photograph is deleted by its shopper while the request waits, and by staff always, audited', async () => {
  const { orderId, ticket, add, remove, read, photos, files } = await asked();
  for (const n of [1, 2]) expect(await add(await aCameraPhoto(), { n })).toEqual(ADDED);
  expect(await remove('mallory')).toEqual(refused('not-found'));
  expect(await remove('viewer', 'viewer')).toEqual(refused('not-found'));
  expect(await files()).toHaveLength(4);
  const removed = { outcome: 'removed' };
  expect(await Promise.all([remove('buyer'), remove('buyer')])).toEqual([removed, removed]);
  expect([await photos(), (await files()).length]).toEqual([[idOf(2)], 2]);
  expect(await read('buyer')).toEqual(refused('not-found'));

  await shop.functions.moveReturnForStaff({ orderId, ticket, ...APPROVE } as never, STAFF, 1);
  expect(await remove('buyer', null, 2)).toEqual(refused('not-now'));
  expect(await remove('team', 'staff', 2)).toEqual(removed);
  expect([await photos(), await files()]).toEqual([[], []]);
  const journal = await shop.store.collection(`orders/${orderId}/events`).get();
  const lines = journal.docs.filter((one) => one.get('what') === 'return-photo-removed');
  const actors = lines.map((one) => one.get('by') as unknown);
  expect([actors.length, new Set(actors)]).toEqual([2, new Set(['buyer', undefined])]);
  const audit = (await shop.all('audit')).filter((one) => one['by'] === 'team');
  expect(audit).toMatchObject([{ action: 'order-return-photo-removed', after: { ticket } }]);
});
