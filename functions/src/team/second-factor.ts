import { getAuth } from 'firebase-admin/auth';
import { TeamSettingsSchema } from '../../../src/domain/staff/second-factor.ts';
import { secondFactorResetLetter } from '../../../src/text/server.ts';
import { prepareMail } from '../mail/outbox.ts';
import { applyClaims, endSessions } from './claims.ts';
import { errorCode } from '../platform/error-info.ts';
import { shopOrigin } from '../platform/params.ts';
import { type Actor, ownersIn } from './roles.ts';
import { app, parseDocument, refs, store, toFirestore } from '../platform/store.ts';

/** Most members of a team. */
const MAX_TEAM = 400;
/** Number of accounts written concurrently. */
const CONCURRENCY = 10;

/**
 * Requires a second factor of the whole team, or lifts the requirement. Writes the settings and an audit entry in one
 * transaction, then the claims of every member.
 * When it is required, then ends every session of the team, the caller's too: a token issued before the new claims
 * would count without a second factor for up to an hour. Idempotent: a second call completes an interrupted first one.
 * `now` is epoch milliseconds.
 */
export async function changeSecondFactorPolicy({
  required,
  by,
  now,
}: {
  readonly required: boolean;
  readonly by: Actor;
  readonly now: number;
}): Promise<{ readonly refusal: 'not-owner' } | null> {
  const isOwner = await store().runTransaction(async (tx) => {
    const settings = refs.teamSettings();
    const stored = parseDocument(await tx.get(settings), TeamSettingsSchema, 'id');
    if (!(await ownersIn(tx)).includes(by.uid)) return false;
    tx.set(settings, { requiresSecondFactor: required, complete: false });
    const was = stored?.requiresSecondFactor ?? false;
    if (was === required) return true;
    const entry = {
      action: 'second-factor-policy',
      subject: 'settings/team',
      ...actor(by),
      at: now,
    };
    const change = {
      before: { requiresSecondFactor: was },
      after: { requiresSecondFactor: required },
    };
    tx.create(store().collection('audit').doc(), toFirestore({ ...entry, ...change }));
    return true;
  });
  if (!isOwner) return { refusal: 'not-owner' };
  const team = (await store().collection('staff').limit(MAX_TEAM).get()).docs.map(({ id }) => id);
  await forEachAccount(team, applyClaims);
  if (required) await forEachAccount(team, endSessions);
  await refs.teamSettings().update({ complete: true });
  return null;
}

/**
 * Removes every second factor of a team member who lost their device, ends their sessions and tells them by email.
 * Writes the audit entry and the letter first, so that nothing is removed without them. Idempotent. `now` is epoch
 * milliseconds.
 */
export async function removeSecondFactors({
  uid,
  by,
  now,
}: {
  readonly uid: string;
  readonly by: Actor;
  readonly now: number;
}): Promise<{ readonly refusal: 'not-owner' | 'not-member' | 'none' } | null> {
  const auth = getAuth(app());
  const account = (await auth.getUsers([{ uid }])).users[0];
  const factors = account?.multiFactor?.enrolledFactors.length ?? 0;
  const refusal = await store().runTransaction(async (tx) => {
    const member = await tx.get(refs.staff(uid));
    if (!(await ownersIn(tx)).includes(by.uid)) return 'not-owner';
    if (!member.exists || !account) return 'not-member';
    if (factors === 0) return 'none';
    const entry = { action: 'second-factor-reset', subject: `staff/${uid}`, ...actor(by), at: now };
    const change = { before: { secondFactors: factors }, after: { secondFactors: 0 } };
    const note = account.email ?? '';
    const writeLetter = await prepareMail(tx, {
      id: `factor-reset_${uid}_${now}`,
      to: note,
      kind: 'second-factor-reset',
      letter: secondFactorResetLetter(shopOrigin()),
      limited: false,
      now,
    });
    tx.create(store().collection('audit').doc(), toFirestore({ ...entry, note, ...change }));
    writeLetter();
    return null;
  });
  if (refusal !== null) return { refusal };
  await auth.updateUser(uid, { multiFactor: { enrolledFactors: null } });
  await endSessions(uid);
  return null;
}

function actor({ uid, email }: Actor): { readonly by: string; readonly email: string } {
  return { by: uid, email };
}

/** Runs a change for every account, a few at a time. Skips members whose account was deleted. */
async function forEachAccount(
  uids: readonly string[],
  change: (uid: string) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < uids.length; start += CONCURRENCY) {
    await Promise.all(
      uids.slice(start, start + CONCURRENCY).map(async (uid) => {
        try {
          await change(uid);
        } catch (error) {
          if (errorCode(error) !== 'auth/user-not-found') throw error;
        }
      }),
    );
  }
}
