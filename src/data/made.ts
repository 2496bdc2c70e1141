import { live, type Sink, type Source } from './live.ts';
import { whenAwake } from './wake.ts';

/**
 * The same read, which begins with what the page was made with, if that is known, and goes on with `follow` as soon as the
 * page listens: by default as the read itself does.
 */
export function madeBefore<T>(
  source: Source<T>,
  follow: (seed: T, sink: Sink<T>) => () => void = (_, sink) => source.start(sink),
): Source<T> {
  const { key } = source;
  return {
    ...source,
    start(sink) {
      const seed = live.seeded(key) as { readonly data: T } | undefined;
      if (!seed) return source.start(sink);
      sink.next(seed.data, true);
      return whenAwake(() => follow(seed.data, sink));
    },
  };
}
