import type { Role } from '#domain/staff/role.ts';

/** The signed-in user as pages need it. */
export interface SessionUser {
  readonly uid: string;
  readonly email: string;
  /** Whether the e-mail is confirmed, by the link sent to it or by Google. */
  readonly emailVerified: boolean;
  /** The display name; empty if none. */
  readonly name: string;
  /** https URL of the photo; empty if none. */
  readonly photoURL: string;
  /** A shopper without an account: an anonymous user, treated as a visitor except for their own orders. */
  readonly guest: boolean;
}

/**
 * The auth state. Role `unknown` means that the server has not sent it yet: it neither grants nor denies access to
 * the staff area.
 */
export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'signed-out' }
  | {
      readonly state: 'signed-in';
      readonly user: SessionUser;
      /** The role that counts in this session. */
      readonly role: Role | null | 'unknown';
      /** Whether the account has a role that counts only after a sign-in with a second factor. */
      readonly lacksSecondFactor?: true;
    };
