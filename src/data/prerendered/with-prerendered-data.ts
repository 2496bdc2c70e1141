import { live, type Sink, type Source } from '../query/query-store.ts';
import { fetchMade } from './prerendered-files.ts';
import { isMade } from './page-data.ts';
import { whenLiveUpdatesEnabled } from '../query/live-updates.ts';

interface MadeBefore<T> {
  /** Where the read is written when the site is built, from the root of the site; it is looked for there. */
  readonly file?: string;
  /** Goes on from what was made as soon as the page listens: as the read itself does, unless this says otherwise. */
  readonly follow?: (seed: T, sink: Sink<T>) => () => void;
}

/** The files of the reads that a page in the making has started, by their keys. */
const written = new Map<string, string>();

/** Hands out the files of the page in the making: by the keys of the reads that belong in them. */
export function takeWritten(): ReadonlyMap<string, string> {
  const all = new Map(written);
  written.clear();
  return all;
}

/** The same read, beginning with what was read when the site was built, where that is known. */
export function madeBefore<T>(
  source: Source<T>,
  { file, follow = (_, sink) => source.start(sink) }: MadeBefore<T> = {},
): Source<T> {
  const { key } = source;
  function begin(sink: Sink<T>): () => void {
    const seed = live.seeded(key) as { readonly data: T } | undefined;
    if (!seed) return source.start(sink);
    sink.next(seed.data, true);
    return whenLiveUpdatesEnabled(() => follow(seed.data, sink));
  }
  return {
    ...source,
    start(sink) {
      if (file === undefined || !isMade() || live.seeded(key)) return begin(sink);
      if (typeof window === 'undefined') {
        written.set(key, file);
        return begin(sink);
      }
      let over = false;
      let stop: (() => void) | null = null;
      void fetchMade(file).then(() => {
        if (!over) stop = begin(sink);
      });
      return () => {
        over = true;
        stop?.();
      };
    },
  };
}
