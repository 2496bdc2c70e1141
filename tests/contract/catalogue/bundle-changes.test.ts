import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { MAX_BUNDLE_CHANGES } from '#domain/site/store-settings.ts';
import { noteBundleChange } from '../../../functions/src/products/bundle-write.ts';
import { openOwnCheckout, type OwnCheckout } from '../../support/shop/own-checkout.ts';

const A_DAY = 24 * 60 * 60 * 1000;

let shop: OwnCheckout;
beforeAll(async () => {
  shop = await openOwnCheckout('bundle-changes');
}, 60_000);
afterAll(() => shop.close());
beforeEach(() => shop.clear());

const settings = () => shop.store.doc('settings/store');
const changes = async () =>
  ((await settings().get()).get('bundleChanges') ?? {}) as Record<string, Timestamp>;

it('a written bundle is noted with the moment, and an event that comes again changes nothing', async () => {
  const at = Timestamp.now();
  await noteBundleChange('oil', at);
  const noted = (await changes())['oil'];
  expect(noted?.toMillis()).toBeGreaterThanOrEqual(at.toMillis());
  await noteBundleChange('oil', at);
  expect((await changes())['oil']).toEqual(noted);
  await noteBundleChange('oil', Timestamp.fromMillis(Date.now() + 1_000));
  expect((await changes())['oil']?.toMillis()).toBeGreaterThan(noted?.toMillis() ?? 0);
});

it('the newest are kept, and none older than 90 days', async () => {
  const now = Date.now();
  const many = Array.from({ length: MAX_BUNDLE_CHANGES }, (_, age) => [
    `bundle-${age}`,
    new Date(now - age * 60_000),
  ]);
  const old = new Date(now - 91 * A_DAY);
  await settings().update({ bundleChanges: { ...Object.fromEntries(many), old } });
  await noteBundleChange('new', Timestamp.fromMillis(now));
  const ids = Object.keys(await changes());
  expect(ids).toHaveLength(MAX_BUNDLE_CHANGES);
  expect(ids).toEqual(expect.arrayContaining(['new', 'bundle-0']));
  expect(ids).not.toContain('old');
  expect(ids).not.toContain(`bundle-${MAX_BUNDLE_CHANGES - 1}`);
});

it('bundles that are written at once are all noted', async () => {
  const ids = Array.from({ length: 20 }, (_, n) => `bundle-${n}`);
  await Promise.all(ids.map((id) => noteBundleChange(id, Timestamp.now())));
  expect(Object.keys(await changes()).sort()).toEqual(ids.sort());
}, 60_000);

it('nothing is noted while there are no settings', async () => {
  await settings().delete();
  await noteBundleChange('oil', Timestamp.now());
  expect((await settings().get()).exists).toBe(false);
});
