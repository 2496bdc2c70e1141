import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { call } from '../../support/backend/functions.ts';
import { letterTo, letters } from '../../support/backend/inbox.ts';
import { adminFirestore } from '../../support/browser/shop-test.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';

const BALM = 'restocked-balm';
const product = () => adminFirestore().doc(`products/${BALM}`);
const waiting = async () =>
  (await adminFirestore().collection('restockRequests').where('slug', '==', BALM).get()).size;
const ask = async (email: string, slug = BALM): Promise<unknown> =>
  (await call('notifyWhenBack', { slug, email })).result;

let email = '';
let count = 0;
beforeEach(async () => {
  count += 1;
  email = `waits-${Date.now()}-${count}@franch.test`;
  await product().set(aStoredProduct({ title: 'Restocked Balm', stock: 0 }));
});
afterAll(() => product().delete());

describe('a back-in-stock letter', { timeout: 60_000 }, () => {
  it('is sent once to everyone who asked, when the product can be bought again', async () => {
    expect(await ask(email)).toEqual({ outcome: 'noted' });
    expect(await ask(email.toUpperCase())).toEqual({ outcome: 'noted' });
    expect(await waiting()).toBe(1);
    await product().update({ stock: 3, changedAt: new Date() });
    const letter = await letterTo(email, 'Back in stock: Restocked Balm');
    expect(letter.text).toContain(`/product/${BALM}`);
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
    expect(await ask(email)).toEqual({ outcome: 'in-stock' });
    await product().update({ stock: 2, changedAt: new Date() });
    expect(await letters(email)).toHaveLength(1);
  });

  it('is not sent for a request that has expired, which Firestore deletes a day later', async () => {
    expect(await ask(email)).toEqual({ outcome: 'noted' });
    const requests = adminFirestore().collection('restockRequests').where('slug', '==', BALM);
    const [request] = (await requests.get()).docs;
    await request?.ref.update({ expiresAt: new Date(Date.now() - 1) });
    await product().update({ stock: 3, changedAt: new Date() });
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
    expect(await letters(email)).toEqual([]);
  });

  it('is not promised for a product that is not sold', async () => {
    await product().update({ active: false });
    expect(await ask(email)).toEqual({ outcome: 'not-sold' });
    expect(await ask(email, 'no-such-product')).toEqual({ outcome: 'not-sold' });
    expect(await waiting()).toBe(0);
  });

  it('is stored once for one mailbox, however it is written, and limited to ten requests in a quarter of an hour', async () => {
    const answers: unknown[] = [];
    for (let tag = 0; tag < 11; tag += 1) answers.push(await ask(email.replace('@', `+${tag}@`)));
    expect(answers.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => ({ outcome: 'noted' })));
    expect(answers[10]).toEqual({ outcome: 'too-many' });
    expect(await waiting()).toBe(1);
  });

  it('has a counterpart for staff, when a product runs low', async () => {
    await product().update({ stock: 6, changedAt: new Date() });
    await product().update({ stock: 5, changedAt: new Date() });
    const letter = await letterTo('care@franch.example.in', 'Low stock: Restocked Balm');
    expect(letter.text).toContain('5 pieces left.');
  });
});
