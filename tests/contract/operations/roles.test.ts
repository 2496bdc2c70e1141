import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import {
  type DocumentSnapshot,
  type Firestore,
  getFirestore,
  type Timestamp,
} from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emulatorEnvironment, portOffset, portsAt, projectId } from '../../../dev/backend/ports.ts';
import { call, signedIn } from '../../support/backend/functions.ts';
import { createPeople, type Person } from '../../support/shop/people.ts';

const people = createPeople('roles');
let store: Firestore;
let auth: Auth;
const invited = new Set<string>();

beforeAll(() => {
  Object.assign(process.env, emulatorEnvironment(portOffset()));
  const app =
    getApps().find(({ name }) => name === 'roles') ?? initializeApp({ projectId }, 'roles');
  store = getFirestore(app);
  auth = getAuth(app);
});
afterAll(async () => {
  for (const uid of invited) {
    await store.doc(`staff/${uid}`).delete();
    await store.doc(`demoted/${uid}`).delete();
  }
  await people.close();
});

/** A team member, as `setRole` would have stored them. */
async function member(name: string, role: 'owner' | 'staff' | 'viewer'): Promise<Person> {
  const person = await confirmedCustomer(name);
  await auth.setCustomUserClaims(person.uid, { role });
  await store.doc(`staff/${person.uid}`).set({
    email: person.email,
    name,
    role,
    sinceAt: new Date(),
    by: '',
  });
  return person;
}

/** A customer whose e-mail is confirmed. */
async function confirmedCustomer(name: string): Promise<Person> {
  const person = await people.person(name);
  invited.add(person.uid);
  await auth.updateUser(person.uid, { emailVerified: true });
  await store.doc(`staff/${person.uid}`).delete();
  await store.doc(`demoted/${person.uid}`).delete();
  return person;
}

const roleOf = async ({ uid }: Person): Promise<unknown> =>
  (await auth.getUser(uid)).customClaims?.['role'];
const millisIn = (row: DocumentSnapshot): number => (row.get('at') as Timestamp).toMillis();
const stored = async (path: string) => (await store.doc(path).get()).data();
const owners = async () =>
  (await store.collection('staff').where('role', '==', 'owner').get()).docs.map(({ id }) => id);

describe('a role', () => {
  it('is granted and revoked only by an owner, whatever the request', async () => {
    const asha = await confirmedCustomer('asha');
    const request = { email: asha.email, role: 'owner' };
    const customer = await signedIn(asha);
    const staff = await signedIn(await member('staff', 'staff'));
    const viewer = await signedIn(await member('viewer', 'viewer'));
    for (const token of [customer, staff, viewer]) {
      expect(await call('setRole', request, token)).toMatchObject({ status: 403 });
    }
    expect(await call('setRole', request)).toMatchObject({ status: 401 });
    expect(await roleOf(asha)).toBeUndefined();
    expect(await stored(`staff/${asha.uid}`)).toBeUndefined();
  });

  it('is written everywhere it applies: claim, team, audit; revoking it ends open sessions', async () => {
    const owner = await member('boss', 'owner');
    const leela = await confirmedCustomer('leela');
    const token = await signedIn(owner);
    const give = (role: string) =>
      call('setRole', { email: leela.email.toUpperCase(), role }, token);
    expect((await give('staff')).result).toEqual({ outcome: 'set', role: 'staff' });
    expect(await roleOf(leela)).toBe('staff');
    expect(await stored(`staff/${leela.uid}`)).toMatchObject({ role: 'staff', by: owner.email });
    expect(await stored(`demoted/${leela.uid}`)).toBeUndefined();
    const session = await signedIn(leela);
    expect(await call('moveOrder', {}, session)).toMatchObject({ status: 400 });

    expect((await give('none')).result).toEqual({ outcome: 'set', role: 'none' });
    expect(await roleOf(leela)).toBeUndefined();
    expect(await stored(`staff/${leela.uid}`)).toBeUndefined();
    const demoted = await store.doc(`demoted/${leela.uid}`).get();
    const audit = await store
      .collection('audit')
      .where('subject', '==', `staff/${leela.uid}`)
      .get();
    // A session that began between the decision and the change of the claim has the old role, and is ended as well.
    const times = audit.docs.map((entry) => millisIn(entry));
    expect(millisIn(demoted)).toBeGreaterThan(Math.max(...times));
    const changes = audit.docs.map((entry) => [
      entry.get('before.role') as string,
      entry.get('after.role') as string,
      entry.get('by') as string,
    ]);
    expect(changes.toSorted(([a = ''], [b = '']) => a.localeCompare(b))).toEqual([
      ['none', 'staff', owner.uid],
      ['staff', 'none', owner.uid],
    ]);
    expect((await give('none')).result).toEqual({ outcome: 'set', role: 'none' });
    for (const { ref } of audit.docs) await ref.delete();
  });

  it('is not granted to an unknown or unconfirmed e-mail', async () => {
    const token = await signedIn(await member('boss', 'owner'));
    const ravi = await people.person('ravi');
    const ask = (email: string) => call('setRole', { email, role: 'viewer' }, token);
    expect((await ask('nobody@franch.test')).result).toMatchObject({ refusal: 'no-account' });
    expect((await ask(ravi.email)).result).toMatchObject({ refusal: 'not-verified' });
    expect(await roleOf(ravi)).toBeUndefined();
    expect(await ask('no e-mail')).toMatchObject({ status: 400 });
  });

  it('is not revoked from the last owner; of two owners who revoke each other at once one stays', async () => {
    // Removes the seeded owner for this test.
    const seeded = await stored('staff/owner');
    await store.doc('staff/owner').delete();
    for (const uid of await owners()) await store.doc(`staff/${uid}`).delete();
    try {
      const one = await member('one', 'owner');
      const ownerToken = await signedIn(one);
      const leave = await call('setRole', { email: one.email, role: 'staff' }, ownerToken);
      expect(leave.result).toMatchObject({ refusal: 'last-owner' });
      expect(await roleOf(one)).toBe('owner');

      const two = await member('two', 'owner');
      const tokens = await Promise.all([signedIn(one), signedIn(two)]);
      await Promise.all([
        call('setRole', { email: two.email, role: 'none' }, tokens[0]),
        call('setRole', { email: one.email, role: 'none' }, tokens[1]),
      ]);
      const remainingOwners = await owners();
      expect(remainingOwners).toHaveLength(1);
      const claims = await Promise.all([roleOf(one), roleOf(two)]);
      expect(claims.filter((role) => role === 'owner')).toHaveLength(1);
      expect(claims[remainingOwners[0] === one.uid ? 0 : 1]).toBe('owner');
    } finally {
      for (const uid of await owners()) await store.doc(`staff/${uid}`).delete();
      if (seeded) await store.doc('staff/owner').set(seeded);
    }
  }, 60_000);

  it('is revoked from a deleted account, which does not count as the remaining owner', async () => {
    const seeded = await stored('staff/owner');
    for (const uid of await owners()) await store.doc(`staff/${uid}`).delete();
    try {
      const owner = await member('boss', 'owner');
      const deletedOwner = await member('gone', 'owner');
      const token = await signedIn(owner);
      const ask = (email: string, role: string) => call('setRole', { email, role }, token);
      await auth.deleteUser(deletedOwner.uid);
      expect((await ask(owner.email, 'staff')).result).toMatchObject({ refusal: 'last-owner' });
      expect((await ask(deletedOwner.email, 'staff')).result).toMatchObject({
        refusal: 'no-account',
      });
      expect(await stored(`staff/${deletedOwner.uid}`)).toBeDefined();
      expect((await ask(deletedOwner.email, 'none')).result).toEqual({
        outcome: 'set',
        role: 'none',
      });
      expect(await stored(`staff/${deletedOwner.uid}`)).toBeUndefined();
      expect(await stored(`demoted/${deletedOwner.uid}`)).toBeDefined();
      const audit = store.collection('audit').where('subject', '==', `staff/${deletedOwner.uid}`);
      const { docs } = await audit.get();
      expect(docs.map((entry) => [entry.get('before.role'), entry.get('by')] as unknown)).toEqual([
        ['owner', owner.uid],
      ]);
      for (const { ref } of docs) await ref.delete();
      expect((await ask(deletedOwner.email, 'none')).result).toMatchObject({
        refusal: 'no-account',
      });
    } finally {
      for (const uid of await owners()) await store.doc(`staff/${uid}`).delete();
      if (seeded) await store.doc('staff/owner').set(seeded);
    }
  }, 60_000);

  it('is changed only shortly after a sign-in: otherwise the owner must sign in again', async () => {
    const owner = await member('boss', 'owner');
    const ravi = await confirmedCustomer('ravi');
    const [header = '', body = ''] = (await signedIn(owner)).split('.');
    // The Auth emulator signs nothing, so the test can forge a token of this morning.
    const tokenClaims = JSON.parse(Buffer.from(body, 'base64url').toString()) as {
      auth_time: number;
    };
    const aged = (seconds: number) => {
      const claims = { ...tokenClaims, auth_time: tokenClaims.auth_time - seconds };
      return `${header}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`;
    };
    // An account created today has no sessions of yesterday; this one is older.
    const { auth: port } = portsAt(portOffset());
    const older = await fetch(
      `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`,
      {
        method: 'POST',
        headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
        body: JSON.stringify({ localId: owner.uid, validSince: '1' }),
      },
    );
    expect(older.status).toBe(200);
    const ask = (seconds: number) =>
      call('setRole', { email: ravi.email, role: 'viewer' }, aged(seconds));
    expect((await ask(360)).result).toMatchObject({ refusal: 'sign-in-again' });
    expect(await roleOf(ravi)).toBeUndefined();
    expect((await ask(200)).result).toEqual({ outcome: 'set', role: 'viewer' });
  });
});

describe('the command that creates the first owner', () => {
  const project = 'demo-first-owner';
  const run = promisify(execFile);
  const email = 'first@franch.test';

  async function command(...args: string[]): Promise<{ code: number; said: string }> {
    const root = join(import.meta.dirname, '../../..');
    const all = ['dev/setup.mjs', 'owner', '--project', project, ...args];
    try {
      const { stdout } = await run(process.execPath, all, { cwd: root, env: process.env });
      return { code: 0, said: stdout };
    } catch (error) {
      const { code, stderr } = error as { code: number; stderr: string };
      return { code, said: stderr };
    }
  }

  it('requires an account with a confirmed e-mail and a confirmation, and refuses a second run', async () => {
    const app = initializeApp({ projectId: project }, project);
    const itsAuth = getAuth(app);
    const itsStore = getFirestore(app);
    try {
      await itsAuth.deleteUser('first').catch(() => {});
      for (const { ref } of (await itsStore.collection('staff').get()).docs) await ref.delete();
      expect(await command('--email', email, '--confirm')).toMatchObject({ code: 1 });
      await itsAuth.createUser({ uid: 'first', email });
      const unconfirmed = await command('--email', email, '--confirm');
      expect(unconfirmed.code).toBe(1);
      expect(unconfirmed.said).toContain(`${email} is not confirmed yet. Open the link`);
      expect(unconfirmed.said).toContain('“Send confirmation e-mail” under Profile');
      expect((await itsAuth.getUser('first')).customClaims).toBeUndefined();
      await itsAuth.updateUser('first', { emailVerified: true });
      expect((await command('--email', email)).said).toContain('Nothing was changed');
      expect((await itsAuth.getUser('first')).customClaims).toBeUndefined();

      expect((await command('--email', email, '--confirm')).code).toBe(0);
      expect((await itsAuth.getUser('first')).customClaims).toEqual({ role: 'owner' });
      expect((await itsStore.doc('staff/first').get()).data()).toMatchObject({ role: 'owner' });
      const audit = await itsStore.collection('audit').where('subject', '==', 'staff/first').get();
      expect(audit.docs.at(-1)?.data()).toMatchObject({
        action: 'role-change',
        by: 'npm run owner',
      });

      const again = await command('--email', email, '--confirm');
      expect(again.code).toBe(1);
      expect(again.said).toContain('has an owner');
      expect((await command('--email', email, '--confirm', '--force')).code).toBe(0);
    } finally {
      await deleteApp(app);
    }
  }, 90_000);
});
