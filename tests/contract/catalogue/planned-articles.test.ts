import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openStore, type OwnStore } from '../../support/backend/emulators.ts';
import { loadShopData, type ShopData } from '../../support/shop/shop-data.ts';

const HOUR = 3_600_000;
let store: OwnStore;
let shop: ShopData;
let publishedBlogs: typeof import('#data/content/blogs.ts').publishedBlogs;

beforeAll(async () => {
  store = await openStore('franch-planned');
});
afterAll(() => store.close());
beforeEach(async () => {
  await store.clear();
  shop = await loadShopData(store.projectId);
  ({ publishedBlogs } = await import('#data/content/blogs.ts'));
  await put('ancient', -72);
  await put('fresh', -1);
  await put('planned', 1);
});
afterEach(() => shop.close());

/** Writes an article that is published so many hours from now. */
const put = (slug: string, hours: number) =>
  store.admin.doc(`blogs/${slug}`).set({
    title: slug,
    body: 'Text',
    status: 'published',
    publishedAt: Timestamp.fromMillis(Date.now() + hours * HOUR),
  });

const listed = async (hoursFast = 0, check: (slugs: readonly string[]) => boolean = () => true) => {
  const slugs = (page: { rows: readonly { slug: string }[] }) => page.rows.map(({ slug }) => slug);
  const source = publishedBlogs({ now: Date.now() + hoursFast * HOUR });
  return slugs(await shop.watch(source).data((page) => check(slugs(page))));
};

describe('the list of articles', () => {
  it('omits planned articles, and starts with the newest', async () => {
    expect(await listed()).toEqual(['fresh', 'ancient']);
  });

  it('adds an article published while the list is open with an earlier time', async () => {
    const nextList = listed(0, (slugs) => slugs.length === 3);
    await put('just-now', -0.1);
    expect(await nextList).toEqual(['just-now', 'fresh', 'ancient']);
  });

  it('is a day old for a device whose clock is two hours fast, instead of failing', async () => {
    expect(await listed(2)).toEqual(['ancient']);
  });
});
