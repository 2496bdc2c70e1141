import { createSubscribable } from '#domain/core/subscribable.ts';
import { clearLocalStorage, SIGN_OUT_KEY, signOutStamp } from '../browser/local-storage.ts';
import { queryStore } from '../query/query-store.ts';
import { sessionChange } from './session-change.ts';
import type { Session, SessionUser } from './session-state.ts';
import {
  hasSignInHint,
  removeSignInHint,
  SIGN_IN_HINT,
  storeKnownProfile,
  storeSignIn,
} from './sign-in-hint.ts';

/** The signed-in customer; null for visitors, guests, and while unknown. */
export function customerOf(session: Session): SessionUser | null {
  return session.state === 'signed-in' && !session.user.guest ? session.user : null;
}

const SIGNED_OUT: Session = { state: 'signed-out' };

/** Stores until sign-out that the profile exists, so that later pages need not check. */
export function rememberProfile(): void {
  if (uid) storeKnownProfile();
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
  const ready = isPrivatePage
    ? Promise.resolve()
    : import('./first-answers.ts').then(({ firstAnswers }) => firstAnswers());
  ready.then(startSession).catch(() => {
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
    if (key !== SIGN_IN_HINT || newValue === null || session.state !== 'signed-out') return;
    startSession().catch(() => {
      // The next page load retries.
    });
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

/**
 * Stores the session. The order counts: the device is cleared while the hint still says that a user was signed in, and
 * queries restart for the new user before pages render with it.
 */
function applySession(next: Session): void {
  const user = next.state === 'signed-in' ? next.user : null;
  const wasGuest = session.state === 'signed-in' && session.user.guest;
  const change = sessionChange(uid, wasGuest, user);
  // The first tab that detects the end of a session clears the storage for all tabs, because data stored later belongs
  // to the next visitor.
  if ((change === 'signed-out' || change === 'other-user') && hasSignInHint()) clearLocalStorage();
  if (user) storeSignIn();
  // A tab without a user keeps the hint, because another tab may just have signed a user in.
  else if (change !== 'same') removeSignInHint();
  uid = user?.uid ?? null;
  session = next;
  switch (change) {
    case 'first-answer':
    case 'became-guest':
      // Public data stays on the page. Reads denied to a visitor may be allowed for this user.
      if (user) queryStore.retry();
      break;
    case 'signed-in':
    case 'other-user':
    case 'signed-out':
      queryStore.reset();
      break;
    case 'same':
  }
  changes.notify();
}
