/** What a query tests. `none` rightly finds nothing. */
export const PARTS = [
  'concern',
  'hinglish',
  'devanagari',
  'english',
  'misspelled',
  'ingredient',
  'form',
  'combo',
  'none',
] as const;
export type Part = (typeof PARTS)[number];

/**
 * Queries as Indian shoppers type them, by part. Each names the products that an experienced salesperson would bring, as
 * slugs without `franch-`, separated by spaces: one of them has to be among the first `FIRST` suggestions of the search
 * field. `none` expects no suggestion.
 *
 * The products were chosen from the seeded catalogue alone (title, description, concerns, ingredients, form), before
 * search knew concerns or Hindi words and without a look at its results. A product named for a concern claims no cure.
 * For diseases of the Schedule to the Drugs and Magic Remedies (Objectionable Advertisements) Act 1954, such as cancer
 * and diabetes, the answer is `none`.
 *
 * Split: each part was shuffled by a seeded generator (mulberry32, seed 300), and every third query is held out. New
 * queries are split by the same rule before any of them is tried.
 */
export type QueriesByPart = Readonly<Record<Part, Readonly<Record<string, string>>>>;

/** How many suggestions a shopper looks at. */
export const FIRST = 5;

/** The expected slugs of an entry; empty for `none`. */
export function expectedSlugs(expected: string): readonly string[] {
  if (expected === 'none') return [];
  return expected.split(' ').map((name) => (name === 'omega-3' ? name : `franch-${name}`));
}
