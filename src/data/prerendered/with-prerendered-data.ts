import { queryStore, type Observer, type Query } from '../query/query-store.ts';
import { fetchPrerendered } from './prerendered-files.ts';
import { isPrerendered } from './page-data.ts';
import { onceLive } from '../query/live-updates.ts';
import { lazyQuery } from '../firebase/lazy-query.ts';

interface PrerenderOptions<T> {
  /** Path of the data file from the site root: written at build time, loaded by the page. */
  readonly file?: string;
  /** Continues from the seed once live updates are enabled. Default: the query itself. */
  readonly follow?: (seed: T) => Query<T>;
}

/** Data files of the page being prerendered, by query key. */
const dataFiles = new Map<string, string>();

/** Returns and clears the data files of the page being prerendered, by query key. */
export function takeDataFiles(): ReadonlyMap<string, string> {
  const all = new Map(dataFiles);
  dataFiles.clear();
  return all;
}

/** The same query, starting from prerendered data where available. */
export function withPrerenderedData<T>(
  source: Query<T>,
  { file, follow = () => source }: PrerenderOptions<T> = {},
): Query<T> {
  const { key } = source;
  function begin(sink: Observer<T>): () => void {
    const seed = queryStore.seedOf(key) as { readonly data: T } | undefined;
    if (!seed) return source.start(sink);
    sink.next(seed.data, true);
    return onceLive(follow(seed.data)).start(sink);
  }
  return {
    ...source,
    start(sink) {
      if (file === undefined || !isPrerendered() || queryStore.seedOf(key)) return begin(sink);
      if (typeof window === 'undefined') {
        dataFiles.set(key, file);
        return begin(sink);
      }
      const begun = lazyQuery(key, async () => {
        await fetchPrerendered(file);
        return { start: begin };
      });
      return begun.start(sink);
    },
  };
}

/** A query whose data never changes after the build. */
export function asBuilt<T>(key: string): Query<T> {
  return { key, start: () => () => {} };
}
