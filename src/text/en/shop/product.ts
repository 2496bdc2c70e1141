import { formatNumber } from '#domain/money/number.ts';
import type { Product } from '#domain/product/product.ts';

/** A product's page: pictures, description, returns, seller and the back-in-stock request. */
export const productWords = {
  taxes: 'Inclusive of all taxes',
  save: (amount: string, percent: number) => `You save ${amount} (${percent}%)`,
  noPicture: 'Illustration only. We don’t have a photo of this product yet.',
  picture: (title: string, index: number, count: number) =>
    `${title}, picture ${index} of ${count}`,
  pictures: 'Pictures',
  choosePicture: (index: number) => `Show picture ${index}`,
  about: 'About this product',
  howToUse: 'How to use',
  cautions: 'Precautions',
  forWhom: {
    label: 'Is it for you?',
    suits: 'Suits',
    avoidIf: 'Avoid if',
    lasts: 'Lasts',
    days: (days: number) =>
      days < 60
        ? `About ${days} ${days === 1 ? 'day' : 'days'}`
        : `About ${Math.round(days / 30)} months`,
    perDay: (amount: string) => `${amount} a day`,
  },
  ingredients: 'Ingredients',
  gone: {
    title: 'We could not find this product',
    text: 'It may have been renamed or is no longer available. Try browsing our categories.',
  },
  enlarge: (index: number, count: number) => `Enlarge picture ${index} of ${count}`,
  sizes: 'Size',
  soldOutSize: 'sold out',
  bestValue: 'Best value',
  goodFor: 'Good for',
  mrpWithTaxes: 'MRP, inclusive of all taxes',
  mrp: 'Maximum retail price (MRP)',
  withTaxes: (amount: string) => `${amount}, inclusive of all taxes`,
  unitPrice: 'Price per unit',
  kind: 'Product type',
  kinds: {
    'ayurvedic-classical': 'Ayurvedic medicine',
    'ayurvedic-proprietary': 'Ayurvedic proprietary medicine',
    cosmetic: 'Cosmetic',
    'food-supplement': 'Food supplement',
    other: '',
  } satisfies Record<Product['productClass'], string>,
  bestBefore: (months: number) =>
    `${months} months from manufacture; the exact date is printed on the pack`,
  fresh: 'Freshness on delivery',
  importer: 'Importer',
  bookReference: 'Formula from',
  nutrition: 'Nutrition facts',
  allergens: 'Allergens',
  reviews: (count: number) => (count === 1 ? '1 review' : `${formatNumber(count)} reviews`),
  allIn: (category: string) => `See all in ${category}`,
  instead: 'In stock and similar',
  moreIn: (category: string) => `More in ${category}`,
  viewed: 'Recently viewed',
  soldBy: 'Sold by',
  grievance: 'Consumer care and Grievance Officer',
  grievanceText:
    'For questions about this product, call us or use the contact form. For complaints, contact:',
  write: 'Ask about this product',
  backInStock: {
    title: 'Notify me when it is back',
    text: 'No account needed. We’ll email you once when it’s back in stock, and not use your address for anything else.',
    email: 'Email address',
    send: 'Notify me',
    sending: 'Sending…',
    done: (email: string) => `Done. We’ll email ${email} when it is back in stock.`,
    unsure: 'We didn’t get an answer. Please try again; you will still get only one email.',
    problems: {
      'in-stock': 'It is back in stock: reload the page to buy it.',
      'not-sold': 'This product is no longer available.',
      'too-many':
        'Too many requests right now. Sign in with your confirmed email to be notified at once, or try again in 15 minutes.',
    },
  },
} as const;
