/** Maximum number of popular searches: they fit above the keyboard of a phone. */
export const MAX_POPULAR_SEARCHES = 6;
/** Maximum length of a popular search, in characters. */
export const MAX_POPULAR_LENGTH = 40;
