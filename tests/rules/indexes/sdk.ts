import type * as sdk from 'firebase/firestore';
import type * as reads from '#data/query/read.ts';
import { type Direction, ID, type QueryShape } from './needed.ts';

type Sdk = typeof sdk;
/** A part of a query, with the positions in the code that built it. */
type Part = Omit<QueryShape, 'site'> & { readonly sites: readonly string[] };

const NOTHING = { filters: [], orders: [], aggregated: [], sites: [] };
const parts = new WeakMap<object, Part>();

/** The executed queries since the start, in order. */
export const recordedQueries: QueryShape[] = [];
/** Calls, each with its line and column, that built a part of an executed query. */
export const triedCalls = new Set<string>();

/** Document fields that queries depend on: a decision about a review reads its stars first. */
const FIELDS = { status: 'pending', stars: 5 };

/**
 * Firestore's SDK without a server: records every executed query and returns no documents. The query objects are the
 * SDK's own. `and`, `or` and vectors would need separate rules, and are refused.
 */
export function recordingSdk(real: Sdk): Sdk {
  const part = <T extends object>(reference: T, partFields: Partial<Part>): T => {
    const own = { ...NOTHING, collection: '', isGroup: false, ...partFields };
    parts.set(reference, { ...own, sites: [...own.sites, callSite()] });
    return reference;
  };
  const fieldOf = (field: unknown): string => {
    if (typeof field === 'string') return field;
    if (field instanceof real.FieldPath && field.isEqual(real.documentId())) return ID;
    // Whichever key it is, it has the automatic index of every field, and no composite one.
    if (field instanceof real.FieldPath) return 'the key of a map';
    throw new Error(`${callSite()}: a field has to be named by a text.`);
  };
  const empty = { docs: [], size: 0, empty: true, metadata: { fromCache: false } };
  const emptyDocument = { exists: () => true, data: () => FIELDS, get: () => undefined };
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
      const reference = real.collection(parent, path, ...more);
      // Most references are of documents.
      parts.set(reference, { ...NOTHING, isGroup: false, collection: reference.id });
      return reference;
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
      const knownParts = [base, ...more].flatMap((one) => parts.get(one) ?? []);
      const newQuery = real.query(base, ...more);
      return part(newQuery, { ...joined(knownParts), ...pick(parts.get(base)) });
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
    getDoc: (() => Promise.resolve(emptyDocument)) as never,
    getDocFromServer: (() => Promise.resolve(emptyDocument)) as never,
    runTransaction: ((_: unknown, run: (transaction: object) => unknown) =>
      run({ get: () => Promise.resolve(emptyDocument) })) as never,
    onSnapshotsInSync: ((_: unknown, next: () => void) => {
      setTimeout(next);
      return () => {};
    }) as never,
    and: refused('and'),
    or: refused('or'),
  };
}

function note(query: object, aggregates: readonly object[] = []): void {
  const queryParts = parts.get(query);
  if (!queryParts)
    throw new Error(`${callSite()}: a query that was made in an unknown way is asked.`);
  const aggregatedParts = joined([
    queryParts,
    ...aggregates.flatMap((one) => parts.get(one) ?? []),
  ]);
  aggregatedParts.sites.forEach((site) => triedCalls.add(site));
  // The last position of a query is that of its execution.
  recordedQueries.push({
    ...aggregatedParts,
    ...pick(queryParts),
    site: queryParts.sites.at(-1) ?? callSite(),
  });
}

function joined(all: readonly Part[]) {
  return {
    filters: all.flatMap(({ filters }) => filters),
    orders: all.flatMap(({ orders }) => orders),
    aggregated: all.flatMap(({ aggregated }) => aggregated),
    sites: all.flatMap(({ sites }) => sites),
  };
}

function pick(queryParts: Part | undefined) {
  return { collection: queryParts?.collection ?? '', isGroup: queryParts?.isGroup ?? false };
}

/** The lists that were created, with their positions in the code. */
export const lists = new Map<string, { readonly read: reads.ListRead; readonly site: string }>();

/** `read.ts`, recording each list that computes its key. */
export function recordingReads(real: typeof reads): typeof reads {
  return {
    ...real,
    listKey(read) {
      const key = real.listKey(read);
      const site = callSite(['src/data/query/read.ts', 'src/data/firebase/collections.ts']);
      // The adapter runs the query again when it starts to listen.
      if (!site.startsWith('src/data/firebase/firestore.ts'))
        lists.set(`${site} ${key}`, { read, site });
      return key;
    },
  };
}

/** The innermost call in `src/data`, outside `skipped` files: `src/data/admin/overview/sales.ts:50:18`. */
function callSite(skipped: readonly string[] = []): string {
  const frames = new Error('where').stack?.match(/src\/data\/[\w/-]+\.tsx?:\d+:\d+/g) ?? [];
  const own = frames.find((frame) => !skipped.some((file) => frame.startsWith(file)));
  return own ?? 'outside src/data';
}
