import { currentBackend, NOW } from './memory-backend.ts';

/**
 * The part of `firebase/firestore` that staff commands and figures use, over the memory backend: transactions, batches,
 * one-time queries and aggregates. Security rules are not applied; `tests/rules` covers them.
 */

type Fields = Readonly<Record<string, unknown>>;
type Filter = (row: Row) => boolean;
type Change = (written: Record<string, Fields | null>) => void;

interface Place {
  readonly path: string;
  readonly id: string;
}

interface List {
  readonly path: string;
  readonly steps: readonly ((rows: readonly Row[]) => readonly Row[])[];
}

interface Row {
  readonly id: string;
  readonly ref: Place;
  readonly size: number;
  data(): Fields;
  get(field: string): unknown;
}

export class Timestamp {
  readonly seconds: number;
  readonly nanoseconds: number;
  constructor(seconds: number, nanoseconds: number) {
    this.seconds = seconds;
    this.nanoseconds = nanoseconds;
  }
  static fromMillis(moment: number): Timestamp {
    const seconds = Math.floor(moment / 1000);
    return new Timestamp(seconds, (moment - seconds * 1000) * 1e6);
  }
  toMillis(): number {
    return this.seconds * 1000 + this.nanoseconds / 1e6;
  }
  toDate(): Date {
    return new Date(this.toMillis());
  }
}

const DELETED = Symbol('deleted field');
const ID = Symbol('document id');

class Increment {
  readonly by: number;
  constructor(by: number) {
    this.by = by;
  }
}

export const serverTimestamp = () => NOW;
export const deleteField = () => DELETED;
export const increment = (by: number) => new Increment(by);
export const documentId = () => ID;
export const collection = (_: unknown, path: string): List => ({ path, steps: [] });
export const collectionGroup = (_: unknown, name: string): List => ({
  path: `every:${name}`,
  steps: [],
});

let minted = 0;

export function doc(parent: Partial<List>, id?: string): Place {
  const path = parent.steps ? `${parent.path}/${id ?? `minted${(minted += 1)}`}` : (id ?? '');
  return { path, id: path.slice(path.lastIndexOf('/') + 1) };
}

export function query(list: List, ...steps: List['steps']): List {
  return { path: list.path, steps: [...list.steps, ...steps] };
}

const sifted = (fits: Filter) => (rows: readonly Row[]) => rows.filter(fits);

export function where(field: string, operator: string, wanted: unknown): List['steps'][number] {
  const right = comparable(wanted);
  return sifted((row) => {
    const left = comparable(row.get(field));
    if (left === undefined) return false;
    if (operator === 'in') return (wanted as unknown[]).includes(left);
    if (operator === '==') return left === right;
    const order = compare(left, right);
    if (operator.startsWith('<')) return order < 0 || (operator === '<=' && order === 0);
    return order > 0 || (operator === '>=' && order === 0);
  });
}

export function orderBy(field: string | symbol, direction = 'asc'): List['steps'][number] {
  const turn = direction === 'desc' ? -1 : 1;
  const valueOf = (row: Row) => (typeof field === 'string' ? comparable(row.get(field)) : row.id);
  return (rows) => rows.toSorted((a, b) => turn * compare(valueOf(a), valueOf(b)));
}

export const limit = (most: number) => (rows: readonly Row[]) => rows.slice(0, most);
/** Bounds are ids or rows: every bounded query of the shop is ordered by id. */
const idOf = (bound: string | Row) => (typeof bound === 'string' ? bound : bound.id);
export const startAt = (bound: string | Row) => sifted(({ id }) => compare(id, idOf(bound)) >= 0);
export const startAfter = (bound: string | Row) => sifted(({ id }) => compare(id, idOf(bound)) > 0);
export const endAt = (bound: string | Row) => sifted(({ id }) => compare(id, idOf(bound)) <= 0);

export const count = () => (rows: readonly Row[]) => rows.length;
export const sum = (field: string) => (rows: readonly Row[]) =>
  rows.reduce((total, row) => total + Number(row.get(field)), 0);

export async function getAggregateFromServer(
  list: List,
  figures: Readonly<Record<string, (rows: readonly Row[]) => number>>,
) {
  const { docs } = await getDocs(list);
  const data = Object.entries(figures).map(([name, figure]) => [name, figure(docs)]);
  return { data: () => Object.fromEntries(data) as Record<string, number> };
}

export async function getDocs({ path, steps }: List) {
  const ids = await idsIn(path);
  const rows = ids.map((id) => rowAt(path.startsWith('every:') ? id : `${path}/${id}`));
  const docs = steps.reduce<readonly Row[]>((remaining, step) => step(remaining), rows);
  return { docs, size: docs.length, empty: docs.length === 0 };
}

export async function getDocFromServer({ path }: Place) {
  await idsIn(path.slice(0, path.lastIndexOf('/')));
  const row = rowAt(path);
  const isThere = currentBackend().document(path) !== undefined;
  return { ...row, exists: () => isThere, data: () => (isThere ? row.data() : undefined) };
}

export const getDocsFromServer = (list: List) => getDocs(list);

/** The ids of a collection, read through the adapter: delayed and failing reads apply here as well. */
function idsIn(path: string): Promise<readonly string[]> {
  const read = { path, where: {}, orderBy: null, limit: Number.POSITIVE_INFINITY };
  const parse = (id: string) => ({ ok: true as const, value: id });
  return new Promise((done, fail) => {
    const stop = currentBackend().adapter.listenToList(read, parse, {
      next: ({ rows }) => {
        queueMicrotask(() => stop());
        done(rows);
      },
      fail: ({ code }) => {
        const provider = code === 'denied' ? 'permission-denied' : code;
        fail(Object.assign(new Error(code), { code: provider }));
      },
    });
  });
}

function rowAt(path: string): Row {
  const fields = fromStored(currentBackend().document(path) ?? {}) as Fields;
  const place = doc({}, path);
  return {
    ...{ id: place.id, ref: place, size: 1 },
    data: () => fields,
    get: (field) =>
      field.split('.').reduce<unknown>((value, name) => (value as Fields | null)?.[name], fields),
  };
}

export async function runTransaction<T>(
  _: unknown,
  run: (
    transaction: ReturnType<typeof writeBatch> & { get: typeof getDocFromServer },
  ) => Promise<T>,
): Promise<T> {
  const batch = writeBatch();
  const answer = await run({ ...batch, get: getDocFromServer });
  await batch.commit();
  return answer;
}

export function writeBatch() {
  const changes: Change[] = [];
  const known = (written: Readonly<Record<string, Fields | null>>, path: string): Fields =>
    (path in written ? written[path] : currentBackend().document(path)) ?? {};
  return {
    set(place: Place, fields: Fields, { merge = false } = {}) {
      changes.push((written) => {
        const stored = merge ? known(written, place.path) : {};
        written[place.path] = merged(stored, fields);
      });
    },
    delete(place: Place) {
      changes.push((written) => void (written[place.path] = null));
    },
    async commit() {
      const backend = currentBackend();
      await backend.whenWritable();
      const written: Record<string, Fields | null> = {};
      for (const change of changes) change(written);
      if (changes.length > 0) backend.write(written);
    },
  };
}

/** Fields after a merge: maps are merged, sentinels resolved. */
function merged(stored: Fields, fields: Fields): Fields {
  const after: Record<string, unknown> = { ...stored };
  for (const [name, value] of Object.entries(fields)) {
    if (value === DELETED) delete after[name];
    else after[name] = toStored(value, stored[name]);
  }
  return after;
}

function toStored(value: unknown, stored: unknown): unknown {
  if (value === NOW) return new Date();
  if (value instanceof Timestamp) return value.toDate();
  if (value instanceof Increment) return Number(stored ?? 0) + value.by;
  if (Array.isArray(value)) return value.map((inner) => toStored(inner, undefined));
  return isMap(value) ? merged(isMap(stored) ? stored : {}, value) : value;
}

function fromStored(value: unknown): unknown {
  if (value instanceof Date) return Timestamp.fromMillis(value.getTime());
  if (Array.isArray(value)) return value.map(fromStored);
  if (!isMap(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, fromStored(one)]));
}

function isMap(value: unknown): value is Fields {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
}

function comparable(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toMillis();
  return value instanceof Date ? value.getTime() : value;
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') return a < b ? -1 : Number(a > b);
  return Number(a) - Number(b);
}
