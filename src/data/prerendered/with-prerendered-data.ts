import { queryStore, type Observer, type Query } from '../query/query-store.ts';
import { fetchPrerendered } from './prerendered-files.ts';
import { isPrerendered } from './page-data.ts';
import { whenLiveUpdatesEnabled } from '../query/live-updates.ts';

interface MadeBefore<T> {
  /** Where the read is written when the site is built, from the root of the site; it is looked for there. */
  readonly file?: string;
  /** Goes on from what was made as soon as the page listens: as the read itself does, unless this says otherwise. */
  readonly follow?: (seed: T, sink: Observer<T>) => () => void;
}

/** The files of the reads that a page in the making has started, by their keys. */
const written = new Map<string, string>();

/** Hands out the files of the page in the making: by the keys of the reads that belong in them. */
export function takeDataFiles(): ReadonlyMap<string, string> {
  const all = new Map(written);
  written.clear();
  return all;
}

/** The same read, beginning with what was read when the site was built, where that is known. */
export function withPrerenderedData<T>(
  source: Query<T>,
  { file, follow = (_, sink) => source.start(sink) }: MadeBefore<T> = {},
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
        written.set(key, file);
        return begin(sink);
      }
      let over = false;
      let stop: (() => void) | null = null;
      void fetchPrerendered(file).then(() => {
        if (!over) stop = begin(sink);
      });
      return () => {
        over = true;
        stop?.();
      };
    },
  };
}
