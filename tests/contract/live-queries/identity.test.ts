import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paise } from '#domain/money/money.ts';
import { expectConsole } from '../../support/quiet-console.ts';
import { shopDataForTests, slugsOf } from '../../support/shop/data-suite.ts';
import { createPeople, type Person } from '../../support/shop/people.ts';
import { aMoment, type Watched } from '../../support/shop/shop-data.ts';

const { put, shop, store } = shopDataForTests('franch-identity');
const people = createPeople('identity');
let asha: Person;
let ravi: Person;
let staff: Person;
let account: typeof import('#data/account/account.ts');
let profileOf: typeof import('#data/account/profiles.ts').profileOf;
let addFavorite: typeof import('#data/cart/favorites.ts').addFavorite;
let favorites: typeof import('#data/cart/favorites-read.ts').favorites;

beforeAll(async () => {
  asha = await people.person('asha');
  ravi = await people.person('ravi');
  staff = await people.person('sunita', 'staff');
});
afterAll(() => people.close());
beforeEach(async () => {
  for (const { uid, email } of [asha, ravi]) {
    const profile = { email, name: uid, createdAt: Timestamp.fromMillis(1) };
    await store.admin.doc(`users/${uid}`).set(profile);
  }
  account = await import('#data/account/account.ts');
  ({ addFavorite } = await import('#data/cart/favorites.ts'));
  ({ favorites } = await import('#data/cart/favorites-read.ts'));
  ({ profileOf } = await import('#data/account/profiles.ts'));
});
afterEach(() => account.signOut());

async function signIn({ email, password }: Person): Promise<void> {
  expect(await account.signIn(email, password)).toEqual({ ok: true, value: undefined });
}
/** The states that a subscriber received after the index `from`. */
const shownSince = (reader: Watched<unknown>, from: number) =>
  JSON.stringify(reader.states.slice(from));
const profile = ({ uid }: Person) => shop.watch(profileOf(uid));

describe('a profile', () => {
  it('is denied to a visitor, and loads by itself when its owner signs in, also once more', async () => {
    const own = profile(asha);
    expect(await own.failure()).toBe('denied');
    for (let visit = 0; visit < 2; visit += 1) {
      await signIn(asha);
      expect(await own.data()).toMatchObject({ uid: asha.uid });
      await account.signOut();
      expect(await own.failure()).toBe('denied');
    }
  });

  it.each([
    { how: 'after a sign-out', signsOut: true },
    { how: 'without one', signsOut: false },
  ])(
    'is never shown to the next user of the device, $how, not even from the cache',
    async (row) => {
      await signIn(asha);
      const own = profile(asha);
      await own.data();
      const stateCount = own.states.length;
      if (row.signsOut) await account.signOut();
      await signIn(ravi);
      expect(await own.failure()).toBe('denied');
      await aMoment();
      expect(shownSince(own, stateCount)).not.toContain('asha');
      expect(own.states[stateCount]).toEqual({ state: 'loading' });
      expect(await profile(ravi).data()).toMatchObject({ uid: ravi.uid });
    },
  );

  it('that was left is not cached for the next user either', async () => {
    await signIn(asha);
    const own = profile(asha);
    await own.data();
    own.leave();
    await account.signOut();
    expect(shop.live.size()).toBe(0);
    await signIn(ravi);
    const again = profile(asha);
    expect(await again.failure()).toBe('denied');
    expect(shownSince(again, 0)).not.toContain('asha');
  });

  it('with an invalid id fails instead of loading for ever', async () => {
    expectConsole('error', /unmapped-error .*invalid-argument/);
    await signIn(asha);
    for (const uid of ['', 'a/b', '..'])
      expect(await shop.watch(profileOf(uid)).failure()).toBe('unknown');
  });
});

it('a wishlist shows its owner’s latest write, before and after the server sets the time, and to no one else', async () => {
  await signIn(asha);
  const list = shop.watch(favorites(asha.uid));
  await list.data();
  const began = Date.now();
  const product = { slug: 'secret-of-asha', title: 'Oil', price: paise(100), imageURL: '' };
  await addFavorite(asha.uid, product);
  const { rows } = await list.data((current) => current.rows.length === 1);
  expect(rows[0]).toMatchObject({ id: product.slug, productId: product.slug });
  expect(Math.abs(Number(rows[0]?.createdAt) - began)).toBeLessThan(60_000);

  // The write is confirmed once more, with the server's time.
  await aMoment();
  const stateCount = list.states.length;
  await signIn(ravi);
  expect(await list.failure()).toBe('denied');
  expect(shownSince(list, stateCount)).not.toContain(product.slug);
  expect((await shop.watch(favorites(ravi.uid)).data()).rows).toEqual([]);
});

it('an inactive product, and a list that asks for it, is denied to all but staff, who get it without a reload', async () => {
  await put('oil', { active: false });
  await put('soap');
  const oil = shop.watch(shop.productBySlug('oil'));
  const usual = shop.watch(shop.productList());
  const whole = shop.watch(shop.productList({ onlyActive: false }));
  for (const who of [null, asha]) {
    if (who) await signIn(who);
    await aMoment();
    expect([await oil.failure(), await whole.failure()]).toEqual(['denied', 'denied']);
    expect(slugsOf((await usual.data()).rows)).toEqual(['soap']);
  }
  await signIn(staff);
  expect(await oil.data()).toMatchObject({ slug: 'oil', active: false });
  expect((await whole.data()).rows).toHaveLength(2);
});
