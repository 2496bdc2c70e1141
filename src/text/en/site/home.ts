/** The words of the home page below its first products. */
export const homeWords = {
  categories: 'Shop by category',
  promises: [
    { title: '25+ years', text: 'of making Ayurvedic products in India' },
    { title: 'Full transparency', text: 'ingredients, licence and manufacturer on each page' },
    { title: 'One honest price', text: 'inclusive of all taxes, with the price per unit' },
  ],
  articles: 'From our journal',
  allArticles: 'See all articles',
} as const;
