import { getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth } from 'firebase-admin/auth';
import { type DocumentData, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '#domain/staff/role.ts';
import { emulatorEnvironment, portOffset, projectId } from '../../../dev/backend/ports.ts';
import { call, signedIn, withSecondFactor } from '../../support/backend/functions.ts';
import { letters, letterTo } from '../../support/backend/inbox.ts';
import { createPeople, type Person } from '../../support/shop/people.ts';

const people = createPeople('factors');
let store: Firestore;
let auth: Auth;
/** The seeded team, which leaves for each test: only this file's people are to be signed out. */
let seeded: (readonly [string, DocumentData])[] = [];

beforeAll(() => {
  Object.assign(process.env, emulatorEnvironment(portOffset()));
  const app =
    getApps().find(({ name }) => name === 'factors') ?? initializeApp({ projectId }, 'factors');
  store = getFirestore(app);
  auth = getAuth(app);
});
afterAll(() => people.close());
beforeEach(async () => {
  const { docs } = await store.collection('staff').get();
  seeded = docs.map((row) => [row.ref.path, row.data()] as const);
  for (const { ref } of docs) await ref.delete();
});
afterEach(async () => {
  for (const { ref } of (await store.collection('staff').get()).docs) await ref.delete();
  for (const { ref } of (await store.collection('demoted').get()).docs) {
    if (ref.id.endsWith('-of-factors')) await ref.delete();
  }
  for (const { ref } of (await entries()).concat(await entries('settings/team')))
    await ref.delete();
  await store.doc('settings/team').delete();
  for (const [path, fields] of seeded) await store.doc(path).set(fields);
});

async function member(name: string, role: Role): Promise<Person> {
  const person = await people.person(name, role);
  await auth.updateUser(person.uid, { emailVerified: true });
  const { email, uid } = person;
  await store.doc(`staff/${uid}`).set({ email, name, role, sinceAt: new Date(), by: '' });
  return person;
}

/** Gives the account a second factor. The emulator knows none but phones. */
async function enrol({ uid }: Person, ...phones: readonly string[]): Promise<void> {
  const enrolledFactors = phones.map((phoneNumber) => ({
    ...{ factorId: 'phone', phoneNumber, displayName: phoneNumber },
    uid: `factor-${phoneNumber.slice(1)}`,
  }));
  await auth.updateUser(uid, { multiFactor: { enrolledFactors } });
}

const factorsOf = async ({ uid }: Person): Promise<number> =>
  (await auth.getUser(uid)).multiFactor?.enrolledFactors.length ?? 0;
const claimsOf = async ({ uid }: Person) => (await auth.getUser(uid)).customClaims;
const stored = async (path: string) => (await store.doc(path).get()).data();

async function entries(subject?: string) {
  const audit = store.collection('audit');
  if (subject) return (await audit.where('subject', '==', subject).get()).docs;
  const about = audit.where('subject', '>=', 'staff/').where('subject', '<', 'staff0');
  return (await about.get()).docs.filter((row) =>
    String(row.get('subject')).endsWith('-of-factors'),
  );
}

/** Switches the requirement as an owner with a second factor. */
async function require(owner: Person, required: boolean): Promise<unknown> {
  const token = withSecondFactor(await signedIn(owner));
  return (await call('setSecondFactorPolicy', { required }, token)).result;
}

describe('the requirement of a second factor', () => {
  it('is switched only by an owner who signed in with one', async () => {
    const owner = await member('boss', 'owner');
    const staff = withSecondFactor(await signedIn(await member('leela', 'staff')));
    const ask = (token?: string) => call('setSecondFactorPolicy', { required: true }, token);
    expect(await ask()).toMatchObject({ status: 401 });
    expect(await ask(staff)).toMatchObject({ status: 403 });
    const token = await signedIn(owner);
    expect((await ask(token)).result).toEqual({ outcome: 'refused', refusal: 'no-second-factor' });
    expect(await stored('settings/team')).toBeUndefined();
    expect((await ask(withSecondFactor(token))).result).toEqual({ outcome: 'set', required: true });
  });

  it('is not switched by an owner who left the team', async () => {
    const owner = await member('boss', 'owner');
    const token = withSecondFactor(await signedIn(owner));
    await store.doc(`staff/${owner.uid}`).delete();
    const answer = await call('setSecondFactorPolicy', { required: true }, token);
    expect(answer.result).toEqual({ outcome: 'refused', refusal: 'not-owner' });
    expect(await stored('settings/team')).toBeUndefined();
  });

  it('reaches the claims of the whole team, ends its sessions and is audited; lifting it undoes the claims', async () => {
    const owner = await member('boss', 'owner');
    const leela = await member('leela', 'staff');
    await auth.setCustomUserClaims(leela.uid, { role: 'staff', other: 1 });
    const gone = await member('gone', 'viewer');
    await auth.deleteUser(gone.uid);
    const before = await signedIn(leela);
    expect(await call('moveOrder', {}, before)).toMatchObject({ status: 400 });

    expect(await require(owner, true)).toEqual({ outcome: 'set', required: true });
    expect(await stored('settings/team')).toEqual({ requiresSecondFactor: true, complete: true });
    expect(await claimsOf(owner)).toEqual({ role: 'owner', mfa: true });
    expect(await claimsOf(leela)).toEqual({ role: 'staff', mfa: true, other: 1 });
    for (const { uid } of [owner, leela]) expect(await stored(`demoted/${uid}`)).toBeDefined();

    const single = await signedIn(leela);
    expect(await call('moveOrder', {}, single)).toMatchObject({ status: 403 });
    expect(await call('moveOrder', {}, withSecondFactor(single))).toMatchObject({ status: 400 });

    expect(await require(owner, true)).toEqual({ outcome: 'set', required: true });
    expect(await require(owner, false)).toEqual({ outcome: 'set', required: false });
    expect(await claimsOf(leela)).toEqual({ role: 'staff', other: 1 });
    expect(await call('moveOrder', {}, await signedIn(leela))).toMatchObject({ status: 400 });
    const changes = (await entries('settings/team')).map((entry) => ({
      after: entry.get('after.requiresSecondFactor') as boolean,
      by: entry.get('by') as string,
    }));
    expect(changes.toSorted((a, b) => Number(a.after) - Number(b.after))).toEqual([
      { after: false, by: owner.uid },
      { after: true, by: owner.uid },
    ]);
  }, 60_000);

  it('holds for a role that is granted later', async () => {
    const owner = await member('boss', 'owner');
    await require(owner, true);
    const asha = await people.person('asha');
    await auth.updateUser(asha.uid, { emailVerified: true });
    const token = withSecondFactor(await signedIn(owner));
    const give = (role: string) => call('setRole', { email: asha.email, role }, token);
    expect((await give('staff')).result).toMatchObject({ outcome: 'set' });
    expect(await claimsOf(asha)).toEqual({ role: 'staff', mfa: true });
    expect((await give('none')).result).toMatchObject({ outcome: 'set' });
    expect(await claimsOf(asha)).toEqual({});
  }, 60_000);

  it('is completed by a second call after an interruption', async () => {
    const owner = await member('boss', 'owner');
    const leela = await member('leela', 'staff');
    await store.doc('settings/team').set({ requiresSecondFactor: true, complete: false });
    expect(await claimsOf(leela)).toEqual({ role: 'staff' });
    expect(await require(owner, true)).toEqual({ outcome: 'set', required: true });
    expect(await claimsOf(leela)).toEqual({ role: 'staff', mfa: true });
    expect(await stored('settings/team')).toMatchObject({ complete: true });
    expect(await entries('settings/team')).toEqual([]);
  });
});

describe('the second factors of a member of staff with a lost phone', () => {
  it('are removed by another owner, audited, and the person is signed out and told by e-mail', async () => {
    const owner = await member('boss', 'owner');
    const leela = await member('leela', 'staff');
    const before = await signedIn(leela);
    await enrol(leela, '+919876543210', '+919876543211');
    const token = await signedIn(owner);
    const ask = () => call('resetSecondFactors', { uid: leela.uid }, token);
    // The emulator counts the issue of a token in whole seconds.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect((await ask()).result).toEqual({ outcome: 'removed' });
    expect(await factorsOf(leela)).toBe(0);
    expect(await call('moveOrder', {}, before)).toMatchObject({ status: 401 });
    expect(await stored(`demoted/${leela.uid}`)).toBeDefined();
    const [entry, ...others] = await entries(`staff/${leela.uid}`);
    expect(others).toEqual([]);
    expect(entry?.data()).toMatchObject({
      action: 'second-factor-reset',
      note: leela.email,
      by: owner.uid,
      before: { secondFactors: 2 },
      after: { secondFactors: 0 },
    });
    const letter = await letterTo(leela.email, 'Your authenticator app was removed');
    expect(letter.text).toContain('An owner of the shop has removed the authenticator app');
    expect(letter.text).toContain('/admin');
    expect((await ask()).result).toEqual({ outcome: 'refused', refusal: 'none' });
    expect(await entries(`staff/${leela.uid}`)).toHaveLength(1);
    expect(await letters(leela.email)).toHaveLength(1);
  }, 60_000);

  it('are not removed by staff, by oneself, by a former owner, or from a customer', async () => {
    const owner = await member('boss', 'owner');
    const leela = await member('leela', 'staff');
    const asha = await people.person('asha');
    const token = await signedIn(owner);
    const staff = await signedIn(leela);
    for (const person of [leela, asha, owner]) await enrol(person, '+919876543212');
    const ask = async (uid: string, by: string) => {
      const { status, result } = await call('resetSecondFactors', { uid }, by);
      return status === 200 ? (result as { refusal?: string }).refusal : status;
    };
    expect(await ask(owner.uid, staff)).toBe(403);
    expect(await ask(owner.uid, token)).toBe('own');
    expect(await ask(asha.uid, token)).toBe('not-member');
    expect(await ask('nobody', token)).toBe('not-member');
    expect(await ask('staff/../x', token)).toBe(400);
    await store.doc(`staff/${owner.uid}`).delete();
    expect(await ask(leela.uid, token)).toBe('not-owner');
    for (const person of [leela, asha, owner]) expect(await factorsOf(person)).toBe(1);
    expect(await entries()).toEqual([]);
  }, 60_000);
});
