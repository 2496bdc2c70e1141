import * as v from 'valibot';
import { Email, Line } from '../shared/form.ts';

/** What a new password has to be; each rule is shown as it is met. */
export const PASSWORD_RULES = [
  { fault: 'too-short', met: (password: string) => password.length >= 8 },
  { fault: 'password-letters', met: (password: string) => /\p{L}/u.test(password) },
  { fault: 'password-digits', met: (password: string) => /[^\p{L}\s]/u.test(password) },
] as const;

const AnyPassword = v.pipe(
  v.string('required'),
  v.nonEmpty('required'),
  v.maxLength(128, 'too-long'),
);

/** A password that is chosen now: at least 8 characters, with a letter and with a digit or a sign. */
const NewPassword = v.pipe(
  AnyPassword,
  v.minLength(8, 'too-short'),
  v.regex(/\p{L}/u, 'password-letters'),
  v.regex(/[^\p{L}\s]/u, 'password-digits'),
);

/** Signing in: an old password is only asked not to be empty. */
export const SignInSchema = v.object({ email: Email, password: AnyPassword });

/** Registering, with a name that may be left empty. */
export const RegistrationSchema = v.object({
  name: v.optional(Line(80), ''),
  email: Email,
  password: NewPassword,
});

/** Asking for a link that resets the password. */
export const ResetSchema = v.object({ email: Email });

/** Changing the password while signed in. */
export const PasswordChangeSchema = v.object({ current: AnyPassword, next: NewPassword });

/** Saying once more who one is. */
export const PasswordSchema = v.object({ password: AnyPassword });
