import * as v from 'valibot';
import { Parsed, RequiredLine } from '../core/form.ts';
import { plainText } from '../core/plain-text.ts';
import { Text } from '../core/record-fields.ts';

/** The six digits of an authenticator app; spaces and dashes are dropped. The messages are `FieldFault` codes. */
export const CodeSchema = v.object({
  code: Parsed((typed) => {
    const code = plainText(typed).replace(/[ -]/gu, '');
    return /^\d{6}$/u.test(code) ? { value: code } : 'code';
  }),
});

/** Ends an enrolment: the name of the device and a first code. */
export const EnrolmentSchema = v.object({
  name: RequiredLine(40),
  ...CodeSchema.entries,
});

/**
 * `settings/team`: whether owners and staff need a second factor, written by functions together with the claims.
 * `complete` is false while claims are still being written, and after an interruption.
 */
export const TeamSettingsSchema = v.object({
  id: Text(40),
  requiresSecondFactor: v.boolean(),
  complete: v.boolean(),
});

/** The settings of the team. */
export type TeamSettings = v.InferOutput<typeof TeamSettingsSchema>;

/** Switches the requirement for the whole team. */
export const SecondFactorPolicySchema = v.strictObject({ required: v.boolean() });

/** Why a switch is refused. */
export const POLICY_REFUSALS = [
  /** The caller's sign-in is too old. */
  'sign-in-again',
  /** The caller is no longer an owner. */
  'not-owner',
  /** The caller signed in without a second factor, and would lock themselves out. */
  'no-second-factor',
] as const;

/** A refusal. */
export type PolicyRefusal = (typeof POLICY_REFUSALS)[number];

/** The result of a switch. */
export type PolicyAnswer =
  | { readonly outcome: 'set'; readonly required: boolean }
  | { readonly outcome: 'refused'; readonly refusal: PolicyRefusal };

/** Removes all second factors of a team member. */
export const FactorResetSchema = v.strictObject({
  uid: v.pipe(v.string(), v.regex(/^[a-z\d][\w-]{0,127}$/iu)),
});

/** Why a removal is refused. */
export const RESET_REFUSALS = [
  /** The caller's sign-in is too old. */
  'sign-in-again',
  /** The caller is no longer an owner. */
  'not-owner',
  /** An owner cannot remove their own this way: another owner does. */
  'own',
  /** The person is not in the team, or has no account any more. */
  'not-member',
  /** The person has no second factor. */
  'none',
] as const;

/** A refusal. */
export type ResetRefusal = (typeof RESET_REFUSALS)[number];

/** The result of a removal. */
export type ResetAnswer =
  | { readonly outcome: 'removed' }
  | { readonly outcome: 'refused'; readonly refusal: ResetRefusal };
