import { guardRestoredPage, markContentCurrent } from '../browser/restored-page.ts';
import { auth, watchAuthUser } from '../firebase/auth.ts';
import type { Session } from './session-state.ts';

/**
 * Calls `become` with the session now and on every change, and guards the page against the back/forward cache: from here
 * on it may show what is private. Resolves after the first call.
 * @param hasEnded whether the person has signed out on this device since the page began to load Auth: then it is asked to
 * sign out once more, because at its start Auth writes the user back that another tab has just removed.
 */
export function followAuth(
  become: (session: Session) => void,
  hasEnded: () => boolean,
): Promise<void> {
  let uid: string | null = null;
  // Tests of the data layer run without a browser.
  if (typeof window !== 'undefined') guardRestoredPage();
  return watchAuthUser((session) => {
    if (session.state === 'signed-in' && hasEnded()) return void auth.signOut();
    const next = session.state === 'signed-in' ? session.user.uid : null;
    become(session);
    if (next !== uid) markContentCurrent();
    uid = next;
  });
}
