import type * as sdk from 'firebase/firestore';
import type * as reads from '#data/query/read.ts';
import { type Direction, ID, type QueryShape } from './needed.ts';

type Sdk = typeof sdk;
/** A part of a query, with the places in the code that made it. */
type Part = Omit<QueryShape, 'site'> & { readonly sites: readonly string[] };

const NOTHING = { filters: [], orders: [], aggregated: [], sites: [] };
const parts = new WeakMap<object, Part>();

/** The queries that were asked since the start, in their order. */
export const asked: QueryShape[] = [];
/** The calls in the code, each with its line and column, that made a part of a query that was asked. */
export const triedCalls = new Set<string>();

/** What documents hold that a query depends on: a decision about a review reads its stars first. */
const FIELDS = { status: 'pending', stars: 5 };

/**
 * Firestore's SDK without a server: queries are noted when they are asked, and have no documents. What it makes of them is the
 * SDK's own. `and`, `or` and vectors would need rules of their own, and are refused.
 */
export function recordingSdk(real: Sdk): Sdk {
  const part = <T extends object>(made: T, said: Partial<Part>): T => {
    const own = { ...NOTHING, collection: '', isGroup: false, ...said };
    parts.set(made, { ...own, sites: [...own.sites, callSite()] });
    return made;
  };
  const fieldOf = (field: unknown): string => {
    if (typeof field === 'string') return field;
    if (field instanceof real.FieldPath && field.isEqual(real.documentId())) return ID;
    throw new Error(`${callSite()}: a field has to be named by a text.`);
  };
  const empty = { docs: [], size: 0, empty: true, metadata: { fromCache: false } };
  const found = { exists: () => true, data: () => FIELDS, get: () => undefined };
  const ask = (answer: object) =>
    ((query: object) => {
      note(query);
      return Promise.resolve(answer);
    }) as never;
  const refused = (name: string) => () => {
    throw new Error(`${callSite()}: there is no rule for the index of ${name}().`);
  };
  return {
    ...real,
    collection: ((parent: sdk.Firestore, path: string, ...more: string[]) => {
      const made = real.collection(parent, path, ...more);
      // Most of them lead to a document.
      parts.set(made, { ...NOTHING, isGroup: false, collection: made.id });
      return made;
    }) as Sdk['collection'],
    collectionGroup: ((store: sdk.Firestore, name: string) =>
      part(real.collectionGroup(store, name), {
        collection: name,
        isGroup: true,
      })) as Sdk['collectionGroup'],
    where: (field, op, value) =>
      part(real.where(field, op, value), { filters: [{ field: fieldOf(field), op }] }),
    orderBy: (field, direction: Direction = 'asc') =>
      part(real.orderBy(field, direction), { orders: [{ field: fieldOf(field), direction }] }),
    query: ((base: sdk.Query, ...more: sdk.QueryConstraint[]) => {
      const said = [base, ...more].flatMap((one) => parts.get(one) ?? []);
      const made = real.query(base, ...more);
      return part(made, { ...joined(said), ...pick(parts.get(base)) });
    }) as Sdk['query'],
    sum: (field) => part(real.sum(field), { aggregated: [fieldOf(field)] }),
    average: (field) => part(real.average(field), { aggregated: [fieldOf(field)] }),
    onSnapshot: (target: object) => {
      if (!(target instanceof real.DocumentReference)) note(target);
      return () => {};
    },
    getDocs: ask(empty),
    getDocsFromServer: ask(empty),
    getDocsFromCache: ask(empty),
    getCountFromServer: ask({ data: () => ({ count: 0 }) }),
    getAggregateFromServer: ((query: object, spec: Record<string, object>) => {
      note(query, Object.values(spec));
      const zeros = Object.fromEntries(Object.keys(spec).map((name) => [name, 0]));
      return Promise.resolve({ data: () => zeros });
    }) as never,
    getDoc: (() => Promise.resolve(found)) as never,
    getDocFromServer: (() => Promise.resolve(found)) as never,
    runTransaction: ((_: unknown, run: (transaction: object) => unknown) =>
      run({ get: () => Promise.resolve(found) })) as never,
    onSnapshotsInSync: ((_: unknown, next: () => void) => {
      setTimeout(next);
      return () => {};
    }) as never,
    and: refused('and'),
    or: refused('or'),
  };
}

function note(query: object, aggregates: readonly object[] = []): void {
  const known = parts.get(query);
  if (!known) throw new Error(`${callSite()}: a query that was made in an unknown way is asked.`);
  const said = joined([known, ...aggregates.flatMap((one) => parts.get(one) ?? [])]);
  said.sites.forEach((site) => triedCalls.add(site));
  // The last place of a query is its own.
  asked.push({ ...said, ...pick(known), site: known.sites.at(-1) ?? callSite() });
}

function joined(all: readonly Part[]) {
  return {
    filters: all.flatMap(({ filters }) => filters),
    orders: all.flatMap(({ orders }) => orders),
    aggregated: all.flatMap(({ aggregated }) => aggregated),
    sites: all.flatMap(({ sites }) => sites),
  };
}

function pick(known: Part | undefined) {
  return { collection: known?.collection ?? '', isGroup: known?.isGroup ?? false };
}

/** The lists that were made, with their places in the code. */
export const lists = new Map<string, { readonly read: reads.ListRead; readonly site: string }>();

/** `read.ts`, noting each list that asks for its key. */
export function recordingReads(real: typeof reads): typeof reads {
  return {
    ...real,
    listKey(read) {
      const key = real.listKey(read);
      const site = callSite(['src/data/query/read.ts', 'src/data/firebase/collections.ts']);
      // The adapter asks again when it begins to listen.
      if (!site.startsWith('src/data/firebase/firestore.ts'))
        lists.set(`${site} ${key}`, { read, site });
      return key;
    },
  };
}

/** The innermost call in `src/data`, outside `skipped` files: `src/data/admin/figures.ts:50:18`. */
function callSite(skipped: readonly string[] = []): string {
  const frames = new Error('where').stack?.match(/src\/data\/[\w/-]+\.tsx?:\d+:\d+/g) ?? [];
  const own = frames.find((frame) => !skipped.some((file) => frame.startsWith(file)));
  return own ?? 'outside src/data';
}
