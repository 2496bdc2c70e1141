/** When this tab was loaded again for code that was gone: epoch milliseconds. */
const KEY = 'franch.reloaded';
/** Whoever was loaded again and still lacks code is not loaded again within this time, in milliseconds. */
const ONCE_MS = 60_000;

let check: Promise<boolean> | null = null;

/**
 * A deploy takes away the code that open pages were made with. The first page that misses some of it is loaded again, once:
 * it comes back with the new code at the address that was on its way, and what was typed is kept by whoever keeps it. What
 * cannot be loaded for another reason is left to whoever asked for it.
 */
export function watchGoneCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    check ??= comesBack(String(payload)).finally(() => {
      check = null;
    });
  });
}

/** Whether this page is about to be loaded again. Resolves false when nothing is wrong with the code. */
export function isComingBack(): Promise<boolean> {
  return check ?? Promise.resolve(false);
}

async function comesBack(message: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  const [newer, there] = await Promise.all([isNewShop(), isThere(message)]);
  if (!(newer || there) || !firstTime()) return false;
  window.location.reload();
  return true;
}

/** Whether the shop's page names other code now than the page that is open. */
async function isNewShop(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return (
      answer.ok && entry !== null && !(await answer.text()).includes(new URL(entry.src).pathname)
    );
  } catch {
    return false;
  }
}

/**
 * Whether the code is there after all. Asking past the browser's memory also mends it: it keeps a missing file for as long
 * as one that is there, which is for ever.
 */
async function isThere(message: string): Promise<boolean> {
  const path = /\/assets\/[\w.-]+\.(?:js|css)/u.exec(message)?.[0];
  if (path === undefined) return false;
  try {
    return (await fetch(path, { cache: 'reload' })).ok;
  } catch {
    return false;
  }
}

function firstTime(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Math.abs(Date.now() - last) < ONCE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    return true;
  } catch {
    // Nothing can be remembered here: somebody could be loaded again without end.
    return false;
  }
}
