import { afterAll, beforeEach, expect, it } from 'vitest';
import { call } from '../../support/backend/functions.ts';
import { letterTo, letters } from '../../support/backend/inbox.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { aNewEmail } from '../../support/shop/customers.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';

const BALM = 'restocked-balm';
const product = () => adminFirestore().doc(`products/${BALM}`);
const waiting = async () =>
  (await adminFirestore().collection('restockRequests').where('slug', '==', BALM).get()).size;
const ask = async (email: string, slug = BALM): Promise<unknown> =>
  (await call('notifyWhenBack', { slug, email })).result;

let email = '';
beforeEach(async () => {
  email = aNewEmail();
  await product().set(aStoredProduct({ title: 'Restocked Balm', stock: 0 }));
});
afterAll(() => product().delete());
const restock = (stock: number) => product().update({ stock, changedAt: new Date() });
const NOTED = { outcome: 'noted' };

it('a back-in-stock letter is sent once to a mailbox that asked, when the product can be bought again', async () => {
  expect([await ask(email), await ask(email.toUpperCase())]).toEqual([NOTED, NOTED]);
  const expired = aNewEmail();
  expect(await ask(expired)).toEqual(NOTED);
  const requests = adminFirestore().collection('restockRequests').where('slug', '==', BALM);
  const { docs } = await requests.get();
  expect(docs).toHaveLength(2);
  // Firestore deletes an expired request a day later.
  const old = docs.find((row) => row.get('email') === expired);
  await old?.ref.update({ expiresAt: new Date(Date.now() - 1) });
  await restock(3);
  const letter = await letterTo(email, 'Back in stock: Restocked Balm');
  expect(letter.text).toContain(`/product/${BALM}`);
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
  expect(await ask(email)).toEqual({ outcome: 'in-stock' });
  await restock(2);
  expect([(await letters(email)).length, await letters(expired)]).toEqual([1, []]);
});

it('a back-in-stock letter is not promised for a product that is not sold, and asked for ten times in a quarter of an hour', async () => {
  const tagged = (tag: number) => email.replace('@', `+${tag}@`);
  for (let tag = 0; tag < 10; tag += 1) expect(await ask(tagged(tag))).toEqual(NOTED);
  expect(await ask(tagged(10))).toEqual({ outcome: 'too-many' });
  expect(await waiting()).toBe(1);
  await product().update({ active: false });
  const other = aNewEmail();
  for (const slug of [BALM, 'no-such-product'])
    expect(await ask(other, slug)).toEqual({ outcome: 'not-sold' });
  expect(await waiting()).toBe(1);
});

it('staff get a letter when a sale brings a product to its own number, and none when the number changes', async () => {
  const [care, subject] = ['care@franch.example.in', 'Low stock: Restocked Balm'];
  await restock(60);
  await product().update({ lowStockAt: 60, changedAt: new Date() });
  const isLow = async () => (await product().get()).get('lowStock') as unknown;
  await expect.poll(isLow, { timeout: 10_000 }).toBe(true);
  await product().update({ lowStockAt: 50, changedAt: new Date() });
  await expect.poll(isLow, { timeout: 10_000 }).toBe(false);
  await restock(50);
  expect((await letterTo(care, subject)).text).toContain('50 items left.');
  const all = (await letters(care)).filter((one) => one.subject === subject);
  expect(all.filter(({ text }) => text.includes('60 items left.'))).toEqual([]);
});
