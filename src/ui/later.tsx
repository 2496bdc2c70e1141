import { type ComponentType, lazy, memo, type ReactNode, Suspense, useState } from 'react';
import { whenIdle } from './idle.ts';

type Load<P> = () => Promise<ComponentType<P>>;

const isBrowser = typeof window !== 'undefined';
let idle: Promise<void> | undefined;

/** What somebody does who is not waiting any longer. */
const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/**
 * Resolves when the browser has been idle once, or when somebody begins to use the page. Where a page is made there is
 * nothing to wait for.
 */
function firstIdle(): Promise<void> {
  idle ??= isBrowser ? Promise.resolve().then(signOrIdle) : Promise.resolve();
  return idle;
}

function signOrIdle(): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      for (const sign of SIGNS) window.removeEventListener(sign, end, true);
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, end, true);
    whenIdle(end);
  });
}

/** Code that a press needs, as a function that brings it. It is fetched when the browser is idle, or at the first press. */
export function onPress<T>(load: () => Promise<T>): () => Promise<T> {
  if (isBrowser) fetchEarly(load);
  return () => persistent(load);
}

/**
 * A part below the first screen. Its code comes when the browser is idle; until then the HTML that came with the page
 * stands as it is, and a page without HTML keeps `room` free.
 */
export function atIdle<P extends object>(load: Load<P>, room: ReactNode = null) {
  return later(load, room, firstIdle());
}

/** A part that shows when it is asked for. Its code comes when the browser is idle, or when it is asked for before. */
export function onDemand<P extends object>(load: Load<P>, room: ReactNode = null) {
  return later(load, room, Promise.resolve());
}

/** Drawn anew only when its own properties change: React gives up HTML whose surroundings change before its code is there. */
function later<P extends object>(load: Load<P>, room: ReactNode, turn: Promise<void>) {
  let loaded: ComponentType<P> | null = null;
  const Lazy = lazy(async () => {
    await turn;
    loaded = await persistent(load);
    return { default: loaded as ComponentType };
  }) as ComponentType<P>;
  if (isBrowser) fetchEarly(load, (code) => (loaded = code));
  return memo(function Later(props: P) {
    // What is shown stays the same component; one whose code is here shows without a gap.
    const [Part] = useState(() => loaded ?? Lazy);
    return (
      <Suspense fallback={room}>
        <Part {...props} />
      </Suspense>
    );
  });
}

/** What cannot be had now is asked for again by whoever needs it. */
function fetchEarly<T>(load: () => Promise<T>, told: (code: T) => void = () => {}): void {
  firstIdle()
    .then(load)
    .then(told, () => undefined);
}

/** Without a network the code comes when that is back. */
async function persistent<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((online) => window.addEventListener('online', online, { once: true }));
    }
  }
}
