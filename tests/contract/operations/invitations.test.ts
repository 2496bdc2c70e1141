import { afterEach, expect, it } from 'vitest';
import { call, signedIn } from '../../support/backend/functions.ts';
import { adminAuth } from '../../support/shop/customers.ts';
import { teamForTests } from '../../support/shop/team-suite.ts';

const { claimsOf, confirmed, member, store, stored } = teamForTests('invitations');
const refused = (refusal: string) => ({ outcome: 'refused', refusal });
const cleared = ['invitations', 'locks'] as const;

afterEach(async () => {
  for (const name of cleared) {
    for (const { ref } of (await store.collection(name).get()).docs) await ref.delete();
  }
  for (const { ref } of (await entries()).docs) await ref.delete();
});

const entries = () =>
  store
    .collection('audit')
    .where('subject', '>=', 'invitations/')
    .where('subject', '<', 'invitations0')
    .get();

const invite = async (email: string, role: string, token?: string) =>
  call('inviteMember', { email, role }, token);

/** The parameters of the link in the newest letter to an address. */
async function linkTo(email: string): Promise<{ id: string; token: string }> {
  const letters = await store.collection('mail').where('to', '==', email).get();
  const newest = letters.docs.toSorted((a, b) => (a.id < b.id ? 1 : -1))[0];
  const text = JSON.stringify(newest?.data());
  const [, id = '', token = ''] =
    /invitation\?id=([\da-f]{32})&token=([\w-]{43})/u.exec(text) ?? [];
  return { id, token };
}

it('only an owner invites and withdraws, and members of the team cannot be invited', async () => {
  const staff = await signedIn(await member('suresh', 'staff'));
  expect(await invite('new@franch.test', 'packer', staff)).toMatchObject({ status: 403 });
  expect(await invite('new@franch.test', 'packer')).toMatchObject({ status: 401 });
  const owner = await signedIn(await member('boss', 'owner'));
  expect(await invite('no email', 'packer', owner)).toMatchObject({ status: 400 });
  expect(await invite('new@franch.test', 'king', owner)).toMatchObject({ status: 400 });
  const leela = await member('leela', 'viewer');
  expect((await invite(leela.email, 'packer', owner)).result).toEqual(refused('already-member'));
  expect((await store.collection('invitations').get()).size).toBe(0);
});

it('the invited address accepts once and has the role; nobody else can use the link', async () => {
  const boss = await member('boss', 'owner');
  const owner = await signedIn(boss);
  const [asha, ravi] = [await confirmed('asha', false), await confirmed('ravi')];
  expect((await invite(asha.email.toUpperCase(), 'packer', owner)).result).toEqual({
    outcome: 'sent',
  });
  const old = await linkTo(asha.email);
  expect((await invite(asha.email, 'accountant', owner)).result).toEqual({ outcome: 'sent' });
  const link = await linkTo(asha.email);
  expect(link.id).toBe(old.id);
  const accept = async (who: string, { id, token } = link) =>
    (await call('acceptInvitation', { id, token }, who)).result;

  const [hers, his] = [await signedIn(asha), await signedIn(ravi)];
  expect(await accept(his)).toEqual(refused('other-account'));
  expect(await accept(hers, old)).toEqual(refused('not-found'));
  expect(await accept(hers)).toEqual(refused('not-verified'));
  expect(await stored(`staff/${asha.uid}`)).toBeUndefined();
  await adminAuth().updateUser(asha.uid, { emailVerified: true });
  expect(await accept(hers)).toEqual({ outcome: 'accepted', role: 'accountant' });
  expect(await claimsOf(asha)).toEqual({ role: 'accountant' });
  expect(await stored(`staff/${asha.uid}`)).toMatchObject({ role: 'accountant', by: boss.email });
  expect(await stored(`invitations/${link.id}`)).toBeUndefined();
  expect(await accept(hers)).toEqual(refused('not-found'));
  expect(await accept(his)).toEqual(refused('not-found'));

  const audit = (await entries()).docs.map((row) =>
    [row.get('action'), row.get('email')].join(' '),
  );
  expect(audit.toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    `invitation-accept ${asha.email}`,
    `invitation-send ${boss.email}`,
    `invitation-send ${boss.email}`,
  ]);
});

it('a link ends when it expires, is withdrawn, or its owner is none any more', async () => {
  const [boss, other] = [await member('boss', 'owner'), await member('other', 'owner')];
  const owner = await signedIn(boss);
  const asha = await confirmed('asha');
  const hers = await signedIn(asha);
  const invited = async () => {
    await invite(asha.email, 'packer', owner);
    const link = await linkTo(asha.email);
    return { link, accept: async () => (await call('acceptInvitation', link, hers)).result };
  };
  const expired = await invited();
  await store.doc(`invitations/${expired.link.id}`).update({ expiresAt: new Date(Date.now() - 1) });
  expect(await expired.accept()).toEqual(refused('not-found'));

  const withdrawn = await invited();
  const { id } = withdrawn.link;
  expect((await call('revokeInvitation', { id }, hers)).status).toBe(403);
  expect((await call('revokeInvitation', { id }, owner)).result).toEqual({ outcome: 'revoked' });
  expect((await call('revokeInvitation', { id }, owner)).result).toEqual({ outcome: 'revoked' });
  expect(await withdrawn.accept()).toEqual(refused('not-found'));

  const orphaned = await invited();
  await store.doc(`staff/${boss.uid}`).delete();
  expect(await orphaned.accept()).toEqual(refused('not-found'));
  expect(await claimsOf(asha)).toBeUndefined();
  expect(other.uid).not.toBe(boss.uid);
});

it('one mailbox gets five letters an hour', async () => {
  const owner = await signedIn(await member('boss', 'owner'));
  const outcomes: unknown[] = [];
  for (let n = 0; n < 6; n += 1) {
    outcomes.push((await invite(`pavan+${n}@gmail.com`, 'packer', owner)).result);
  }
  expect(outcomes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => ({ outcome: 'sent' })));
  expect(outcomes[5]).toEqual(refused('too-many'));
});
