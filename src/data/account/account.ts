import type { FirebaseError } from 'firebase/app';
import type { User } from 'firebase/auth';
import type { Result } from '#domain/core/result.ts';
import { sendConfirmationEmail } from './email-confirmation.ts';
import { attempt, attemptQuietly, failureOf } from '../firebase/failures.ts';
import { upgradeToPassword, upgradeToGoogle } from './guest.ts';
import { startSession } from './session.ts';
import { signedInUser } from './signed-in-user.ts';
import { clearDataEverywhere } from '../browser/clear-tab-data.ts';

type AuthModule = typeof import('firebase/auth') & typeof import('../firebase/auth.ts');

/** Loads Auth's SDK and the shop's instance, with the session following it. */
async function loadAuth(): Promise<AuthModule> {
  const [sdk, adapter] = await Promise.all([
    import('firebase/auth'),
    import('../firebase/auth.ts'),
    startSession(),
  ]);
  return { ...sdk, ...adapter };
}

/**
 * Runs a sign-in or re-authentication. For an account with a second factor it publishes a challenge. Settles once the
 * code was accepted; fails with `cancelled` when the person gives up.
 */
async function withSecondFactor(signInOnce: () => Promise<unknown>): Promise<void> {
  try {
    await signInOnce();
  } catch (error) {
    if (!hasCode(error, 'auth/multi-factor-auth-required')) throw error;
    const { passChallenge } = await import('./second-factor.ts');
    await passChallenge(error);
  }
}

/**
 * Signs in with email and password. Fails with `wrong-credentials`, `offline`, `busy`, `denied`, and as
 * `withSecondFactor` does.
 */
export function signIn(email: string, password: string): Promise<Result<void>> {
  return attempt(async () => {
    const { auth, signInWithEmailAndPassword } = await loadAuth();
    await withSecondFactor(() => signInWithEmailAndPassword(auth, email, password));
  });
}

/**
 * Signs in through Google's popup. Fails with `cancelled` when it is closed, `popup-blocked`, `not-set-up`. Passes the
 * resolver here and not to `initializeAuth`, so that its iframe loads only when it is needed.
 */
export function signInWithGoogle(): Promise<Result<void>> {
  return attemptQuietly(async () => {
    const sdk = await loadAuth();
    const { auth, GoogleAuthProvider, browserPopupRedirectResolver: resolver } = sdk;
    const provider = new GoogleAuthProvider();
    await withSecondFactor(() =>
      upgradeToGoogle(sdk, {
        signIn: () => sdk.signInWithPopup(auth, provider, resolver),
        linkGuest: (guest) => sdk.linkWithPopup(guest, provider, resolver),
        credentialIn: (error) => GoogleAuthProvider.credentialFromError(error as FirebaseError),
      }),
    );
  });
}

/**
 * Registers with email and password; a guest keeps their uid. Sets the display name if given. Fails with
 * `email-taken`, `weak-password`.
 * Succeeds once the account exists, even if the display name fails, because the profile stores the name too. The
 * confirmation email is sent in the background; `confirmationEmailOf` has its outcome.
 */
export function register(email: string, password: string, name: string): Promise<Result<void>> {
  return attempt(async () => {
    const sdk = await loadAuth();
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
 * Sends a password reset link. Also succeeds for an unknown address, so that the form does not reveal which accounts
 * exist.
 */
export function resetPassword(email: string): Promise<Result<void>> {
  return attempt(async () => {
    const { auth, sendPasswordResetEmail } = await loadAuth();
    try {
      await sendPasswordResetEmail(auth, email);
    } catch (error) {
      if (!hasCode(error, 'auth/user-not-found')) throw error;
    }
  });
}

/** Signs out on this device and clears the user's data and drafts in every tab. */
export function signOut(): Promise<Result<void>> {
  return attempt(async () => {
    const { auth } = await loadAuth();
    clearDataEverywhere();
    await auth.signOut();
  });
}

/** Changes the password after re-authentication with the current one. Fails with `wrong-credentials`. */
export function changePassword(current: string, next: string): Promise<Result<void>> {
  return attempt(async () => {
    const sdk = await loadAuth();
    const user = await reauthenticate(sdk, current);
    await sdk.updatePassword(user, next);
  });
}

/** Changes the name and photo in Auth; an empty string removes them. */
export function changeIdentity(change: {
  name?: string;
  photoURL?: string;
}): Promise<Result<void>> {
  return attempt(async () => {
    const sdk = await loadAuth();
    await sdk.updateProfile(await signedInUser(sdk.auth), {
      ...(change.name !== undefined && { displayName: change.name }),
      ...(change.photoURL !== undefined && { photoURL: change.photoURL }),
    });
    await sdk.refreshAuthUser();
  });
}

/** Whether the signed-in user has a password, or uses Google only. */
export async function hasPassword(): Promise<boolean> {
  const { auth } = await loadAuth();
  const user = await signedInUser(auth);
  return user.providerData.some(({ providerId }) => providerId === 'password');
}

/**
 * Deletes the signed-in account. Call it after deleting its documents and photo. Fails with `signed-out` if the user
 * has not re-authenticated within the last minutes.
 */
export function deleteAuthUser(): Promise<Result<void>> {
  return attempt(async () => {
    const sdk = await loadAuth();
    clearDataEverywhere();
    await sdk.deleteUser(await signedInUser(sdk.auth));
  });
}

/**
 * Re-authenticates with the password, before an action that a stranger at an unlocked screen must not be able to take.
 */
export function confirmPassword(password: string): Promise<Result<void>> {
  return attempt(async () => {
    await reauthenticate(await loadAuth(), password);
  });
}

/**
 * Re-authenticates through Google's popup, for accounts without a password. Fails with `wrong-credentials` for
 * another account.
 */
export function confirmWithGoogle(): Promise<Result<void>> {
  return attemptQuietly(async () => {
    const sdk = await loadAuth();
    const { GoogleAuthProvider, reauthenticateWithPopup, browserPopupRedirectResolver } = sdk;
    const user = await signedInUser(sdk.auth);
    await withSecondFactor(() =>
      reauthenticateWithPopup(user, new GoogleAuthProvider(), browserPopupRedirectResolver),
    );
  });
}

async function reauthenticate(sdk: AuthModule, password: string): Promise<User> {
  const user = await signedInUser(sdk.auth);
  const credential = sdk.EmailAuthProvider.credential(user.email ?? '', password);
  await withSecondFactor(() => sdk.reauthenticateWithCredential(user, credential));
  return user;
}

function hasCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
