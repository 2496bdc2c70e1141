import * as v from 'valibot';
import { Email } from '../customer/email.ts';
import { Moment, Text } from '../core/record-fields.ts';
import { ROLES } from './role.ts';

/** How long the link of an invitation works, in days. */
export const INVITATION_DAYS = 7;

/**
 * `invitations/{id}`: a role that waits for the holder of an email address, one for each address; written by functions. `by`
 * is the email of the owner who invited, `byUid` their account, `hash` the SHA-256 of the secret in the letter. Times are
 * epoch milliseconds.
 */
export const InvitationSchema = v.object({
  id: Text(64),
  email: Text(254),
  role: v.picklist(ROLES),
  by: Text(254),
  byUid: Text(128),
  hash: Text(64),
  at: Moment,
  expiresAt: Moment,
});

/** An invitation that was not accepted yet. */
export type Invitation = v.InferOutput<typeof InvitationSchema>;

/** Invites an email address, or sends its invitation again. The messages are `FieldFault` codes. */
export const InviteSchema = v.strictObject({ email: Email, role: v.picklist(ROLES, 'choice') });

const InvitationId = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/u));

/** Withdraws an invitation. */
export const RevokeInvitationSchema = v.strictObject({ id: InvitationId });

/** Accepts an invitation by the link of its letter. */
export const AcceptInvitationSchema = v.strictObject({
  id: InvitationId,
  token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/u)),
});

/** Whether a link is complete. */
export function isInvitationLink(id: string, token: string): boolean {
  return v.is(AcceptInvitationSchema, { id, token });
}

/** Why an invitation is not sent or withdrawn. */
export const INVITE_REFUSALS = [
  /** The caller's sign-in is too old. */
  'sign-in-again',
  /** The caller is no longer an owner. */
  'not-owner',
  /** The address belongs to a member: their role is changed instead. */
  'already-member',
  /** Too many invitations, by the caller or to this mailbox. */
  'too-many',
] as const;

/** A refusal. */
export type InviteRefusal = (typeof INVITE_REFUSALS)[number];

/** The result of an invitation, or of withdrawing one. */
export type InviteAnswer =
  | { readonly outcome: 'sent' | 'revoked' }
  | { readonly outcome: 'refused'; readonly refusal: InviteRefusal };

/** Why an invitation is not accepted. */
export const ACCEPT_REFUSALS = [
  /** The link was used, withdrawn or replaced by a later one, has expired, or never existed. */
  'not-found',
  /** The account has another email address than the invited one. */
  'other-account',
  /** The account's address is not confirmed. */
  'not-verified',
  /** The account has a role already. */
  'already-member',
  /** Too many tries. */
  'too-many',
] as const;

/** A refusal. */
export type AcceptRefusal = (typeof ACCEPT_REFUSALS)[number];

/** The result of accepting an invitation. */
export type AcceptAnswer =
  | { readonly outcome: 'accepted'; readonly role: Invitation['role'] }
  | { readonly outcome: 'refused'; readonly refusal: AcceptRefusal };
