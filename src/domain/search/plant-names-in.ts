import { partsOf, spellingOf } from './search-words.ts';
import { lazyValue } from '../core/lazy-value.ts';
import { plantNames } from './word-matches.ts';

/** Multi-word names, by their first word. */
const longNames = lazyValue(() => {
  const names = new Map<string, (readonly string[])[]>();
  for (const { words } of plantNames()) {
    const [first, ...rest] = words;
    if (first === undefined || rest.length === 0) continue;
    const candidates = names.get(first);
    if (candidates) candidates.push(words);
    else names.set(first, [words]);
  }
  return names;
});

/** The multi-word plant names in a lower-case text, as the text spells them. */
export function plantNamesIn(text: string): readonly string[] {
  const parts = partsOf(text);
  const folded = parts.map(foldedEnd);
  return folded.flatMap((first, at) =>
    (longNames().get(first) ?? [])
      .filter((name) => name.every((word, next) => word === folded[at + next]))
      .map(({ length }) => parts.slice(at, at + length).join(' ')),
  );
}

const cache = new Map<string, string>();

/** The folded form of a word, cached because texts repeat words. */
function foldedEnd(part: string): string {
  const whole = cache.get(part) ?? spellingOf([part]).whole;
  cache.set(part, whole);
  return whole;
}
