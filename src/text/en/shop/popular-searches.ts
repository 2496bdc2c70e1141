/** Searches that the search field offers before anything is typed, until the owner sets others. Each finds products. */
export const popularSearches: readonly string[] = [
  'Hair oil',
  'Neem soap',
  'Ashwagandha',
  'Face pack',
  'Chyawanprash',
  'Massage oil',
];
