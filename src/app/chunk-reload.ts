import { isReloadHeld } from '#data/browser/reload-hold.ts';

/** Session storage key: when this tab was reloaded for missing code, in epoch milliseconds. */
const RELOADED_AT = 'franch.reloaded';
/** A tab that was reloaded and still lacks code is not reloaded again within this time, in milliseconds. */
const RELOAD_INTERVAL_MS = 60_000;

let check: Promise<boolean> | null = null;

/**
 * A deploy removes the chunks of pages that are still open. When a chunk cannot be loaded although the site answers, reloads
 * the page once: it returns at the current address with the code of the current build. Other failures are left to the
 * caller, and so are all while an order waits or is sent.
 */
export function reloadForNewChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    check ??= reloadOnce().finally(() => {
      check = null;
    });
  });
}

/** Whether the page is about to reload. Resolves false when a reload would not help. */
export function isReloading(): Promise<boolean> {
  return check ?? Promise.resolve(false);
}

async function reloadOnce(): Promise<boolean> {
  if (!(await siteAnswers()) || isReloadHeld() || !isFirstReload()) return false;
  window.location.reload();
  return true;
}

async function siteAnswers(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function isFirstReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (Math.abs(Date.now() - last) < RELOAD_INTERVAL_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    // Without session storage the tab could reload without end.
    return false;
  }
}
