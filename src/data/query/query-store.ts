import type { Failure } from '#domain/shared/result.ts';

/** The state of a live read. Impossible combinations cannot be written. */
export type QueryState<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly data: T; readonly fromCache: boolean }
  | { readonly state: 'failed'; readonly error: Failure; readonly data?: T };

/** Where a running read puts what it learns. After `fail` it is over: no further call comes. */
export interface Observer<T> {
  next(data: T, fromCache: boolean): void;
  fail(error: Failure): void;
}

/** A read as a value: sources with one key share one listener. `start` begins to read and returns what stops it. */
export interface Query<T> {
  readonly key: string;
  start(sink: Observer<T>): () => void;
  /** What a page shows that was made before anybody was here to ask: for what only the visitor's device knows. */
  readonly atFirst?: QueryState<T>;
  /** What it says and will always say: that is known before anybody has started it. */
  readonly constant?: QueryState<T>;
}

/** A source of what cannot be: it says at once that there is nothing (null, or the given form of it), and asks nobody. */
export function constantQuery(key: string): Query<null>;
export function constantQuery<T>(key: string, nothing: T): Query<T>;
export function constantQuery(key: string, nothing: unknown = null): Query<unknown> {
  return {
    key,
    start(sink) {
      sink.next(nothing, false);
      return () => {};
    },
    constant: nothing === null ? NOTHING : { state: 'ready', data: nothing, fromCache: false },
  };
}

const NOTHING = { state: 'ready', data: null, fromCache: false } as const;

interface Entry {
  source: Query<unknown>;
  value: QueryState<unknown>;
  readonly readers: Set<() => void>;
  stop: (() => void) | null;
  farewell: ReturnType<typeof setTimeout> | null;
}

const LOADING = { state: 'loading' } as const;

type Ready = QueryState<unknown> & { readonly state: 'ready' };

/** Known data stays the same object, so that it re-renders nothing. */
function ready({ value, source }: Entry, data: unknown, fromCache: boolean): QueryState<unknown> {
  const known = [value, source.atFirst].find(
    (one) => one?.state === 'ready' && one.data === data && one.fromCache === fromCache,
  );
  return known ?? { state: 'ready', data, fromCache };
}

/** How long a listener outlives its last reader: leaving and coming back costs no second read. */
const LINGER_MS = 5_000;
/** How many stopped reads keep their last data. */
const MAX_RETAINED = 50;

/** The live reads of the page: one listener a key, however many read it. Knows neither React nor Firebase. */
export interface QueryStore {
  /** Calls `changed` at every change of the read until the returned function is called. */
  subscribe<T>(source: Query<T>, changed: () => void): () => void;
  /** The state now. The same object until something changes. */
  read<T>(source: Query<T>): QueryState<T>;
  /** The state with which the page was made: what its HTML says. The same object at every call. */
  first<T>(source: Query<T>): QueryState<T>;
  /** What was read before this page was here, by the keys of the reads. It is shown until the server says more. */
  seed(reads: Readonly<Record<string, unknown>>): void;
  /** What was seeded for a key. */
  seeded(key: string): { readonly data: unknown } | undefined;
  /** Everything that is known now, by the keys of the reads. */
  known(): Readonly<Record<string, unknown>>;
  /** Starts a read that a page will want in a moment; it ends by itself when nobody comes. */
  preload(source: Query<unknown>): void;
  /** Revives a failed read. Data that is shown stays; without a key every failed read is tried again. */
  retry(key?: string): void;
  /** Another person is here: reads with readers start anew as loading, all others are forgotten. */
  reset(): void;
  /** How many resets there were. What one generation was told is not the next one's to see. */
  generation(): number;
  /** How many reads are held, the lingering ones included. */
  size(): number;
}

/** Makes a store. `lingerMs` is how long a listener outlives its last reader, in milliseconds. */
export function createQueryStore({ lingerMs = LINGER_MS }: { lingerMs?: number } = {}): QueryStore {
  const entries = new Map<string, Entry>();
  const seeds = new Map<string, Ready>();
  const retained = new Map<string, Ready>();
  let generation = 0;

  function change(entry: Entry, value: QueryState<unknown>): void {
    entry.value = value;
    for (const reader of [...entry.readers]) {
      if (entry.readers.has(reader)) reader();
    }
  }

  function begin(entry: Entry): void {
    let over = false;
    let stop: (() => void) | null = null;
    const end = (): void => {
      over = true;
      stop?.();
    };
    entry.stop = end;
    stop = entry.source.start({
      next(data, fromCache) {
        if (!over) change(entry, ready(entry, data, fromCache));
      },
      fail(error) {
        if (over) return;
        end();
        entry.stop = null;
        const known = entry.value.state === 'loading' ? {} : { data: entry.value.data };
        change(entry, { state: 'failed', error, ...known });
        if (entry.readers.size === 0) forget(entry);
      },
    });
    // A source may fail before `start` has returned what stops it.
    if (over) stop();
  }

  function halt(entry: Entry): void {
    entry.stop?.();
    entry.stop = null;
  }

  /** Keeps what a stopped read knew, so that Back shows it at once. "There is none" may have changed and is not kept. */
  function retain({ source: { key }, value }: Entry): void {
    if (value.state !== 'ready' || value.data === null) return;
    retained.delete(key);
    retained.set(key, { ...value, fromCache: true });
    const [oldest] = retained.keys();
    if (retained.size > MAX_RETAINED && oldest !== undefined) retained.delete(oldest);
  }

  function forget(entry: Entry): void {
    halt(entry);
    if (entry.farewell) clearTimeout(entry.farewell);
    entry.farewell = null;
    if (entries.get(entry.source.key) === entry) entries.delete(entry.source.key);
  }

  /** The entry of a source, with its reader in place before it begins: a source may answer at once. */
  function open(source: Query<unknown>, reader?: () => void): Entry {
    const known = entries.get(source.key);
    const entry: Entry = known ?? {
      source,
      value: retained.get(source.key) ?? seeds.get(source.key) ?? LOADING,
      readers: new Set(),
      stop: null,
      farewell: null,
    };
    if (reader) entry.readers.add(reader);
    if (!known) {
      entries.set(source.key, entry);
      begin(entry);
    }
    return entry;
  }

  function linger(entry: Entry): void {
    if (entry.farewell) clearTimeout(entry.farewell);
    entry.farewell = setTimeout(() => {
      retain(entry);
      forget(entry);
    }, lingerMs);
  }

  function leave(entry: Entry): void {
    if (entry.readers.size > 0) return;
    if (entry.value.state === 'failed') forget(entry);
    else linger(entry);
  }

  function revive(entry: Entry): void {
    if (entry.value.state !== 'failed') return;
    const { data } = entry.value;
    change(entry, data === undefined ? LOADING : { state: 'ready', data, fromCache: true });
    begin(entry);
  }

  return {
    subscribe(source, changed) {
      // One function may subscribe twice; each subscription counts.
      const reader = (): void => changed();
      const entry = open(source, reader);
      if (entry.farewell) clearTimeout(entry.farewell);
      entry.farewell = null;
      return () => {
        if (entry.readers.delete(reader)) leave(entry);
      };
    },
    read<T>({ key, constant }: Query<T>) {
      const known = entries.get(key)?.value ?? retained.get(key) ?? seeds.get(key) ?? LOADING;
      return constant ?? (known as QueryState<T>);
    },
    first<T>({ key, constant, atFirst }: Query<T>) {
      return constant ?? atFirst ?? ((seeds.get(key) ?? LOADING) as QueryState<T>);
    },
    seed(reads) {
      for (const [key, data] of Object.entries(reads)) {
        seeds.set(key, { state: 'ready', data, fromCache: true });
      }
    },
    seeded: (key) => seeds.get(key),
    known() {
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
      const held = [...entries.values()];
      // Nothing of the person before is left anywhere when the first reader is told.
      for (const entry of held) {
        halt(entry);
        entry.value = LOADING;
      }
      for (const entry of held) {
        change(entry, LOADING);
        if (entry.readers.size === 0) forget(entry);
        else begin(entry);
      }
    },
    generation: () => generation,
    size: () => entries.size,
  };
}

/** The page's one store. */
export const queryStore = createQueryStore();
