import type { AuthCredential, User, UserCredential } from 'firebase/auth';
import type { Result } from '#domain/core/result.ts';
import { attemptOnline } from '../firebase/failures.ts';
import { currentSession, startSession, watchSession } from './session.ts';
import { hasSignInHint } from './sign-in-hint.ts';

type Sdk = typeof import('firebase/auth') & typeof import('../firebase/auth.ts');

/** Name of the Web Lock that lets one tab of this browser at a time sign a guest in. */
const LOCK = 'franch.guest';

/**
 * Maximum wait in milliseconds for a user who signed in in another tab: Auth reads what other tabs have stored every
 * 800 ms.
 */
const OTHER_TAB_MS = 3_000;

/**
 * Signs a visitor in as a guest: an anonymous user on this device, who can order. Keeps a user who is already signed
 * in. Returns the uid. Fails with `offline`, `unavailable`, `not-set-up`.
 */
export function signInAsGuest(): Promise<Result<string>> {
  return attemptOnline(() => oneTabAtATime(guestUid));
}

/**
 * Serialises the sign-in across tabs. Two concurrent sign-ins would replace each other's guest, and nobody could open
 * the first guest's orders any more.
 */
async function oneTabAtATime<T>(run: () => Promise<T>): Promise<T> {
  // Old browsers have no Web Locks.
  return 'locks' in navigator ? navigator.locks.request(LOCK, run) : run();
}

async function guestUid(): Promise<string> {
  const [{ signInAnonymously }, { auth }] = await loadGuestSignIn();
  await startSession();
  if (!auth.currentUser && hasSignInHint() && !isStorageBlocked()) await userOfOtherTab();
  const { user } = auth.currentUser ? { user: auth.currentUser } : await signInAnonymously(auth);
  return user.uid;
}

/** Loads the code of `signInAsGuest`, which then needs the network only to sign in. */
export function loadGuestSignIn() {
  return Promise.all([import('firebase/auth'), import('../firebase/auth.ts')]);
}

/**
 * Whether the browser blocks storage. Then the sign-in hint counts as set, but Auth cannot receive a user from another
 * tab.
 */
function isStorageBlocked(): boolean {
  try {
    void localStorage.getItem(LOCK);
    return false;
  } catch {
    return true;
  }
}

/** Resolves when Auth receives the user whom another tab has signed in, at the latest after `OTHER_TAB_MS`. */
function userOfOtherTab(): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(finish, OTHER_TAB_MS);
    const stop = watchSession(() => {
      if (currentSession().state === 'signed-in') finish();
    });
  });
}

/**
 * Creates an account with email and password. A current guest is upgraded and keeps uid and orders.
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
 * then the existing account is signed in, and the guest's orders remain reachable by number and email.
 * @param linkGuest links Google to the guest.
 * @param signIn signs in without a guest.
 * @param credentialIn extracts the credential from the error, to sign in to the existing account.
 * @throws what Auth throws.
 */
export async function upgradeToGoogle(
  sdk: Sdk,
  {
    linkGuest,
    signIn,
    credentialIn,
  }: {
    linkGuest: (guest: User) => Promise<UserCredential>;
    signIn: () => Promise<UserCredential>;
    credentialIn: (error: unknown) => AuthCredential | null;
  },
): Promise<void> {
  const guest = guestIn(sdk);
  if (!guest) {
    await signIn();
    return;
  }
  try {
    await linkGuest(guest);
  } catch (error) {
    const credential = isTaken(error) ? credentialIn(error) : null;
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
