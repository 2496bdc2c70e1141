import { describe, expect, it } from 'vitest';
import { call, signedIn, withSecondFactor } from '../../support/backend/functions.ts';
import { letters, letterTo } from '../../support/backend/inbox.ts';
import { adminAuth } from '../../support/shop/customers.ts';
import type { Person } from '../../support/shop/people.ts';
import { teamForTests } from '../../support/shop/team-suite.ts';

const { auditOf, claimsOf, confirmed, member, store, stored } = teamForTests('factors');
const refused = (refusal: string) => ({ outcome: 'refused', refusal });
/** Calls a function for staff: 400 proves that it would have served this caller. */
const tryToWork = async (token: string) => (await call('moveOrder', {}, token)).status;

describe('the requirement of a second factor', () => {
  const ask = (token?: string, required = true) =>
    call('setSecondFactorPolicy', { required }, token);
  /** Switches the requirement as an owner with a second factor. */
  const require = async (owner: Person, required: boolean): Promise<unknown> =>
    (await ask(withSecondFactor(await signedIn(owner)), required)).result;
  const set = (required: boolean) => ({ outcome: 'set', required });

  it('is switched only by an owner who signed in with one and has not left the team', async () => {
    const owner = await member('boss', 'owner');
    const token = await signedIn(owner);
    const staff = withSecondFactor(await signedIn(await member('leela', 'staff')));
    expect(await ask()).toMatchObject({ status: 401 });
    expect(await ask(staff)).toMatchObject({ status: 403 });
    expect((await ask(token)).result).toEqual(refused('no-second-factor'));
    await store.doc(`staff/${owner.uid}`).delete();
    expect((await ask(withSecondFactor(token))).result).toEqual(refused('not-owner'));
    expect(await stored('settings/team')).toBeUndefined();
  });

  it('reaches the claims of the whole team, ends its sessions and is audited; lifting it undoes the claims', async () => {
    const owner = await member('boss', 'owner');
    const leela = await member('leela', 'staff');
    await adminAuth().setCustomUserClaims(leela.uid, { role: 'staff', other: 1 });
    await adminAuth().deleteUser((await member('gone', 'viewer')).uid);
    expect(await tryToWork(await signedIn(leela))).toBe(400);

    expect(await require(owner, true)).toEqual(set(true));
    expect(await stored('settings/team')).toEqual({ requiresSecondFactor: true, complete: true });
    expect(await claimsOf(owner)).toEqual({ role: 'owner', mfa: true });
    expect(await claimsOf(leela)).toEqual({ role: 'staff', mfa: true, other: 1 });
    for (const { uid } of [owner, leela]) expect(await stored(`demoted/${uid}`)).toBeDefined();
    const single = await signedIn(leela);
    expect(await tryToWork(single)).toBe(403);
    expect(await tryToWork(withSecondFactor(single))).toBe(400);

    expect(await require(owner, true)).toEqual(set(true));
    expect(await require(owner, false)).toEqual(set(false));
    expect(await claimsOf(leela)).toEqual({ role: 'staff', other: 1 });
    expect(await tryToWork(await signedIn(leela))).toBe(400);
    const audit = (await auditOf('settings/team')).map(({ after, by }) => ({ after, by }));
    expect(audit).toHaveLength(2);
    for (const requiresSecondFactor of [true, false])
      expect(audit).toContainEqual({ after: { requiresSecondFactor }, by: owner.uid });
  });

  it('holds for a role that is granted later', async () => {
    const owner = await member('boss', 'owner');
    await require(owner, true);
    const asha = await confirmed('asha');
    const token = withSecondFactor(await signedIn(owner));
    const give = async (role: string) =>
      (await call('setRole', { email: asha.email, role }, token)).result;
    expect(await give('staff')).toMatchObject({ outcome: 'set' });
    expect(await claimsOf(asha)).toEqual({ role: 'staff', mfa: true });
    expect(await give('none')).toMatchObject({ outcome: 'set' });
    expect(await claimsOf(asha)).toEqual({});
  });

  it('is completed by a second call after an interruption', async () => {
    const owner = await member('boss', 'owner');
    const leela = await member('leela', 'staff');
    await store.doc('settings/team').set({ requiresSecondFactor: true, complete: false });
    expect(await require(owner, true)).toEqual(set(true));
    expect(await claimsOf(leela)).toEqual({ role: 'staff', mfa: true });
    expect(await stored('settings/team')).toMatchObject({ complete: true });
    expect(await auditOf('settings/team')).toEqual([]);
  });
});

describe('the second factors of a member of staff with a lost phone', () => {
  /** Gives the account second factors. The emulator knows none but phones. */
  const enrol = async ({ uid }: Person, ...phones: readonly string[]): Promise<void> => {
    const enrolledFactors = phones.map((phoneNumber) => ({
      ...{ factorId: 'phone', phoneNumber, displayName: phoneNumber },
      uid: `factor-${phoneNumber.slice(1)}`,
    }));
    await adminAuth().updateUser(uid, { multiFactor: { enrolledFactors } });
  };
  const factorsOf = async ({ uid }: Person): Promise<number> =>
    (await adminAuth().getUser(uid)).multiFactor?.enrolledFactors.length ?? 0;

  it('are removed by another owner, audited, and the person is signed out and told by email', async () => {
    const owner = await member('boss', 'owner');
    const leela = await member('leela', 'staff');
    const before = await signedIn(leela);
    await enrol(leela, '+919876543210', '+919876543211');
    const token = await signedIn(owner);
    const ask = async () => (await call('resetSecondFactors', { uid: leela.uid }, token)).result;
    // The emulator counts the issue of a token in whole seconds.
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    expect(await ask()).toEqual({ outcome: 'removed' });
    expect([await factorsOf(leela), await tryToWork(before)]).toEqual([0, 401]);
    expect(await stored(`demoted/${leela.uid}`)).toBeDefined();
    const entry = { action: 'second-factor-reset', note: leela.email, by: owner.uid };
    const change = { before: { secondFactors: 2 }, after: { secondFactors: 0 } };
    expect(await auditOf(`staff/${leela.uid}`)).toMatchObject([{ ...entry, ...change }]);
    const letter = await letterTo(leela.email, 'Your authenticator app was removed');
    expect(letter.text).toContain('An owner of the shop has removed the authenticator app');
    expect(letter.text).toContain('/admin');
    const sent = (await letters(leela.email)).length;
    expect(await ask()).toEqual(refused('none'));
    expect(await auditOf(`staff/${leela.uid}`)).toHaveLength(1);
    expect(await letters(leela.email)).toHaveLength(sent);
  });

  it('are not removed by staff, by oneself, by a former owner, or from a customer', async () => {
    const owner = await member('boss', 'owner');
    const leela = await member('leela', 'staff');
    const asha = await confirmed('asha');
    const [token, staff] = [await signedIn(owner), await signedIn(leela)];
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
    expect(await auditOf()).toEqual([]);
  });
});
