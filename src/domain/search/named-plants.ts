import { PLANTS } from './plant-names.ts';
import { partsOf, type Spelling, spellingOf } from './search-words.ts';
import { lazyValue } from '../core/lazy-value.ts';

/** Plant names are few, so a shorter prefix than that of another word is enough. */
const SHORTEST_NAME = 4;

interface PlantName {
  /** Index in `PLANTS`. */
  readonly plant: number;
  /** Its folded words. */
  readonly words: readonly string[];
}

/** Every name of every plant. */
const plantNames = lazyValue((): readonly PlantName[] =>
  PLANTS.flatMap(({ botanical, names }, plant) =>
    [botanical, ...names].map((name) => ({ plant, words: partsOf(name).map(foldedWord) })),
  ),
);

/** The maximum number of words in a plant's name. */
export const longestName = lazyValue(() =>
  Math.max(...plantNames().map(({ words }) => words.length)),
);

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
  const folded = parts.map(foldedWord);
  return folded.flatMap((first, at) =>
    (longNames().get(first) ?? [])
      .filter((name) => name.every((word, next) => word === folded[at + next]))
      .map(({ length }) => parts.slice(at, at + length).join(' ')),
  );
}

/** The plants that typed words name together; one word may be the prefix of a name. */
export function plantsMeant(typed: readonly Spelling[]): ReadonlySet<number> {
  const [only] = typed;
  const begun = typed.length === 1 ? (only?.begun ?? '') : '';
  const isMeant = ({ words }: PlantName): boolean =>
    (words.length === typed.length && words.every((word, at) => word === typed[at]?.whole)) ||
    (begun.length >= SHORTEST_NAME && words.length === 1 && words[0]?.startsWith(begun) === true);
  return new Set(
    plantNames()
      .filter(isMeant)
      .map(({ plant }) => plant),
  );
}

/** Every name of some plants, each as its folded words. */
export function namesOf(plants: ReadonlySet<number>): readonly (readonly string[])[] {
  return plantNames()
    .filter(({ plant }) => plants.has(plant))
    .map(({ words }) => words);
}

const cache = new Map<string, string>();

/** The folded form of a word, cached because texts repeat words. */
function foldedWord(part: string): string {
  const whole = cache.get(part) ?? spellingOf([part]).whole;
  cache.set(part, whole);
  return whole;
}
