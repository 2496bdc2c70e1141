import type { FirebaseError } from 'firebase/app';
import type { User } from 'firebase/auth';
import type { Result } from '#domain/shared/result.ts';
import { sendConfirmationEmail } from './email-confirmation.ts';
import { attempt, failureOf } from '../firebase/failures.ts';
import { upgradeToPassword, upgradeToGoogle } from './guest.ts';
import { startSession } from './session.ts';
import { clearAllUserData } from '../browser/clear-user-data.ts';

type AuthModule = typeof import('firebase/auth') & typeof import('../firebase/auth.ts');

/** Auth's functions and the shop's instance of it, with the session following it. */
async function loaded(): Promise<AuthModule> {
  const [sdk, adapter] = await Promise.all([
    import('firebase/auth'),
    import('../firebase/auth.ts'),
    startSession(),
  ]);
  return { ...sdk, ...adapter };
}

async function signedInUser({ auth }: AuthModule): Promise<User> {
  await auth.authStateReady();
  if (auth.currentUser) return auth.currentUser;
  throw Object.assign(new Error('nobody is signed in'), { code: 'unauthenticated' });
}

/** Signs in with e-mail and password. Fails with `wrong-credentials`, `offline`, `busy`, `denied`. */
export function signIn(email: string, password: string): Promise<Result<void>> {
  return attempt(async () => {
    const { auth, signInWithEmailAndPassword } = await loaded();
    await signInWithEmailAndPassword(auth, email, password);
  });
}

/**
 * Signs in through Google's window. Fails with `cancelled` when it is closed, `popup-blocked`, `not-set-up`.
 * The resolver is named here, and not when Auth starts, so that its frame is only loaded now.
 */
export function signInWithGoogle(): Promise<Result<void>> {
  return attempt(async () => {
    const sdk = await loaded();
    const { auth, GoogleAuthProvider, browserPopupRedirectResolver: resolver } = sdk;
    const provider = new GoogleAuthProvider();
    await upgradeToGoogle(sdk, {
      enter: () => sdk.signInWithPopup(auth, provider, resolver),
      join: (guest) => sdk.linkWithPopup(guest, provider, resolver),
      again: (error) => GoogleAuthProvider.credentialFromError(error as FirebaseError),
    });
  });
}

/**
 * Registers with e-mail and password; a guest who is here keeps their uid. Sets the display name when one was given. Fails
 * with `email-taken`, `weak-password`. Once the account is made, it has succeeded: the name is in the profile in any case,
 * and the confirmation e-mail is sent in the background (`confirmationEmailOf` has the outcome).
 */
export function register(email: string, password: string, name: string): Promise<Result<void>> {
  return attempt(async () => {
    const sdk = await loaded();
    sdk.expectName(name || null);
    try {
      const user = await upgradeToPassword(sdk, email, password);
      if (name) await sdk.updateProfile(user, { displayName: name }).catch(failureOf);
      void sendConfirmationEmail(user.uid);
    } finally {
      sdk.expectName(null);
    }
  });
}

/**
 * Sends a link that resets the password. Succeeds for an address that nobody has registered as well: whether an
 * account exists is nobody else's business.
 */
export function resetPassword(email: string): Promise<Result<void>> {
  return attempt(async () => {
    const { auth, sendPasswordResetEmail } = await loaded();
    try {
      await sendPasswordResetEmail(auth, email);
    } catch (error) {
      if (!isUnknownAccount(error)) throw error;
    }
  });
}

/** Signs out on this device. What was read as that person is forgotten, and so is what they typed, in every tab. */
export function signOut(): Promise<Result<void>> {
  return attempt(async () => {
    const { auth } = await loaded();
    clearAllUserData();
    await auth.signOut();
  });
}

/** Changes the password of whoever is signed in, after asking for the current one. Fails with `wrong-credentials`. */
export function changePassword(current: string, next: string): Promise<Result<void>> {
  return attempt(async () => {
    const sdk = await loaded();
    const user = await confirmed(sdk, current);
    await sdk.updatePassword(user, next);
  });
}

/** Changes name and photo where Auth keeps them; an empty text takes them away. */
export function changeIdentity(change: {
  name?: string;
  photoURL?: string;
}): Promise<Result<void>> {
  return attempt(async () => {
    const sdk = await loaded();
    await sdk.updateProfile(await signedInUser(sdk), {
      ...(change.name !== undefined && { displayName: change.name }),
      ...(change.photoURL !== undefined && { photoURL: change.photoURL }),
    });
    await sdk.refreshAuthUser();
  });
}

/** Whether whoever is signed in has a password, or signs in through Google alone. */
export async function hasPassword(): Promise<boolean> {
  const user = await signedInUser(await loaded());
  return user.providerData.some(({ providerId }) => providerId === 'password');
}

/**
 * Deletes the account of whoever is signed in. Its documents and its photo go first, elsewhere. Fails with
 * `signed-out` when the person was not asked to confirm within the last minutes.
 */
export function deleteAuthUser(): Promise<Result<void>> {
  return attempt(async () => {
    const sdk = await loaded();
    clearAllUserData();
    await sdk.deleteUser(await signedInUser(sdk));
  });
}

/** Asks for the password again: what follows must not be done by whoever finds an open screen. */
export function confirmPassword(password: string): Promise<Result<void>> {
  return attempt(async () => {
    await confirmed(await loaded(), password);
  });
}

/** The same for an account without a password: Google's window asks. Fails with `wrong-credentials` for another account. */
export function confirmWithGoogle(): Promise<Result<void>> {
  return attempt(async () => {
    const sdk = await loaded();
    const { GoogleAuthProvider, reauthenticateWithPopup, browserPopupRedirectResolver } = sdk;
    const user = await signedInUser(sdk);
    await reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver);
  });
}

async function confirmed(sdk: AuthModule, password: string): Promise<User> {
  const user = await signedInUser(sdk);
  const credential = sdk.EmailAuthProvider.credential(user.email ?? '', password);
  await sdk.reauthenticateWithCredential(user, credential);
  return user;
}

function isUnknownAccount(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'code' in error &&
    error.code === 'auth/user-not-found'
  );
}
