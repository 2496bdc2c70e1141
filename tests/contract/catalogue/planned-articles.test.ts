import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { shopDataForTests, slugsOf } from '../../support/shop/data-suite.ts';

const HOUR = 3_600_000;
const { shop, store } = shopDataForTests('franch-planned');

/** Writes an article that is published so many hours from now. */
const publish = (slug: string, hours: number) => {
  const publishedAt = Timestamp.fromMillis(Date.now() + hours * HOUR);
  const article = { title: slug, body: 'Text', status: 'published', publishedAt };
  return store.admin.doc(`blogs/${slug}`).set(article);
};
const list = async (hoursFast = 0) => {
  const { publishedBlogs } = await import('#data/content/blogs.ts');
  return shop.watch(publishedBlogs({ now: Date.now() + hoursFast * HOUR }));
};
beforeEach(async () => {
  await publish('ancient', -72);
  await publish('fresh', -1);
  await publish('planned', 1);
});

it('the list of articles omits planned ones, starts with the newest, and adds one published meanwhile', async () => {
  const open = await list();
  expect(slugsOf((await open.data()).rows)).toEqual(['fresh', 'ancient']);
  await publish('just-now', -0.1);
  const { rows } = await open.data((page) => page.rows.length === 3);
  expect(slugsOf(rows)).toEqual(['just-now', 'fresh', 'ancient']);
});

it('the list is a day old for a device whose clock is two hours fast, instead of failing', async () => {
  expect(slugsOf((await (await list(2)).data()).rows)).toEqual(['ancient']);
});
