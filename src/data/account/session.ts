import { clearLocalStorage, LEFT } from '../browser/local-storage.ts';
import { queryStore } from '../query/query-store.ts';
import type { Session, SessionUser } from './session-state.ts';

/** Whoever has an account; null for visitors, for guests, and while it is not known. */
export function customerOf(session: Session): SessionUser | null {
  return session.state === 'signed-in' && !session.user.guest ? session.user : null;
}

/** Kept on the device while somebody is signed in on it: that much, and whether the profile document is known to be there. */
const HINT = 'franch.signed-in';
const KNOWN_PROFILE = 'profile';
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

function remember(hint: 'person' | typeof KNOWN_PROFILE | null): void {
  try {
    if (hint) localStorage.setItem(HINT, hint);
    else localStorage.removeItem(HINT);
  } catch {
    // Without storage Auth itself cannot remember anybody either.
  }
}

/** Whether the profile of whoever is signed in on this device is known to exist. */
export function isProfileKnown(): boolean {
  try {
    return localStorage.getItem(HINT) === KNOWN_PROFILE;
  } catch {
    return false;
  }
}

/** Remembers until the sign-out that the profile exists, so that no later page has to ask. */
export function rememberProfile(): void {
  if (uid) remember(KNOWN_PROFILE);
}

let session: Session =
  typeof window !== 'undefined' && hinted() ? { state: 'loading' } : SIGNED_OUT;
/** Undefined until the first answer: what was read before it was read as nobody in particular, and may stay. */
let uid: string | null | undefined = session.state === 'loading' ? undefined : null;
const readers = new Set<() => void>();
let starting: Promise<void> | null = null;

/** The auth state now. The same object until something changes. */
export function currentSession(): Session {
  return session;
}

/** The auth state with which every page is made: nobody's. */
export function serverSession(): Session {
  return SIGNED_OUT;
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
  starting ??= import('../firebase/auth.ts').then(
    ({ watchAuthUser }) => watchAuthUser(become),
    (error: unknown) => {
      starting = null;
      throw error;
    },
  );
  return starting;
}

/**
 * Starts the session only when somebody may be signed in on this device. A page that `waits` for it gets it at once. A
 * page of the shop has its first answers of the server before that: once Auth is there, Firestore asks it who is here
 * before it asks for anything, and Auth asks its server.
 */
export function startSessionWhenKnown(waits: boolean): void {
  if (session.state !== 'loading') return;
  const turn = waits ? startSession() : firstAnswers().then(startSession);
  turn.catch(() => {
    // Without a network the pages of the shop go on as for a visitor; the gate asks again when it is back.
  });
}

/**
 * Follows a sign-in in another tab, of which this one knows nothing while it has not loaded Auth, and forgets what was typed
 * here when somebody signs out there. Everything else that happens in other tabs reaches this one through Auth. Returns
 * what ends it.
 */
export function syncSessionAcrossTabs(): () => void {
  const changed = ({ key, newValue }: StorageEvent): void => {
    if (key === LEFT) {
      import('../browser/clear-user-data.ts')
        .then(({ clearTabData }) => clearTabData())
        .catch(() => undefined);
    }
    if (key !== HINT || newValue === null || session.state !== 'signed-out') return;
    startSession().catch(() => {
      // The next page that is loaded asks again.
    });
  };
  window.addEventListener('storage', changed);
  return () => window.removeEventListener('storage', changed);
}

/** The longest that Auth waits for a page which may read nothing at all, in milliseconds. */
const NO_ANSWER_MS = 3_000;

/** The reads of a page are answered shortly after one another; after this much silence (milliseconds) all of them are. */
const SILENCE_MS = 400;

/** Resolves when the server has answered the reads with which this page began; the adapter marks each answer. */
function firstAnswers(): Promise<void> {
  return new Promise((answered) => {
    const done = (): void => {
      observer.disconnect();
      answered();
    };
    let timer = setTimeout(done, NO_ANSWER_MS);
    const observer = new PerformanceObserver((marks) => {
      if (marks.getEntriesByName('firestore-reads').length === 0) return;
      clearTimeout(timer);
      timer = setTimeout(done, SILENCE_MS);
    });
    observer.observe({ type: 'mark', buffered: true });
  });
}

function become(next: Session): void {
  const nextUid = next.state === 'signed-in' ? next.user.uid : null;
  // A visitor who orders as a guest is still the same person: what is shown to everyone stays on the page.
  const staying = uid === null && next.state === 'signed-in' && next.user.guest;
  const recognised = nextUid !== null && (uid === undefined || staying);
  const changed = uid !== undefined && nextUid !== uid && !staying;
  const wasGuest = session.state === 'signed-in' && session.user.guest;
  // The first tab that hears of a sign-out forgets for all of them: what is kept after it is the next visitor's. A guest
  // who signs in is still the same person.
  if (changed && uid !== null && hinted() && !(wasGuest && nextUid !== null)) clearLocalStorage();
  uid = nextUid;
  if (nextUid === null) remember(null);
  else if (!isProfileKnown()) remember('person');
  session = next;
  if (changed) queryStore.reset();
  // What was denied to nobody in particular may be open to this person.
  if (recognised) queryStore.retry();
  for (const reader of [...readers]) reader();
}
