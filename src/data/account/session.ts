import { createSubscribable } from '#domain/core/subscribable.ts';
import { clearLocalStorage, LEFT } from '../browser/local-storage.ts';
import { queryStore } from '../query/query-store.ts';
import type { Session, SessionUser } from './session-state.ts';

/** The signed-in customer; null for visitors, guests, and while unknown. */
export function customerOf(session: Session): SessionUser | null {
  return session.state === 'signed-in' && !session.user.guest ? session.user : null;
}

/**
 * Stored on the device while a user is signed in: only that fact, and whether the profile document is known to exist.
 */
const HINT = 'franch.signed-in';
const KNOWN_PROFILE = 'profile';
const SIGNED_OUT: Session = { state: 'signed-out' };

/**
 * Whether a user has signed in on this device and not signed out. If not, the session is known to be signed out
 * without loading Auth. If storage is blocked, Auth is always asked. The user of another tab reaches this one later.
 */
export function hasSignInHint(): boolean {
  try {
    return localStorage.getItem(HINT) !== null;
  } catch {
    return true;
  }
}

function writeHint(hint: 'person' | typeof KNOWN_PROFILE | null): void {
  try {
    if (hint) localStorage.setItem(HINT, hint);
    else localStorage.removeItem(HINT);
  } catch {
    // Without storage Auth cannot persist a user either.
  }
}

/** Whether the signed-in user's profile is known to exist. */
export function isProfileKnown(): boolean {
  try {
    return localStorage.getItem(HINT) === KNOWN_PROFILE;
  } catch {
    return false;
  }
}

/** Stores until sign-out that the profile exists, which saves later pages the check. */
export function rememberProfile(): void {
  if (uid) writeHint(KNOWN_PROFILE);
}

let session: Session =
  typeof window !== 'undefined' && hasSignInHint() ? { state: 'loading' } : SIGNED_OUT;
/** Undefined until Auth's first answer: queries that started before it are public and may stay. */
let uid: string | null | undefined = session.state === 'loading' ? undefined : null;
const changes = createSubscribable();
let starting: Promise<void> | null = null;

/** The current auth state; the same object until it changes. */
export function currentSession(): Session {
  return session;
}

/** The auth state of prerendered pages: signed out. */
export function serverSession(): Session {
  return SIGNED_OUT;
}

/** Calls `changed` on every change of the auth state. Returns an unsubscribe function. */
export const watchSession = changes.subscribe;

/**
 * Loads Auth and follows it. Every change of user resets the queries before any page renders with the new user.
 * Idempotent.
 */
export function startSession(): Promise<void> {
  starting ??= import('./follow-auth.ts').then(
    // Auth is asked for a user whom the hint names; a sign-out removes the hint.
    ({ followAuth }) => followAuth(become, () => uid === undefined && !hasSignInHint()),
    (error: unknown) => {
      starting = null;
      throw error;
    },
  );
  return starting;
}

/**
 * Starts the session if a user may be signed in on this device: at once on a private page (`isPrivatePage`). Other
 * pages first receive the answers to their first reads: once Auth is loaded, Firestore waits for its user before it
 * sends anything, and Auth asks its own server.
 */
export function startSessionIfRemembered(isPrivatePage: boolean): void {
  if (session.state !== 'loading') return;
  const started = isPrivatePage ? startSession() : firstAnswers().then(startSession);
  started.catch(() => {
    // Offline, public pages continue as for a visitor; the auth gate retries when the network is back.
  });
}

/**
 * Picks up a sign-in in another tab, which this tab misses while Auth is not loaded, and clears drafts on a sign-out
 * there. All other changes in other tabs arrive through Auth. Returns a cleanup function.
 */
export function syncSessionAcrossTabs(): () => void {
  const changed = ({ key, newValue }: StorageEvent): void => {
    if (key === LEFT) {
      import('../browser/clear-tab-data.ts')
        .then(({ clearTabData }) => clearTabData())
        .catch(() => undefined);
    }
    if (key !== HINT || newValue === null || session.state !== 'signed-out') return;
    startSession().catch(() => {
      // The next page load retries.
    });
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

/** Maximum wait in milliseconds on a page that may read nothing. */
const NO_ANSWER_MS = 3_000;

/**
 * A page's reads are answered in quick succession; after this many milliseconds without an answer they are complete.
 */
const SILENCE_MS = 400;

/** Resolves when the server has answered the page's first reads. The adapter sets a performance mark per answer. */
function firstAnswers(): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(finish, NO_ANSWER_MS);
    const observer = new PerformanceObserver((marks) => {
      if (marks.getEntriesByName('firestore-reads').length === 0) return;
      clearTimeout(timer);
      timer = setTimeout(finish, SILENCE_MS);
    });
    observer.observe({ type: 'mark', buffered: true });
  });
}

function become(next: Session): void {
  const nextUid = next.state === 'signed-in' ? next.user.uid : null;
  // A visitor who orders as a guest is the same user: public data stays on the page.
  const staying = uid === null && next.state === 'signed-in' && next.user.guest;
  const recognised = nextUid !== null && (uid === undefined || staying);
  const changed = uid !== undefined && nextUid !== uid && !staying;
  const wasGuest = session.state === 'signed-in' && session.user.guest;
  // The first tab to detect a sign-out clears storage for all: data stored later belongs to the next visitor. A guest
  // who signs in is the same user.
  if (changed && uid !== null && hasSignInHint() && !(wasGuest && nextUid !== null))
    clearLocalStorage();
  // A tab that knew of no user leaves the hint alone: another tab has just signed one in.
  if (nextUid === null) {
    if (uid !== null) writeHint(null);
  } else if (!isProfileKnown()) writeHint('person');
  uid = nextUid;
  session = next;
  if (changed) queryStore.reset();
  // Reads denied to a visitor may be allowed for this user.
  if (recognised) queryStore.retry();
  changes.notify();
}
