import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
  where,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { questionId } from '#domain/review.ts';
import { portOffset, portsAt } from '../../dev/backend/ports.ts';
import { isAllowed, PEOPLE, STAFF, storeOf, storeWithClaims } from '../support/allowed.ts';

const rules = readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8');
const MINE = 'products/soap/reviews/asha';
const askedToday = (uid: string, slug = 'soap'): string =>
  `products/${slug}/questions/${questionId(uid, Date.now())}`;

let shop: RulesTestEnvironment;
let asha: Firestore;

beforeAll(async () => {
  // Every refusal would be a warning in the console.
  setLogLevel('error');
  shop = await initializeTestEnvironment({
    projectId: 'demo-rules-reviews',
    firestore: { host: '127.0.0.1', port: portsAt(portOffset()).firestore, rules },
  });
});
beforeEach(async () => {
  await shop.clearFirestore();
  asha = storeOf(shop, 'asha');
  await stored('products/soap', { active: true });
  await stored('products/oil', { active: true });
  await stored('products/gone', { active: false });
});
afterAll(() => shop.cleanup());

async function stored(path: string, fields: Record<string, unknown>): Promise<void> {
  await shop.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore() as unknown as Firestore, path), fields);
  });
}

function aReview(change: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    uid: 'asha',
    stars: 4,
    title: '',
    text: 'It lasts long.',
    name: 'Asha K.',
    verified: false,
    status: 'pending',
    createdAt: serverTimestamp(),
    ...change,
  };
}

function aQuestion(change: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    uid: 'asha',
    text: 'Is it scented?',
    status: 'pending',
    createdAt: serverTimestamp(),
    ...change,
  };
}

const bought = () => stored('users/asha/purchases/soap', { orderId: 'o1', at: Timestamp.now() });
const write = (store: Firestore, path: string, fields: Record<string, unknown>) =>
  isAllowed(setDoc(doc(store, path), fields));

describe('writing a review', () => {
  test('is open to a customer, and to no visitor', async () => {
    expect(await write(asha, MINE, aReview())).toBe(true);
    expect(await write(storeOf(shop, 'visitor'), 'products/oil/reviews/asha', aReview())).toBe(
      false,
    );
  });

  test('asks for an account that says who it is', async () => {
    const unnamed = storeWithClaims(shop, 'asha', { firebase: { sign_in_provider: 'anonymous' } });
    const named = storeWithClaims(shop, 'asha', { firebase: { sign_in_provider: 'password' } });
    expect(await write(unnamed, MINE, aReview())).toBe(false);
    expect(await write(named, MINE, aReview())).toBe(true);
  });

  test.each([
    ['one star', { stars: 1 }, true],
    ['five stars', { stars: 5 }, true],
    ['no star', { stars: 0 }, false],
    ['six stars', { stars: 6 }, false],
    ['half a star', { stars: 4.5 }, false],
    ['a title that fits', { title: 'n'.repeat(120) }, true],
    ['too long a title', { title: 'n'.repeat(121) }, false],
    ['a text that fits', { text: 'n'.repeat(2000) }, true],
    ['too long a text', { text: 'n'.repeat(2001) }, false],
    ['no text', { text: '' }, false],
    ['a name that fits', { name: 'n'.repeat(40) }, true],
    ['too long a name', { name: 'n'.repeat(41) }, false],
    ['no name', { name: '' }, false],
    ['its own publication', { status: 'published' }, false],
    ['another time', { createdAt: Timestamp.fromMillis(0) }, false],
    ['somebody else’s uid', { uid: 'ravi' }, false],
    ['a field of its own', { pinned: true }, false],
  ])('with %s', async (_what, change, allowed) => {
    expect(await write(asha, MINE, aReview(change))).toBe(allowed);
  });

  test('calls itself a buyer’s exactly when functions say so', async () => {
    expect(await write(asha, MINE, aReview({ verified: true }))).toBe(false);
    await bought();
    expect(await write(asha, MINE, aReview({ verified: false }))).toBe(false);
    expect(await write(asha, MINE, aReview({ verified: true }))).toBe(true);
  });

  test('counts a purchase of this product alone', async () => {
    await bought();
    const other = 'products/oil/reviews/asha';
    expect(await write(asha, other, aReview({ verified: true }))).toBe(false);
    expect(await write(asha, other, aReview())).toBe(true);
  });

  test('nobody gives themselves a purchase, everybody may look at their own', async () => {
    await bought();
    const purchase = doc(asha, 'users/asha/purchases/soap');
    expect(await isAllowed(setDoc(purchase, { orderId: 'o1' }))).toBe(false);
    expect(await isAllowed(getDoc(purchase))).toBe(true);
    const theirs = doc(storeOf(shop, 'ravi'), 'users/asha/purchases/soap');
    expect(await isAllowed(getDoc(theirs))).toBe(false);
  });

  test('happens once for each product, in a batch as well', async () => {
    const batch = writeBatch(asha);
    batch.set(doc(asha, MINE), aReview());
    batch.set(doc(asha, 'products/soap/reviews/asha-2'), aReview());
    expect(await isAllowed(batch.commit())).toBe(false);
    const two = writeBatch(asha);
    two.set(doc(asha, MINE), aReview());
    two.set(doc(asha, 'products/oil/reviews/asha'), aReview());
    expect(await isAllowed(two.commit())).toBe(true);
  });

  test('is about what is sold', async () => {
    expect(await write(asha, 'products/gone/reviews/asha', aReview())).toBe(false);
    expect(await write(asha, 'products/never/reviews/asha', aReview())).toBe(false);
    expect(await write(asha, 'products/oil/reviews/asha', aReview())).toBe(true);
  });

  test('may be sent again word for word, and is never edited', async () => {
    await write(asha, MINE, aReview());
    expect(await write(asha, MINE, aReview({ stars: 5 }))).toBe(false);
    expect(await write(asha, MINE, aReview())).toBe(true);
  });

  test('cannot undo what staff have decided, and can be withdrawn', async () => {
    await stored(MINE, aReview({ status: 'rejected', createdAt: Timestamp.now() }));
    expect(await write(asha, MINE, aReview())).toBe(false);
    expect(await isAllowed(deleteDoc(doc(storeOf(shop, 'ravi'), MINE)))).toBe(false);
    expect(await isAllowed(deleteDoc(doc(asha, MINE)))).toBe(true);
  });
});

describe('asking a question', () => {
  test('is open to a customer once a day and product', async () => {
    expect(await write(asha, askedToday('asha'), aQuestion())).toBe(true);
    expect(await write(asha, askedToday('asha', 'oil'), aQuestion())).toBe(true);
    const tomorrow = `products/soap/questions/${questionId('asha', Date.now() + 86_400_000)}`;
    expect(await write(asha, tomorrow, aQuestion())).toBe(false);
    expect(await write(asha, `${askedToday('asha')}0`, aQuestion())).toBe(false);
    expect(await write(asha, askedToday('asha'), aQuestion({ text: 'Another?' }))).toBe(false);
  });

  test.each([
    ['a text that fits', { text: 'n'.repeat(500) }, true],
    ['too long a text', { text: 'n'.repeat(501) }, false],
    ['no text', { text: '' }, false],
    ['an answer of its own', { answer: 'Yes.' }, false],
    ['its own publication', { status: 'published' }, false],
    ['another time', { createdAt: Timestamp.fromMillis(0) }, false],
    ['somebody else’s uid', { uid: 'ravi' }, false],
  ])('with %s', async (_what, change, allowed) => {
    expect(await write(asha, askedToday('asha'), aQuestion(change))).toBe(allowed);
  });

  test('takes a named account and a product that is sold', async () => {
    const unnamed = storeWithClaims(shop, 'asha', { firebase: { sign_in_provider: 'anonymous' } });
    expect(await write(unnamed, askedToday('asha'), aQuestion())).toBe(false);
    expect(await write(storeOf(shop, 'visitor'), askedToday('asha'), aQuestion())).toBe(false);
    expect(await write(asha, askedToday('asha', 'gone'), aQuestion())).toBe(false);
    expect(await write(asha, askedToday('asha'), aQuestion())).toBe(true);
  });
});

describe('what staff decide', () => {
  const QUESTION = 'products/soap/questions/q';
  const answer = { status: 'published', answer: 'No.', answeredAt: serverTimestamp() };
  const kept = (path: string) => {
    const fields = { createdAt: Timestamp.now() };
    return stored(path, path === MINE ? aReview(fields) : aQuestion(fields));
  };

  /** Changes a document with the audit's entry about it, or with what stands there instead. */
  function decide(
    store: Firestore,
    path: string,
    change: Record<string, unknown>,
    entry: Record<string, unknown> | null = {},
    by = 'staff',
  ): Promise<boolean> {
    const batch = writeBatch(store);
    const email = `${by}@franch.test`;
    const about = { action: 'decide', subject: path, by, email, at: serverTimestamp() };
    if (entry) batch.set(doc(store, 'audit/entry'), { ...about, ...entry });
    batch.update(doc(store, path), { ...change, auditId: 'entry' });
    return isAllowed(batch.commit());
  }

  test.each([
    ['the state of a review', MINE, { status: 'published' }],
    ['the answer to a question', QUESTION, answer],
  ])('%s, by owner and staff alone', async (_what, path, change) => {
    for (const person of PEOPLE) {
      await shop.clearFirestore();
      await stored('products/soap', { active: true });
      await kept(path);
      const allowed = await decide(storeOf(shop, person), path, change, {}, person);
      expect([person, allowed]).toEqual([person, person === 'staff' || person === 'owner']);
    }
  });

  test.each([MINE, QUESTION])('with an entry about it in the audit: %s', async (path) => {
    await kept(path);
    const staff = storeOf(shop, 'staff');
    const change = { status: 'rejected' };
    expect(await decide(staff, path, change, null)).toBe(false);
    expect(await decide(staff, path, change, { subject: 'products/oil' })).toBe(false);
    expect(await decide(staff, path, change, { at: Timestamp.fromMillis(0) })).toBe(false);
    expect(await decide(staff, path, change)).toBe(true);
  });

  test('never what a customer has written, and nobody else removes it', async () => {
    await kept(MINE);
    await kept(QUESTION);
    const staff = storeOf(shop, 'staff');
    expect(await decide(staff, MINE, { stars: 5 })).toBe(false);
    expect(await decide(staff, MINE, { verified: true })).toBe(false);
    expect(await decide(staff, MINE, { status: 'best' })).toBe(false);
    expect(await decide(staff, QUESTION, { text: 'Is it good?' })).toBe(false);
    const old = { ...answer, answeredAt: Timestamp.fromMillis(0) };
    expect(await decide(staff, QUESTION, old)).toBe(false);
    expect(await decide(staff, QUESTION, { ...answer, answer: 'n'.repeat(2001) })).toBe(false);
    expect(await isAllowed(deleteDoc(doc(staff, MINE)))).toBe(false);
    expect(await isAllowed(deleteDoc(doc(staff, QUESTION)))).toBe(false);
    expect(await decide(staff, QUESTION, answer)).toBe(true);
  });
});

describe.each(['reviews', 'questions'])('reading %s', (name) => {
  const path = `products/soap/${name}`;
  const fields = name === 'reviews' ? aReview : aQuestion;

  beforeEach(async () => {
    const createdAt = Timestamp.now();
    await stored(`${path}/asha`, fields({ createdAt }));
    await stored(`${path}/ravi`, fields({ uid: 'ravi', status: 'published', createdAt }));
  });

  test('everybody sees what is published, the author and staff what is not', async () => {
    for (const person of PEOPLE) {
      const store = storeOf(shop, person);
      const pending = await isAllowed(getDoc(doc(store, `${path}/asha`)));
      expect([person, pending]).toEqual([person, person !== 'visitor' && person !== 'ravi']);
      expect(await isAllowed(getDoc(doc(store, `${path}/ravi`)))).toBe(true);
    }
  });

  test('a list asks for what is published, and says how much', async () => {
    const visitor = storeOf(shop, 'visitor');
    const list = (...parts: Parameters<typeof query> extends [unknown, ...infer R] ? R : never) =>
      isAllowed(getDocs(query(collection(visitor, path), ...parts)));
    const published = where('status', '==', 'published');
    expect(await list(published, limit(100))).toBe(true);
    expect(await list(published, limit(101))).toBe(false);
    expect(await list(published)).toBe(false);
    expect(await list(limit(100))).toBe(false);
  });

  test('everybody finds what they wrote, wherever it is, and nobody else’s', async () => {
    const own = (uid: string) =>
      isAllowed(getDocs(query(collectionGroup(asha, name), where('uid', '==', uid), limit(500))));
    expect(await own('asha')).toBe(true);
    expect(await own('ravi')).toBe(false);
  });

  test('staff find what waits, wherever it is', async () => {
    for (const person of PEOPLE) {
      const group = collectionGroup(storeOf(shop, person), name);
      const waiting = where('status', '==', 'pending');
      const allowed = await isAllowed(getDocs(query(group, waiting, limit(30))));
      expect([person, allowed]).toEqual([person, STAFF.includes(person)]);
      expect(await isAllowed(getDocs(query(group, waiting)))).toBe(false);
    }
  });
});
