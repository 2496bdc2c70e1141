import { guardRestoredPage, markContentCurrent } from '../browser/restored-page.ts';
import { watchAuthUser } from '../firebase/auth.ts';
import type { Session } from './session-state.ts';

/**
 * Calls `become` with the session now and on every change, and guards the page against the back/forward cache: from here
 * on it may show what is private. Resolves after the first call.
 */
export function followAuth(become: (session: Session) => void): Promise<void> {
  let uid: string | null = null;
  // Tests of the data layer run without a browser.
  if (typeof window !== 'undefined') guardRestoredPage();
  return watchAuthUser((session) => {
    const next = session.state === 'signed-in' ? session.user.uid : null;
    become(session);
    if (next !== uid) markContentCurrent();
    uid = next;
  });
}
