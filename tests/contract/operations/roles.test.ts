import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { portOffset, portsAt, projectId } from '../../../dev/backend/ports.ts';
import { call, signedIn } from '../../support/backend/functions.ts';
import { adminAuth } from '../../support/shop/customers.ts';
import type { Person } from '../../support/shop/people.ts';
import { teamForTests } from '../../support/shop/team-suite.ts';

const { auditOf, claimsOf, confirmed, member, store, stored } = teamForTests('roles');
const roleOf = async (person: Person): Promise<unknown> => (await claimsOf(person))?.['role'];
const owners = async () =>
  (await store.collection('staff').where('role', '==', 'owner').get()).docs.map(({ id }) => id);
/** Asks for a role of a person as the owner of a token. */
const grant = (email: string, role: string, token?: string) =>
  call('setRole', { email, role }, token);
const refused = (refusal: string) => ({ outcome: 'refused', refusal });
const set = (role: string) => ({ outcome: 'set', role });

it('a role is granted and revoked only by an owner, to a known and confirmed email', async () => {
  const asha = await confirmed('asha');
  for (const role of [null, 'staff', 'viewer'] as const) {
    const who = role === null ? asha : await member(role, role);
    expect(await grant(asha.email, 'owner', await signedIn(who))).toMatchObject({ status: 403 });
  }
  expect(await grant(asha.email, 'owner')).toMatchObject({ status: 401 });
  expect([await roleOf(asha), await stored(`staff/${asha.uid}`)]).toEqual([undefined, undefined]);

  const owner = await signedIn(await member('boss', 'owner'));
  const ravi = await confirmed('ravi', false);
  const viewer = async (email: string) => (await grant(email, 'viewer', owner)).result;
  expect(await viewer('nobody@franch.test')).toMatchObject({ refusal: 'no-account' });
  expect(await viewer(ravi.email)).toMatchObject({ refusal: 'not-verified' });
  expect(await roleOf(ravi)).toBeUndefined();
  expect(await grant('no email', 'viewer', owner)).toMatchObject({ status: 400 });
});

it('a role is written everywhere it applies: claim, team, audit; revoking it ends open sessions', async () => {
  const owner = await member('boss', 'owner');
  const leela = await confirmed('leela');
  const token = await signedIn(owner);
  const give = async (role: string) => (await grant(leela.email.toUpperCase(), role, token)).result;
  expect(await give('staff')).toEqual(set('staff'));
  expect(await roleOf(leela)).toBe('staff');
  expect(await stored(`staff/${leela.uid}`)).toMatchObject({ role: 'staff', by: owner.email });
  expect(await stored(`demoted/${leela.uid}`)).toBeUndefined();
  expect(await call('moveOrder', {}, await signedIn(leela))).toMatchObject({ status: 400 });

  expect(await give('none')).toEqual(set('none'));
  expect([await roleOf(leela), await stored(`staff/${leela.uid}`)]).toEqual([undefined, undefined]);
  const audit = await auditOf(`staff/${leela.uid}`);
  // A session that began between the decision and the change of the claim has the old role, and is ended as well.
  const demoted = (await stored(`demoted/${leela.uid}`)) as { at: Timestamp };
  const times = audit.map((entry) => (entry['at'] as Timestamp).toMillis());
  expect(demoted.at.toMillis()).toBeGreaterThan(Math.max(...times));
  const changes = audit.map(({ before, after, by }) => ({ before, after, by }));
  const [none, staff, by] = [{ role: 'none' }, { role: 'staff' }, owner.uid];
  expect(changes).toHaveLength(2);
  expect(changes).toContainEqual({ before: none, after: staff, by });
  expect(changes).toContainEqual({ before: staff, after: none, by });
  expect(await give('none')).toEqual(set('none'));
});

it('of two owners who revoke each other at once one stays, and the last one stays', async () => {
  const [one, two] = [await member('one', 'owner'), await member('two', 'owner')];
  const tokens = [await signedIn(one), await signedIn(two)] as const;
  await Promise.all([grant(two.email, 'none', tokens[0]), grant(one.email, 'none', tokens[1])]);
  const left = await owners();
  expect(left).toHaveLength(1);
  const [last, other, token] = left[0] === one.uid ? [one, two, tokens[0]] : [two, one, tokens[1]];
  expect([await roleOf(last), await roleOf(other)]).toEqual(['owner', undefined]);
  expect((await grant(last.email, 'staff', token)).result).toMatchObject(refused('last-owner'));
  expect(await roleOf(last)).toBe('owner');
});

it('a role is revoked from a deleted account, which does not count as the remaining owner', async () => {
  const [owner, gone] = [await member('boss', 'owner'), await member('gone', 'owner')];
  const token = await signedIn(owner);
  const ask = async (email: string, role: string) => (await grant(email, role, token)).result;
  await adminAuth().deleteUser(gone.uid);
  expect(await ask(owner.email, 'staff')).toMatchObject(refused('last-owner'));
  expect(await ask(gone.email, 'staff')).toMatchObject(refused('no-account'));
  expect(await stored(`staff/${gone.uid}`)).toBeDefined();
  expect(await ask(gone.email, 'none')).toEqual(set('none'));
  expect(await stored(`staff/${gone.uid}`)).toBeUndefined();
  expect(await stored(`demoted/${gone.uid}`)).toBeDefined();
  const entry = { before: { role: 'owner' }, by: owner.uid };
  expect(await auditOf(`staff/${gone.uid}`)).toMatchObject([entry]);
  expect(await ask(gone.email, 'none')).toMatchObject(refused('no-account'));
});

it('a role is changed only shortly after a sign-in: otherwise the owner must sign in again', async () => {
  const owner = await member('boss', 'owner');
  const ravi = await confirmed('ravi');
  const [header = '', body = ''] = (await signedIn(owner)).split('.');
  // The Auth emulator signs nothing, so the test can forge a token of this morning.
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { auth_time: number };
  const aged = (seconds: number) => {
    const older = JSON.stringify({ ...claims, auth_time: claims.auth_time - seconds });
    return `${header}.${Buffer.from(older).toString('base64url')}.`;
  };
  // An account created today has no sessions of yesterday; this one is older.
  const { auth } = portsAt(portOffset());
  const update = `identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`;
  const older = await fetch(`http://127.0.0.1:${auth}/${update}`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ localId: owner.uid, validSince: '1' }),
  });
  expect(older.status).toBe(200);
  const ask = async (seconds: number) => (await grant(ravi.email, 'viewer', aged(seconds))).result;
  expect(await ask(360)).toMatchObject(refused('sign-in-again'));
  expect(await roleOf(ravi)).toBeUndefined();
  expect(await ask(200)).toEqual(set('viewer'));
});

it('the first owner is created by a command for a confirmed account, when it is confirmed, and once', async () => {
  const project = 'demo-first-owner';
  const email = 'first@franch.test';
  const cwd = join(import.meta.dirname, '../../..');
  const command = async (...args: string[]): Promise<readonly [number, string]> => {
    const all = ['dev/setup.mjs', 'owner', '--project', project, '--email', email, ...args];
    try {
      return [0, (await promisify(execFile)(process.execPath, all, { cwd })).stdout];
    } catch (error) {
      const { code, stderr } = error as { code: number; stderr: string };
      return [code, stderr];
    }
  };
  const app = initializeApp({ projectId: project }, project);
  const [auth, itsStore] = [getAuth(app), getFirestore(app)];
  const claims = async () => (await auth.getUser('first')).customClaims;
  try {
    await auth.deleteUser('first').catch(() => {});
    for (const { ref } of (await itsStore.collection('staff').get()).docs) await ref.delete();
    await auth.createUser({ uid: 'first', email });
    const [code, message] = await command('--confirm');
    expect(code).toBe(1);
    expect(message).toContain(`${email} is not confirmed yet. Open the link`);
    expect(message).toContain('“Send confirmation email” under Profile');
    await auth.updateUser('first', { emailVerified: true });
    expect((await command())[1]).toContain('Nothing was changed');
    expect(await claims()).toBeUndefined();

    expect((await command('--confirm'))[0]).toBe(0);
    expect(await claims()).toEqual({ role: 'owner' });
    expect((await itsStore.doc('staff/first').get()).data()).toMatchObject({ role: 'owner' });
    const audit = await itsStore.collection('audit').where('subject', '==', 'staff/first').get();
    const entry = { action: 'role-change', by: 'npm run owner' };
    expect(audit.docs.at(-1)?.data()).toMatchObject(entry);
    expect(await command('--confirm')).toEqual([1, expect.stringContaining('has an owner')]);
  } finally {
    await deleteApp(app);
  }
});
