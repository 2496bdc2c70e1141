import type { Category } from '#domain/product/category.ts';

/** What the home page shows below its products, loaded with it when the browser is idle. */
export const homeEndWords = {
  categories: 'Shop by category',
  category: {
    Wellness: 'Massage oils, balms and everyday tonics',
    Soaps: 'Cured bars with oils and herbs',
    'Hair Care': 'Oils and washes for scalp and hair',
    'Skin Care': 'Creams, packs and face oils',
    'Oral Care': 'Tooth powders and pulling oils',
    Nutrition: 'Plant-based daily supplements',
  } satisfies Record<Category, string>,
  promises: [
    { title: '25+ years', text: 'of making Ayurvedic products in India' },
    { title: 'Full transparency', text: 'ingredients, licence and manufacturer on each page' },
    { title: 'One honest price', text: 'inclusive of all taxes, with the price per unit' },
  ],
  reviews: 'What our shoppers say',
  articles: 'From our blog',
  allArticles: 'See all articles',
} as const;
