import type { Failure } from '#domain/core/result.ts';
import { createLruMap } from './lru-map.ts';
import { type Wait, waitForAnswer } from './slow.ts';

/** State of a query. Its type excludes impossible combinations. */
export type QueryState<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: T; readonly fromCache: boolean }
  | { readonly state: 'failed'; readonly error: Failure; readonly data?: T };

/** Receives the values of a running query. `fail` is final: no call follows it. */
export interface Observer<T> {
  next(data: T, fromCache: boolean): void;
  fail(error: Failure): void;
}

/** A query as a value; equal keys share one listener. `start` begins it and returns its stop function. */
export interface Query<T> {
  readonly key: string;
  start(sink: Observer<T>): () => void;
  /** State shown on prerendered pages, for values that only the visitor's device knows. */
  readonly initialState?: QueryState<T>;
  /** A state that never changes, so it is known without starting the query. */
  readonly constant?: QueryState<T>;
}

interface Entry {
  source: Query<unknown>;
  value: QueryState<unknown>;
  readonly readers: Set<() => void>;
  stop: (() => void) | null;
  gcTimer?: ReturnType<typeof setTimeout>;
  /** The wait for the first answer. */
  wait?: Wait;
}

const LOADING = { state: 'loading' } as const;
const SLOW = { state: 'failed', error: { code: 'unavailable' } } as const;

type Ready = QueryState<unknown> & { readonly state: 'ready' };

/** Reuses the known state object for equal data, so that subscribers do not re-render. */
function ready({ value, source }: Entry, data: unknown, fromCache: boolean): QueryState<unknown> {
  const known = [value, source.initialState].find(
    (old) => old?.state === 'ready' && old.data === data && old.fromCache === fromCache,
  );
  return known ?? { state: 'ready', data, fromCache };
}

/** Whether the first answer is overdue. The query continues to wait. */
const isSlow = (entry?: Entry): boolean => entry?.wait?.isSlow() === true;

/** How long a listener outlives its last subscriber, so that leaving and returning costs no second read. */
const LINGER_MS = 5_000;
/** How many stopped queries retain their last data. */
const MAX_RETAINED = 50;

/** The page's live queries: one listener per key for any number of subscribers. Independent of React and Firebase. */
export interface QueryStore {
  /** Calls `changed` on every state change. Returns an unsubscribe function. */
  subscribe<T>(source: Query<T>, changed: () => void): () => void;
  /** The current state; the same object until something changes. */
  read<T>(source: Query<T>): QueryState<T>;
  /** The state that a page shows: a query that loads for `SLOW_MS` counts as failed until its answer arrives. */
  pageState<T>(source: Query<T>): QueryState<T>;
  /** The state in the prerendered HTML; the same object on every call. */
  initialState<T>(source: Query<T>): QueryState<T>;
  /** Adds prerendered data by query key. It is shown until the server answers. */
  seed(reads: Readonly<Record<string, unknown>>): void;
  /** The seeded data for a key. */
  seedOf(key: string): { readonly data: unknown } | undefined;
  /** All current data by query key. */
  allData(): Readonly<Record<string, unknown>>;
  /** Starts a query before its page mounts. It ends after the linger if no subscriber arrives. */
  preload(source: Query<unknown>): void;
  /** Restarts a failed or slow query while its data stays visible; without a key, every one. */
  retry(key?: string): void;
  /** The user changed: restarts subscribed queries as loading and drops all others. */
  reset(): void;
  /** The number of resets. Data of one generation must not reach the next. */
  generation(): number;
  /** The number of open queries, including lingering ones. */
  size(): number;
}

/** Creates a store. `lingerMs` is how long a listener outlives its last subscriber, in milliseconds. */
export function createQueryStore({ lingerMs = LINGER_MS }: { lingerMs?: number } = {}): QueryStore {
  const entries = new Map<string, Entry>();
  const seeds = new Map<string, Ready>();
  const retained = createLruMap<Ready>(MAX_RETAINED);
  let generation = 0;

  function change(entry: Entry, value: QueryState<unknown>): void {
    entry.value = value;
    if (value !== LOADING) entry.wait?.end();
    notifyReaders(entry);
  }

  function notifyReaders(entry: Entry): void {
    for (const notify of [...entry.readers]) {
      if (entry.readers.has(notify)) notify();
    }
  }

  function begin(entry: Entry): void {
    let stopped = false;
    let stop: (() => void) | null = null;
    const end = (): void => {
      stopped = true;
      stop?.();
    };
    entry.stop = end;
    if (entry.value === LOADING) entry.wait = waitForAnswer(() => notifyReaders(entry));
    stop = entry.source.start({
      next(data, fromCache) {
        if (!stopped) change(entry, ready(entry, data, fromCache));
      },
      fail(error) {
        if (stopped) return;
        end();
        entry.stop = null;
        const known = entry.value.state === 'loading' ? {} : { data: entry.value.data };
        change(entry, { state: 'failed', error, ...known });
        if (entry.readers.size === 0) forget(entry);
      },
    });
    // A query may fail before `start` has returned the stop function.
    if (stopped) stop();
  }

  function halt(entry: Entry): void {
    entry.wait?.end();
    entry.stop?.();
    entry.stop = null;
  }

  function forget(entry: Entry): void {
    halt(entry);
    clearTimeout(entry.gcTimer);
    if (entries.get(entry.source.key) === entry) entries.delete(entry.source.key);
  }

  /** Finds or creates an entry. Adds the subscriber first, because a query may answer synchronously. */
  function open(source: Query<unknown>, reader?: () => void): Entry {
    const known = entries.get(source.key);
    const entry: Entry = known ?? {
      source,
      value: retained.get(source.key) ?? seeds.get(source.key) ?? LOADING,
      readers: new Set(),
      stop: null,
    };
    if (reader) entry.readers.add(reader);
    if (!known) {
      entries.set(source.key, entry);
      begin(entry);
    }
    return entry;
  }

  function linger(entry: Entry): void {
    clearTimeout(entry.gcTimer);
    entry.gcTimer = setTimeout(() => {
      const { source, value } = entry;
      // Keeps the data, so that Back shows it at once. Skips `null`, because the document may exist by then.
      if (value.state === 'ready' && value.data !== null)
        retained.set(source.key, { ...value, fromCache: true });
      forget(entry);
    }, lingerMs);
  }

  function leave(entry: Entry): void {
    if (entry.readers.size > 0) return;
    if (entry.value.state === 'failed' || isSlow(entry)) forget(entry);
    else linger(entry);
  }

  function revive(entry: Entry): void {
    if (isSlow(entry)) halt(entry);
    else if (entry.value.state !== 'failed') return;
    const data = entry.value.state === 'loading' ? undefined : entry.value.data;
    change(entry, data === undefined ? LOADING : { state: 'ready', data, fromCache: true });
    begin(entry);
  }

  return {
    subscribe(source, changed) {
      // One callback may subscribe twice; each subscription counts.
      const reader = (): void => changed();
      const entry = open(source, reader);
      clearTimeout(entry.gcTimer);
      return () => {
        if (entry.readers.delete(reader)) leave(entry);
      };
    },
    read<T>({ key, constant }: Query<T>) {
      const known = entries.get(key)?.value ?? retained.get(key) ?? seeds.get(key) ?? LOADING;
      return constant ?? (known as QueryState<T>);
    },
    pageState<T>(source: Query<T>) {
      return isSlow(entries.get(source.key)) ? SLOW : this.read(source);
    },
    initialState<T>({ key, constant, initialState }: Query<T>) {
      return constant ?? initialState ?? ((seeds.get(key) ?? LOADING) as QueryState<T>);
    },
    seed(reads) {
      for (const [key, data] of Object.entries(reads)) {
        seeds.set(key, { state: 'ready', data, fromCache: true });
      }
    },
    seedOf: (key) => seeds.get(key),
    allData() {
      const found = [...entries].flatMap(([key, { value }]) =>
        value.state === 'ready' ? [[key, value.data] as const] : [],
      );
      return Object.fromEntries(found);
    },
    preload(source) {
      leave(open(source));
    },
    retry(key) {
      for (const entry of [...entries.values()]) {
        if (key === undefined || entry.source.key === key) revive(entry);
      }
    },
    reset() {
      generation += 1;
      retained.clear();
      const openEntries = [...entries.values()];
      // All data of the previous user is cleared before the first notification.
      for (const entry of openEntries) {
        halt(entry);
        entry.value = LOADING;
      }
      for (const entry of openEntries) {
        change(entry, LOADING);
        if (entry.readers.size === 0) forget(entry);
        else begin(entry);
      }
    },
    generation: () => generation,
    size: () => entries.size,
  };
}

/** The page's only store. */
export const queryStore = createQueryStore();
