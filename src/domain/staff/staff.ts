import * as v from 'valibot';
import { Email } from '../customer/email.ts';
import { Moment, Text } from '../core/record-fields.ts';
import { may, PERMISSION_NAMES } from './permissions.ts';
import { ROLES, type Role } from './role.ts';

/** A role to grant, or `none` to revoke it. */
export const GRANTS = [...ROLES, 'none'] as const;

/** A grant. */
export type Grant = (typeof GRANTS)[number];

/**
 * `staff/{uid}`: a team member, written by functions beside the claim, so that owners can be counted. `sinceAt` (epoch
 * milliseconds) is when the role was granted; `by` is the granter's email, empty for the command that creates the
 * first owner.
 */
export const StaffMemberSchema = v.object({
  uid: Text(128),
  email: Text(254),
  name: v.optional(Text(80), ''),
  role: v.picklist(ROLES),
  sinceAt: Moment,
  by: v.optional(Text(254), ''),
});

/** A team member. */
export type StaffMember = v.InferOutput<typeof StaffMemberSchema>;

/**
 * `demoted/{uid}`: sessions of this user that began at or before `at` (epoch milliseconds) have no staff access,
 * whatever their tokens claim. It remains when a role is granted again: only a new sign-in has the role.
 */
export const DemotionSchema = v.object({ uid: Text(128), at: Moment });

/** Grants or revokes the role of an account by its email. The messages are `FieldFault` codes. */
export const SetRoleSchema = v.strictObject({ email: Email, role: v.picklist(GRANTS, 'choice') });

/** Maximum age of an owner's sign-in for changing roles, in milliseconds. */
const RECENT_MS = 5 * 60 * 1000;

/** Whether a sign-in (epoch milliseconds) is recent enough to change roles. */
export function isRecent(signedInAt: number, now: number): boolean {
  return now - signedInAt <= RECENT_MS;
}

/** Why a role change is refused. */
export const ROLE_REFUSALS = [
  /** The caller's sign-in is too old. */
  'sign-in-again',
  /** No account has this email. */
  'no-account',
  /** The email was never verified, so the account's owner is unknown. */
  'not-verified',
  /** The shop would have no owner. */
  'last-owner',
  /** The caller is no longer an owner. */
  'not-owner',
] as const;

/** A refusal. */
export type RoleRefusal = (typeof ROLE_REFUSALS)[number];

/** The result of a role change. */
export type SetRoleAnswer =
  | { readonly outcome: 'set'; readonly role: Grant }
  | { readonly outcome: 'refused'; readonly refusal: RoleRefusal };

/** Whether a change revokes a permission: then it must apply to open sessions. */
export function isDemotion(from: Role | null, to: Grant): boolean {
  const next = to === 'none' ? null : to;
  return PERMISSION_NAMES.some((permission) => may(from, permission) && !may(next, permission));
}
