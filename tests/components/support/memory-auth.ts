/** An account on the Auth server. */
export interface Account {
  readonly uid: string;
  email: string;
  /** Null for guests and for accounts that sign in through Google. */
  password: string | null;
  name: string;
  photoURL: string;
  emailVerified: boolean;
  disabled: boolean;
  guest: boolean;
  /** Enrolled authenticator apps: then a sign-in asks for `CODE`. */
  authenticators: readonly Factor[];
  /** Whether the role counts only after a sign-in with a second factor: the claim `mfa`. */
  needsSecondFactor: boolean;
  /** Whether the current session was signed in with one. */
  hasSecondFactor: boolean;
}

/** The code that every authenticator app of component tests shows. */
export const CODE = '123456';

/** A second factor, as the SDK lists it. */
export interface Factor {
  readonly uid: string;
  readonly factorId: 'totp';
  readonly displayName: string;
  readonly enrollmentTime: string;
}

/** An authenticator app that was enrolled in the past. */
export function authenticator(uid: string, displayName: string): Factor {
  const enrollmentTime = new Date(Date.UTC(2026, 10, 20, 6, 30)).toUTCString();
  return { uid, factorId: 'totp', displayName, enrollmentTime };
}

/** The subset of Firebase's `User` that the shop uses. It sees a confirmed email only after `reload`. */
export interface MemoryUser {
  readonly uid: string;
  readonly email: string | null;
  readonly displayName: string | null;
  readonly photoURL: string | null;
  readonly isAnonymous: boolean;
  readonly emailVerified: boolean;
  readonly providerData: readonly { readonly providerId: string }[];
  reload(): Promise<void>;
  getIdToken(force?: boolean): Promise<string>;
}

/** The Auth server of component tests: accounts, sign-ins and outgoing emails. */
export interface MemoryAuth {
  readonly currentUser: MemoryUser | null;
  /** The SDK functions called so far, in order. */
  readonly calls: readonly string[];
  readonly mails: readonly { readonly kind: 'reset'; readonly email: string }[];
  accounts(): readonly Account[];
  /** Adds an account, or changes the one with this uid. */
  put(account: Partial<Account>): Account;
  remove(uid: string): void;
  /** Signs an account in on this device; null signs out. */
  become(account: Account | null): void;
  /** Sends an email. */
  mail(kind: 'reset', email: string): void;
  /** Makes every call fail with this provider code until it is null. */
  fail(code: string | null): void;
  /** Delays every response until the returned function is called. */
  hold(): () => void;
  /** Runs at the start of every SDK function. @throws the error of `fail` */
  begin(name: string): Promise<void>;
}

let accountCount = 0;

/** Creates an Auth server without accounts. `changed` is called with the account at every sign-in, sign-out and token refresh. */
export function createMemoryAuth(changed: (account: Account | null) => void): MemoryAuth {
  const accounts = new Map<string, Account>();
  const calls: string[] = [];
  const mails: { kind: 'reset'; email: string }[] = [];
  let current: MemoryUser | null = null;
  let failure: string | null = null;
  let pendingResponse: Promise<void> = Promise.resolve();

  function become(account: Account | null): void {
    current = account && userOf(account, become);
    changed(account);
  }

  return {
    get currentUser() {
      return current;
    },
    calls,
    mails,
    accounts: () => [...accounts.values()],
    put(change) {
      accountCount += 1;
      const existing = change.uid === undefined ? undefined : accounts.get(change.uid);
      const account = Object.assign(
        existing ?? {
          ...{
            uid: `account-${accountCount}`,
            email: `account-${accountCount}@franch.test`,
            password: null,
          },
          ...{ name: '', photoURL: '', emailVerified: true, disabled: false, guest: false },
          ...{ authenticators: [], needsSecondFactor: false, hasSecondFactor: false },
        },
        change,
      );
      accounts.set(account.uid, account);
      return account;
    },
    remove: (uid) => void accounts.delete(uid),
    become,
    mail: (kind, email) => void mails.push({ kind, email }),
    fail: (code) => void (failure = code),
    hold() {
      let release = (): void => {};
      pendingResponse = new Promise((resolve) => (release = resolve));
      return release;
    },
    async begin(name) {
      calls.push(name);
      await pendingResponse;
      if (failure) throw authError(failure);
    },
  };
}

/** An error as the SDK throws it. */
export function authError(code: string): Error {
  return Object.assign(new Error(code), { code });
}

function userOf(account: Account, become: (account: Account) => void): MemoryUser {
  let emailVerified = account.emailVerified;
  return {
    uid: account.uid,
    get email() {
      return account.guest ? null : account.email;
    },
    get displayName() {
      return account.name || null;
    },
    get photoURL() {
      return account.photoURL || null;
    },
    get isAnonymous() {
      return account.guest;
    },
    get emailVerified() {
      return emailVerified;
    },
    get providerData() {
      return [{ providerId: account.password === null ? 'google.com' : 'password' }];
    },
    reload() {
      ({ emailVerified } = account);
      return Promise.resolve();
    },
    getIdToken(force = false) {
      if (force) become(account);
      return Promise.resolve('token');
    },
  };
}
