import type { Review } from './review.ts';

/** What a buyer says about buying again, in their own words. */
export interface ComeBackQuote {
  readonly uid: string;
  readonly name: string;
  readonly sentence: string;
}

/** Matches the sentences to quote, in the shop's language. */
export interface ComeBackPatterns {
  readonly speaks: RegExp;
  readonly denies: RegExp;
}

/** More would be read as reviews, which follow. */
const MOST = 2;
const GOOD_STARS = 4;
/** A longer sentence is no quote. */
const LONGEST = 140;

/**
 * Sentences of buyers with four or five stars that speak of buying it again, the newest first, one of each buyer. The
 * patterns are those of the shop's language: `speaks` of such a sentence, `denies` of one that means the opposite.
 */
export function comeBackQuotes(
  reviews: readonly Pick<Review, 'uid' | 'name' | 'stars' | 'verified' | 'text' | 'createdAt'>[],
  { speaks, denies }: ComeBackPatterns,
): readonly ComeBackQuote[] {
  return reviews
    .filter(({ stars, verified }) => verified && stars >= GOOD_STARS)
    .toSorted((a, b) => b.createdAt - a.createdAt)
    .flatMap(({ uid, name, text }) => {
      const sentence = sentencesOf(text).find((one) => speaks.test(one) && !denies.test(one));
      return sentence === undefined ? [] : [{ uid, name, sentence }];
    })
    .slice(0, MOST);
}

function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?।])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '' && sentence.length <= LONGEST);
}
