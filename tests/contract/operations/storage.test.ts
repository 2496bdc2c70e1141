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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getApps, initializeApp as openAdmin } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import {
  bucket,
  emulatorEnvironment,
  portOffset,
  portsAt,
  projectId,
} from '../../../dev/backend/ports.ts';
import { SEED_PASSWORD } from '../../../dev/seed/accounts.ts';
import { createPeople } from '../../support/shop/people.ts';

const ports = portsAt(portOffset());
const apps: FirebaseApp[] = [];
const folder = 'products/storage-contract';
const bytes = Uint8Array.from({ length: 64 }, (_, index) => index);
const webp = { contentType: 'image/webp' };

/** The bucket as one user sees it; without an e-mail, as a visitor. */
async function bucketAs(email?: string): Promise<FirebaseStorage> {
  const app = initializeApp(
    { projectId, apiKey: 'demo-key', storageBucket: bucket },
    `storage-${email ?? 'visitor'}-${apps.length}`,
  );
  apps.push(app);
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, `http://127.0.0.1:${ports.auth}`, { disableWarnings: true });
  if (email) await signInWithEmailAndPassword(getAuth(app), email, SEED_PASSWORD);
  const storage = getStorage(app);
  connectStorageEmulator(storage, '127.0.0.1', ports.storage);
  storage.maxUploadRetryTime = 0;
  return storage;
}

const denied = { code: 'storage/unauthorized' };

describe('the bucket, through the Storage emulator and its rules', { timeout: 30_000 }, () => {
  let visitor: FirebaseStorage;
  let shopper: FirebaseStorage;
  let staff: FirebaseStorage;

  beforeAll(async () => {
    [visitor, shopper, staff] = await Promise.all([
      bucketAs(),
      bucketAs('asha@franch.test'),
      bucketAs('staff@franch.test'),
    ]);
  });
  afterAll(() => Promise.all(apps.map((app) => deleteApp(app))));

  it('lets staff upload, replace and delete a picture, and shows it to everyone', async () => {
    const path = `${folder}/front-360.webp`;
    await uploadBytes(ref(staff, path), bytes, webp);
    expect(new Uint8Array(await getBytes(ref(visitor, path)))).toEqual(bytes);
    await uploadBytes(ref(staff, path), bytes, webp);
    await expect(deleteObject(ref(shopper, path))).rejects.toMatchObject(denied);
    await deleteObject(ref(staff, path));
  });

  it('reports a missing picture as missing, not as forbidden', async () => {
    await expect(getBytes(ref(visitor, `${folder}/none.webp`))).rejects.toMatchObject({
      code: 'storage/object-not-found',
    });
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a visitor uploads', () => uploadBytes(ref(visitor, `${folder}/a.webp`), bytes, webp)],
    ['a shopper uploads', () => uploadBytes(ref(shopper, `${folder}/a.webp`), bytes, webp)],
    [
      'SVG',
      () => uploadBytes(ref(staff, `${folder}/a.webp`), bytes, { contentType: 'image/svg+xml' }),
    ],
    ['a disorderly name', () => uploadBytes(ref(staff, `${folder}/A b.webp`), bytes, webp)],
    [
      '5 MB',
      () => uploadBytes(ref(staff, `${folder}/a.webp`), new Uint8Array(5 * 1024 * 1024), webp),
    ],
    ['a place of no rule', () => uploadBytes(ref(staff, 'invoices/1.pdf'), bytes, webp)],
    ['a list for staff', () => listAll(ref(staff, folder))],
    ['a list for a visitor', () => listAll(ref(visitor))],
  ])('refuses %s', async (_, attempt) => {
    await expect(attempt()).rejects.toMatchObject(denied);
  });

  it('reserves an account’s photo for its owner', async () => {
    const path = 'users/asha/photo/photo.webp';
    await uploadBytes(ref(shopper, path), bytes, webp);
    expect((await getBytes(ref(shopper, path))).byteLength).toBe(64);
    await expect(getBytes(ref(staff, path))).rejects.toMatchObject(denied);
    await expect(getBytes(ref(visitor, path))).rejects.toMatchObject(denied);
    await expect(uploadBytes(ref(staff, path), bytes, webp)).rejects.toMatchObject(denied);
    await deleteObject(ref(shopper, path));
  });

  it('refuses a revoked role at once, and accepts it again with a new sign-in', async () => {
    Object.assign(process.env, emulatorEnvironment(portOffset()));
    const people = createPeople('storage');
    const name = 'storage';
    const admin = getApps().find((app) => app.name === name) ?? openAdmin({ projectId }, name);
    const { uid, email } = await people.person('painter', 'staff');
    const demoted = getFirestore(admin).doc(`demoted/${uid}`);
    const path = `${folder}/painted.webp`;
    try {
      const oldSession = await bucketAs(email);
      await uploadBytes(ref(oldSession, path), bytes, webp);
      await demoted.set({ at: new Date() });
      await expect(uploadBytes(ref(oldSession, path), bytes, webp)).rejects.toMatchObject(denied);
      await expect(deleteObject(ref(oldSession, path))).rejects.toMatchObject(denied);
      // Session times are whole seconds.
      await new Promise((over) => void setTimeout(over, 1100));
      await deleteObject(ref(await bucketAs(email), path));
    } finally {
      await demoted.delete();
      await people.close();
    }
  });

  it('decides many simultaneous requests independently', async () => {
    const attempts = Array.from({ length: 12 }, (_, index) => {
      const who = index % 2 === 0 ? staff : visitor;
      return uploadBytes(ref(who, `${folder}/many-${index}.webp`), bytes, webp);
    });
    const outcomes = await Promise.allSettled(attempts);
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual(
      attempts.map((_, index) => index % 2 === 0),
    );
  });
});
