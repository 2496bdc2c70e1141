import type { Result } from '#domain/failure.ts';
import { attempt } from './failures.ts';
import { startSession } from './session.ts';

/**
 * Signs in as a Google account of the Auth emulator: Google's own window needs the internet. Only builds for the
 * local suite load this file.
 */
export function signInAsGoogleAccount(email: string, name: string): Promise<Result<void>> {
  return attempt(async () => {
    const [{ GoogleAuthProvider, signInWithCredential }, { auth }] = await Promise.all([
      import('firebase/auth'),
      import('./auth.ts'),
      startSession(),
    ]);
    const claims = { sub: `google-${email}`, email, name, email_verified: true };
    await signInWithCredential(auth, GoogleAuthProvider.credential(JSON.stringify(claims)));
  });
}
