import { createSubscribable } from '#domain/core/subscribable.ts';
import { countVisit, endInstallOffer, isInstallDue } from '#data/browser/install-offer.ts';

/** Chromium's event before it offers the installation itself (WICG, Manifest Incubations). */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

let kept: InstallPromptEvent | null = null;
const { subscribe, notify } = createSubscribable();

function keep(event: Event): void {
  // The shop offers it later, and only once.
  event.preventDefault();
  kept = event as InstallPromptEvent;
  notify();
}

if (typeof window !== 'undefined') {
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', () => {
    kept = null;
    endInstallOffer();
    notify();
  });
}

/** The browser's installation: how it is offered, and what starts it. */
export const installPrompt = {
  /** Counts the visit as well. */
  subscribe: (changed: () => void): (() => void) => {
    countVisit();
    return subscribe(changed);
  },
  /** How to offer the installation; null while it is not due. */
  dueMethod: (hasOrdered: boolean): InstallMethod | null =>
    isInstallDue(hasOrdered) ? method() : null,
  /** Opens the browser's own question. It can be asked once. */
  async open(): Promise<void> {
    const event = kept;
    kept = null;
    await event?.prompt();
    notify();
  },
};

/** By the browser's prompt, or by Safari's share menu. */
export type InstallMethod = 'prompt' | 'share-menu';

/** How this browser installs a web app: by its prompt, by Safari's share menu, or not at all (or it is installed). */
function method(): InstallMethod | null {
  const isInstalled =
    window.matchMedia('(display-mode: standalone)').matches ||
    ('standalone' in navigator && navigator.standalone === true);
  if (isInstalled) return null;
  if (kept) return 'prompt';
  return /iPhone|iPad|iPod/u.test(navigator.userAgent) ? 'share-menu' : null;
}
