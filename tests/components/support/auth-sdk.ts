import {
  authenticator,
  authError,
  CODE,
  type Factor,
  type MemoryAuth,
  type MemoryUser,
} from './memory-auth.ts';
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
  if (account.authenticators.length > 0) throw challengeOf(account.uid);
  auth.become(account);
}

/** The error of a sign-in that needs a code, with the account that it is about. */
function challengeOf(uid: string): Error {
  return Object.assign(authError('auth/multi-factor-auth-required'), { uid });
}

export function getMultiFactorResolver(_: object, { uid }: { readonly uid: string }) {
  const { auth } = currentBackend();
  return {
    hints: auth.put({ uid }).authenticators,
    async resolveSignIn({ code }: Assertion): Promise<void> {
      await beginCall('resolveSignIn');
      if (code !== CODE) throw authError('auth/invalid-verification-code');
      auth.become(auth.put({ uid, hasSecondFactor: true }));
    },
  };
}

interface Assertion {
  readonly code: string;
}

export const TotpMultiFactorGenerator = {
  FACTOR_ID: 'totp',
  assertionForSignIn: (_: string, code: string): Assertion => ({ code }),
  assertionForEnrollment: (_: object, code: string): Assertion => ({ code }),
  async generateSecret() {
    await beginCall('generateSecret');
    const secretKey = 'JBSWY3DPEHPK3PXP';
    const generateQrCodeUrl = (account: string, issuer: string): string =>
      `otpauth://totp/${issuer}:${account}?secret=${secretKey}&issuer=${issuer}`;
    return { secretKey, generateQrCodeUrl };
  },
};

export function multiFactor(user: MemoryUser) {
  const { auth } = currentBackend();
  const account = accountOf(auth, user);
  const change = (authenticators: readonly Factor[], hasSecondFactor: boolean): void =>
    auth.become(auth.put({ uid: user.uid, authenticators, hasSecondFactor }));
  return {
    get enrolledFactors() {
      return account.authenticators;
    },
    getSession: () => Promise.resolve({}),
    async enroll({ code }: Assertion, name: string): Promise<void> {
      await beginCall('enroll');
      if (code !== CODE) throw authError('auth/invalid-verification-code');
      change([...account.authenticators, authenticator(`factor-of-${name}`, name)], true);
    },
    async unenroll(id: string): Promise<void> {
      await beginCall('unenroll');
      change(
        account.authenticators.filter(({ uid }) => uid !== id),
        false,
      );
    },
  };
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
  const account = accountOf(auth, user);
  if (account.password !== password) throw authError('auth/wrong-password');
  if (account.authenticators.length > 0) throw challengeOf(account.uid);
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
