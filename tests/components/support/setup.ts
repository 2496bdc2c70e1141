import { configure, getConfig } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { addComputedStyle, addDialogEscape, addFieldLabels, addPageWidth } from './page-layout.ts';
import { closeShop } from './render-shop.tsx';

/** Replaces the modules of `data` that use Firebase with the memory backend, and adds browser APIs that jsdom lacks. */

vi.mock('#data/firebase/auth.ts', async () => {
  const { currentBackend } = await import('./memory-backend.ts');
  return {
    auth: {
      get currentUser() {
        return currentBackend().auth.currentUser;
      },
      authStateReady: () => Promise.resolve(),
      signOut: async () => {
        await currentBackend().auth.begin('signOut');
        currentBackend().auth.become(null);
      },
    },
    expectName: () => undefined,
    refreshAuthUser: () => currentBackend().auth.currentUser?.getIdToken(true),
    watchAuthUser: (become: never) => Promise.resolve(currentBackend().follow(become)),
  };
});

vi.mock('#data/query/slow.ts', () => import('./slow-time.ts'));
vi.mock('firebase/auth', () => import('./auth-sdk.ts'));
vi.mock('#data/firebase/bulk-reads.ts', () => import('./bulk-reads.ts'));
vi.mock('firebase/firestore', () => import('./memory-firestore.ts'));
vi.mock('#data/firebase/firestore.ts', () => ({ firestore: {} }));
vi.mock('#data/firebase/storage.ts', () => ({ storage: {} }));

vi.mock('#data/firebase/writes.ts', async () => {
  const { currentBackend, mergedFields, NOW, INCREMENT } = await import('./memory-backend.ts');
  type Fields = Readonly<Record<string, unknown>>;
  const write = async (documents: Readonly<Record<string, Fields | null>>): Promise<void> => {
    await currentBackend().whenWritable();
    currentBackend().write(documents);
  };
  return {
    NOW,
    INCREMENT,
    putDocument: (path: string, fields: Fields) => write({ [path]: fields }),
    putBatch: write,
    mergeDocument: (path: string, fields: Fields) =>
      write({ [path]: mergedFields(currentBackend().document(path) ?? {}, fields) }),
    updateDocument: (path: string, fields: Fields) => {
      const before = currentBackend().document(path);
      if (!before) throw Object.assign(new Error('no such document'), { code: 'not-found' });
      return write({ [path]: mergedFields(before, fields) });
    },
    removeDocument: (path: string) => write({ [path]: null }),
    changeDocument: (path: string, change: (fields: Fields | null) => Fields | null) => {
      const before = currentBackend().document(path) ?? null;
      const changed = change(before);
      return changed ? write({ [path]: { ...before, ...changed } }) : Promise.resolve();
    },
  };
});

vi.mock('#data/firebase/call.ts', async () => {
  const { currentBackend } = await import('./memory-backend.ts');
  const { attemptOnline } = await import('#data/firebase/failures.ts');
  return {
    loadCalls: () => Promise.resolve(),
    call: (name: string, request: object) =>
      attemptOnline(async () => {
        const answer = await currentBackend().call(name, request);
        if (answer.outcome === undefined)
          throw Object.assign(new Error(answer.error), { code: answer.error });
        return answer;
      }),
  };
});

// A lazy chunk loads while the test waits, which takes seconds on a busy machine.
// Waits for lazy chunks that a test did not await.
afterEach(closeShop, 60_000);

configure(({ getElementError }) => ({
  asyncUtilTimeout: 15_000,
  // While a query is repeated, its error is not shown: printing the page for each try took seconds.
  getElementError: (message, container) =>
    isPolling() ? new Error(message ?? '') : getElementError(message, container),
}));

function isPolling(): boolean {
  const config: object = getConfig();
  const flag = '_disableExpensiveErrorDiagnostics';
  return flag in config && config[flag] === true;
}

// React would keep an async stack for every element that it creates.
Reflect.deleteProperty(console, 'createTask');
// Files may share one window: listeners and replacements are added once.
if (typeof window !== 'undefined' && !('ResizeObserver' in window)) addBrowserApis();

/** jsdom has no layout and no top layer: dialogs open without trapping the focus, everything counts as visible. */
function addBrowserApis(): void {
  // React warns about elements that the browser does not know, and jsdom does not know <search> yet.
  Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
    get(this: Element) {
      return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
    },
  });
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  addPageWidth();
  addComputedStyle();
  addDialogEscape();
  addFieldLabels();
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(window, {
    scrollTo: () => undefined,
    matchMedia: (query: string) => ({
      matches: matchesWidth(query),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    IntersectionObserver: class {
      readonly #report: IntersectionObserverCallback;
      constructor(report: IntersectionObserverCallback) {
        this.#report = report;
      }
      observe(target: Element): void {
        const entry = { target, isIntersecting: true, intersectionRatio: 1 };
        queueMicrotask(() => this.#report([entry as IntersectionObserverEntry], this as never));
      }
      unobserve(): void {}
      disconnect(): void {}
    },
    requestIdleCallback: (run: () => void) => window.setTimeout(run, 0),
    cancelIdleCallback: (id: number) => window.clearTimeout(id),
    // Used by instanceof only: no page of a component test is a reload.
    PerformanceNavigationTiming: class {
      readonly type = 'navigate';
    },
    PerformanceObserver: class {
      observe(): void {}
      disconnect(): void {}
    },
  });
}

const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();

function showModal(this: HTMLDialogElement): void {
  focusBefore.set(this, document.activeElement);
  this.open = true;
  const first =
    this.querySelector<HTMLElement>('[autofocus]') ??
    this.querySelector<HTMLElement>('button, input, select, textarea, a[href]');
  first?.focus();
}

function close(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  const before = focusBefore.get(this);
  if (before instanceof HTMLElement) before.focus();
  this.dispatchEvent(new Event('close'));
}

/** Evaluates `min-width` and `max-width` against `window.innerWidth`; every other feature is off. */
function matchesWidth(query: string): boolean {
  const rules = [...query.matchAll(/\((min|max)-width:\s*([\d.]+)(px|rem)\)/g)];
  if (rules.length === 0) return false;
  return rules.every(([, bound, size, unit]) => {
    const pixels = Number(size) * (unit === 'rem' ? 16 : 1);
    return bound === 'min' ? window.innerWidth >= pixels : window.innerWidth <= pixels;
  });
}
