import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type User,
} from 'firebase/auth';
import { lacksSecondFactor, sessionRole } from '#domain/staff/role.ts';
import { failureOf } from './failures.ts';
import { app, emulatorPort } from './firebase.ts';
import type { Session, SessionUser } from '../account/session-state.ts';

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
/** Language of Auth's own e-mails and pages: that of the page. */
auth.languageCode =
  typeof document === 'undefined' ? null : (document.documentElement.lang.split('-')[0] ?? null);

/**
 * Calls `become` with the session now and on every change: first with an unknown role, then with the role from the
 * token. Resolves after the first call.
 */
export function watchAuthUser(become: (session: Session) => void): Promise<void> {
  return new Promise((resolve) => {
    auth.onIdTokenChanged((user) => {
      if (user) {
        const sessionUser = sessionUserOf(user);
        if (latestUid !== user.uid)
          become({ state: 'signed-in', user: sessionUser, role: 'unknown' });
        latestUid = user.uid;
        void emitRole(user, sessionUser, become);
      } else {
        latestUid = null;
        become({ state: 'signed-out' });
      }
      resolve();
    });
  });
}

let latestUid: string | null = null;

async function emitRole(
  user: User,
  sessionUser: SessionUser,
  become: (session: Session) => void,
): Promise<void> {
  try {
    const { claims } = await user.getIdTokenResult();
    if (latestUid === user.uid) {
      become({
        state: 'signed-in',
        user: sessionUser,
        role: sessionRole(claims),
        ...(lacksSecondFactor(claims) && { lacksSecondFactor: true }),
      });
    }
    if (user.emailVerified && claims['email_verified'] !== true) await refreshOnce(user);
  } catch (error) {
    // The role stays unknown, which neither grants nor denies access. A later token sets it.
    failureOf(error);
  }
}

/**
 * A token issued before the e-mail was confirmed is valid for up to an hour and says `email_verified: false` to the
 * functions. Refreshes it at most once per account and page load: a refresh notifies the listener that calls this.
 */
async function refreshOnce(user: User): Promise<void> {
  if (refreshedFor === user.uid) return;
  refreshedFor = user.uid;
  await user.getIdToken(true);
}

let refreshedFor: string | null = null;

/**
 * Sets the name of the user who is registering. Auth creates the account before it accepts the name, and the session
 * must not be published without it. Null ends the registration.
 */
export function expectName(name: string | null): void {
  expectedName = name;
}

let expectedName: string | null = null;

/** Publishes a change to the signed-in user's profile. */
export async function refreshAuthUser(): Promise<void> {
  await auth.currentUser?.getIdToken(true);
}

function sessionUserOf(user: User): SessionUser {
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
