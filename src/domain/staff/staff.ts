import * as v from 'valibot';
import { Email } from '../shared/form.ts';
import { Moment, Text } from '../shared/record-fields.ts';
import { ROLES, type Role } from './role.ts';

/** A role to give, or `none` to take it. */
export const GRANTS = [...ROLES, 'none'] as const;

/** One of them. */
export type Grant = (typeof GRANTS)[number];

/**
 * `staff/{uid}`: who works here, kept by functions beside the claim, so that owners can be counted. `sinceAt` (epoch
 * milliseconds) is when the role was given; `by` is the e-mail of who gave it, empty for the command of the first owner.
 */
export const StaffMemberSchema = v.object({
  uid: Text(128),
  email: Text(254),
  name: v.optional(Text(80), ''),
  role: v.picklist(ROLES),
  sinceAt: Moment,
  by: v.optional(Text(254), ''),
});

/** Somebody who works here. */
export type StaffMember = v.InferOutput<typeof StaffMemberSchema>;

/**
 * `demoted/{uid}`: sessions of this person that began at or before `at` (epoch milliseconds) are staff no more, whatever
 * their tokens say. It stays when a role is given again: only a new sign-in carries it.
 */
export const DemotionSchema = v.object({ uid: Text(128), at: Moment });

/** Gives a role to the account of an e-mail, or takes it. The messages are `FieldFault` codes. */
export const SetRoleSchema = v.strictObject({ email: Email, role: v.picklist(GRANTS, 'choice') });

/** How recently an owner must have signed in to change roles, in milliseconds. */
const RECENT_MS = 5 * 60 * 1000;

/** Whether somebody who signed in at a moment (epoch milliseconds) may change roles without saying again who they are. */
export function isRecent(signedInAt: number, now: number): boolean {
  return now - signedInAt <= RECENT_MS;
}

/** Why a role is not changed. */
export const ROLE_REFUSALS = [
  /** The caller has signed in too long ago. */
  'sign-in-again',
  /** Nobody has registered with this e-mail. */
  'no-account',
  /** The e-mail was never confirmed, so that nobody knows whose account it is. */
  'not-verified',
  /** The shop would be without an owner. */
  'last-owner',
  /** The caller is no owner any more. */
  'not-owner',
] as const;

/** One of them. */
export type RoleRefusal = (typeof ROLE_REFUSALS)[number];

/** What the request to change a role answers. */
export type SetRoleAnswer =
  | { readonly outcome: 'set'; readonly role: Grant }
  | { readonly outcome: 'refused'; readonly refusal: RoleRefusal };

const RANKS: readonly Grant[] = ['none', 'viewer', 'staff', 'owner'];

/** Whether a change takes something away from somebody: then it must hold for sessions that are open. */
export function isDemotion(from: Role | null, to: Grant): boolean {
  return RANKS.indexOf(to) < RANKS.indexOf(from ?? 'none');
}
