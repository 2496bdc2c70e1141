import { createSubscribable } from '#domain/core/subscribable.ts';
import { clearLocalStorage, SIGN_OUT_KEY, signOutStamp } from '../browser/local-storage.ts';
import { queryStore } from '../query/query-store.ts';
import type { Session, SessionUser } from './session-state.ts';

/** The signed-in customer; null for visitors, guests, and while unknown. */
export function customerOf(session: Session): SessionUser | null {
  return session.state === 'signed-in' && !session.user.guest ? session.user : null;
}

/**
 * Key of the sign-in hint. It stores only that a user is signed in on this device, and whether their profile is known
 * to exist.
 */
const HINT = 'franch.signed-in';
const KNOWN_PROFILE = 'profile';
const SIGNED_OUT: Session = { state: 'signed-out' };

/**
 * Whether a user has signed in on this device and not signed out. Without the hint, the session is known to be signed
 * out and Auth need not be loaded. If storage is blocked, returns true, so that Auth decides.
 * A user who signs in in another tab reaches this tab's Auth only later.
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
    // Auth cannot store a user without storage either.
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

/** Stores until sign-out that the profile exists, so that later pages need not check. */
export function rememberProfile(): void {
  if (uid) writeHint(KNOWN_PROFILE);
}

let session: Session =
  typeof window !== 'undefined' && hasSignInHint() ? { state: 'loading' } : SIGNED_OUT;
/** Undefined until Auth's first answer. Queries that started before it read public data only, so they survive it. */
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
  if (starting) return starting;
  const stamp = signOutStamp();
  // Another tab writes the stamp before its Auth removes the user, and drops the hint only after that.
  const hasSignedOut = (): boolean => !hasSignInHint() || signOutStamp() !== stamp;
  starting = import('./follow-auth.ts').then(
    // Auth must not restore a user after a sign-out.
    ({ followAuth }) => followAuth(applySession, () => uid === undefined && hasSignedOut()),
    (error: unknown) => {
      starting = null;
      throw error;
    },
  );
  return starting;
}

/**
 * Starts the session if a user may be signed in on this device. Private pages (`isPrivatePage`) start it at once. Other
 * pages wait for the answers to their first reads, because loading Auth delays them: Firestore then sends nothing until
 * the user is known, and Auth asks its own server first.
 */
export function startSessionIfRemembered(isPrivatePage: boolean): void {
  if (session.state !== 'loading') return;
  const started = isPrivatePage ? startSession() : firstAnswers().then(startSession);
  started.catch(() => {
    // Offline, public pages continue as for a visitor. The auth gate of private pages retries once the network is back.
  });
}

/**
 * Starts the session after a sign-in in another tab, which this tab would miss while Auth is not loaded, and clears
 * drafts after a sign-out there. Auth itself reports all other changes in other tabs. Returns a cleanup function.
 */
export function syncSessionAcrossTabs(): () => void {
  const handleStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === SIGN_OUT_KEY) {
      import('../browser/clear-tab-data.ts')
        .then(({ clearTabData }) => clearTabData())
        .catch(() => undefined);
    }
    if (key !== HINT || newValue === null || session.state !== 'signed-out') return;
    startSession().catch(() => {
      // The next page load retries.
    });
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

/** Maximum wait in milliseconds for a first answer, because some pages read nothing. */
const NO_ANSWER_MS = 3_000;

/**
 * After this many milliseconds without an answer, the page's first reads count as complete: they are answered in quick
 * succession.
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

function applySession(next: Session): void {
  const nextUid = next.state === 'signed-in' ? next.user.uid : null;
  // A visitor who becomes a guest by ordering stays the same person, so public data stays on the page.
  const isSamePerson = uid === null && next.state === 'signed-in' && next.user.guest;
  const isRecognised = nextUid !== null && (uid === undefined || isSamePerson);
  const isOtherUser = uid !== undefined && nextUid !== uid && !isSamePerson;
  const wasGuest = session.state === 'signed-in' && session.user.guest;
  // The first tab that detects a sign-out clears the storage for all tabs, because data stored later belongs to the
  // next visitor. A guest who signs in stays the same person, so nothing is cleared.
  if (isOtherUser && uid !== null && hasSignInHint() && !(wasGuest && nextUid !== null))
    clearLocalStorage();
  // A tab without a user keeps the hint, because another tab may just have signed a user in.
  if (nextUid === null) {
    if (uid !== null) writeHint(null);
  } else if (!isProfileKnown()) writeHint('person');
  uid = nextUid;
  session = next;
  if (isOtherUser) queryStore.reset();
  // Reads denied to a visitor may be allowed for this user.
  if (isRecognised) queryStore.retry();
  changes.notify();
}
