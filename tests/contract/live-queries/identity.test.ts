import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type OwnStore } from '../../support/backend/emulators.ts';
import { createPeople, type People, type Person } from '../../support/shop/people.ts';
import { expectConsole } from '../../support/quiet-console.ts';
import {
  aMoment,
  loadShopData,
  type ShopData,
  type Watched,
} from '../../support/shop/shop-data.ts';
import { aStoredProduct } from '../../support/fixtures/stored-product.ts';

let store: OwnStore;
let shop: ShopData;
let people: People;
let [asha, ravi, staff]: Person[] = [];
let account: typeof import('#data/account/account.ts');
let profileOf: typeof import('#data/account/profiles.ts').profileOf;
let favorites: typeof import('#data/cart/favorites.ts') &
  typeof import('#data/cart/favorites-read.ts');

beforeAll(async () => {
  store = await openStore('franch-identity');
  people = createPeople('identity');
  asha = await people.person('asha');
  ravi = await people.person('ravi');
  staff = await people.person('sunita', 'staff');
});
afterAll(async () => {
  await people.close();
  await store.close();
});
beforeEach(async () => {
  await store.clear();
  for (const person of [asha, ravi]) {
    await store.admin.doc(`users/${person?.uid}`).set({
      email: person?.email,
      name: person?.uid,
      createdAt: Timestamp.fromMillis(1),
    });
  }
  shop = await loadShopData(store.projectId);
  account = await import('#data/account/account.ts');
  favorites = {
    ...(await import('#data/cart/favorites.ts')),
    ...(await import('#data/cart/favorites-read.ts')),
  };
  ({ profileOf } = await import('#data/account/profiles.ts'));
});
afterEach(async () => {
  await account.signOut();
  await shop.close();
});

const uidOf = (person: Person | undefined) => person?.uid ?? '';
async function signIn(person: Person | undefined): Promise<void> {
  const { email, password } = person ?? { email: '', password: '' };
  expect(await account.signIn(email, password)).toEqual({ ok: true, value: undefined });
}
/** The states that a subscriber received after the index `from`. */
const shownSince = (reader: Watched<unknown>, from: number) =>
  JSON.stringify(reader.states.slice(from));

describe('a profile', () => {
  it('is denied to a visitor, and loads by itself when its owner signs in', async () => {
    const profile = shop.watch(profileOf(uidOf(asha)));
    expect(await profile.failure()).toBe('denied');
    await signIn(asha);
    expect(await profile.data()).toMatchObject({ uid: uidOf(asha) });
  });

  it('is denied to another customer', async () => {
    await signIn(ravi);
    const profile = shop.watch(profileOf(uidOf(asha)));
    expect(await profile.failure()).toBe('denied');
    expect(profile.states).not.toContainEqual(expect.objectContaining({ state: 'ready' }));
  });

  it('is never shown to the next user of the device, not even from the cache', async () => {
    await signIn(asha);
    const profile = shop.watch(profileOf(uidOf(asha)));
    await profile.data();
    const stateCount = profile.states.length;
    await account.signOut();
    expect(await profile.failure()).toBe('denied');
    await signIn(ravi);
    await profile.until(({ state }) => state === 'failed');
    await aMoment();
    expect(shownSince(profile, stateCount)).not.toContain('asha');
    expect(profile.states[stateCount]).toEqual({ state: 'loading' });
  });

  it('that was left is not cached for the next user either', async () => {
    await signIn(asha);
    const profile = shop.watch(profileOf(uidOf(asha)));
    await profile.data();
    profile.leave();
    await account.signOut();
    expect(shop.live.size()).toBe(0);
    await signIn(ravi);
    const secondWatch = shop.watch(profileOf(uidOf(asha)));
    expect(await secondWatch.failure()).toBe('denied');
    expect(shownSince(secondWatch, 0)).not.toContain('asha');
  });

  it('is shown again to its owner after signing out and in', async () => {
    await signIn(asha);
    const profile = shop.watch(profileOf(uidOf(asha)));
    await profile.data();
    await account.signOut();
    await profile.failure();
    await signIn(asha);
    expect(await profile.data()).toMatchObject({ uid: uidOf(asha) });
  });

  it('switches between users without a sign-out between them', async () => {
    await signIn(asha);
    const profile = shop.watch(profileOf(uidOf(asha)));
    await profile.data();
    const stateCount = profile.states.length;
    await signIn(ravi);
    expect(await profile.failure()).toBe('denied');
    expect(shownSince(profile, stateCount)).not.toContain('asha');
    expect(await shop.watch(profileOf(uidOf(ravi))).data()).toMatchObject({ uid: uidOf(ravi) });
  });

  it('with an invalid id fails instead of loading for ever', async () => {
    expectConsole('error', /unmapped-error .*invalid-argument/);
    await signIn(asha);
    for (const uid of ['', 'a/b', '..']) {
      expect(await shop.watch(profileOf(uid)).failure()).toBe('unknown');
    }
  });
});

describe('a wishlist', () => {
  it('shows its owner’s latest write, before and after the server sets the time', async () => {
    await signIn(asha);
    const list = shop.watch(favorites.favorites(uidOf(asha)));
    await list.data();
    const product = { slug: 'oil', title: 'Oil', price: 100, imageURL: '' };
    const { paise } = await import('#domain/money/money.ts');
    const began = Date.now();
    await favorites.addFavorite(uidOf(asha), { ...product, price: paise(100) });
    const { rows } = await list.data((current) => current.rows.length === 1);
    expect(rows[0]).toMatchObject({ id: 'oil', productId: 'oil' });
    expect(Math.abs(Number(rows[0]?.createdAt) - began)).toBeLessThan(60_000);
    const sizes = list.states.map((current) => 'data' in current && current.data?.rows.length);
    expect(sizes.filter((size) => size !== false)).toEqual(
      expect.arrayContaining([0, 1]) as number[],
    );
  });

  it("of the previous user never appears in the next one's", async () => {
    await signIn(asha);
    const { paise } = await import('#domain/money/money.ts');
    await favorites.addFavorite(uidOf(asha), {
      slug: 'secret-of-asha',
      title: 'x',
      price: paise(1),
      imageURL: '',
    });
    const list = shop.watch(favorites.favorites(uidOf(asha)));
    await list.data(({ rows }) => rows.length === 1);
    const stateCount = list.states.length;
    await signIn(ravi);
    expect(await list.failure()).toBe('denied');
    expect(shownSince(list, stateCount)).not.toContain('secret-of-asha');
    expect((await shop.watch(favorites.favorites(uidOf(ravi))).data()).rows).toEqual([]);
  });
});

describe('an inactive product', () => {
  it('is denied to a visitor and a customer, and shown to staff without a reload', async () => {
    await store.admin.doc('products/oil').set(aStoredProduct({ active: false }));
    const oil = shop.watch(shop.productBySlug('oil'));
    expect(await oil.failure()).toBe('denied');
    await signIn(asha);
    await aMoment();
    expect(await oil.failure()).toBe('denied');
    await signIn(staff);
    expect(await oil.data()).toMatchObject({ slug: 'oil', active: false });
  });

  it('is in no list of a visitor; a list that requests it is denied, and returned to staff', async () => {
    await store.admin.doc('products/oil').set(aStoredProduct({ active: false }));
    await store.admin.doc('products/soap').set(aStoredProduct());
    const usual = shop.watch(shop.productList());
    expect((await usual.data()).rows.map(({ slug }) => slug)).toEqual(['soap']);
    const whole = shop.watch(shop.productList({ onlyActive: false }));
    expect(await whole.failure()).toBe('denied');
    await signIn(staff);
    expect((await whole.data()).rows).toHaveLength(2);
  });
});
