import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  setLogLevel,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { portOffset, portsAt } from '../../dev/backend/ports.ts';

const rules = readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8');
const PUBLISHED = 'blogs/published';
const DRAFT = 'blogs/draft';

let shop: RulesTestEnvironment;

/** The store as somebody sees it: a visitor without a role and uid, a customer, a member of staff. */
function storeOf(role?: 'customer' | 'viewer' | 'staff' | 'owner'): Firestore {
  const context =
    role === undefined
      ? shop.unauthenticatedContext()
      : shop.authenticatedContext(role, role === 'customer' ? {} : { role });
  return context.firestore() as unknown as Firestore;
}

const anArticle = (status: string): Record<string, unknown> => ({
  title: 'On soap',
  body: 'Text',
  status,
  publishedAt: Timestamp.fromMillis(Date.UTC(2026, 0, 14)),
});

beforeAll(async () => {
  // Every refusal would be a warning in the console.
  setLogLevel('error');
  shop = await initializeTestEnvironment({
    projectId: 'demo-rules-blogs',
    firestore: { host: '127.0.0.1', port: portsAt(portOffset()).firestore, rules },
  });
});
beforeEach(async () => {
  await shop.clearFirestore();
  await shop.withSecurityRulesDisabled(async (context) => {
    const store = context.firestore() as unknown as Firestore;
    await setDoc(doc(store, PUBLISHED), anArticle('published'));
    await setDoc(doc(store, DRAFT), anArticle('draft'));
  });
});
afterAll(() => shop.cleanup());

describe.each([undefined, 'customer'] as const)('a visitor (%s)', (role) => {
  test('reads a published article, and learns that there is none', async () => {
    const store = storeOf(role);
    await assertSucceeds(getDoc(doc(store, PUBLISHED)));
    const none = await assertSucceeds(getDoc(doc(store, 'blogs/none')));
    expect(none.exists()).toBe(false);
  });

  test('does not read a draft', async () => {
    await assertFails(getDoc(doc(storeOf(role), DRAFT)));
  });

  test('lists published articles with a limit', async () => {
    const published = where('status', '==', 'published');
    const list = collection(storeOf(role), 'blogs');
    const past = where('publishedAt', '<=', Timestamp.now());
    const order = orderBy('publishedAt', 'desc');
    const newest = query(list, published, past, order, limit(12));
    expect((await assertSucceeds(getDocs(newest))).docs.map(({ id }) => id)).toEqual(['published']);
    const future = where('publishedAt', '<=', Timestamp.fromMillis(Date.now() + 3_600_000));
    const draft = where('status', '==', 'draft');
    const both = where('status', 'in', ['draft', 'published']);
    for (const refused of [
      query(list, published, past, order),
      query(list, published, past, order, limit(1001)),
      query(list, published, limit(12)),
      query(list, published, future, order, limit(12)),
      query(list, past, order, limit(12)),
      query(list, draft, past, order, limit(12)),
      query(list, both, past, order, limit(12)),
    ]) {
      await assertFails(getDocs(refused));
    }
  });

  test('does not read an article before its moment', async () => {
    const planned = (publishedAt: Timestamp) =>
      shop.withSecurityRulesDisabled((context) =>
        setDoc(doc(context.firestore() as unknown as Firestore, 'blogs/planned'), {
          ...anArticle('published'),
          publishedAt,
        }),
      );
    await planned(Timestamp.fromMillis(Date.now() + 60_000));
    await assertFails(getDoc(doc(storeOf(role), 'blogs/planned')));
    await planned(Timestamp.fromMillis(Date.now() - 60_000));
    await assertSucceeds(getDoc(doc(storeOf(role), 'blogs/planned')));
  });

  test('writes, changes and removes nothing', async () => {
    const store = storeOf(role);
    await assertFails(setDoc(doc(store, 'blogs/mine'), anArticle('published')));
    await assertFails(setDoc(doc(store, 'blogs/mine'), anArticle('draft')));
    await assertFails(updateDoc(doc(store, PUBLISHED), { body: 'other' }));
    await assertFails(updateDoc(doc(store, DRAFT), { status: 'published' }));
    await assertFails(deleteDoc(doc(store, PUBLISHED)));
  });
});

describe.each(['viewer', 'staff', 'owner'] as const)('the staff (%s)', (role) => {
  test('reads drafts, one by one and as a list', async () => {
    const store = storeOf(role);
    await assertSucceeds(getDoc(doc(store, DRAFT)));
    const all = await assertSucceeds(getDocs(query(collection(store, 'blogs'), limit(100))));
    expect(all.size).toBe(2);
  });
});
