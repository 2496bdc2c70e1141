import { createSubscribable } from '#domain/core/subscribable.ts';
import { signOutStamp } from './local-storage.ts';

/** The sign-out stamp when the page's content became that of the current session. */
let stamp: string | null = null;
let isGuarded = false;
const restores = createSubscribable();

/**
 * Marks the page's content as that of the current session. Call it when a session begins, and when React has rendered
 * its end.
 */
export function markContentCurrent(): void {
  stamp = signOutStamp();
}

/**
 * Guards private content against the back/forward cache. A cached page is frozen: it notices no sign-out in another
 * tab, and the browser shows it again before any code but `pageshow` runs. So the page is hidden while it is cached.
 * A restored page shows at once (`watchRestores`), unless a person has signed out on this device since its content was
 * read. Then it stays hidden, clears its forms and reloads. Idempotent.
 */
export function guardRestoredPage(): void {
  if (isGuarded) return;
  isGuarded = true;
  markContentCurrent();
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted) setHidden(true);
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (signOutStamp() !== stamp) {
      // A reload would restore what was typed into the fields.
      for (const form of document.forms) form.reset();
      window.location.reload();
      return;
    }
    setHidden(false);
    restores.notify();
  });
}

/**
 * Calls `restored` whenever the browser shows the page again from its back/forward cache. Returns an unsubscribe
 * function.
 */
export function watchRestores(restored: () => void): () => void {
  guardRestoredPage();
  return restores.subscribe(restored);
}

/** Uses `visibility`, because `display` would lose the scroll position. It hides the page's dialogs too. */
function setHidden(isHidden: boolean): void {
  const root = document.getElementById('root');
  if (root) root.style.visibility = isHidden ? 'hidden' : '';
}
