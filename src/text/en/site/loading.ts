/** Loading states. The specification asks for the word NOT in the loading element of every page. */
export const loadingWords = {
  page: 'NOT long now…',
  list: 'Loading products…',
  product: 'Loading product…',
} as const;
