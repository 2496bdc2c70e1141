import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { FEED_PATH } from '#domain/feed/feed-address.ts';
import { readFeed } from '../../../functions/src/feed/read-feed.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { SHOP } from '../../support/backend/functions.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';

const shop = checkoutForTests('feed', { oil: 5 });
const { DOMParser } = new JSDOM('').window;

function itemsOf(xml: string): Readonly<Record<string, string>>[] {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return Array.from(parsed.querySelectorAll('item'), (item) =>
    Object.fromEntries(
      Array.from(item.children, ({ localName, textContent }) => [localName, textContent ?? '']),
    ),
  );
}

it('anyone fetches the products on sale through Hosting, with the prices and stock that are stored', async () => {
  const answer = await fetch(`${SHOP}${FEED_PATH}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=900');
  const items = itemsOf(await answer.text());
  const onSale = await adminFirestore().collection('products').where('active', '==', true).get();
  const slugs = onSale.docs.map(({ id }) => id);
  expect(items.length).toBeGreaterThan(10);
  const known = items.filter(({ link = '' }) => slugs.includes(link.split('/').at(-1) ?? ''));
  expect(known).toHaveLength(items.length);
  const soap = onSale.docs.find(({ id }) => id === 'franch-ayurveda-skin-soap');
  const item = items.find(({ id }) => id === 'franch-ayurveda-skin-soap');
  const rupees = (field: string) => `${Number(soap?.get(field)).toFixed(2)} INR`;
  expect(item).toMatchObject({ price: rupees('mrp'), brand: 'Franch', product_type: 'Soaps' });
  expect(item?.['sale_price'] ?? item?.['price']).toBe(rupees('price'));
  for (const address of [item?.['link'], item?.['image_link']])
    expect((await fetch(address ?? '')).status).toBe(200);
  expect((await fetch(`${SHOP}${FEED_PATH}`, { method: 'POST' })).status).toBe(405);
});

it('a feed of several pages leaves out what is off sale or malformed, and follows a sale and a new price', async () => {
  const seeded = await adminFirestore().doc('products/franch-ayurveda-skin-soap').get();
  // Timestamps of this SDK's copy are foreign to the functions'.
  const at = new Date();
  const times = { createdAt: at, updatedAt: at, changedAt: at };
  const soap = { ...seeded.data(), ...times, active: true, stock: 1, price: 90, mrp: 120 };
  const products = shop.store.collection('products');
  for (const from of [0, 250]) {
    const batch = shop.store.batch();
    for (let index = from; index < from + 250; index += 1)
      batch.set(products.doc(`soap-${String(index).padStart(3, '0')}`), soap);
    await batch.commit();
  }
  await products.doc('soap-last').set(soap);
  await products.doc('soap-malformed').set({ ...soap, stock: 'many' });
  await products.doc('soap-off').set({ ...soap, active: false });
  const read = async () =>
    itemsOf(await readFeed('https://www.my-shop.in')).filter(({ id = '' }) =>
      id.startsWith('soap'),
    );
  const items = await read();
  expect(new Set(items.map(({ id }) => id)).size).toBe(501);
  expect(items).toHaveLength(501);
  await products.doc('soap-last').update({ stock: 0, price: 120 });
  const last = (await read()).find(({ id }) => id === 'soap-last');
  expect(last).toMatchObject({ availability: 'out_of_stock', price: '120.00 INR' });
  expect(last).not.toHaveProperty('sale_price');
});
