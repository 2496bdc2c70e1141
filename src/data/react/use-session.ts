import { useSyncExternalStore } from 'react';
import type { Session } from '../account/session-state.ts';
import { currentSession, serverSession, watchSession } from '../account/session.ts';

/** Returns the auth state. Public pages render with the state known so far; only private routes wait for Auth. */
export function useSession(): Session {
  return useSyncExternalStore(watchSession, currentSession, serverSession);
}
