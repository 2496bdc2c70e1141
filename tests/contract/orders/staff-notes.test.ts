import type { Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, it } from 'vitest';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { call, signedIn } from '../../support/backend/functions.ts';
import { seededStaff } from '../../support/shop/people.ts';

const store = adminFirestore();
const written: string[] = [];
const CONTACT = 'asha@franch.test';
const CONTACT_NOTES = `customerNotes/${encodeURIComponent(CONTACT)}`;

afterEach(async () => {
  for (const path of written.splice(0)) {
    await store.doc(path).delete();
  }
  const notes = store
    .collection('audit')
    .where('action', '>=', 'note-')
    .where('action', '<', 'note.');
  for (const { ref } of (await notes.get()).docs) await ref.delete();
});

async function anyOrder(): Promise<string> {
  const found = await store.collection('orders').where('status', '==', 'delivered').limit(1).get();
  const [order] = found.docs;
  if (!order) throw new Error('The seeded shop has delivered orders.');
  written.push(`orderNotes/${order.id}`, CONTACT_NOTES);
  return order.id;
}

const note = (about: object, change: object, token?: string) =>
  call('writeNote', { about, change }, token);
const add = (text: string, key = 'key-00000001') => ({ what: 'add', key, text });
const stored = async (path: string) => (await store.doc(path).get()).data();

it('only owner and staff write notes, and bad input writes nothing', async () => {
  const orderId = await anyOrder();
  for (const role of ['viewer', 'packer', 'accountant'] as const) {
    const token = await signedIn(seededStaff(role));
    expect(await note({ orderId }, add('Hello'), token)).toMatchObject({ status: 403 });
  }
  const asha = await signedIn({ ...seededStaff('staff'), email: CONTACT });
  expect(await note({ orderId }, add('Hello'), asha)).toMatchObject({ status: 403 });
  expect(await note({ orderId }, add('Hello'))).toMatchObject({ status: 401 });
  const staff = await signedIn(seededStaff('staff'));
  for (const change of [add(' '), add('x'.repeat(1001)), { what: 'tag', tag: 'A, B' }, {}]) {
    expect(await note({ orderId }, change, staff)).toMatchObject({ status: 400 });
  }
  expect(await note({ contact: 'nobody' }, add('Hello'), staff)).toMatchObject({ status: 400 });
  const missing = await note({ orderId: 'missingOrder00000001' }, add('Hello'), staff);
  expect(missing.result).toEqual({ outcome: 'refused', refusal: 'not-found' });
  expect(await stored(`orderNotes/${orderId}`)).toBeUndefined();
});

it('notes and tags of an order are stored beside it, once for each request, and audited', async () => {
  const orderId = await anyOrder();
  const before = await store.doc(`orders/${orderId}`).get();
  const order = {
    number: String(before.get('number')),
    createdAt: (before.get('createdAt') as Timestamp).toMillis(),
  };
  const staff = await signedIn(seededStaff('staff'));
  const ask = async (change: object) => (await note({ orderId }, change, staff)).result;
  const changed = { outcome: 'changed' };
  expect(await ask(add('Call before delivery'))).toEqual(changed);
  expect(await ask(add('Call before delivery'))).toEqual(changed);
  expect(await ask({ what: 'tag', tag: 'at' })).toEqual(changed);
  expect(await stored(`orderNotes/${orderId}`)).toMatchObject({
    notes: [{ text: 'Call before delivery', by: 'staff', email: 'staff@franch.test' }],
    tags: { at: order.createdAt },
  });
  expect(await ask({ what: 'untag', tag: 'at' })).toEqual(changed);
  expect(await ask({ what: 'remove', key: 'key-00000001' })).toEqual(changed);
  expect(await stored(`orderNotes/${orderId}`)).toEqual({ notes: [], tags: {} });
  expect(await stored(`orders/${orderId}`)).toEqual(before.data());
  const audit = store.collection('audit').where('subject', '==', `orders/${orderId}`);
  const entries = (await audit.get()).docs.map((row) => row.data());
  const own = entries.filter(({ action }) => String(action).startsWith('note-'));
  expect(own.map(({ action }) => String(action)).toSorted()).toEqual([
    'note-add',
    'note-remove',
    'note-tag',
    'note-untag',
  ]);
  expect(own[0]).toMatchObject({ email: 'staff@franch.test', title: order.number });
  expect(JSON.stringify(own)).not.toContain('Call before');
});

it('a customer has notes by contact, and no tags', async () => {
  await anyOrder();
  const staff = await signedIn(seededStaff('staff'));
  const about = { contact: CONTACT };
  expect((await note(about, add('Allergic to nuts'), staff)).result).toEqual({
    outcome: 'changed',
  });
  const kept = (await stored(CONTACT_NOTES)) ?? {};
  expect(kept).toMatchObject({ notes: [{ text: 'Allergic to nuts' }] });
  const years = (kept['expiresAt'] as Timestamp).toMillis() - Date.now();
  expect(Math.round(years / 86_400_000 / 365.25)).toBe(2);
  // Its audit entry names the contact, so it ends as well.
  const named = store.collection('audit').where('subject', '==', `customers/${CONTACT}`);
  expect((await named.get()).docs.map((one) => one.data()['expiresAt'] as unknown)).toEqual([
    kept['expiresAt'],
  ]);
  expect((await note(about, { what: 'tag', tag: 'vip' }, staff)).result).toEqual({
    outcome: 'refused',
    refusal: 'not-found',
  });
});
