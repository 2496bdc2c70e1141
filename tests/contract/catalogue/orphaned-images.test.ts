import { expect, it } from 'vitest';
import { bucket, portOffset, portsAt } from '../../../dev/backend/ports.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';

/** Storage of the suite, accessed past its rules: the emulator loses some of many parallel responses. */
const OBJECTS = `http://127.0.0.1:${portsAt(portOffset()).storage}/v0/b/${bucket}/o`;
const OWNER = { Authorization: 'Bearer owner' };
const WIDTHS = [180, 360, 540, 800];
const HOUR = 60 * 60 * 1000;
const DELETED = Date.UTC(2026, 10, 21, 12);

const shop = checkoutForTests('left-behind', { ordered: 5 });

const place = (name: string, width: number) => encodeURIComponent(`products/${name}-${width}.webp`);
const address = (name: string, width = 800) => `${OBJECTS}/${place(name, width)}?alt=media`;

/** Uploads pictures, named `slug/name`, in all their widths. Resolves to their addresses. */
async function upload(...names: readonly string[]): Promise<readonly string[]> {
  for (const name of names) {
    for (const width of WIDTHS) {
      const answer = await fetch(`${OBJECTS}?name=${place(name, width)}`, {
        method: 'POST',
        headers: { 'Content-Type': 'image/webp', ...OWNER },
        body: 'a picture',
      });
      expect(answer.status).toBe(200);
    }
  }
  return names.map((name) => address(name));
}
/** Which of these pictures are in the bucket, each in all its widths or in none. */
async function stored(...names: readonly string[]): Promise<readonly string[]> {
  const left: string[] = [];
  for (const name of names) {
    const answers = await Promise.all(
      WIDTHS.map((width) => fetch(address(name, width), { headers: OWNER })),
    );
    const found = answers.filter(({ status }) => status === 200).length;
    expect([0, WIDTHS.length]).toContain(found);
    if (found > 0) left.push(name);
  }
  return left;
}
/** The audit entry that the staff's batch writes. */
const audited = (slug: string, images: readonly string[], action = 'product-delete') =>
  shop.store.collection('audit').add({
    ...{ action, subject: `products/${slug}`, by: 'staff', at: new Date(DELETED) },
    ...{ before: { title: 'Soap', images }, after: null },
  });
const product = (slug: string, images: readonly string[]) =>
  shop.store.doc(`products/${slug}`).set({ title: 'Soap', images });
const sweep = (now: number) => shop.functions.sweep(now);

it('all files of a deleted product go once the deletion can no longer be undone; a restored one keeps them', async () => {
  await audited('gone', await upload('gone/one', 'gone/two'));
  const kept = await upload('restored/one');
  await audited('restored', kept);
  await product('restored', kept);
  const all = ['gone/one', 'gone/two', 'restored/one'];
  await sweep(DELETED + HOUR - 1);
  expect(await stored(...all)).toEqual(all);
  await sweep(DELETED + HOUR);
  expect(await stored(...all)).toEqual(['restored/one']);
});

it('a new product at the same address keeps its own pictures, and pictures used elsewhere stay', async () => {
  const [old = '', shared = ''] = await upload('again/old', 'again/shared');
  await audited('again', [old, shared]);
  await product('again', await upload('again/new'));
  await product('again-large', [shared]);
  await sweep(DELETED + HOUR);
  const left = await stored('again/old', 'again/new', 'again/shared');
  expect(left).toEqual(['again/new', 'again/shared']);
});

it('a picture of more products than one query takes goes when all are deleted, and stays when one was ordered', async () => {
  const [gone = '', bought = ''] = await upload('sizes/gone', 'sizes/bought');
  const sizes = Array.from({ length: 31 }, (_unused, size) => `size-${size}`);
  for (const slug of sizes) await audited(slug, [gone]);
  for (const slug of [...sizes, 'ordered']) await audited(slug, [bought]);
  await shop.buy('buyer', shop.request('ordered', 1), DELETED - HOUR);
  await sweep(DELETED + HOUR);
  expect(await stored('sizes/gone', 'sizes/bought')).toEqual(['sizes/bought']);
});

it('a picture removed from a product goes unless the product, an order or an article shows it', async () => {
  const names = ['soap/gone', 'soap/kept', 'soap/cover', 'soap/shown'];
  const images = await upload(...names);
  await audited('soap', images, 'product-change');
  await product('soap', images.slice(1, 2));
  const narrow = address('soap/shown', 360);
  const article = { coverImageURL: images[2], body: `![Soap](${narrow})` };
  await shop.store.doc('blogs/on-soap').set(article);

  const [ordered = ''] = await upload('ordered/one');
  const orderedProduct = shop.store.doc('products/ordered');
  await orderedProduct.update({ images: [ordered], imageURL: ordered });
  await shop.buy('buyer', shop.request('ordered', 1), DELETED - HOUR);
  await audited('ordered', [ordered], 'product-change');
  await orderedProduct.update({ images: [], imageURL: '' });
  await sweep(DELETED + HOUR);
  expect(await stored(...names, 'ordered/one')).toEqual([...names.slice(1), 'ordered/one']);
});

it('a failed sweep is made up for, each entry is processed once, and site pictures are never deleted', async () => {
  await audited('twice', ['/pictures/soap-800.webp', ...(await upload('twice/one'))]);
  const remove = shop.functions.removeOrphanedImages;
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ storageBucket: '' });
  await expect(remove(DELETED + HOUR)).rejects.toThrow(/bucket/iu);
  process.env['FIREBASE_CONFIG'] = JSON.stringify({ storageBucket: bucket });
  expect(await remove(DELETED + 2 * HOUR)).toBe(WIDTHS.length);
  await upload('twice/one');
  expect(await remove(DELETED + 3 * HOUR)).toBe(0);
});

it('price plans of a deleted product are deleted with its pictures, and stay with a restored one', async () => {
  for (const slug of ['gone', 'restored']) {
    await audited(slug, []);
    await shop.store.doc(`priceChanges/${slug}_one`).set({
      ...{ slug, fromAt: new Date(DELETED + 9_000 * HOUR), price: 90, mrp: 99 },
      ...{ email: 'staff@franch.test', auditId: 'first' },
    });
  }
  await product('restored', []);
  await sweep(DELETED + HOUR);
  expect(await shop.all('priceChanges')).toMatchObject([{ slug: 'restored' }]);
  const lapses = (await shop.all('audit')).filter(({ action }) => action === 'price-lapse');
  expect(lapses).toMatchObject([{ subject: 'products/gone' }]);
});
