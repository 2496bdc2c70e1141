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
import { portOffset, portsAt } from '../../dev/backend/ports.ts';

type Fields = Readonly<Record<string, unknown>>;
type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

const rules = readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8');
const EMAIL = 'asha@example.in';

let shop: RulesTestEnvironment;

beforeAll(async () => {
  // Every refusal would be a warning in the console.
  setLogLevel('error');
  shop = await initializeTestEnvironment({
    projectId: 'demo-rules-customers',
    firestore: { host: '127.0.0.1', port: portsAt(portOffset()).firestore, rules },
  });
});
beforeEach(() => shop.clearFirestore());
afterAll(() => shop.cleanup());

const as = {
  visitor: () => shop.unauthenticatedContext().firestore() as unknown as Firestore,
  customer: () =>
    shop.authenticatedContext('asha', { email: EMAIL }).firestore() as unknown as Firestore,
  'another customer': () =>
    shop
      .authenticatedContext('ravi', { email: 'ravi@example.in' })
      .firestore() as unknown as Firestore,
  viewer: () =>
    shop.authenticatedContext('viewer', { role: 'viewer' }).firestore() as unknown as Firestore,
  staff: () =>
    shop.authenticatedContext('staff', { role: 'staff' }).firestore() as unknown as Firestore,
  owner: () =>
    shop.authenticatedContext('owner', { role: 'owner' }).firestore() as unknown as Firestore,
} as const;

const STRANGERS = ['visitor', 'another customer', 'viewer', 'staff', 'owner'] as const;
const STAFF: ReadonlySet<string> = new Set(['viewer', 'staff', 'owner']);

/** What is already there, past every rule. */
async function given(path: string, fields: Fields): Promise<void> {
  await shop.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore() as unknown as Firestore, path), fields);
  });
}

const aProfile = (change: Fields = {}): Fields => ({
  email: EMAIL,
  name: 'Asha',
  createdAt: serverTimestamp(),
  ...change,
});
const aFavorite = (change: Fields = {}): Fields => ({
  productId: 'neem-soap',
  title: 'Neem Soap',
  price: 120.5,
  imageURL: '/pictures/neem-800.webp',
  createdAt: serverTimestamp(),
  ...change,
});
const anAddress = (change: Fields = {}): Fields => ({
  name: 'Asha',
  phone: '+919876543210',
  pin: '560001',
  line1: '12 MG Road',
  line2: '',
  city: 'Bengaluru',
  state: 'Karnataka',
  preferred: false,
  createdAt: serverTimestamp(),
  ...change,
});

const PLACES = [
  { path: 'users/asha', fields: aProfile, change: { name: 'Asha K' }, listed: false },
  {
    path: 'users/asha/favorites/neem-soap',
    fields: aFavorite,
    change: { price: 99, createdAt: serverTimestamp() },
    listed: true,
  },
  {
    path: 'users/asha/addresses/home',
    fields: anAddress,
    change: { preferred: true },
    listed: true,
  },
] as const;

describe.each(PLACES)('$path', ({ path, fields, change, listed }) => {
  const folder = path.split('/').slice(0, -1).join('/');

  async function does(who: keyof typeof as, operation: Operation): Promise<unknown> {
    const store = as[who]();
    if (operation !== 'create') await given(path, fields({ createdAt: Timestamp.fromMillis(1) }));
    const place = doc(store, path);
    switch (operation) {
      case 'get':
        return getDoc(place);
      case 'list':
        return getDocs(query(collection(store, folder), limit(10)));
      case 'create':
        return setDoc(place, fields());
      case 'update':
        return updateDoc(place, change);
      case 'delete':
        return deleteDoc(place);
    }
  }

  const own: readonly Operation[] = listed
    ? ['get', 'list', 'create', 'update', 'delete']
    : ['get', 'create', 'update', 'delete'];

  test.each(own)('its customer may %s it', async (operation) => {
    await assertSucceeds(does('customer', operation));
  });

  for (const who of STRANGERS) {
    // Staff see who a customer says they are; what lies below that is the customer's alone.
    const seesProfiles = !listed && STAFF.has(who);
    test.each(['create', 'update', 'delete'] as const)(
      `${who} may not %s it`,
      async (operation) => {
        await assertFails(does(who, operation));
      },
    );
    test.each(['get', 'list'] as const)(
      `${who} ${seesProfiles ? 'may' : 'may not'} %s it`,
      async (operation) => {
        const attempt = does(who, operation);
        if (seesProfiles) await assertSucceeds(attempt);
        else await assertFails(attempt);
      },
    );
  }

  test('no list is without a bound', async () => {
    for (const who of ['customer', ...STRANGERS] as const) {
      await assertFails(getDocs(collection(as[who](), folder)));
    }
  });
});

describe('a profile', () => {
  const place = () => doc(as.customer(), 'users/asha');

  test.each([
    ['without a name', aProfile({ name: '' })],
    ['with a name in Devanagari', aProfile({ name: 'आशा कुलकर्णी' })],
    [
      'with number and photo',
      aProfile({ phone: '+919876543210', photoURL: 'https://x.in/a.webp' }),
    ],
  ])('may be made %s', async (_what, profile) => {
    await assertSucceeds(setDoc(place(), profile));
  });

  test.each([
    ['with another’s e-mail', aProfile({ email: 'ravi@example.in' })],
    ['from another time', aProfile({ createdAt: Timestamp.fromMillis(1) })],
    ['with a role', aProfile({ role: 'owner' })],
    ['with a name of 81 characters', aProfile({ name: 'n'.repeat(81) })],
    ['whose name is a list', aProfile({ name: ['Asha'] })],
    ['with a photo that is no address', aProfile({ photoURL: 'javascript:alert(1)' })],
  ])('may not be made %s', async (_what, profile) => {
    await assertFails(setDoc(place(), profile));
  });

  test.each([
    ['the name', { name: 'Asha K' }],
    ['number and photo', { phone: '', photoURL: '' }],
  ])('may change %s', async (_what, change) => {
    await given('users/asha', aProfile({ createdAt: Timestamp.fromMillis(1) }));
    await assertSucceeds(updateDoc(place(), change));
  });

  test.each([
    ['the e-mail', { email: 'new@example.in' }],
    ['when it was made', { createdAt: serverTimestamp() }],
    ['its role', { role: 'staff' }],
  ])('may not change %s', async (_what, change) => {
    await given('users/asha', aProfile({ createdAt: Timestamp.fromMillis(1) }));
    await assertFails(updateDoc(place(), change));
  });
});

describe('a favourite', () => {
  const mark = (fields: Fields, slug = 'neem-soap') =>
    setDoc(doc(as.customer(), `users/asha/favorites/${slug}`), fields);

  test('may be marked twice, and a free product too', async () => {
    await assertSucceeds(mark(aFavorite()));
    await assertSucceeds(mark(aFavorite({ price: 0, imageURL: '' })));
  });

  test.each([
    ['under another slug', aFavorite({ productId: 'other' })],
    ['without a title', aFavorite({ title: '' })],
    ['with a title of 241 characters', aFavorite({ title: 't'.repeat(241) })],
    ['with a price below nothing', aFavorite({ price: -1 })],
    ['with a price in words', aFavorite({ price: '120' })],
    ['with a field of its own', aFavorite({ note: 'x' })],
    ['from another time', aFavorite({ createdAt: Timestamp.fromMillis(1) })],
  ])('may not be marked %s', async (_what, favorite) => {
    await assertFails(mark(favorite));
  });

  test('may not lie under what is no slug', async () => {
    await assertFails(mark(aFavorite({ productId: 'Neem Soap' }), 'Neem Soap'));
  });
});

describe('an address', () => {
  const write = (fields: Fields, id = 'home') =>
    setDoc(doc(as.customer(), `users/asha/addresses/${id}`), fields);

  test.each([
    ['in Devanagari', anAddress({ city: 'बेंगलुरु', line1: 'एम जी रोड 🌿' })],
    ['as long as fits', anAddress({ line1: 'x'.repeat(120), line2: 'y'.repeat(120) })],
  ])('may be written %s', async (_what, address) => {
    await assertSucceeds(write(address));
  });

  test.each([
    ['with a PIN code that begins with 0', anAddress({ pin: '060001' })],
    ['with a number without +91', anAddress({ phone: '9876543210' })],
    ['without a street', anAddress({ line1: '' })],
    ['with a street of 121 characters', anAddress({ line1: 'x'.repeat(121) })],
    ['without a State', anAddress({ state: '' })],
    ['with a field of its own', anAddress({ verified: true })],
    ['from another time', anAddress({ createdAt: Timestamp.fromMillis(1) })],
  ])('may not be written %s', async (_what, address) => {
    await assertFails(write(address));
  });

  test('has an id of 40 characters at most', async () => {
    await assertSucceeds(write(anAddress(), 'i'.repeat(40)));
    await assertFails(write(anAddress(), 'i'.repeat(41)));
  });

  test('keeps when it was made', async () => {
    await given('users/asha/addresses/home', anAddress({ createdAt: Timestamp.fromMillis(1) }));
    const place = doc(as.customer(), 'users/asha/addresses/home');
    await assertSucceeds(updateDoc(place, { city: 'Mysuru' }));
    await assertFails(updateDoc(place, { createdAt: serverTimestamp() }));
  });
});
