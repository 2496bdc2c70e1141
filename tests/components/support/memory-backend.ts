import type { Adapter } from '#data/firebase/adapter.ts';
import type { Session } from '#data/account/session-state.ts';
import type { FailureCode } from '#domain/core/result.ts';
import { lacksSecondFactor, type Role, sessionRole } from '#domain/staff/role.ts';
import type { StoredDocument } from '../../../dev/prerender/catalogue.ts';
import { memoryAdapter } from '../../../dev/prerender/memory.ts';
import { type Account, createMemoryAuth, type MemoryAuth } from './memory-auth.ts';

/** A document's fields by its path. A `Date` is stored as a Firestore timestamp. */
export type Documents = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A callable function's response, or the provider's error code that it fails with. */
export type Answer =
  | ({ readonly outcome: string } & Readonly<Record<string, unknown>>)
  | { readonly error: string; readonly outcome?: undefined };

/**
 * The backend of component tests: documents, identity and callable functions in memory. `setup.ts` replaces the modules
 * of `data` that use Firebase with it; everything above them is the shop's own code.
 */
export interface MemoryBackend {
  readonly adapter: Adapter;
  /** Function calls so far, in order. */
  readonly calls: readonly { readonly name: string; readonly request: object }[];
  /** The paths written so far, in order. */
  readonly writes: readonly string[];
  /** The accounts and who is signed in. */
  readonly auth: MemoryAuth;
  document(path: string): Readonly<Record<string, unknown>> | undefined;
  /** Every document with its path. */
  documents(): readonly (readonly [string, Readonly<Record<string, unknown>>])[];
  /** Writes past every rule; listeners are notified at once. `null` deletes. */
  change(documents: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>): void;
  /** Writes as the shop does; fails with the code of `failWrites`. */
  write(documents: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>): void;
  /** Makes every write fail with this provider code until it is null. */
  failWrites(code: string | null): void;
  /** Delays every write until the returned function is called. */
  holdWrites(): () => void;
  /** Resolves when no write is delayed. */
  whenWritable(): Promise<void>;
  /** Makes every read of a path that starts with `prefix` fail until the next call; null ends it. */
  failReads(prefix: string | null, code?: FailureCode): void;
  /** Delays every read of a path that starts with `prefix` until the returned function is called. */
  holdReads(prefix: string): () => void;
  /** Leaves reads without an answer for good, until the returned function is called: later reads are answered. */
  hangReads(): () => void;
  /** Sets a callable function's response. */
  answer(name: string, answer: Answer | ((request: never) => Answer | Promise<Answer>)): void;
  call(name: string, request: object): Answer | Promise<Answer>;
  signIn(user: Partial<Account>, role?: Role | null): void;
  signOut(): void;
  /** Follows the identity, as `watchAuthUser` of `data/firebase/auth.ts` does. */
  follow(become: (session: Session) => void): void;
}

/** The password of the account of `signIn`. */
export const PASSWORD = 'Ayurveda@108';

export const NOW = Symbol('server timestamp');
export const INCREMENT = Symbol('increment by one');

export function createMemoryBackend(documents: Documents = {}): MemoryBackend {
  const stored = new Map(Object.entries(documents));
  const listeners = new Set<() => void>();
  const calls: { name: string; request: object }[] = [];
  const writes: string[] = [];
  const answers = new Map<string, Answer | ((request: never) => Answer | Promise<Answer>)>();
  const heldPaths = new Set<string>();
  let isHanging = false;
  let writeError: string | null = null;
  let readFailure: { prefix: string; code: FailureCode } | null = null;
  let writesHeld: Promise<void> = Promise.resolve();
  let session: Session = { state: 'signed-out' };
  let currentRole: Role | null = null;
  const auth = createMemoryAuth((account) => {
    if (!account) return become({ state: 'signed-out' });
    const { uid, email, emailVerified, name, photoURL, guest } = account;
    const user = { uid, email, emailVerified, name, photoURL, guest };
    const claims = {
      role: currentRole,
      ...(account.needsSecondFactor && { mfa: true }),
      firebase: account.hasSecondFactor ? { sign_in_second_factor: 'totp' } : {},
    };
    const lacks = lacksSecondFactor(claims) && { lacksSecondFactor: true as const };
    become({ state: 'signed-in', user, role: sessionRole(claims), ...lacks });
  });

  const notify = (): void => [...listeners].forEach((listener) => listener());

  function become(next: Session): void {
    session = next;
    followers.forEach((follower) => follower(next));
  }

  /** Runs a read now and after every change, unless it fails or is delayed. Returns its unsubscribe function. */
  function listen(path: string, read: () => void, fail: (code: FailureCode) => void): () => void {
    if (isHanging) return () => {};
    let isOver = false;
    const run = (): void => {
      if (isOver || [...heldPaths].some((prefix) => path.startsWith(prefix))) return;
      if (readFailure && path.startsWith(readFailure.prefix)) {
        isOver = true;
        fail(readFailure.code);
      } else {
        read();
      }
    };
    listeners.add(run);
    // Like Firestore, responds asynchronously, never during the subscription.
    queueMicrotask(run);
    return () => {
      isOver = true;
      listeners.delete(run);
    };
  }

  let reader: Adapter | null = null;
  const current = (): Adapter =>
    (reader ??= memoryAdapter({ readAt: 0, collections: collectionsOf(stored) }));

  function apply(
    changes: Readonly<Record<string, Readonly<Record<string, unknown>> | null>>,
  ): void {
    for (const [path, fields] of Object.entries(changes)) {
      if (fields) stored.set(path, resolved(fields, stored.get(path)));
      else stored.delete(path);
    }
    reader = null;
    notify();
  }

  return {
    adapter: {
      listenToDocument: (path, parse, sink) =>
        listen(
          path,
          () => void current().listenToDocument(path, parse, sink),
          (code) => sink.fail({ code }),
        ),
      listenToList: (read, parse, sink) =>
        listen(
          read.path,
          () => void current().listenToList(read, parse, sink),
          (code) => sink.fail({ code }),
        ),
      totalsOf: (read, sumField) =>
        new Promise((resolve, reject) => {
          const stop = listen(
            read.path,
            () => {
              stop();
              resolve(current().totalsOf(read, sumField));
            },
            (code) => reject(Object.assign(new Error(code), { code })),
          );
        }),
    },
    calls,
    writes,
    auth,
    document: (path) => stored.get(path),
    documents: () => [...stored],
    change: apply,
    write(changes) {
      if (writeError) throw Object.assign(new Error(writeError), { code: writeError });
      writes.push(...Object.keys(changes));
      apply(changes);
    },
    failWrites: (code) => void (writeError = code),
    holdWrites() {
      let release = (): void => {};
      writesHeld = new Promise((resolve) => (release = resolve));
      return release;
    },
    whenWritable: () => writesHeld,
    failReads(prefix, code = 'unavailable') {
      readFailure = prefix === null ? null : { prefix, code };
      notify();
    },
    holdReads(prefix) {
      heldPaths.add(prefix);
      return () => {
        heldPaths.delete(prefix);
        notify();
      };
    },
    hangReads() {
      isHanging = true;
      return () => void (isHanging = false);
    },
    answer: (name, answer) => void answers.set(name, answer),
    call(name, request) {
      calls.push({ name, request });
      const answer = answers.get(name);
      if (!answer) throw new Error(`The test has no answer of ${name}.`);
      return typeof answer === 'function' ? answer(request as never) : answer;
    },
    signIn(user, role = null) {
      currentRole = role;
      const defaults = { uid: 'asha', email: 'asha@franch.test', name: 'Asha' };
      auth.become(auth.put({ ...defaults, password: PASSWORD, ...user }));
    },
    signOut: () => auth.become(null),
    follow(follower) {
      followers.add(follower);
      follower(session);
    },
  };
}

type Fields = Readonly<Record<string, unknown>>;

/** The fields with the sentinels of `data/firebase/writes.ts` resolved, as the server does, nested maps included. */
function resolved(fields: Fields, previous: Fields = {}): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (value === NOW) return [name, new Date()];
      if (value === INCREMENT) return [name, Number(previous[name] ?? 0) + 1];
      return [name, isMap(value) ? resolved(value, mapOf(previous[name])) : value];
    }),
  );
}

/** The stored fields with others merged into them, nested maps included, as `setDoc` with `merge` does. */
export function mergedFields(previous: Fields, fields: Fields): Fields {
  const merged: Record<string, unknown> = { ...previous };
  for (const [name, value] of Object.entries(fields)) {
    merged[name] = isMap(value) ? mergedFields(mapOf(previous[name]), value) : value;
  }
  return merged;
}

function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && value.constructor === Object;
}

function mapOf(value: unknown): Fields {
  return isMap(value) ? value : {};
}

function collectionsOf(
  documents: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
): ReadonlyMap<string, readonly StoredDocument[]> {
  const collections = new Map<string, StoredDocument[]>();
  for (const [path, fields] of documents) {
    const slash = path.lastIndexOf('/');
    const dates = Object.entries(fields).filter(([, value]) => value instanceof Date);
    const row = {
      fields: withoutDates(fields) as Readonly<Record<string, unknown>>,
      moments: new Set(dates.map(([name]) => name)),
    };
    const add = (collection: string, id: string): void =>
      void collections.set(collection, [...(collections.get(collection) ?? []), { id, ...row }]);
    add(path.slice(0, slash), path.slice(slash + 1));
    // A collection group's ids are the full paths of its documents.
    const [, , group] = path.split('/');
    if (group) add(`every:${group}`, path);
  }
  return collections;
}

/** Dates as epoch milliseconds, at any depth. */
function withoutDates(value: unknown): unknown {
  if (value instanceof Date) return value.getTime();
  if (Array.isArray(value)) return value.map(withoutDates);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutDates(one)]));
}
/** The session module starts once per file: it follows the backend of every test. */
const followers = new Set<(session: Session) => void>();

let backend = createMemoryBackend();

/** The backend of the running test. */
export function currentBackend(): MemoryBackend {
  return backend;
}

/** Replaces the backend. The session of an earlier test ends, or continues when the same user is signed in here. */
export function setBackend(next: MemoryBackend): void {
  backend = next;
  followers.forEach((follower) => next.follow(follower));
}
