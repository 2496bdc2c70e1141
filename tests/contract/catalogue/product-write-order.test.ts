import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MAX_TOMBSTONES } from '#domain/site/store-settings.ts';
import { stockChange, toFirestore } from '../../../functions/src/platform/store.ts';
import {
  completeProductWrite,
  type ProductWrite,
} from '../../../functions/src/products/product-write.ts';
import { popularityOfStored } from '../../../functions/src/products/sales.ts';
import { openOwnCheckout, type OwnCheckout } from '../../support/shop/own-checkout.ts';
import { aProductDocument } from '../../support/fixtures/products.ts';

// Events are delivered at least once and in any order: here the test delivers them.
let shop: OwnCheckout;
const SLUG = 'neem-soap';
const A_DAY = 24 * 60 * 60 * 1000;
beforeAll(async () => {
  shop = await openOwnCheckout('product-write-order');
});
afterAll(() => shop.close());
beforeEach(() => shop.clear());

const place = () => shop.store.doc(`products/${SLUG}`);
const fieldsNow = async () => (await place().get()).data() ?? null;
const version = async () => (await place().get()).updateTime?.valueOf();
const withdrawn = async () =>
  ((await shop.store.doc('settings/store').get()).get('withdrawn') ?? {}) as Record<
    string,
    Timestamp
  >;

/** Writes a product and returns the event of the write. */
async function written(fields: Record<string, unknown> | null): Promise<ProductWrite> {
  const stateBefore = await fieldsNow();
  const result = await (fields === null
    ? place().delete()
    : place().set(fields, { merge: stateBefore !== null }));
  return { slug: SLUG, before: stateBefore, after: await fieldsNow(), at: result.writeTime };
}
const WITHOUT_POPULARITY = toFirestore(aProductDocument());
const BARE = { ...WITHOUT_POPULARITY, popularity: popularityOfStored(WITHOUT_POPULARITY) };
/** A sale, as an order writes it: it sets `changedAt`. */
const SALE = { ...stockChange(-1) };
const complete = { ...BARE, ...stockChange(9) };

describe('an event', () => {
  it.each<[string, Record<string, unknown>]>([
    ['missing', {}],
    ['a number', { changedAt: Date.now() }],
    ['of last year', toFirestore({ changedAt: Date.now() - 365 * A_DAY })],
    ['of next year', toFirestore({ changedAt: Date.now() + 365 * A_DAY })],
  ])('of a write whose changedAt is %s sets it to now', async (_, fields) => {
    const startedAt = Date.now();
    await completeProductWrite(await written({ ...BARE, ...fields }));
    const changedAt = (await fieldsNow())?.['changedAt'] as Timestamp;
    expect(changedAt.toMillis()).toBeGreaterThanOrEqual(startedAt);
    expect(changedAt.toMillis()).toBeLessThanOrEqual(Date.now() + 1_000);
  });

  it('delivered twice writes once', async () => {
    await written(complete);
    const event = await written({ price: 99 });
    await completeProductWrite(event);
    const firstVersion = await version();
    await completeProductWrite(event);
    expect(await version()).toBe(firstVersion);
  });

  it('of a write that set changedAt, by the server’s or its own clock, writes nothing', async () => {
    await written(complete);
    for (const changes of [SALE, toFirestore({ price: 99, changedAt: Date.now() })]) {
      const event = await written(changes);
      const initialVersion = await version();
      await completeProductWrite(event);
      expect(await version()).toBe(initialVersion);
    }
  });

  it('that arrives after a later sale has notified the pages writes nothing', async () => {
    await written(complete);
    const event = await written({ price: 99 });
    await written(SALE);
    const initialVersion = await version();
    await completeProductWrite(event);
    expect(await version()).toBe(initialVersion);
  });

  it.each<[string, Record<string, unknown>]>([
    ['no popularity', {}],
    ['the popularity of other sales', { sold: 3, popularity: 3 }],
    ['a new rating', { popularity: BARE.popularity, rating: { sum: 9, count: 2 } }],
  ])('of a product with %s gives it its place', async (_, fields) => {
    const event = await written({ ...WITHOUT_POPULARITY, ...fields, ...stockChange(9) });
    await completeProductWrite(event);
    const stored = (await fieldsNow()) ?? {};
    expect(stored['popularity']).toBe(popularityOfStored({ ...WITHOUT_POPULARITY, ...fields }));
    const repaired = await version();
    await completeProductWrite(event);
    expect(await version()).toBe(repaired);
  });

  it('of a product that is deleted meanwhile restores nothing', async () => {
    const event = await written(BARE);
    await written(null);
    await completeProductWrite(event);
    expect(await fieldsNow()).toBeNull();
  });
});

describe('the opening stock of a product that staff created', () => {
  const at = new Date(Date.UTC(2026, 10, 21));
  const created = { ...BARE, auditId: 'entry', createdAt: at, updatedAt: at, stock: 12 };
  const ledger = async () =>
    (await shop.store.collection('stockMoves').get()).docs.map((row) => [row.id, row.data()]);
  beforeEach(() =>
    shop.store.doc('audit/entry').set({ by: 'leela', email: 'leela@franch.test', at }),
  );

  it('is entered in the ledger in their name, once', async () => {
    const event = await written(created);
    await Promise.all([completeProductWrite(event), completeProductWrite(event)]);
    const entry = { slug: SLUG, reason: 'opening', delta: 12, note: '', auditId: 'entry' };
    const who = { by: 'leela', email: 'leela@franch.test' };
    expect(await ledger()).toEqual([
      [`entry_${SLUG}`, { ...entry, ...who, at: Timestamp.fromDate(at) }],
    ]);
  });

  it.each<[string, Record<string, unknown>]>([
    ['without stock', { stock: 0 }],
    ['that was restored', { updatedAt: new Date(Date.UTC(2026, 10, 22)) }],
    ['that a script wrote', { auditId: undefined }],
  ])('is none of one %s', async (_, fields) => {
    const { auditId, ...others } = { ...created, ...fields };
    await completeProductWrite(
      await written({ ...others, ...(auditId !== undefined && { auditId }) }),
    );
    expect(await ledger()).toEqual([]);
  });

  it('is not entered for a later change', async () => {
    await written(created);
    await completeProductWrite(await written({ ...SALE }));
    expect(await ledger()).toEqual([]);
  });
});

describe('a tombstone', () => {
  it('is written for a deletion, once', async () => {
    await written(complete);
    const event = await written(null);
    await completeProductWrite(event);
    const own = (await withdrawn())[SLUG];
    expect(own?.toMillis()).toBeGreaterThan(Date.now() - 60_000);
    await completeProductWrite(event);
    expect((await withdrawn())[SLUG]).toEqual(own);
  });

  it('is not written by a late deletion event when the product is back', async () => {
    await written(complete);
    const deletion = await written(null);
    const comeback = await written(complete);
    await completeProductWrite(comeback);
    await completeProductWrite(deletion);
    expect(Object.keys(await withdrawn())).not.toContain(SLUG);
  });

  it('is removed when the product is on sale again', async () => {
    await written(complete);
    await completeProductWrite(await written({ active: false }));
    expect(Object.keys(await withdrawn())).toContain(SLUG);
    await completeProductWrite(await written({ active: true }));
    expect(Object.keys(await withdrawn())).not.toContain(SLUG);
  });

  it('replaces those older than 90 days, and the oldest at the limit', async () => {
    const ago = (age: number): unknown => toFirestore({ at: Date.now() - age })['at'];
    const many = Array.from({ length: MAX_TOMBSTONES }, (_, age) => [
      `soap-${age}`,
      ago(age * 60_000),
    ]);
    await shop.store.doc('settings/store').update({
      withdrawn: {
        ...Object.fromEntries(many),
        old: ago(91 * A_DAY),
      },
    });
    await written(complete);
    await completeProductWrite(await written(null));
    const slugs = Object.keys(await withdrawn());
    expect(slugs).toHaveLength(MAX_TOMBSTONES);
    expect(slugs).toEqual(expect.arrayContaining([SLUG, 'soap-0']));
    expect(slugs).not.toContain('old');
    expect(slugs).not.toContain(`soap-${MAX_TOMBSTONES - 1}`);
  });

  it('is not written while there are no settings', async () => {
    await shop.store.doc('settings/store').delete();
    await written(complete);
    await completeProductWrite(await written(null));
    expect((await shop.store.doc('settings/store').get()).exists).toBe(false);
  });
});
