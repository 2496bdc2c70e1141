import { whenIdle } from './idle.ts';

/** Events that show that the visitor uses the page: code must not wait for idle time any longer. */
const USE_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;

let firstIdle: Promise<void> | undefined;

/** Resolves when the browser is idle for the first time or the visitor begins to use the page; on a server at once. */
export function waitForIdle(): Promise<void> {
  firstIdle ??= import.meta.env.SSR ? Promise.resolve() : new Promise(resolveOnIdleOrUse);
  return firstIdle;
}

function resolveOnIdleOrUse(resolve: () => void): void {
  const end = (): void => {
    for (const event of USE_EVENTS) window.removeEventListener(event, end, true);
    resolve();
  };
  for (const event of USE_EVENTS) window.addEventListener(event, end, true);
  whenIdle(end);
}

/** Loads a module when the browser is idle; null if that fails, which is not reported: its use loads it again. */
export async function prefetch<T>(load: () => Promise<T>): Promise<T | null> {
  await waitForIdle();
  return load().catch(() => null);
}

/** Returns a function that loads a module, which is prefetched when the browser is idle. */
export function importOnIdle<T>(load: () => Promise<T>): () => Promise<T> {
  if (!import.meta.env.SSR) void prefetch(load);
  return () => retryWhenOnline(load);
}

/** Loads a module, and tries again whenever the network comes back. */
export async function retryWhenOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}
