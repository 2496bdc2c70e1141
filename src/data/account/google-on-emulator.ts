import type { Result } from '#domain/core/result.ts';
import { attempt } from '../firebase/failures.ts';
import { upgradeToGoogle } from './guest.ts';
import { startSession } from './session.ts';
import { signedInUser } from './signed-in-user.ts';

/**
 * Signs in with a Google account of the Auth emulator, because Google's real popup needs the internet. Only builds for
 * the local suite load this file.
 */
export function signInAsGoogleAccount(email: string, name: string): Promise<Result<void>> {
  return attempt(async () => {
    const sdk = await loadAuth();
    const credential = sdk.GoogleAuthProvider.credential(claimsOf(email, name));
    await upgradeToGoogle(sdk, {
      signIn: () => sdk.signInWithCredential(sdk.auth, credential),
      linkGuest: (guest) => sdk.linkWithCredential(guest, credential),
      credentialIn: () => credential,
    });
  });
}

/** Re-authenticates with a Google account. Fails with `wrong-credentials` for another account. */
export function confirmAsGoogleAccount(email: string, name: string): Promise<Result<void>> {
  return attempt(async () => {
    const { auth, reauthenticateWithCredential, GoogleAuthProvider } = await loadAuth();
    const credential = GoogleAuthProvider.credential(claimsOf(email, name));
    await reauthenticateWithCredential(await signedInUser(auth), credential);
  });
}

async function loadAuth() {
  const [sdk, adapter] = await Promise.all([
    import('firebase/auth'),
    import('../firebase/auth.ts'),
    startSession(),
  ]);
  return { ...sdk, ...adapter };
}

/** An unsigned ID token, which the emulator accepts. */
function claimsOf(email: string, name: string): string {
  return JSON.stringify({ sub: `google-${email}`, email, name, email_verified: true });
}
