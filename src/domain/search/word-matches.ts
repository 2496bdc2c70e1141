import { editDistance, isWithinEdits } from './edit-distance.ts';
import { PLANTS } from './plant-names.ts';
import type { IndexWord, SearchIndex } from './search-index.ts';
import { partsOf, type Spelling, spellingOf } from './search-words.ts';
import { lazyValue } from '../core/lazy-value.ts';

/** Levels of a match, best first. */
export const LEVEL = { exact: 0, folded: 1, synonym: 2, typo: 3 } as const;

/** Minimum folded lengths: shorter words look alike; a prefix of a longer word must be longer. */
const SHORTEST_FOLDED = 3;
const SHORTEST_BEGINNING = 5;
/** Plant names are few, so a shorter prefix is enough. */
const SHORTEST_NAME = 4;

/** The words of an index with another spelling of a typed one: ashvagandha, asvagandha, अश्वगंधा. */
export function foldedMatches(index: SearchIndex, typed: Spelling): readonly IndexWord[] {
  const { begun, whole } = typed;
  if (whole.length < SHORTEST_FOLDED) return [];
  const begins = begun.length >= SHORTEST_BEGINNING;
  return index.words.filter(
    (word) =>
      word.whole === whole || (begins && isBegun(word, typed) && word.begun.startsWith(begun)),
  );
}

/** Whether the typed text can be a prefix of a word: it must be longer than the word's first part. */
function isBegun({ firstPart }: IndexWord, typed: Spelling): boolean {
  return firstPart === 0 || typed.begun.length > firstPart + 1;
}

interface PlantName {
  readonly plant: number;
  /** In folded form. */
  readonly words: readonly string[];
}

/** Every name of every plant. */
export const plantNames = lazyValue((): readonly PlantName[] =>
  PLANTS.flatMap(({ botanical, names }, plant) =>
    [botanical, ...names].map((name) => ({
      plant,
      words: partsOf(name).map((part) => spellingOf([part]).whole),
    })),
  ),
);
/** The maximum number of words in a plant's name. */
export const longestName = lazyValue(() =>
  Math.max(...plantNames().map(({ words }) => words.length)),
);

/** The other names of the plant that these words name, each as its folded words. */
export function otherNames(words: readonly Spelling[]): readonly (readonly string[])[] {
  const [only] = words;
  const begun = words.length === 1 ? (only?.begun ?? '') : '';
  const isMeant = (name: readonly string[]): boolean =>
    (name.length === words.length && name.every((word, at) => word === words[at]?.whole)) ||
    (begun.length >= SHORTEST_NAME && name.length === 1 && name[0]?.startsWith(begun) === true);
  const plants = new Set(
    plantNames()
      .filter((name) => isMeant(name.words))
      .map(({ plant }) => plant),
  );
  if (plants.size === 0) return [];
  return plantNames()
    .filter(({ plant }) => plants.has(plant))
    .map((name) => name.words);
}

const nameWords = lazyValue((): readonly IndexWord[] =>
  [
    ...new Set(PLANTS.flatMap(({ names }) => names.filter((name) => partsOf(name).length === 1))),
  ].map((written) => ({
    written,
    firstPart: 0,
    named: [0],
    described: [],
    ...spellingOf([written]),
  })),
);

/** The same for a word that is a plant's name with a typo: hadli, turmric. */
export function namesNearTypo(typed: Spelling): readonly (readonly string[])[] {
  return nearestWords(nameWords(), typed, editsFor(typed), false).flatMap((name) =>
    otherNames([name]),
  );
}

/** Minimum lengths that allow one edit, two edits, and one edit in a prefix of a longer word. */
const ONE_EDIT = 4;
const TWO_EDITS = 8;
const EDIT_IN_BEGINNING = 5;
/** Shorter words resemble too many words of descriptions, so only titles and skus are searched. */
const EDIT_IN_DESCRIPTION = 6;

function editsFor({ plain }: Spelling): number {
  return plain.length >= TWO_EDITS ? 2 : plain.length >= ONE_EDIT ? 1 : 0;
}

/** The words nearest to a typed one, within the edits that its length allows; only those of titles if there are any. */
export function typoMatches(index: SearchIndex, typed: Spelling): readonly IndexWord[] {
  const { length } = typed.plain;
  const matches = nearestWords(index.words, typed, editsFor(typed), length >= EDIT_IN_BEGINNING);
  const inTitles = matches.filter(({ named }) => named.length > 0);
  return inTitles.length > 0 || length < EDIT_IN_DESCRIPTION ? inTitles : matches;
}

/**
 * The other words at the smallest distance from a typed one, at most `bound` edits, on typed or folded letters. At
 * equal edits a whole word is nearer than a prefix.
 */
export function nearestWords(
  words: readonly IndexWord[],
  typed: Spelling,
  bound: number,
  beginnings: boolean,
): readonly IndexWord[] {
  if (bound === 0) return [];
  let best = 2 * bound + (beginnings ? 1 : 0);
  let nearest: IndexWord[] = [];
  const grade = (typedForm: string, word: string, begins: boolean): number => {
    if (!begins && word.length > typedForm.length + bound) return Infinity;
    const { whole, beginning } = editDistance(typedForm, word, bound);
    return Math.min(2 * whole, begins ? 2 * Math.max(beginning, 1) + 1 : Infinity);
  };
  for (const word of words) {
    const begins = beginnings && isBegun(word, typed);
    let distance = Infinity;
    if (isWithinEdits(bound, typed.plainLetters, word.plainLetters)) {
      distance = grade(typed.plain, word.plain, begins);
    }
    if (
      typed.begun.length >= ONE_EDIT &&
      (typed.begun !== typed.plain || word.begun !== word.plain) &&
      isWithinEdits(bound, typed.begunLetters, word.begunLetters)
    ) {
      distance = Math.min(distance, grade(typed.begun, word.begun, begins));
    }
    // Excludes the word itself.
    if (distance === 0 || distance > best) continue;
    if (distance < best) nearest = [];
    best = distance;
    nearest.push(word);
  }
  return nearest;
}
