import type { Auth, User } from 'firebase/auth';
import { codedError } from '../firebase/failures.ts';

/** The signed-in user, once Auth is ready. @throws an error that maps to `signed-out` */
export async function signedInUser(auth: Auth): Promise<User> {
  await auth.authStateReady();
  if (auth.currentUser) return auth.currentUser;
  throw codedError('unauthenticated');
}
