import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { listenToList } from '#data/firebase/firestore.ts';
import { readCatalogue } from '../../dev/prerender/catalogue.ts';
import { recordTally } from '../support/backend/tallies.ts';
import { queriesIn } from './indexes/chains.ts';
import { differenceOf, readIndexes } from './indexes/declared.ts';
import { type Direction, needOf, type QueryShape } from './indexes/needed.ts';
import { everyRead } from './indexes/reads.ts';
import { recordedQueries, lists, triedCalls } from './indexes/sdk.ts';

vi.mock('firebase/firestore', async (original) => {
  const { recordingSdk } = await import('./indexes/sdk.ts');
  return recordingSdk(await original());
});
vi.mock('#data/query/read.ts', async (original) => {
  const { recordingReads } = await import('./indexes/sdk.ts');
  return recordingReads(await original());
});

const root = join(import.meta.dirname, '../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`)
    .sort();
const indexes = readIndexes(textOf('firestore.indexes.json'));

/** The adapter and the collections: every list of every file goes through them. */
const SEAMS = new Set(['src/data/firebase/firestore.ts', 'src/data/firebase/collections.ts']);
const MAKES_QUERY =
  /(?<![\w.$])(?:where|orderBy|query|collectionGroup|sum|average)(?=\()|(?<=\.)(?:list|count)(?=\()/g;
/** Each call in `src/data` that builds a part of a query, with its line and column, by file. */
const queryCalls = filesIn('src/data').flatMap((file) => {
  const text = textOf(file);
  const calls = [...text.matchAll(MAKES_QUERY)].map(({ index }) => {
    const lines = text.slice(0, index).split('\n');
    return `${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
  });
  return calls.length === 0 || SEAMS.has(file) ? [] : [{ file, calls }];
});

/** Queries of the browser, as the SDK receives them. */
async function clientQueries(): Promise<readonly QueryShape[]> {
  vi.stubGlobal('navigator', { onLine: true });
  for (const read of everyRead()) {
    if (read instanceof Promise) await read;
    else if (read.key.startsWith('figure ')) {
      await new Promise<void>((next, fail) => {
        read.start({ next: () => next(), fail: (error) => fail(new Error(error.code)) });
      });
    }
  }
  vi.unstubAllGlobals();
  const direct = [...recordedQueries];
  const listed = [...lists.values()].flatMap(({ read, site }) => {
    triedCalls.add(site);
    listenToList(read, () => ({ ok: false, issues: [] }), { next: () => {}, fail: () => {} });
    return recordedQueries.slice(-1).map((query) => ({ ...query, site }));
  });
  return [...direct, ...listed];
}

interface RestQuery {
  readonly from: readonly { readonly collectionId: string }[];
  readonly where: {
    readonly compositeFilter: {
      readonly filters: readonly {
        readonly fieldFilter: {
          readonly field: { readonly fieldPath: string };
          readonly op: string;
        };
      }[];
    };
  };
  readonly orderBy: readonly {
    readonly field: { readonly fieldPath: string };
    readonly direction: string;
  }[];
}
const REST_OPS: Readonly<Record<string, string>> = { EQUAL: '==', LESS_THAN_OR_EQUAL: '<=' };

/** Queries of the build over REST. */
async function buildQueries(): Promise<readonly QueryShape[]> {
  const bodies: RestQuery[] = [];
  vi.stubGlobal('fetch', (_address: string, { body }: { body?: string }) => {
    if (body) bodies.push((JSON.parse(body) as { structuredQuery: RestQuery }).structuredQuery);
    return Promise.resolve(Response.json(body ? [{}] : {}));
  });
  await readCatalogue({ projectId: 'my-shop' }).catch(() => null);
  vi.unstubAllGlobals();
  return bodies.map(({ from, where, orderBy }) => ({
    collection: from[0]?.collectionId ?? '',
    isGroup: false,
    filters: where.compositeFilter.filters.map(({ fieldFilter: { field, op } }) => ({
      field: field.fieldPath,
      op: REST_OPS[op] ?? op,
    })),
    orders: orderBy.map(({ field, direction }) => ({
      field: field.fieldPath,
      direction: (direction === 'ASCENDING' ? 'asc' : 'desc') satisfies Direction,
    })),
    aggregated: [],
    site: 'dev/prerender/catalogue.ts',
  }));
}

const serverQueries = () =>
  ['functions/src', 'dev'].flatMap(filesIn).flatMap((file) => queriesIn(textOf(file), file));

describe('Firestore indexes', () => {
  const queries: QueryShape[] = [];
  beforeAll(async () => {
    queries.push(...(await clientQueries()), ...(await buildQueries()), ...serverQueries());
  });

  it('are exactly those that the shop’s queries need', () => {
    const { needed, missing, unused } = differenceOf(queries.map(needOf), indexes);
    const tried = needed + unused.length;
    recordTally({ what: 'indexes', tried, held: needed - missing.length });
    expect({ missing, unused }).toEqual({ missing: [], unused: [] });
    expect(needed).toBeGreaterThan(30);
  });

  it('cover each call in src/data that builds a query', () => {
    const calls = queryCalls.flatMap((one) => one.calls);
    expect(calls.length).toBeGreaterThan(60);
    // No read in tests/rules/indexes/reads.ts reaches the calls that remain here.
    expect(calls.filter((call) => !triedCalls.has(call))).toEqual([]);
  });

  it('cover the functions and the build', () => {
    const from = (folder: string) => queries.filter(({ site }) => site.startsWith(folder)).length;
    expect(from('functions/src/')).toBeGreaterThan(10);
    expect(from('dev/prerender/')).toBe(3);
  });
});
