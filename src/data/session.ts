import type { Auth } from 'firebase/auth';
import { type Result, succeeded } from '#domain/failure.ts';
import { failureOf } from './failures.ts';
import { live } from './live.ts';

/** Who is signed in, as far as Firebase Auth is concerned; null for a visitor. */
export type Identity = { readonly uid: string } | null;

let started: Promise<Auth> | null = null;
let known: string | null | undefined;

/** Loads Auth once. Every change of identity resets the live store before anyone renders with the new one. */
function auth(): Promise<Auth> {
  started ??= import('./auth.ts').then(({ auth: loaded, onIdentity }) => {
    onIdentity((uid) => {
      const changed = known !== undefined && known !== uid;
      known = uid;
      if (changed) live.reset();
    });
    return loaded;
  });
  return started;
}

/** Who is signed in now, once Auth knows it. */
export async function identity(): Promise<Identity> {
  const loaded = await auth();
  await loaded.authStateReady();
  return loaded.currentUser && { uid: loaded.currentUser.uid };
}

/** Signs in with e-mail and password. Fails with `wrong-credentials`, `offline`, `busy`. */
export async function signIn(email: string, password: string): Promise<Result<{ uid: string }>> {
  try {
    const loaded = await auth();
    const { signInWithEmailAndPassword } = await import('firebase/auth');
    const { user } = await signInWithEmailAndPassword(loaded, email, password);
    return succeeded({ uid: user.uid });
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}

/** Signs out. What was read as that person is forgotten. */
export async function signOut(): Promise<void> {
  await (await auth()).signOut();
}
