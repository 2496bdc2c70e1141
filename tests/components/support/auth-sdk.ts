import { authError, type MemoryAuth, type MemoryUser } from './memory-auth.ts';
import { currentBackend } from './memory-backend.ts';

/** Replaces `firebase/auth`: the functions that the shop calls, served by the Auth server of the running test. */

interface Credential {
  readonly email: string;
  readonly password: string;
}

export const EmailAuthProvider = {
  credential: (email: string, password: string): Credential => ({ email, password }),
};

async function beginCall(name: string): Promise<MemoryAuth> {
  const { auth } = currentBackend();
  await auth.begin(name);
  return auth;
}

const withEmail = (auth: MemoryAuth, email: string) =>
  auth.accounts().find((account) => account.email.toLowerCase() === email.toLowerCase());

const accountOf = (auth: MemoryAuth, user: MemoryUser) => auth.put({ uid: user.uid });

export async function signInWithEmailAndPassword(
  _: object,
  email: string,
  password: string,
): Promise<void> {
  const auth = await beginCall('signInWithEmailAndPassword');
  const account = withEmail(auth, email);
  if (account?.password !== password) throw authError('auth/invalid-credential');
  if (account.disabled) throw authError('auth/user-disabled');
  auth.become(account);
}

export async function createUserWithEmailAndPassword(_: object, email: string, password: string) {
  const auth = await beginCall('createUserWithEmailAndPassword');
  if (withEmail(auth, email)) throw authError('auth/email-already-in-use');
  auth.become(auth.put({ email, password, emailVerified: false }));
  return { user: auth.currentUser };
}

export async function signInAnonymously() {
  const auth = await beginCall('signInAnonymously');
  auth.become(auth.put({ email: '', guest: true, emailVerified: false }));
  return { user: auth.currentUser };
}

export async function linkWithCredential(user: MemoryUser, { email, password }: Credential) {
  const auth = await beginCall('linkWithCredential');
  if (withEmail(auth, email)) throw authError('auth/email-already-in-use');
  auth.become(auth.put({ uid: user.uid, email, password, guest: false }));
  return { user: auth.currentUser };
}

export async function updateProfile(
  user: MemoryUser,
  { displayName, photoURL }: { displayName?: string; photoURL?: string },
): Promise<void> {
  const auth = await beginCall('updateProfile');
  Object.assign(
    accountOf(auth, user),
    displayName !== undefined && { name: displayName },
    photoURL !== undefined && { photoURL },
  );
}

export async function sendPasswordResetEmail(_: object, email: string): Promise<void> {
  const auth = await beginCall('sendPasswordResetEmail');
  if (!withEmail(auth, email)) throw authError('auth/user-not-found');
  auth.mail('reset', email);
}

export async function reauthenticateWithCredential(
  user: MemoryUser,
  { password }: Credential,
): Promise<void> {
  const auth = await beginCall('reauthenticateWithCredential');
  if (accountOf(auth, user).password !== password) throw authError('auth/wrong-password');
}

export async function updatePassword(user: MemoryUser, password: string): Promise<void> {
  const auth = await beginCall('updatePassword');
  accountOf(auth, user).password = password;
}

export async function deleteUser(user: MemoryUser): Promise<void> {
  const auth = await beginCall('deleteUser');
  auth.remove(user.uid);
  auth.become(null);
}
