import type { AuthCredential, User, UserCredential } from 'firebase/auth';
import type { Result } from '#domain/shared/result.ts';
import { attemptOnline } from '../firebase/failures.ts';
import { startSession } from './session.ts';

type Sdk = typeof import('firebase/auth') & typeof import('../firebase/auth.ts');

/**
 * Makes a visitor a guest, who can order: an anonymous user, which stays on this device. Whoever is signed in already
 * stays who they are. The answer is the uid. Fails with `offline`, `unavailable`, `not-set-up`.
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
 * Makes an account with e-mail and password: of the guest who is here, whose uid and orders stay, else a new one.
 * @throws what Auth throws, `auth/email-already-in-use` among it.
 */
export async function upgradeToPassword(sdk: Sdk, email: string, password: string): Promise<User> {
  const guest = guestIn(sdk);
  const { user } = guest
    ? await sdk.linkWithCredential(guest, sdk.EmailAuthProvider.credential(email, password))
    : await sdk.createUserWithEmailAndPassword(sdk.auth, email, password);
  return user;
}

/**
 * Signs in through Google: the guest who is here becomes that account, and keeps uid and orders, unless the account
 * exists already. Then it is signed in, and the guest's orders stay with their numbers and e-mail.
 * @param join asks Google for the guest. @param enter asks Google for nobody in particular. @param again takes the credential
 * out of the error, to sign in to the account that exists.
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
