import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  getAuth,
  inMemoryPersistence,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  connectStorageEmulator,
  deleteObject,
  type FirebaseStorage,
  getBytes,
  getStorage,
  listAll,
  ref,
  uploadBytes,
} from 'firebase/storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bucket, portOffset, portsAt, projectId } from '../../../dev/backend/ports.ts';
import { SEED_PASSWORD } from '../../../dev/seed/accounts.ts';
import { adminFirestore } from '../../support/backend/admin-firestore.ts';
import { createPeople } from '../../support/shop/people.ts';

// Each clause of the rules is proven by the bucket's table of tests/rules; here the SDK meets them over the wire.
const ports = portsAt(portOffset());
const apps: FirebaseApp[] = [];
const path = 'products/storage-contract/front-360.webp';
const bytes = Uint8Array.from({ length: 64 }, (_, index) => index);
const webp = { contentType: 'image/webp' };
const denied = { code: 'storage/unauthorized' };

/** The bucket as one user sees it; without an email, as a visitor. */
async function bucketAs(email?: string): Promise<FirebaseStorage> {
  const name = `storage-${email ?? 'visitor'}-${apps.length}`;
  const app = initializeApp({ projectId, apiKey: 'demo-key', storageBucket: bucket }, name);
  apps.push(app);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
  if (email) await signInWithEmailAndPassword(getAuth(app), email, SEED_PASSWORD);
  const storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', ports.storage);
  storage.maxUploadRetryTime = 0;
  return storage;
}

let visitor: FirebaseStorage;
let shopper: FirebaseStorage;
let staff: FirebaseStorage;
beforeAll(async () => {
  visitor = await bucketAs();
  shopper = await bucketAs('asha@franch.test');
  staff = await bucketAs('staff@franch.test');
});
afterAll(() => Promise.all(apps.map((app) => deleteApp(app))));

it('staff upload, replace and delete a picture, which everyone sees until it is missing', async () => {
  await uploadBytes(ref(staff, path), bytes, webp);
  expect(new Uint8Array(await getBytes(ref(visitor, path)))).toEqual(bytes);
  await uploadBytes(ref(staff, path), bytes, webp);
  await expect(deleteObject(ref(shopper, path))).rejects.toMatchObject(denied);
  const svg = uploadBytes(ref(staff, path), bytes, { contentType: 'image/svg+xml' });
  await expect(svg).rejects.toMatchObject(denied);
  const large = uploadBytes(ref(staff, path), new Uint8Array(5 * 1024 * 1024), webp);
  await expect(large).rejects.toMatchObject(denied);
  await expect(listAll(ref(staff, 'products'))).rejects.toMatchObject(denied);
  await deleteObject(ref(staff, path));
  const missing = { code: 'storage/object-not-found' };
  await expect(getBytes(ref(visitor, path))).rejects.toMatchObject(missing);
});

it('an account’s photo is reserved for its owner', async () => {
  const photo = 'users/asha/photo/photo.webp';
  await uploadBytes(ref(shopper, photo), bytes, webp);
  expect((await getBytes(ref(shopper, photo))).byteLength).toBe(64);
  await expect(getBytes(ref(staff, photo))).rejects.toMatchObject(denied);
  await deleteObject(ref(shopper, photo));
});

it('a revoked role is refused at once, and accepted again with a new sign-in', async () => {
  const people = createPeople('storage');
  const { uid, email } = await people.person('painter', 'staff');
  const demoted = adminFirestore().doc(`demoted/${uid}`);
  try {
    const oldSession = await bucketAs(email);
    await uploadBytes(ref(oldSession, path), bytes, webp);
    await demoted.set({ at: new Date() });
    await expect(deleteObject(ref(oldSession, path))).rejects.toMatchObject(denied);
    // Session times are whole seconds.
    await new Promise((over) => void setTimeout(over, 1100));
    await deleteObject(ref(await bucketAs(email), path));
  } finally {
    await demoted.delete();
    await people.close();
  }
});

it('simultaneous requests are decided independently', async () => {
  const callers = Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? staff : visitor));
  const place = (n: number) => `products/storage-contract/many-${n}.webp`;
  const outcomes = await Promise.allSettled(
    callers.map((who, n) => uploadBytes(ref(who, place(n)), bytes, webp)),
  );
  const accepted = outcomes.map(({ status }) => status === 'fulfilled');
  expect(accepted).toEqual(callers.map((who) => who === staff));
});
