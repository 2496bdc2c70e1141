import { randomBytes, timingSafeEqual } from 'node:crypto';
import { getAuth } from 'firebase-admin/auth';
import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import { DAY_MS } from '../../../src/domain/core/indian-time.ts';
import { parseEmailAddress } from '../../../src/domain/customer/email.ts';
import { adminPaths } from '../../../src/domain/staff/admin-area.ts';
import {
  type AcceptAnswer,
  type AcceptRefusal,
  type Invitation,
  INVITATION_DAYS,
  InvitationSchema,
  type InviteRefusal,
} from '../../../src/domain/staff/invitation.ts';
import type { Role } from '../../../src/domain/staff/role.ts';
import { teamInvitationLetter } from '../../../src/text/server.ts';
import { prepareMail } from '../mail/outbox.ts';
import { mailboxOf } from '../platform/limits.ts';
import { shopOrigin } from '../platform/params.ts';
import { digestOf, withinRateLimit } from '../platform/rate-limit.ts';
import { app, parseDocument, refs, store, toFirestore } from '../platform/store.ts';
import { type Actor, changeRole, ownersIn } from './roles.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Invitations by one owner, and to one mailbox, in an hour. */
const MOST = { by: 30, to: 5 };
/** Attempts to accept by one account in a quarter of an hour. */
const MOST_TRIES = 20;

interface Invite {
  /** In normal form. */
  readonly email: string;
  readonly role: Role;
  readonly by: Actor;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Invites an email address to the team: invitation, letter and audit entry in one transaction. The secret of the link is in
 * the letter alone; the invitation holds its hash. A later invitation of the same address replaces the earlier one, whose
 * link ends. Returns why not, or null.
 */
export async function inviteMember({
  email,
  role,
  by,
  now,
}: Invite): Promise<InviteRefusal | null> {
  const window = { now, windowMs: HOUR_MS };
  const isAllowed =
    (await withinRateLimit('invitations', by.uid, { most: MOST.by, ...window })) &&
    (await withinRateLimit('invitations-to', mailboxOf(email), { most: MOST.to, ...window }));
  if (!isAllowed) return 'too-many';
  const token = randomBytes(32).toString('base64url');
  const id = invitationId(email);
  const ref = refs.invitation(id);
  const members = store().collection('staff').where('email', '==', email).limit(1);
  return store().runTransaction(async (tx) => {
    const before = parseDocument(await tx.get(ref), InvitationSchema, 'id');
    if (!(await ownersIn(tx)).includes(by.uid)) return 'not-owner';
    if (!(await tx.get(members)).empty) return 'already-member';
    const writeLetter = await prepareMail(tx, {
      id: `invitation_${id}_${now}`,
      to: email,
      kind: 'team-invitation',
      letter: teamInvitationLetter({
        role,
        url: `${shopOrigin()}${adminPaths.invitation(id, token)}`,
        days: INVITATION_DAYS,
      }),
      limited: false,
      now,
    });
    const expiresAt = now + INVITATION_DAYS * DAY_MS;
    const fields = { email, role, by: by.email, byUid: by.uid, hash: hashOf(token), at: now };
    tx.set(ref, toFirestore({ ...fields, expiresAt }));
    writeAudit(tx, 'invitation-send', { id, email }, by, now, {
      before: before && { role: before.role },
      after: { role },
    });
    writeLetter();
    return null;
  });
}

/** Withdraws an invitation with an audit entry; one that is gone is withdrawn already. `now` is epoch milliseconds. */
export async function revokeInvitation(
  id: string,
  by: Actor,
  now: number,
): Promise<InviteRefusal | null> {
  const ref = refs.invitation(id);
  return store().runTransaction(async (tx) => {
    const invitation = parseDocument(await tx.get(ref), InvitationSchema, 'id');
    if (!(await ownersIn(tx)).includes(by.uid)) return 'not-owner';
    if (!invitation) return null;
    tx.delete(ref);
    const change = { before: { role: invitation.role }, after: null };
    writeAudit(tx, 'invitation-revoke', invitation, by, now, change);
    return null;
  });
}

/**
 * Gives the caller the role of an invitation, once: by its secret, and only to an account with the invited and confirmed
 * address, while the owner who invited is one. Role, audit entries and the end of the invitation are one transaction.
 * `now` is epoch milliseconds.
 */
export async function acceptInvitation(
  { id, token }: { readonly id: string; readonly token: string },
  uid: string,
  now: number,
): Promise<AcceptAnswer> {
  const refused = (refusal: AcceptRefusal): AcceptAnswer => ({ outcome: 'refused', refusal });
  if (!(await withinRateLimit('invitation-tries', uid, { most: MOST_TRIES, now }))) {
    return refused('too-many');
  }
  const ref = refs.invitation(id);
  const invitation = parseDocument(await ref.get(), InvitationSchema, 'id');
  if (!invitation || !isCurrent(invitation, token, now)) return refused('not-found');
  // The token of the session may be older than the account's address.
  const person = await getAuth(app()).getUser(uid);
  const email = parseEmailAddress(person.email ?? '') ?? '';
  if (email !== invitation.email) return refused('other-account');
  if (!person.emailVerified) return refused('not-verified');
  const { role, by, byUid } = invitation;
  const result = await changeRole(
    { person, role, by: { uid: byUid, email: by }, now },
    async (owners, tx): Promise<AcceptRefusal | null> => {
      const [current, member] = await tx.getAll(ref, refs.staff(uid));
      const found = current && parseDocument(current, InvitationSchema, 'id');
      // It may have been used, withdrawn or replaced in the meantime.
      if (!found || !isCurrent(found, token, now) || !owners.includes(byUid)) return 'not-found';
      return member?.exists ? 'already-member' : null;
    },
    (tx) => {
      tx.delete(ref);
      const change = { before: null, after: { role } };
      writeAudit(tx, 'invitation-accept', invitation, { uid, email }, now, change);
    },
  );
  return 'refusal' in result ? refused(result.refusal) : { outcome: 'accepted', role };
}

/** One invitation for each address. */
function invitationId(email: string): string {
  return digestOf(email).toString('hex').slice(0, 32);
}

function hashOf(token: string): string {
  return digestOf(token).toString('hex');
}

function isCurrent({ hash, expiresAt }: Invitation, token: string, now: number): boolean {
  const [stored, given] = [Buffer.from(hash, 'hex'), digestOf(token)];
  return stored.length === given.length && timingSafeEqual(stored, given) && expiresAt > now;
}

function writeAudit(
  tx: FirestoreTransaction,
  action: string,
  { id, email }: Pick<Invitation, 'id' | 'email'>,
  by: Actor,
  now: number,
  change: { readonly before: object | null; readonly after: object | null },
): void {
  const entry = { action, subject: `invitations/${id}`, title: email.slice(0, 80) };
  const who = { by: by.uid, email: by.email, at: now };
  tx.create(store().collection('audit').doc(), toFirestore({ ...entry, ...who, ...change }));
}
