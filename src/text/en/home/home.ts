/** What the home page shows first. */
export const homeWords = {
  title: 'Ayurveda for every day, made the slow way',
  lead: 'Oils, soaps and supplements backed by 25+ years of experience. Every ingredient listed.',
  concerns: 'Shop by concern',
  featured: 'Popular and new',
  seeAll: 'See all products',
} as const;
