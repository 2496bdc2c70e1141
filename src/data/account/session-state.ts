import type { Role } from '#domain/staff/role.ts';

/** Who is signed in, as every page needs to know it. */
export interface SessionUser {
  readonly uid: string;
  readonly email: string;
  /** Whether the e-mail is confirmed: by the link that was sent to it, or by Google. */
  readonly emailVerified: boolean;
  /** The display name; empty when none was given. */
  readonly name: string;
  /** https address of the photo; empty when there is none. */
  readonly photoURL: string;
  /** Somebody who orders without an account: an anonymous user, who is a visitor to all but their own orders. */
  readonly guest: boolean;
}

/**
 * The auth state. `unknown` is a role that the server has not told yet: such a person is neither let into the staff
 * area nor sent away from it.
 */
export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'signed-out' }
  | {
      readonly state: 'signed-in';
      readonly user: SessionUser;
      readonly role: Role | null | 'unknown';
    };
