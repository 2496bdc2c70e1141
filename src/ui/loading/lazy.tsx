import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useState,
} from 'react';
import { whenIdle } from './idle.ts';

type Load<P> = () => Promise<ComponentType<P>>;

let firstIdle: Promise<void> | undefined;

/** Events that show that the visitor uses the page: code must not wait for idle time any longer. */
const USE_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;

/** Resolves when the browser is idle for the first time or the visitor begins to use the page; on a server at once. */
function waitForIdle(): Promise<void> {
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

const prefetches: Promise<unknown>[] = [];
/** One promise for each rendered part until its Suspense boundary is hydrated: React drops a click inside it. */
const hydrations = new Set<Promise<unknown>>();

/**
 * A component whose code is loaded when the browser is idle. Prerendered HTML stays until then; without any, `fallback`
 * keeps the space.
 */
export function lazyOnIdle<P extends object>(load: Load<P>, fallback: ReactNode = null) {
  return lazyPart(async () => {
    await waitForIdle();
    return load();
  }, fallback);
}

/** Resolves when every `lazyOnIdle` part of the page is hydrated, or its code could not be loaded. */
export async function idlePartsHydrated(): Promise<void> {
  await Promise.all(prefetches);
  while (hydrations.size > 0) await Promise.all(hydrations);
}

/** A component that is shown on demand. Its code is prefetched when the browser is idle. */
export function lazyOnDemand<P extends object>(load: Load<P>, fallback: ReactNode = null) {
  return lazyPart(load, fallback);
}

/** Returns a function that loads a module, which is prefetched when the browser is idle. */
export function importOnIdle<T>(load: () => Promise<T>): () => Promise<T> {
  if (!import.meta.env.SSR) void prefetch(load);
  return () => retryWhenOnline(load);
}

/** Memoised, because React discards the HTML of a Suspense boundary whose props change before its code is loaded. */
function lazyPart<P extends object>(load: Load<P>, fallback: ReactNode) {
  let loaded: ComponentType<P> | null = null;
  const Lazy = lazy(async () => {
    loaded = await retryWhenOnline(load);
    return { default: loaded as ComponentType };
  }) as ComponentType<P>;
  const prefetched = import.meta.env.SSR
    ? null
    : prefetch(load).then((component) => (loaded ??= component));
  prefetches.push(Promise.resolve(prefetched));
  return memo(function LazyPart(props: P) {
    // Loaded code renders without suspending; a mounted part never changes its component.
    const [Part] = useState(() => loaded ?? Lazy);
    const [{ promise, resolve }] = useState(newHydration);
    useLayoutEffect(() => {
      const hydration = Promise.resolve(prefetched).then(() => loaded && promise);
      hydrations.add(hydration);
      void hydration.then(() => hydrations.delete(hydration));
      return resolve;
    }, [promise, resolve]);
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
        <OnHydrated run={resolve} />
      </Suspense>
    );
  });
}

function newHydration() {
  let resolve = (): void => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve };
}

/** Calls `run` once the Suspense boundary around it is hydrated or mounted. */
function OnHydrated({ run }: { run: () => void }) {
  useLayoutEffect(run, [run]);
  return null;
}

/** Loads when idle. A failed prefetch is not reported: rendering the component loads it again. */
async function prefetch<T>(load: () => Promise<T>): Promise<T | null> {
  await waitForIdle();
  return load().catch(() => null);
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
