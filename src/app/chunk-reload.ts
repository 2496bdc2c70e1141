import { isReloadHeld } from '#data/browser/reload-hold.ts';

/** Session storage key: when this tab was reloaded for missing code, in epoch milliseconds. */
const RELOADED_AT = 'franch.reloaded';
/** A tab that was reloaded and still lacks code is not reloaded again within this time, in milliseconds. */
const RELOAD_INTERVAL_MS = 60_000;

let check: Promise<boolean> | null = null;

/**
 * A deploy removes the chunks of pages that are still open. When a chunk cannot be loaded and the site has a newer build, or
 * the chunk is there after all, reloads the page once: it returns at the current address. Other failures are left to the
 * caller, and so are all while an order waits or is sent.
 */
export function reloadForNewChunks(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    check ??= reloadOnce(payload.message).finally(() => {
      check = null;
    });
  });
}

/** Whether the page is about to reload. Resolves false when a reload would not help. */
export function isReloading(): Promise<boolean> {
  return check ?? Promise.resolve(false);
}

async function reloadOnce(message: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  const reasons = await Promise.all([isNewerBuild(), isChunkThere(message)]);
  if (isReloadHeld() || !reasons.includes(true) || !isFirstReload()) return false;
  window.location.reload();
  return true;
}

/** Whether the home page of the server names another entry script than the open page. */
async function isNewerBuild(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  try {
    const response = await fetch('/', { cache: 'no-store' });
    return (
      response.ok &&
      entry !== null &&
      !(await response.text()).includes(new URL(entry.src).pathname)
    );
  } catch {
    return false;
  }
}

/** Whether the chunk of a failed import is there. Bypasses the HTTP cache, which keeps a missing file as long as any other. */
async function isChunkThere(message: string): Promise<boolean> {
  const path = /\/assets\/[\w.-]+\.js/.exec(message)?.[0];
  if (path === undefined) return false;
  try {
    return (await fetch(path, { cache: 'reload' })).ok;
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
