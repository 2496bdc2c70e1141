import { guardRestoredPage, markContentCurrent } from '../browser/restored-page.ts';
import { auth, watchAuthUser } from '../firebase/auth.ts';
import type { Session } from './session-state.ts';

/**
 * Calls `onSession` with the session now and on every change. Also guards the page against the back/forward cache,
 * because from now on it may show private data. Resolves after the first call.
 * @param hasEnded whether the person has signed out on this device since the page began to load Auth. If so,
 * signs out again: while it loaded, Auth may have stored back the user whom another tab had just removed.
 */
export function followAuth(
  onSession: (session: Session) => void,
  hasEnded: () => boolean,
): Promise<void> {
  let uid: string | null = null;
  // The data layer's tests run without a browser.
  if (typeof window !== 'undefined') guardRestoredPage();
  return watchAuthUser((session) => {
    if (session.state === 'signed-in' && hasEnded()) return void auth.signOut();
    const next = session.state === 'signed-in' ? session.user.uid : null;
    onSession(session);
    if (next !== uid) markContentCurrent();
    uid = next;
  });
}
