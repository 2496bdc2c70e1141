import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type User,
} from 'firebase/auth';
import { lacksSecondFactor, type Role, sessionRole } from '#domain/staff/role.ts';
import { failureOf } from './failures.ts';
import { app, emulatorPort } from './firebase.ts';

/** The signed-in user as pages need it. */
export interface AuthUser {
  readonly uid: string;
  readonly email: string;
  /** Whether the email is confirmed, by the link sent to it or by Google. */
  readonly emailVerified: boolean;
  /** The display name; empty if none. */
  readonly name: string;
  /** https URL of the photo; empty if none. */
  readonly photoURL: string;
  /** A shopper without an account: an anonymous user, treated as a visitor except for their own orders. */
  readonly guest: boolean;
}

/**
 * The state of Auth. Role `unknown`: the server has not sent the role yet, so it neither grants nor denies access to
 * the staff area.
 */
export type AuthState =
  | { readonly state: 'signed-out' }
  | {
      readonly state: 'signed-in';
      readonly user: AuthUser;
      /** The role that counts in this session. */
      readonly role: Role | null | 'unknown';
      /** Whether the account has a role that counts only after a sign-in with a second factor. */
      readonly lacksSecondFactor?: true;
    };

/**
 * The Auth adapter. `initializeAuth` without a popup resolver avoids the iframe that `getAuth` loads on phones before
 * any sign-in.
 */
export const auth = initializeAuth(app, {
  persistence:
    typeof window === 'undefined'
      ? inMemoryPersistence
      : [indexedDBLocalPersistence, browserLocalPersistence],
});
if (import.meta.env.VITE_EMULATOR_PORT_OFFSET !== undefined) {
  connectAuthEmulator(auth, `http://127.0.0.1:${emulatorPort(9099)}`, { disableWarnings: true });
}
/** Language of Auth's own emails and pages: that of the page. */
auth.languageCode =
  typeof document === 'undefined' ? null : (document.documentElement.lang.split('-')[0] ?? null);

/**
 * Calls `onState` with the state now and on every change: first with an unknown role, then with the role from the
 * token. Resolves after the first call.
 */
export function watchAuthUser(onState: (state: AuthState) => void): Promise<void> {
  return new Promise((resolve) => {
    auth.onIdTokenChanged((user) => {
      if (user) {
        const sessionUser = sessionUserOf(user);
        if (latestUid !== user.uid)
          onState({ state: 'signed-in', user: sessionUser, role: 'unknown' });
        latestUid = user.uid;
        void emitRole(user, sessionUser, onState);
      } else {
        latestUid = null;
        onState({ state: 'signed-out' });
      }
      resolve();
    });
  });
}

let latestUid: string | null = null;

async function emitRole(
  user: User,
  sessionUser: AuthUser,
  onState: (state: AuthState) => void,
): Promise<void> {
  try {
    const { claims } = await user.getIdTokenResult();
    if (latestUid === user.uid) {
      onState({
        state: 'signed-in',
        user: sessionUser,
        role: sessionRole(claims),
        ...(lacksSecondFactor(claims) && { lacksSecondFactor: true }),
      });
    }
    if (user.emailVerified && claims['email_verified'] !== true) await refreshOnce(user);
  } catch (error) {
    // The role stays unknown until a later token arrives.
    failureOf(error);
  }
}

/**
 * Refreshes a token that was issued before the email was confirmed: it would tell the functions `email_verified:
 * false` for up to an hour. At most once per account and page load, because a refresh notifies the listener that calls
 * this.
 */
async function refreshOnce(user: User): Promise<void> {
  if (refreshedFor === user.uid) return;
  refreshedFor = user.uid;
  await user.getIdToken(true);
}

let refreshedFor: string | null = null;

/**
 * Sets the name of the user who is registering, for the session that is about to be published: Auth creates the account
 * before it accepts the name. Null ends the registration.
 */
export function expectName(name: string | null): void {
  expectedName = name;
}

let expectedName: string | null = null;

/** Publishes a change to the signed-in user's profile. */
export async function refreshAuthUser(): Promise<void> {
  await auth.currentUser?.getIdToken(true);
}

function sessionUserOf(user: User): AuthUser {
  const { uid, emailVerified, isAnonymous: guest } = user;
  const name = user.displayName ?? expectedName ?? '';
  return {
    uid,
    email: user.email ?? '',
    emailVerified,
    name,
    photoURL: user.photoURL ?? '',
    guest,
  };
}
