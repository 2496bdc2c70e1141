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
  deleteField,
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
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_MESSAGE_LENGTH, MESSAGE_TOPICS } from '#domain/message.ts';
import { portOffset, portsAt } from '../../dev/backend/ports.ts';
import { allowedTo, isAllowed, storeOf } from '../support/allowed.ts';

const TICKET = 'messages/T-7K2M9QXD';
const rules = readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8');

let shop: RulesTestEnvironment;
let visitor: Firestore;

beforeAll(async () => {
  // Every refusal would be a warning in the console.
  setLogLevel('error');
  shop = await initializeTestEnvironment({
    projectId: 'demo-rules-messages',
    firestore: { host: '127.0.0.1', port: portsAt(portOffset()).firestore, rules },
  });
});
beforeEach(async () => {
  await shop.clearFirestore();
  visitor = shop.unauthenticatedContext().firestore() as unknown as Firestore;
});
afterAll(() => shop.cleanup());

function aMessage(change: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    topic: 'order',
    name: 'Asha',
    email: 'asha@example.in',
    phone: '',
    orderNumber: '',
    subject: 'Where is my parcel?',
    text: 'It was due on Monday.',
    status: 'new',
    createdAt: serverTimestamp(),
    ...change,
  };
}

const without = (field: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(aMessage()).filter(([name]) => name !== field));

/** Puts a message there that came some minutes ago. */
async function anOldMessage(minutes: number, change: Record<string, unknown> = {}): Promise<void> {
  await shop.withSecurityRulesDisabled(async (context) => {
    const createdAt = Timestamp.fromMillis(Date.now() - minutes * 60_000);
    const store = context.firestore() as unknown as Firestore;
    await setDoc(doc(store, TICKET), aMessage({ createdAt, ...change }));
  });
}

describe('whoever writes to the shop', () => {
  test('may leave a message without an account', async () => {
    await assertSucceeds(setDoc(doc(visitor, TICKET), aMessage()));
  });

  test.each(MESSAGE_TOPICS)('may write about %s', async (topic) => {
    await assertSucceeds(setDoc(doc(visitor, TICKET), aMessage({ topic })));
  });

  test.each([
    ['Devanagari', 'मेरा पार्सल अभी तक नहीं आया'],
    ['an emoji', 'Thank you 🌿🌿🌿🌿🌿'],
    ['what looks like a script', '<script>alert(1)</script>'],
    ['as much as fits', 'n'.repeat(MAX_MESSAGE_LENGTH)],
  ])('may write %s', async (_what, text) => {
    await assertSucceeds(setDoc(doc(visitor, TICKET), aMessage({ text })));
  });

  test.each([
    ['of an unknown topic', aMessage({ topic: 'spam' })],
    ['without a topic', without('topic')],
    ['without a name', aMessage({ name: '' })],
    ['with a name of 81 characters', aMessage({ name: 'n'.repeat(81) })],
    ['without an e-mail address', without('email')],
    ['without a subject', aMessage({ subject: '' })],
    ['without a text', aMessage({ text: '' })],
    ['with too long a text', aMessage({ text: 'n'.repeat(MAX_MESSAGE_LENGTH + 1) })],
    ['whose text is a list', aMessage({ text: ['a', 'b'] })],
    ['with a field of their own', aMessage({ admin: true })],
    ['that is answered already', aMessage({ status: 'answered' })],
    ['from another time', aMessage({ createdAt: Timestamp.fromMillis(0) })],
    ['without a time', without('createdAt')],
  ])('may not leave a message %s', async (_what, message) => {
    await assertFails(setDoc(doc(visitor, TICKET), message));
  });

  test.each(['messages/mine', 'messages/T-7K2M9QX', 'messages/T-7K2M9QXDD', 'messages/T-7K2M9QXI'])(
    'may not choose the number %s',
    async (path) => {
      await assertFails(setDoc(doc(visitor, path), aMessage()));
    },
  );
});

describe('a message that is there', () => {
  test('may be sent again word for word, and is still one message', async () => {
    await assertSucceeds(setDoc(doc(visitor, TICKET), aMessage()));
    await assertSucceeds(setDoc(doc(visitor, TICKET), aMessage()));
  });

  test('may not be sent again after an hour', async () => {
    await anOldMessage(61);
    await assertFails(setDoc(doc(visitor, TICKET), aMessage()));
  });

  test('may not be sent again once somebody has taken it up', async () => {
    await anOldMessage(1, { status: 'acknowledged' });
    await assertFails(setDoc(doc(visitor, TICKET), aMessage()));
  });

  test('cannot get other words', async () => {
    await anOldMessage(1);
    await assertFails(setDoc(doc(visitor, TICKET), aMessage({ text: 'Something else entirely.' })));
    await assertFails(updateDoc(doc(visitor, TICKET), { status: 'answered' }));
  });

  test('cannot be read, listed or removed, by its writer or by a customer', async () => {
    await anOldMessage(1);
    const customer = shop
      .authenticatedContext('asha', { email: 'asha@example.in' })
      .firestore() as unknown as Firestore;
    for (const person of [visitor, customer]) {
      await assertFails(getDoc(doc(person, TICKET)));
      await assertFails(getDocs(query(collection(person, 'messages'), limit(10))));
      await assertFails(deleteDoc(doc(person, TICKET)));
    }
  });
});

describe('what staff do with a message', () => {
  const NEW = { status: 'new' };
  const taken = { status: 'acknowledged', acknowledgedAt: Timestamp.fromMillis(1_000) };
  const resolved = { ...taken, status: 'resolved', resolvedAt: Timestamp.fromMillis(2_000) };
  const now = serverTimestamp();
  const takeUp = { status: 'acknowledged', acknowledgedAt: now };

  /** Changes the message with the audit's entry about it, or with what stands there instead. */
  function move(
    store: Firestore,
    change: Record<string, unknown>,
    entry: Record<string, unknown> | null = {},
    by = 'staff',
  ): Promise<unknown> {
    const batch = writeBatch(store);
    const email = `${by}@franch.test`;
    const about = { action: 'message-move', subject: TICKET, by, email, at: now };
    if (entry) batch.set(doc(store, 'audit/entry'), { ...about, ...entry });
    batch.update(doc(store, TICKET), { ...change, auditId: 'entry' });
    return batch.commit();
  }

  test('is seen by every member of staff and moved by owner and staff alone', async () => {
    const arrange = () => shop.clearFirestore().then(() => anOldMessage(90));
    expect(await allowedTo(shop, (store) => getDoc(doc(store, TICKET)), arrange)).toEqual([
      'viewer',
      'staff',
      'owner',
    ]);
    expect(
      await allowedTo(
        shop,
        (store) => getDocs(query(collection(store, 'messages'), limit(30))),
        arrange,
      ),
    ).toEqual(['viewer', 'staff', 'owner']);
    expect(
      await allowedTo(shop, (store, person) => move(store, takeUp, {}, person), arrange),
    ).toEqual(['staff', 'owner']);
  });

  test.each([
    ['taken up', NEW, takeUp, true],
    ['taken up with a note', NEW, { ...takeUp, note: 'Called back.' }, true],
    ['taken up at another time', NEW, { ...takeUp, acknowledgedAt: Timestamp.now() }, false],
    ['taken up without a time', NEW, { status: 'acknowledged' }, false],
    ['resolved at once', NEW, { status: 'resolved', acknowledgedAt: now, resolvedAt: now }, true],
    ['resolved without being taken up', NEW, { status: 'resolved', resolvedAt: now }, false],
    ['put aside', NEW, { status: 'ignored', acknowledgedAt: now }, false],
    ['noted as answered', taken, { note: 'Answered by e-mail.' }, true],
    ['given too long a note', taken, { note: 'n'.repeat(501) }, false],
    ['given another time of taking up', taken, { acknowledgedAt: now }, false],
    ['made new again', taken, { status: 'new' }, false],
    ['resolved', taken, { status: 'resolved', resolvedAt: now }, true],
    ['resolved at another time', taken, { status: 'resolved', resolvedAt: Timestamp.now() }, false],
    ['resolved again', resolved, { status: 'resolved', resolvedAt: now }, false],
    ['opened again', resolved, { status: 'acknowledged', resolvedAt: deleteField() }, true],
    ['opened again as if never taken up', resolved, { status: 'acknowledged' }, false],
    ['given other words', taken, { text: 'I am content.' }, false],
    ['given another sender', taken, { email: 'b@example.in' }, false],
    ['given another topic', taken, { topic: 'other' }, false],
    ['given another time of coming', taken, { createdAt: now }, false],
    ['given a field of their own', taken, { priority: 1 }, false],
  ])('%s', async (_what, before, change, allowed) => {
    await anOldMessage(90, before);
    expect(await isAllowed(move(storeOf(shop, 'staff'), change))).toBe(allowed);
  });

  test.each([
    ['its entry', {}, true],
    ['an entry about their collection', { subject: 'messages' }, true],
    ['no entry', null, false],
    ['an entry about something else', { subject: 'messages/T-00000000' }, false],
    ['an entry of another time', { at: Timestamp.fromMillis(0) }, false],
    ['an entry in somebody else’s name', { by: 'owner' }, false],
  ])('needs %s in the audit: %#', async (_what, entry, allowed) => {
    await anOldMessage(90);
    expect(await isAllowed(move(storeOf(shop, 'staff'), takeUp, entry))).toBe(allowed);
  });

  test('never removes one', async () => {
    await anOldMessage(90);
    expect(await allowedTo(shop, (store) => deleteDoc(doc(store, TICKET)))).toEqual([]);
  });
});
