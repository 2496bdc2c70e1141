import type { Category, Sort } from '#domain/catalog/catalog.ts';
import { formatNumber } from '#domain/money/number.ts';

const products = (count: number): string =>
  count === 1 ? '1 product' : `${formatNumber(count)} products`;

/** Every word that a visitor reads, in English. A number or a name comes in as an argument. */
export const words = {
  shop: {
    name: 'Franch',
    tagline: 'Ayurveda, made with care in India',
  },
  // The loading element of every page shows the word NOT.
  loading: {
    page: 'NOT long now…',
    list: 'Loading products…',
    product: 'Loading product…',
  },
  nav: { home: 'Home' },
  home: {
    title: 'Ayurveda for every day, made the slow way',
    lead: 'Oils, soaps and supplements backed by 25+ years of experience. Every ingredient listed.',
    action: 'Shop all products',
    concerns: 'Shop by concern',
    featured: 'Popular and new',
    seeAll: 'See all products',
  },
  category: {
    Wellness: 'Massage oils, balms and everyday tonics',
    Soaps: 'Cured bars with oils and herbs',
    'Hair Care': 'Oils and washes for scalp and hair',
    'Skin Care': 'Creams, packs and face oils',
    'Oral Care': 'Tooth powders and pulling oils',
    Nutrition: 'Plant-based daily supplements',
  } satisfies Record<Category, string>,
  list: {
    all: 'All products',
    products: 'Products',
    found: (term: string) => `Results for “${term}”`,
    filters: 'Categories',
    sort: 'Sort by',
    sorts: {
      newest: 'Newest first',
      relevance: 'Relevance',
      popularity: 'Popularity',
      'price-low': 'Price: low to high',
      'price-high': 'Price: high to low',
      name: 'Name: A to Z',
      origin: 'Country of origin: A to Z',
    } satisfies Record<Sort, string>,
    count: products,
    noneFit: 'No products match',
    among: (shown: number, looked: number) => `${products(shown)} in the first ${looked}`,
    total: (total: number, atLeast: boolean) =>
      atLeast ? `${formatNumber(total)}+ products` : products(total),
    progress: (shown: number, total: number, atLeast: boolean) =>
      `${shown} of ${formatNumber(total)}${atLeast ? '+' : ''} products`,
    shown: (shown: number) => `${shown} products shown`,
    more: 'Load more',
    searchCut: (max: number) => `Long searches are cut to ${max} characters.`,
    empty: {
      category: (name: string) => `No products in “${name}”`,
      search: (term: string) => `No products found for “${term}”`,
      shop: 'The shop has no products yet',
      hint: 'Try fewer or other words, or browse a category:',
      hintCategory: 'These categories have something for you:',
      hintShop: 'Please come back soon.',
      drop: 'Search all products',
      ask: 'Looking for something we don’t have?',
      contact: 'Ask us',
    },
  },
  product: {
    mrp: 'MRP',
    taxes: 'Inclusive of all taxes',
    save: (amount: string, percent: number) => `You save ${amount} (${percent}%)`,
    off: (percent: number) => `${percent}% off`,
    per: { g: 'per g', kg: 'per kg', ml: 'per ml', l: 'per litre', piece: 'per piece' },
    unit: { g: 'g', ml: 'ml', piece: 'pieces' },
    onePiece: 'piece',
    saleFrom: (day: string) => `On sale from ${day}`,
    rating: (average: number, count: number) =>
      `${average.toFixed(1)} out of 5 stars, ${count === 1 ? '1 review' : `${formatNumber(count)} reviews`}`,
    stock: {
      'in-stock': 'In stock',
      'few-left': (left: number) => (left === 1 ? 'Only 1 left' : `Only ${left} left`),
      'sold-out': 'Sold out',
    },
    noPicture: 'Illustration only. We don’t have a photo of this product yet.',
    picture: (title: string, index: number, count: number) =>
      `${title}, picture ${index} of ${count}`,
    pictures: 'Pictures',
    choosePicture: (index: number) => `Show picture ${index}`,
    about: 'About this product',
    howToUse: 'How to use',
    cautions: 'Precautions',
    ingredients: 'Ingredients',
    gone: {
      title: 'We could not find this product',
      text: 'It may have been renamed or is no longer available. Try browsing our categories.',
    },
  },
  notFound: {
    title: 'Page not found',
    text: 'The link may be old or mistyped. Search or choose a category.',
  },
  offline: {
    banner: 'You’re offline. You can still view pages you’ve opened; prices may have changed.',
    silent: 'We can’t reach our servers right now. This page updates as soon as we can.',
    title: 'You’re offline',
    text: 'This page opens as soon as you’re back online.',
    back: 'You’re back online.',
  },
  failure: {
    retry: 'Try again',
    reload: 'Reload page',
    home: 'Go to home page',
    offlineReload: 'Reload this page when you’re back online.',
  },
  crash: {
    title: 'Something went wrong',
    text: 'Your cart and details are safe. Please reload the page.',
  },
} as const;
