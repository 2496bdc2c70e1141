import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  inMemoryPersistence,
  type User,
} from 'firebase/auth';
import { roleOf } from '#domain/staff/role.ts';
import { failureOf } from './failures.ts';
import { app, emulatorPort } from './firebase.ts';
import type { Session, SessionUser } from '../account/session-state.ts';

/**
 * The Auth adapter. `initializeAuth` with the persistence it needs and without a popup resolver saves the frame
 * that `getAuth` loads on phones before anyone signs in.
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
/** The language of the e-mails and pages that Auth itself provides. */
auth.languageCode = 'en';

/**
 * Tells `become` who is signed in, now and at every change: first with the role unknown, then with what the token
 * says. Resolves when the first answer was told.
 */
export function watchAuthUser(become: (session: Session) => void): Promise<void> {
  return new Promise((told) => {
    auth.onIdTokenChanged((user) => {
      if (user) {
        const person = personOf(user);
        if (latest !== user.uid) become({ state: 'signed-in', user: person, role: 'unknown' });
        latest = user.uid;
        void tellRole(user, person, become);
      } else {
        latest = null;
        become({ state: 'signed-out' });
      }
      told();
    });
  });
}

let latest: string | null = null;

async function tellRole(
  user: User,
  person: SessionUser,
  become: (session: Session) => void,
): Promise<void> {
  try {
    const { claims } = await user.getIdTokenResult();
    if (latest === user.uid) {
      become({ state: 'signed-in', user: person, role: roleOf(claims['role']) });
    }
    if (user.emailVerified && claims['email_verified'] !== true) await refreshOnce(user);
  } catch (error) {
    // The role stays unknown: neither let in nor sent away. A later token tells it.
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
 * The name of somebody who is registering right now: Auth makes the account first and takes the name afterwards, and
 * nobody should be announced without a name that they gave. Null when the registration is over.
 */
export function expectName(name: string | null): void {
  expectedName = name;
}

let expectedName: string | null = null;

/** Announces what a command has changed about the person who is signed in. */
export async function refreshAuthUser(): Promise<void> {
  await auth.currentUser?.getIdToken(true);
}

function personOf(user: User): SessionUser {
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
