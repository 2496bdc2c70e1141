import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { openStore, type OwnStore } from '../backend/emulators.ts';
import { aStoredProduct } from '../fixtures/stored-product.ts';
import { loadShopData, type ShopData } from './shop-data.ts';

/** Hooks load the rules and the SDK, which takes longer than vitest's ten seconds on a busy machine. */
const HOOK_MS = 60_000;

/** An isolated store and a page's data layer over it, for the tests of a file: both are new before each. */
export function shopDataForTests(name: string) {
  const store = {} as OwnStore;
  const shop = {} as ShopData;
  beforeAll(async () => void Object.assign(store, await openStore(name)), HOOK_MS);
  afterAll(() => store.close());
  beforeEach(async () => {
    await store.clear();
    performance.clearMarks();
    Object.assign(shop, await loadShopData(store.projectId));
  }, HOOK_MS);
  afterEach(() => shop.close());
  return {
    store,
    shop,
    put: (slug: string, changes: Readonly<Record<string, unknown>> = {}) =>
      store.admin.doc(`products/${slug}`).set(aStoredProduct(changes)),
  };
}

/** The slugs of a list's rows, in order. */
export const slugsOf = (rows: readonly { readonly slug: string }[]): readonly string[] =>
  rows.map(({ slug }) => slug);
