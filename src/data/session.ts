import type { Role } from '#domain/role.ts';
import { live } from './live.ts';

/** Who is signed in, as every page needs to know it. */
export interface SessionUser {
  readonly uid: string;
  readonly email: string;
  /** The display name; empty when none was given. */
  readonly name: string;
  /** https address of the photo; empty when there is none. */
  readonly photoURL: string;
}

/**
 * The auth state. `unknown` is a role that the server has not told yet: such a person is neither let into the staff
 * area nor sent away from it.
 */
export type Session =
  | { readonly state: 'loading' }
  | { readonly state: 'signed-out' }
  | {
      readonly state: 'signed-in';
      readonly user: SessionUser;
      readonly role: Role | null | 'unknown';
    };

const HINT = 'franch.signed-in';
const SIGNED_OUT: Session = { state: 'signed-out' };

/**
 * Whether somebody has signed in on this device and not out again. Who never did is known to be signed out at once,
 * without loading Auth. Storage may be blocked: then everyone is asked.
 */
function hinted(): boolean {
  try {
    return localStorage.getItem(HINT) !== null;
  } catch {
    return true;
  }
}

function remember(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(HINT, '1');
    else localStorage.removeItem(HINT);
  } catch {
    // Without storage Auth itself cannot remember anybody either.
  }
}

let session: Session =
  typeof window !== 'undefined' && hinted() ? { state: 'loading' } : SIGNED_OUT;
let uid: string | null = null;
const readers = new Set<() => void>();
let starting: Promise<void> | null = null;

/** The auth state now. The same object until something changes. */
export function currentSession(): Session {
  return session;
}

/** Calls `changed` at every change of the auth state until the returned function is called. */
export function watchSession(changed: () => void): () => void {
  readers.add(changed);
  return () => readers.delete(changed);
}

/**
 * Loads Auth and follows it from then on. Every change of person resets the live reads before any page renders with
 * the new one. Does nothing the second time.
 */
export function startSession(): Promise<void> {
  starting ??= import('./auth.ts').then(
    ({ followIdentity }) => followIdentity(become),
    (error: unknown) => {
      starting = null;
      throw error;
    },
  );
  return starting;
}

/** Starts the session only when somebody may be signed in on this device: pages of the shop need no more. */
export function startSessionWhenKnown(): void {
  if (session.state !== 'loading') return;
  startSession().catch(() => {
    // Without a network the pages of the shop go on as for a visitor; private pages ask again.
  });
}

function become(next: Session): void {
  const nextUid = next.state === 'signed-in' ? next.user.uid : null;
  const changed = nextUid !== uid;
  uid = nextUid;
  remember(nextUid !== null);
  session = next;
  if (changed) live.reset();
  for (const reader of [...readers]) reader();
}
