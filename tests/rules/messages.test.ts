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
  query,
  serverTimestamp,
  setDoc,
  setLogLevel,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { MAX_MESSAGE_LENGTH, MESSAGE_TOPICS } from '#domain/message.ts';
import { portOffset, portsAt } from '../../dev/backend/ports.ts';

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
