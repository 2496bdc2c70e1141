import { createSubscribable } from '#domain/core/subscribable.ts';
import { LEFT } from './local-storage.ts';

/** The last sign-out on this device before the content of the page was read. */
let stamp: string | null = null;
let isGuarded = false;
const restores = createSubscribable();

/** Says that everything on the page belongs to the present session: it has begun, or React has rendered its end. */
export function markContentCurrent(): void {
  stamp = signOutStamp();
}

/**
 * Follows the back/forward cache. A page in it is frozen: it hears of no sign-out in another tab and is
 * shown as it was, before any code runs but `pageshow`. So it is hidden while it is cached. Restored, it shows at once
 * (`watchRestores`), unless a person has signed out on this device since its content was read: then it stays hidden and
 * loads again, without what was typed into it. Idempotent.
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
      // A reload restores what is in the fields.
      for (const form of document.forms) form.reset();
      window.location.reload();
      return;
    }
    setHidden(false);
    restores.notify();
  });
}

/** Calls `restored` whenever the browser shows the page again from its back/forward cache. Returns an unsubscribe function. */
export function watchRestores(restored: () => void): () => void {
  guardRestoredPage();
  return restores.subscribe(restored);
}

/** The moment of the last sign-out on this device, as text; null when there was none, or storage is blocked. */
function signOutStamp(): string | null {
  try {
    return localStorage.getItem(LEFT);
  } catch {
    return null;
  }
}

/** Not `display`: the page keeps its scroll position. Dialogs of the page are hidden with it. */
function setHidden(isHidden: boolean): void {
  const root = document.getElementById('root');
  if (root) root.style.visibility = isHidden ? 'hidden' : '';
}
