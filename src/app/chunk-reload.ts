/** Session storage key: when this tab was reloaded for missing code, in epoch milliseconds. */
const RELOADED_AT = 'franch.reloaded';
/** A tab that was reloaded and still lacks code is not reloaded again within this time, in milliseconds. */
const RELOAD_INTERVAL_MS = 60_000;

let check: Promise<boolean> | null = null;

/**
 * A deploy removes the chunks of pages that are still open. When a chunk cannot be loaded and the site has a newer build,
 * reloads the page once: it returns at the current address with the new code. Other failures are left to the caller.
 */
export function reloadForNewChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    check ??= reloadOnce().finally(() => {
      check = null;
    });
  });
}

/** Whether the page is about to reload. Resolves false when no newer build is the reason of a failed load. */
export function isReloading(): Promise<boolean> {
  return check ?? Promise.resolve(false);
}

async function reloadOnce(): Promise<boolean> {
  if (!navigator.onLine || !(await isNewerBuild()) || !isFirstReload()) return false;
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
