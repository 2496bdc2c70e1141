import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_BUNDLE_CHANGES, MAX_TOMBSTONES } from '#domain/site/store-settings.ts';
import { stockChange, toFirestore } from '../../../functions/src/platform/store.ts';
import { noteBundleChange } from '../../../functions/src/products/bundle-write.ts';
import { completeProductWrite } from '../../../functions/src/products/product-write.ts';
import { popularityOfStored } from '../../../functions/src/products/sales.ts';
import type { ProductWrite } from '../../../functions/src/products/stored-product.ts';
import { aProductDocument } from '../../support/fixtures/products.ts';
import { checkoutForTests } from '../../support/shop/checkout-suite.ts';

// Events are delivered at least once and in any order: here the test delivers them.
const SLUG = 'neem-soap';
const A_DAY = 24 * 60 * 60 * 1000;
type Fields = Readonly<Record<string, unknown>>;

const shop = checkoutForTests('product-write-order');
const place = () => shop.store.doc(`products/${SLUG}`);
const settings = () => shop.store.doc('settings/store');
const version = async () => (await place().get()).updateTime?.valueOf();
/** What the settings note under this name, by id. */
const noted = async (what: 'withdrawn' | 'bundleChanges') =>
  ((await settings().get()).get(what) ?? {}) as Readonly<Record<string, Timestamp>>;

/** Writes a product, or deletes it, and returns the event of the write. */
async function written(fields: Fields | null): Promise<ProductWrite> {
  const before = (await place().get()).data() ?? null;
  const result = await (fields === null
    ? place().delete()
    : place().set(fields, { merge: before !== null }));
  return { slug: SLUG, before, after: (await place().get()).data() ?? null, at: result.writeTime };
}
const write = async (fields: Fields | null) => completeProductWrite(await written(fields));
const WITHOUT_POPULARITY = toFirestore(aProductDocument());
const BARE = {
  ...WITHOUT_POPULARITY,
  popularity: popularityOfStored(WITHOUT_POPULARITY),
  lowStock: false,
};
/** A sale, as an order writes it: it sets `changedAt`. */
const SALE = stockChange(-1);
const COMPLETE = { ...BARE, ...stockChange(9) };

describe('an event', () => {
  it.each<[string, Fields]>([
    ['missing', {}],
    ['a number', { changedAt: Date.now() }],
    ['of last year', toFirestore({ changedAt: Date.now() - 365 * A_DAY })],
    ['of next year', toFirestore({ changedAt: Date.now() + 365 * A_DAY })],
  ])('of a write whose changedAt is %s sets it to now', async (_, fields) => {
    const startedAt = Date.now();
    await write({ ...BARE, ...fields });
    const { changedAt } = (await shop.read(`products/${SLUG}`)) as { changedAt: Timestamp };
    expect(changedAt.toMillis()).toBeGreaterThanOrEqual(startedAt);
    expect(changedAt.toMillis()).toBeLessThanOrEqual(Date.now() + 1_000);
  });

  it('that arrives twice, of a complete write, or after a later sale, writes nothing', async () => {
    await written(COMPLETE);
    const incomplete = await written({ price: 99 });
    await completeProductWrite(incomplete);
    const byClock = toFirestore({ price: 98, changedAt: Date.now() });
    const events = [incomplete, await written(SALE), await written(byClock)];
    const late = await written({ price: 97 });
    await written(SALE);
    const current = await version();
    for (const event of [...events, late]) await completeProductWrite(event);
    expect(await version()).toBe(current);
  });

  it.each<[string, Fields]>([
    ['no popularity', {}],
    ['the popularity of other sales', { sold: 3, popularity: 3 }],
    ['a new rating', { popularity: BARE.popularity, rating: { sum: 9, count: 2 } }],
  ])('of a product with %s gives it its place, once', async (_, fields) => {
    const event = await written({ ...WITHOUT_POPULARITY, ...fields, ...stockChange(9) });
    await completeProductWrite(event);
    const popularity = popularityOfStored({ ...WITHOUT_POPULARITY, ...fields });
    expect(await shop.read(`products/${SLUG}`)).toMatchObject({ popularity });
    const repaired = await version();
    await completeProductWrite(event);
    expect(await version()).toBe(repaired);
  });

  const low = async () => (await place().get()).get('lowStock') as unknown;
  const changedNow = () => toFirestore({ changedAt: Date.now() });

  it.each<[string, Fields, boolean]>([
    ['a sale down to its number', { lowStockAt: 50, stock: 50 }, true],
    ['a sale down to the shop’s number', { stock: 5 }, true],
    ['a sale above a number of its own', { lowStockAt: 2, stock: 5 }, false],
    ['a raised number', { lowStockAt: 30 }, true],
    ['a number of 0 while in stock', { lowStockAt: 0, stock: 1 }, false],
    ['a number that a script wrote as text', { lowStockAt: '50' }, false],
    ['a flag that a script set', { lowStock: true }, false],
    ['an archived product', { active: false, stock: 0 }, false],
  ])('of %s stores whether it is low in stock, once', async (_, fields, isLow) => {
    await written(COMPLETE);
    const event = await written({ ...fields, ...changedNow() });
    await completeProductWrite(event);
    expect(await low()).toBe(isLow);
    const stored = await version();
    await completeProductWrite(event);
    expect(await version()).toBe(stored);
  });

  it('of low stock that arrives after a delivery or after a lowered number stores the present answer', async () => {
    await written(COMPLETE);
    const sale = await written({ ...BARE, stock: 4, ...changedNow() });
    const delivery = await written({ stock: 40, ...changedNow() });
    await completeProductWrite(delivery);
    await completeProductWrite(sale);
    expect(await low()).toBe(false);
    const raised = await written({ lowStockAt: 40, ...changedNow() });
    await completeProductWrite(raised);
    expect(await low()).toBe(true);
    await write({ lowStockAt: 39, ...changedNow() });
    await completeProductWrite(raised);
    expect(await low()).toBe(false);
  });

  it('of a product that is deleted meanwhile restores nothing', async () => {
    const event = await written(BARE);
    await written(null);
    await completeProductWrite(event);
    expect((await place().get()).exists).toBe(false);
  });
});

describe('the opening stock of a product that staff created', () => {
  const at = new Date(Date.UTC(2026, 10, 21));
  const created = { ...BARE, auditId: 'entry', createdAt: at, updatedAt: at, stock: 12 };
  const who = { by: 'leela', email: 'leela@franch.test' };
  beforeEach(() => shop.store.doc('audit/entry').set({ ...who, at }));

  it('is entered in the ledger in their name, once, and not for a later change', async () => {
    const event = await written(created);
    await Promise.all([completeProductWrite(event), completeProductWrite(event)]);
    await write(SALE);
    const entry = { slug: SLUG, reason: 'opening', delta: 12, note: '', auditId: 'entry' };
    const opening = { ...entry, ...who, at: Timestamp.fromDate(at) };
    expect(await shop.all('stockMoves')).toEqual([opening]);
    expect(await shop.read(`stockMoves/entry_${SLUG}`)).toEqual(opening);
  });

  it.each<[string, Fields]>([
    ['without stock', { ...created, stock: 0 }],
    ['that was restored', { ...created, updatedAt: new Date(Date.UTC(2026, 10, 22)) }],
    ['that a script wrote', { ...BARE, createdAt: at, updatedAt: at, stock: 12 }],
  ])('is none of one %s', async (_, fields) => {
    await write(fields);
    expect(await shop.all('stockMoves')).toEqual([]);
  });
});

describe('a tombstone', () => {
  const isWithdrawn = async () => SLUG in (await noted('withdrawn'));

  it('is written for a deletion, once', async () => {
    await written(COMPLETE);
    const event = await written(null);
    await completeProductWrite(event);
    const own = (await noted('withdrawn'))[SLUG];
    expect(own?.toMillis()).toBeGreaterThan(Date.now() - 60_000);
    await completeProductWrite(event);
    expect((await noted('withdrawn'))[SLUG]).toEqual(own);
  });

  it('is removed when the product is on sale again, and not written by a late deletion event', async () => {
    await written(COMPLETE);
    await write({ active: false });
    expect(await isWithdrawn()).toBe(true);
    await write({ active: true });
    expect(await isWithdrawn()).toBe(false);
    const deletion = await written(null);
    await write(COMPLETE);
    await completeProductWrite(deletion);
    expect(await isWithdrawn()).toBe(false);
  });
});

describe('a change of a bundle', () => {
  it('is noted with the moment; an event that comes again changes nothing', async () => {
    const own = async () => (await noted('bundleChanges'))['oil'];
    const at = Timestamp.now();
    await noteBundleChange('oil', at);
    const first = await own();
    expect(first?.toMillis()).toBeGreaterThanOrEqual(at.toMillis());
    await noteBundleChange('oil', at);
    expect(await own()).toEqual(first);
    await noteBundleChange('oil', Timestamp.fromMillis(Date.now() + 1_000));
    expect((await own())?.toMillis()).toBeGreaterThan(first?.toMillis() ?? 0);
  });

  it('is noted beside others at the same time', async () => {
    const ids = Array.from({ length: 8 }, (_, n) => `bundle-${n}`);
    await Promise.all(ids.map((id) => noteBundleChange(id, Timestamp.now())));
    expect(Object.keys(await noted('bundleChanges')).toSorted()).toEqual(ids);
  });
});

it.each([
  {
    ...({ what: 'withdrawn', most: MAX_TOMBSTONES } as const),
    note: async () => {
      await written(COMPLETE);
      await write(null);
    },
  },
  {
    ...({ what: 'bundleChanges', most: MAX_BUNDLE_CHANGES } as const),
    note: () => noteBundleChange(SLUG, Timestamp.now()),
  },
])(
  'a note among $what replaces those older than 90 days, and the oldest at the limit',
  async (row) => {
    const { what, most, note } = row;
    const ago = (age: number): Date => new Date(Date.now() - age);
    const many = Array.from({ length: most }, (_, age) => [`note-${age}`, ago(age * 60_000)]);
    const old = ago(91 * A_DAY);
    await settings().update({ [what]: { ...(Object.fromEntries(many) as object), old } });
    await note();
    const ids = Object.keys(await noted(what));
    expect(ids).toHaveLength(most);
    expect(ids).toEqual(expect.arrayContaining([SLUG, 'note-0']));
    expect(ids).not.toContain('old');
    expect(ids).not.toContain(`note-${most - 1}`);

    await settings().delete();
    await note();
    expect((await settings().get()).exists).toBe(false);
  },
);
