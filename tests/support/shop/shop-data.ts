import type { Firestore } from 'firebase/firestore';
import { vi } from 'vitest';
import type { QueryState, QueryStore, Query } from '#data/query/query-store.ts';
import { portOffset } from '../../../dev/backend/ports.ts';

const patience = { timeout: 10_000, interval: 10 };

/** The data layer of a page, freshly loaded with its own SDK, cache and query store. */
export type ShopData = Awaited<ReturnType<typeof loadShopData>>;

/**
 * Loads the data layer as a page of the project would, connected to the emulators. Close it before loading the next.
 */
export async function loadShopData(
  projectId: string,
  { emulatorPortOffset = String(portOffset()) }: { emulatorPortOffset?: string } = {},
) {
  vi.stubEnv('VITE_FIREBASE_API_KEY', 'demo-key');
  vi.stubEnv('VITE_FIREBASE_AUTH_DOMAIN', `${projectId}.firebaseapp.com`);
  vi.stubEnv('VITE_FIREBASE_PROJECT_ID', projectId);
  vi.stubEnv('VITE_FIREBASE_STORAGE_BUCKET', `${projectId}.appspot.com`);
  vi.stubEnv('VITE_FIREBASE_APP_ID', '1:1234567890:web:0123456789abcdef');
  vi.stubEnv('VITE_EMULATOR_PORT_OFFSET', emulatorPortOffset);
  vi.resetModules();
  const [{ queryStore: live }, collections, products, adapter] = await Promise.all([
    import('#data/query/query-store.ts'),
    import('#data/firebase/collections.ts'),
    import('#data/catalog/products.ts'),
    import('#data/firebase/firestore.ts'),
  ]);
  const readers: Watched<unknown>[] = [];
  return {
    ...collections,
    ...products,
    live,
    firestore: adapter.firestore,
    /** Subscribes to a query until the data layer is closed. */
    watch<T>(source: Query<T>): Watched<T> {
      const reader = watch(live, source, () => listenersAdded(adapter.firestore));
      readers.push(reader);
      return reader;
    },
    async close() {
      for (const reader of readers) reader.leave();
      live.reset();
      const { deleteApp, getApps } = await import('firebase/app');
      await Promise.all(getApps().map(deleteApp));
      vi.unstubAllEnvs();
    },
  };
}

/** An observer of a query, with every state it received. */
export interface Watched<T> {
  readonly states: readonly QueryState<T>[];
  now(): QueryState<T>;
  /** Waits until the current state passes the check. */
  until(check: (state: QueryState<T>) => boolean): Promise<QueryState<T>>;
  /** Waits until the server has confirmed data that passes the check. Resolves to the data. */
  data(check?: (data: T) => boolean): Promise<T>;
  /** Waits for the failure. Resolves to its code. */
  failure(): Promise<string>;
  leave(): void;
}

/**
 * Resolves when the emulator has answered every listener that the page has started: it answers in their order, and refuses
 * this one. A commit in the middle of an answer would garble the stream (docs/testing.md).
 */
async function listenersAdded(firestore: Firestore): Promise<void> {
  const { doc, getDocFromServer } = await import('firebase/firestore');
  const unread = doc(firestore, `unread/${crypto.randomUUID()}`);
  await getDocFromServer(unread).catch(() => undefined);
}

/** Subscribes to a query through a store, as a component does. `data` also waits for `settled`. */
export function watch<T>(
  live: QueryStore,
  source: Query<T>,
  settled: () => Promise<void> = () => Promise.resolve(),
): Watched<T> {
  const states: QueryState<T>[] = [];
  const note = (): void => void states.push(live.read(source));
  const leave = live.subscribe(source, note);
  note();
  const now = (): QueryState<T> => live.read(source);
  const until = (check: (state: QueryState<T>) => boolean): Promise<QueryState<T>> =>
    vi.waitFor(() => {
      const state = now();
      if (check(state)) return state;
      throw new Error(`Still ${JSON.stringify(state)?.slice(0, 500)}`);
    }, patience);
  return {
    states,
    now,
    until,
    leave,
    async data(check = () => true) {
      const state = await until(
        (current) => current.state === 'ready' && !current.fromCache && check(current.data),
      );
      if (state.state !== 'ready') throw new Error('unreachable');
      await settled();
      return state.data;
    },
    async failure() {
      const state = await until((current) => current.state === 'failed');
      return state.state === 'failed' ? state.error.code : '';
    },
  };
}

/** Documents that Firestore has billed since the marks were cleared, as the adapter counts them. */
export function billedReads(): number {
  return performance
    .getEntriesByName('firestore-reads')
    .map((mark) => (mark as PerformanceMark).detail as { documents: number })
    .reduce((sum, { documents }) => sum + documents, 0);
}

/** For asserting that something does not happen: time in which the emulator would have answered many times. */
export async function aMoment(milliseconds = 400): Promise<void> {
  await new Promise((over) => {
    setTimeout(over, milliseconds);
  });
}
