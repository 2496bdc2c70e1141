import {
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
  writeBatch,
} from 'firebase/firestore';
import { Timestamp as AdminTimestamp } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { allowedTo, isAllowed, PEOPLE, storeOf } from '../support/allowed.ts';
import { openStore, type OwnStore } from '../support/emulators.ts';

const PLACE = 'blogs/on-soap';
const EDITORS = ['staff', 'owner'];
let store: OwnStore;
let staff: Firestore;

beforeAll(async () => {
  // Every refusal would be a warning in the console.
  setLogLevel('error');
  store = await openStore('rules-blog-writes');
});
beforeEach(async () => {
  await store.clear();
  staff = storeOf(store.asPeople, 'staff');
});
afterAll(() => store.close());

type Fields = Record<string, unknown>;

const anArticle = (change: Fields = {}): Fields => ({
  title: 'On soap',
  excerpt: '',
  body: 'Text',
  coverImageURL: '',
  coverAlt: '',
  author: 'Meera',
  tags: ['soap'],
  relatedProducts: ['franch-skin-soap'],
  seoTitle: '',
  seoDescription: '',
  status: 'draft',
  publishedAt: Timestamp.fromMillis(0),
  updatedAt: serverTimestamp(),
  ...change,
});

const there = (path = PLACE, change: Fields = {}) =>
  store.admin.doc(path).set({
    ...anArticle(),
    publishedAt: AdminTimestamp.fromMillis(0),
    updatedAt: AdminTimestamp.fromMillis(0),
    auditId: 'first',
    ...change,
  });

interface Batch {
  readonly sets?: Readonly<Record<string, Fields>>;
  readonly removes?: readonly string[];
  /** The id of the entry, and what stands in it otherwise; null for no entry. */
  readonly id?: string;
  readonly entry?: Fields | null;
}

/** Writes with an entry of the audit about `PLACE`. */
function write(
  db: Firestore,
  { sets = {}, removes = [], id = 'entry', entry = {} }: Batch,
  by = 'staff',
): Promise<unknown> {
  const batch = writeBatch(db);
  const email = `${by}@franch.test`;
  const about = { action: 'blog-change', subject: PLACE, by, email, at: serverTimestamp() };
  if (entry) batch.set(doc(db, `audit/${id}`), { ...about, ...entry });
  for (const [path, fields] of Object.entries(sets)) {
    batch.set(doc(db, path), { ...fields, auditId: id });
  }
  for (const path of removes) batch.delete(doc(db, path));
  return batch.commit();
}

const DELETION = 'delete_blogs_on-soap_first';

describe('an article', () => {
  it('is made, changed and removed by owner and staff alone, with an entry of the audit', async () => {
    const put = { sets: { [PLACE]: anArticle() } };
    const remove = { removes: [PLACE], id: DELETION };
    const who = (batch: Batch, arrange: () => Promise<unknown>) =>
      allowedTo(
        store.asPeople,
        (db, person) => write(db, batch, person),
        async () => {
          await store.clear();
          await arrange();
        },
      );
    expect(await who(put, () => Promise.resolve())).toEqual(EDITORS);
    expect(await who(put, () => there())).toEqual(EDITORS);
    expect(await who(remove, () => there())).toEqual(EDITORS);
  });

  it.each([
    ['no entry', { entry: null }],
    ['an entry about another article', { entry: { subject: 'blogs/other' } }],
    ['an entry of another time', { entry: { at: Timestamp.fromMillis(0) } }],
    ['an entry in another name', { entry: { by: 'owner' } }],
  ])('is not written with %s', async (_what, change) => {
    await there();
    const put = { sets: { [PLACE]: anArticle() } };
    expect(await isAllowed(write(staff, { ...put, ...change }))).toBe(false);
    const gone = { removes: [PLACE], id: DELETION };
    expect(await isAllowed(write(staff, { ...gone, ...change }))).toBe(false);
    expect(await isAllowed(write(staff, put))).toBe(true);
  });

  it('is not removed under an entry of an earlier time', async () => {
    await there(PLACE, { auditId: 'second' });
    expect(await isAllowed(write(staff, { removes: [PLACE], id: DELETION }))).toBe(false);
    expect(await isAllowed(deleteDoc(doc(staff, PLACE)))).toBe(false);
    const own = { removes: [PLACE], id: 'delete_blogs_on-soap_second' };
    expect(await isAllowed(write(staff, own))).toBe(true);
    await store.admin.doc(PLACE).set({ title: 'Older than the audit' });
    expect(await isAllowed(write(staff, own))).toBe(false);
    const first = { removes: [PLACE], id: 'delete_blogs_on-soap_none' };
    expect(await isAllowed(write(staff, first))).toBe(true);
  });

  it.each([
    ['a long title', { title: 'n'.repeat(160) }, true],
    ['too long a title', { title: 'n'.repeat(161) }, false],
    ['no title', { title: '' }, false],
    ['a long text', { body: 'n'.repeat(60_000) }, true],
    ['too long a text', { body: 'n'.repeat(60_001) }, false],
    ['a cover of the shop', { coverImageURL: '/pictures/a.webp', coverAlt: 'A' }, true],
    ['a cover of Storage', { coverImageURL: 'https://storage.example/a?b=c' }, true],
    ['a cover that is a script', { coverImageURL: 'javascript:alert(1)' }, false],
    ['a cover from nowhere', { coverImageURL: '//evil.example/a' }, false],
    ['twelve tags', { tags: Array.from({ length: 12 }, String) }, true],
    ['neither tags nor products', { tags: [], relatedProducts: [] }, true],
    ['thirteen tags', { tags: Array.from({ length: 13 }, String) }, false],
    ['tags that are a text', { tags: 'soap' }, false],
    ['a related product that is no slug', { relatedProducts: ['No/Slug'] }, false],
    ['an unknown status', { status: 'hidden' }, false],
    ['a moment to come', { status: 'published', publishedAt: Timestamp.fromMillis(4e12) }, true],
    ['no moment', { publishedAt: 'soon' }, false],
    ['another time of change', { updatedAt: Timestamp.fromMillis(0) }, false],
    ['a field of its own', { pinned: true }, false],
  ])('with %s', async (_what, change, allowed) => {
    const sets = { [PLACE]: anArticle(change) };
    expect(await isAllowed(write(staff, { sets }))).toBe(allowed);
  });

  it('has a slug', async () => {
    for (const slug of ['On-Soap', 'on_soap', 'n'.repeat(81)]) {
      const batch = { sets: { [`blogs/${slug}`]: anArticle() }, entry: { subject: 'blogs' } };
      expect(await isAllowed(write(staff, batch))).toBe(false);
    }
  });
});

describe('a new slug', () => {
  const NEW = 'blogs/about-soap';
  const redirect = { 'redirects/on-soap': { to: 'about-soap' } };
  const rename = (change: Batch = {}): Batch => ({
    sets: { [NEW]: anArticle({ formerSlug: 'on-soap' }), ...redirect },
    removes: [PLACE],
    id: DELETION,
    ...change,
  });

  it('comes in one batch: the new place, the way to it, the old place gone', async () => {
    await there();
    expect(await isAllowed(write(staff, rename()))).toBe(true);
    expect((await store.admin.doc(PLACE).get()).exists).toBe(false);
    expect((await store.admin.doc('redirects/on-soap').get()).get('to')).toBe('about-soap');
  });

  it('is somebody’s who edits, and is no cover for another deed', async () => {
    await there();
    const other = anArticle({ formerSlug: 'something' });
    expect(await isAllowed(write(staff, rename({ entry: null })))).toBe(false);
    expect(await isAllowed(write(staff, rename({ sets: { [NEW]: other } })))).toBe(false);
    const viewer = storeOf(store.asPeople, 'viewer');
    expect(await isAllowed(write(viewer, rename(), 'viewer'))).toBe(false);
    expect(await isAllowed(write(staff, rename()))).toBe(true);
  });

  it('leads to an article that is there, and not to itself', async () => {
    await there();
    const lead = (to: string, more: Fields = {}) =>
      isAllowed(write(staff, { sets: { 'redirects/on-soap': { to, ...more } } }));
    expect(await lead('nowhere')).toBe(false);
    expect(await lead('on-soap')).toBe(false);
    await there(NEW);
    expect(await lead('about-soap', { when: 1 })).toBe(false);
    expect(await lead('about-soap')).toBe(true);
  });

  it('is read by everyone and made by no visitor', async () => {
    await there(NEW);
    const place = 'redirects/on-soap';
    const get = (db: Firestore) => getDoc(doc(db, place));
    expect(await allowedTo(store.asPeople, get)).toEqual(PEOPLE);
    const visitor = storeOf(store.asPeople, 'visitor');
    expect(await isAllowed(setDoc(doc(visitor, place), { to: 'about-soap' }))).toBe(false);
    expect(await isAllowed(setDoc(doc(staff, place), { to: 'about-soap' }))).toBe(false);
  });
});
