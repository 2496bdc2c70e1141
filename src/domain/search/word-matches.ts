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

type ComparedWord = Spelling & Pick<IndexWord, 'firstPart'>;

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
function isBegun({ firstPart }: ComparedWord, typed: Spelling): boolean {
  return firstPart === 0 || typed.begun.length > firstPart + 1;
}

/** The plant names of one word. */
const nameWords = lazyValue(() =>
  PLANTS.flatMap(({ names }, plant) =>
    names
      .filter((name) => partsOf(name).length === 1)
      .map((name) => ({ plant, firstPart: 0, ...spellingOf([name]) })),
  ),
);

/** The plants whose name is a typed word with a typo: hadli, turmric. */
export function plantsBesideTypo(typed: Spelling): ReadonlySet<number> {
  const names = nearestWords(nameWords(), typed, editsFor(typed), false);
  return new Set(names.map(({ plant }) => plant));
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

/**
 * The words nearest to a typed one, within the edits that its length allows; only those of titles if there are any. A
 * word of descriptions must begin with the typed first letter, which is rarely a typo: weight is not eight.
 */
export function typoMatches(index: SearchIndex, typed: Spelling): readonly IndexWord[] {
  const { length } = typed.plain;
  const matches = nearestWords(index.words, typed, editsFor(typed), length >= EDIT_IN_BEGINNING);
  const inTitles = matches.filter(({ named }) => named.length > 0);
  if (inTitles.length > 0 || length < EDIT_IN_DESCRIPTION) return inTitles;
  return matches.filter(({ plain }) => plain[0] === typed.plain[0]);
}

/**
 * The other words at the smallest distance from a typed one, at most `bound` edits, on typed or folded letters. At
 * equal edits a whole word is nearer than a prefix.
 */
export function nearestWords<W extends ComparedWord>(
  words: readonly W[],
  typed: Spelling,
  bound: number,
  beginnings: boolean,
): readonly W[] {
  if (bound === 0) return [];
  let best = 2 * bound + (beginnings ? 1 : 0);
  let nearest: W[] = [];
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
