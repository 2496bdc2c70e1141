import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useLayoutEffect,
  useState,
} from 'react';
import { prefetch, retryWhenOnline, waitForIdle } from './import-on-idle.ts';

type Load<P> = () => Promise<ComponentType<P>>;

/** For each part, whether its code has arrived or could not be loaded. */
const codeOfParts: Promise<'loaded' | 'failed'>[] = [];
/** For each mounted part that is not hydrated yet, its hydration: React drops a click inside such a part. */
const hydrations = new Set<Promise<void>>();

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

/** A component that is shown on demand. Its code is prefetched when the browser is idle. */
export function lazyOnDemand<P extends object>(load: Load<P>, fallback: ReactNode = null) {
  return lazyPart(load, fallback);
}

/**
 * Resolves when the code of every part has arrived or failed, and every mounted part whose code arrived is hydrated. One
 * that is hydrated may mount others.
 */
export async function lazyPartsHydrated(): Promise<void> {
  await Promise.all(codeOfParts);
  while (hydrations.size > 0) await Promise.all(hydrations);
}

/** Memoised, because React discards the HTML of a Suspense boundary whose props change before its code is loaded. */
function lazyPart<P extends object>(load: Load<P>, fallback: ReactNode) {
  let loaded: ComponentType<P> | null = null;
  const Lazy = lazy(async () => {
    loaded = await retryWhenOnline(load);
    return { default: loaded as ComponentType };
  }) as ComponentType<P>;
  const code = import.meta.env.SSR ? Promise.resolve('failed' as const) : loadCode();
  codeOfParts.push(code);

  async function loadCode(): Promise<'loaded' | 'failed'> {
    const component = await prefetch(load);
    loaded ??= component;
    return loaded === null ? 'failed' : 'loaded';
  }

  return memo(function LazyPart(props: P) {
    // Loaded code renders without suspending; a mounted part never changes its component.
    const [Part] = useState(() => loaded ?? Lazy);
    const [hydrated] = useState(newSignal);
    useLayoutEffect(() => {
      // Without its code a part keeps its prerendered HTML, and nothing waits for it.
      const hydration = code.then((state) => (state === 'loaded' ? hydrated.sent : undefined));
      hydrations.add(hydration);
      void hydration.then(() => hydrations.delete(hydration));
      return hydrated.send;
    }, [hydrated]);
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
        <OnHydrated run={hydrated.send} />
      </Suspense>
    );
  });
}

/** A promise that `send` resolves. */
function newSignal() {
  let send = (): void => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  return { sent, send };
}

/** Calls `run` once the Suspense boundary around it is hydrated or mounted. */
function OnHydrated({ run }: { run: () => void }) {
  useLayoutEffect(run, [run]);
  return null;
}
