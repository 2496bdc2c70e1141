import type { AuthCredential, User, UserCredential } from 'firebase/auth';
import type { Result } from '#domain/core/result.ts';
import { attemptOnline } from '../firebase/failures.ts';
import { startSession } from './session.ts';

type Sdk = typeof import('firebase/auth') & typeof import('../firebase/auth.ts');

/**
 * Signs a visitor in as a guest, who can order: an anonymous user on this device. Does nothing if a user is signed
 * in. Returns the uid. Fails with `offline`, `unavailable`, `not-set-up`.
 */
export function signInAsGuest(): Promise<Result<string>> {
  return attemptOnline(async () => {
    const [{ signInAnonymously }, { auth }] = await Promise.all([
      import('firebase/auth'),
      import('../firebase/auth.ts'),
      startSession(),
    ]);
    const { user } = auth.currentUser ? { user: auth.currentUser } : await signInAnonymously(auth);
    return user.uid;
  });
}

/**
 * Creates an account with e-mail and password. A current guest is upgraded and keeps uid and orders.
 * @throws what Auth throws, such as `auth/email-already-in-use`.
 */
export async function upgradeToPassword(sdk: Sdk, email: string, password: string): Promise<User> {
  const guest = guestIn(sdk);
  const { user } = guest
    ? await sdk.linkWithCredential(guest, sdk.EmailAuthProvider.credential(email, password))
    : await sdk.createUserWithEmailAndPassword(sdk.auth, email, password);
  return user;
}

/**
 * Signs in through Google. A current guest is upgraded and keeps uid and orders, unless the account exists already:
 * then the existing account is signed in, and the guest's orders remain reachable by number and e-mail.
 * @param join links Google to the guest.
 * @param enter signs in without a guest.
 * @param again extracts the credential from the error, to sign in to the existing account.
 * @throws what Auth throws.
 */
export async function upgradeToGoogle(
  sdk: Sdk,
  {
    join,
    enter,
    again,
  }: {
    join: (guest: User) => Promise<UserCredential>;
    enter: () => Promise<UserCredential>;
    again: (error: unknown) => AuthCredential | null;
  },
): Promise<void> {
  const guest = guestIn(sdk);
  if (!guest) {
    await enter();
    return;
  }
  try {
    await join(guest);
  } catch (error) {
    const credential = isTaken(error) ? again(error) : null;
    if (!credential) throw error;
    await sdk.signInWithCredential(sdk.auth, credential);
  }
}

function guestIn({ auth }: Sdk): User | null {
  return auth.currentUser?.isAnonymous ? auth.currentUser : null;
}

function isTaken(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'auth/credential-already-in-use' || error.code === 'auth/email-already-in-use')
  );
}
