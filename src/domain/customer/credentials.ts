import * as v from 'valibot';
import { Email } from './email.ts';
import { OptionalPersonName } from './person-name.ts';

/** Length of the shortest new password. */
export const MIN_PASSWORD = 8;

/** The rules of a new password; each is shown as met or not. */
export const PASSWORD_RULES = [
  { fault: 'too-short', met: (password: string) => password.length >= MIN_PASSWORD },
  { fault: 'password-letters', met: (password: string) => /\p{L}/u.test(password) },
  { fault: 'password-digits', met: (password: string) => /[^\p{L}\s]/u.test(password) },
] as const;

const AnyPassword = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.maxLength(128, 'too-long'),
);

/** A new password: long enough, with a letter and with a digit or a sign. */
const NewPassword = v.pipe(
  AnyPassword,
  v.minLength(MIN_PASSWORD, 'too-short'),
  v.regex(/\p{L}/u, 'password-letters'),
  v.regex(/[^\p{L}\s]/u, 'password-digits'),
);

/** Sign-in: an old password must only be non-empty. */
export const SignInSchema = v.object({ email: Email, password: AnyPassword });

/** Registration; the name is optional. */
export const RegistrationSchema = v.object({
  name: v.optional(OptionalPersonName, ''),
  email: Email,
  password: NewPassword,
});

/** A request for a password reset link. */
export const ResetSchema = v.object({ email: Email });

/** Changing the password while signed in. */
export const PasswordChangeSchema = v.object({ current: AnyPassword, next: NewPassword });

/** Re-authentication. */
export const PasswordSchema = v.object({ password: AnyPassword });
