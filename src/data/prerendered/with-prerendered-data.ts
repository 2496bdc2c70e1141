import { queryStore, type Observer, type Query } from '../query/query-store.ts';
import { fetchPrerendered } from './prerendered-files.ts';
import { isPrerendered } from './page-data.ts';
import { whenLiveUpdatesEnabled } from '../query/live-updates.ts';
import { startLazily } from '../query/start-lazily.ts';

interface PrerenderOptions<T> {
  /** Path of the data file from the site root: written at build time, loaded by the page. */
  readonly file?: string;
  /** Continues from the seed once live updates are enabled. Default: starts the query itself. */
  readonly follow?: (seed: T, sink: Observer<T>) => () => void;
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
  { file, follow = (_, sink) => source.start(sink) }: PrerenderOptions<T> = {},
): Query<T> {
  const { key } = source;
  function begin(sink: Observer<T>): () => void {
    const seed = queryStore.seeded(key) as { readonly data: T } | undefined;
    if (!seed) return source.start(sink);
    sink.next(seed.data, true);
    return whenLiveUpdatesEnabled(() => follow(seed.data, sink));
  }
  return {
    ...source,
    start(sink) {
      if (file === undefined || !isPrerendered() || queryStore.seeded(key)) return begin(sink);
      if (typeof window === 'undefined') {
        dataFiles.set(key, file);
        return begin(sink);
      }
      return startLazily(() => fetchPrerendered(file).then(() => begin))(sink);
    },
  };
}
