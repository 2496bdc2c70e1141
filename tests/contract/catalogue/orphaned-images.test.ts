import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bucket, portOffset, portsAt } from '../../../dev/backend/ports.ts';
import { openOwnCheckout, type OwnCheckout } from '../../support/shop/own-checkout.ts';

/** Storage of the suite, accessed past its rules: the emulator loses some of many parallel responses. */
const OBJECTS = `http://127.0.0.1:${portsAt(portOffset()).storage}/v0/b/${bucket}/o`;
const OWNER = { Authorization: 'Bearer owner' };
const WIDTHS = [180, 360, 540, 800];
const HOUR = 60 * 60 * 1000;
const DELETED = Date.UTC(2026, 10, 21, 12);

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('left-behind');
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.clear());

const file = (slug: string, name: string, width: number) =>
  `${OBJECTS}/${encodeURIComponent(`products/${slug}/${name}-${width}.webp`)}`;
const address = (slug: string, name: string) => `${file(slug, name, 800)}?alt=media`;

/** Uploads a picture in all its widths. */
async function upload(slug: string, name: string): Promise<string> {
  for (const width of WIDTHS) {
    const place = encodeURIComponent(`products/${slug}/${name}-${width}.webp`);
    const answer = await fetch(`${OBJECTS}?name=${place}`, {
      method: 'POST',
      headers: { 'Content-Type': 'image/webp', ...OWNER },
      body: 'a picture',
    });
    expect(answer.status).toBe(200);
  }
  return address(slug, name);
}
/** The widths of a picture that are in the bucket. */
async function storedWidths(slug: string, name: string): Promise<readonly number[]> {
  const objects = await Promise.all(
    WIDTHS.map(async (width) => {
      const { status } = await fetch(`${file(slug, name, width)}?alt=media`, { headers: OWNER });
      return status === 200 ? width : 0;
    }),
  );
  return objects.filter(Boolean);
}
/** The audit entry that the staff's batch writes. */
const auditEntry = (
  slug: string,
  images: readonly string[],
  at = DELETED,
  action = 'product-delete',
) =>
  shop.store.collection('audit').add({
    ...{ action, subject: `products/${slug}`, by: 'staff', at: new Date(at) },
    before: { title: 'Soap', images },
    after: null,
  });
const product = (slug: string, images: readonly string[]) =>
  shop.store.doc(`products/${slug}`).set({ title: 'Soap', images });

it('deletes all files of a deleted product once the deletion can no longer be undone, even with the tab closed', async () => {
  await auditEntry('soap-a', [await upload('soap-a', 'one'), await upload('soap-a', 'two')]);
  await shop.functions.sweep(DELETED + HOUR - 1);
  expect([await storedWidths('soap-a', 'one'), await storedWidths('soap-a', 'two')]).toEqual([
    WIDTHS,
    WIDTHS,
  ]);
  await shop.functions.sweep(DELETED + HOUR);
  expect([await storedWidths('soap-a', 'one'), await storedWidths('soap-a', 'two')]).toEqual([
    [],
    [],
  ]);
});

it('a restored product keeps its pictures', async () => {
  const images = [await upload('soap-b', 'one')];
  await auditEntry('soap-b', images);
  await product('soap-b', images);
  await shop.functions.sweep(DELETED + 2 * HOUR);
  expect(await storedWidths('soap-b', 'one')).toEqual(WIDTHS);
});

it('a new product at the same address keeps its own pictures, and pictures used elsewhere stay', async () => {
  const [old, shared] = [await upload('soap-c', 'old'), await upload('soap-c', 'shared')];
  await auditEntry('soap-c', [old, shared]);
  await product('soap-c', [await upload('soap-c', 'new')]);
  await product('soap-c-large', [shared]);
  await shop.functions.sweep(DELETED + HOUR);
  expect(await storedWidths('soap-c', 'old')).toEqual([]);
  expect([await storedWidths('soap-c', 'new'), await storedWidths('soap-c', 'shared')]).toEqual([
    WIDTHS,
    WIDTHS,
  ]);
});

it('a picture removed from a product is deleted as well', async () => {
  const [gone, kept] = [await upload('soap-d', 'gone'), await upload('soap-d', 'kept')];
  await auditEntry('soap-d', [gone, kept], DELETED, 'product-change');
  await product('soap-d', [kept]);
  await shop.functions.sweep(DELETED + HOUR);
  expect([await storedWidths('soap-d', 'gone'), await storedWidths('soap-d', 'kept')]).toEqual([
    [],
    WIDTHS,
  ]);
});

it('a removed picture of a product that was ordered stays, because its orders show it', async () => {
  const ordered = await upload('soap-h', 'ordered');
  await shop.stock('soap-h', 5);
  await shop.store.doc('products/soap-h').update({ images: [ordered], imageURL: ordered });
  const request = shop.request('soap-h', 1);
  await shop.functions.answerCheckout(request, 'buyer', DELETED - HOUR);
  await auditEntry('soap-h', [ordered], DELETED, 'product-change');
  await shop.store.doc('products/soap-h').update({ images: [], imageURL: '' });
  await shop.functions.sweep(DELETED + HOUR);
  expect(await storedWidths('soap-h', 'ordered')).toEqual(WIDTHS);
});

it('a removed picture that an article shows stays', async () => {
  const [cover, shown, gone] = [
    await upload('soap-i', 'cover'),
    await upload('soap-i', 'shown'),
    await upload('soap-i', 'gone'),
  ];
  const narrow = `${file('soap-i', 'shown', 360)}?alt=media`;
  await shop.store.doc('blogs/on-soap').set({ coverImageURL: cover, body: `![Soap](${narrow})` });
  await auditEntry('soap-i', [cover, shown, gone], DELETED, 'product-change');
  await product('soap-i', []);
  await shop.functions.sweep(DELETED + HOUR);
  expect([
    await storedWidths('soap-i', 'cover'),
    await storedWidths('soap-i', 'shown'),
    await storedWidths('soap-i', 'gone'),
  ]).toEqual([WIDTHS, WIDTHS, []]);
});

it('a failed sweep is made up for, each entry is processed once, and site pictures are never deleted', async () => {
  await auditEntry('soap-e', ['/pictures/soap-800.webp', await upload('soap-e', 'one')]);
  const read = shop.functions.removeOrphanedImages;
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ storageBucket: '' });
  await expect(read(DELETED + HOUR)).rejects.toThrow(/bucket/iu);
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ storageBucket: bucket });
  expect(await read(DELETED + 2 * HOUR)).toBe(WIDTHS.length);
  await upload('soap-e', 'one');
  expect(await read(DELETED + 3 * HOUR)).toBe(0);
});

it('price plans of a deleted product are deleted with its pictures, and stay with a restored one', async () => {
  const plan = (slug: string) =>
    shop.store.doc(`priceChanges/${slug}_one`).set({
      ...{ slug, fromAt: new Date(DELETED + 9_000 * HOUR), price: 90, mrp: 99 },
      ...{ email: 'staff@franch.test', auditId: 'first' },
    });
  await Promise.all([plan('soap-f'), plan('soap-g'), product('soap-g', [])]);
  await Promise.all([auditEntry('soap-f', []), auditEntry('soap-g', [])]);
  await shop.functions.sweep(DELETED + HOUR);
  const plans = await shop.store.collection('priceChanges').get();
  expect(plans.docs.map(({ id }) => id)).toEqual(['soap-g_one']);
  const lapseEntries = await shop.store
    .collection('audit')
    .where('action', '==', 'price-lapse')
    .get();
  expect(lapseEntries.docs.map((entry) => entry.get('subject') as string)).toEqual([
    'products/soap-f',
  ]);
});
