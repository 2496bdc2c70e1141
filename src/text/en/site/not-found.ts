/** The page of an unknown address. */
export const notFoundWords = {
  title: 'Page not found',
  text: 'The link may be old or mistyped. Search or choose a category.',
} as const;
