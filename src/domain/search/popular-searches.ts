/** Searches that the search field offers before anything is typed, until the owner sets others. Each finds products. */
const POPULAR_SEARCHES = [
  'Hair oil',
  'Neem soap',
  'Ashwagandha',
  'Face pack',
  'Chyawanprash',
  'Massage oil',
] as const;

/** Maximum number of popular searches: they fit above the keyboard of a phone. */
export const MAX_POPULAR_SEARCHES = 6;
/** Maximum length of a popular search, in characters. */
export const MAX_POPULAR_LENGTH = 40;

/** The popular searches of the shop: the owner's, or the defaults while there are none. */
export function popularSearches(own: readonly string[] = []): readonly string[] {
  return own.length > 0 ? own : POPULAR_SEARCHES;
}
