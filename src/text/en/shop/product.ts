import { PROMISES } from '#domain/checkout/policy.ts';
import { formatNumber } from '#domain/money/number.ts';
import type { Product } from '#domain/product/product.ts';

/** The words of a product's page beside its facts: looking closely, sending back, who sells, being told. */
export const productWords = {
  zoom: {
    open: (index: number, count: number) => `Enlarge picture ${index} of ${count}`,
    close: 'Close the picture',
    area: 'Enlarged picture; move it with the arrow keys',
    larger: 'Larger',
    smaller: 'Smaller',
    size: (percent: number) => `${percent} %`,
    next: 'Next picture',
    previous: 'Previous picture',
  },
  returns: {
    title: 'Returns',
    unopened: `Changed your mind: ${PROMISES.returnDays} days to send it back unopened; return shipping is on you.`,
    faulty: 'Damaged, wrong or faulty: we collect it at our cost and replace or refund it.',
    more: 'How returns work',
  },
  sizes: 'Size',
  soldOutSize: 'sold out',
  saleFrom: (day: string) => `On sale from ${day}`,
  mrpWithTaxes: 'MRP, inclusive of all taxes',
  mrp: 'Maximum retail price (MRP)',
  withTaxes: (amount: string) => `${amount}, inclusive of all taxes`,
  unitPrice: 'Price per unit',
  kind: 'Kind of product',
  kinds: {
    'ayurvedic-classical': 'Ayurvedic medicine',
    'ayurvedic-proprietary': 'Ayurvedic proprietary medicine',
    cosmetic: 'Cosmetic',
    'food-supplement': 'Food supplement',
    other: '',
  } satisfies Record<Product['productClass'], string>,
  bestBefore: (months: number) =>
    `${months} months from manufacture; the exact date is printed on the pack`,
  fresh: 'How fresh it is when it arrives',
  importer: 'Importer',
  bookReference: 'Formula from',
  nutrition: 'Nutrition facts',
  allergens: 'Allergens',
  reviews: (count: number) => (count === 1 ? '1 review' : `${formatNumber(count)} reviews`),
  soldOutHint: 'You may also like other products of this category.',
  allIn: (category: string) => `See all in ${category}`,
  moreIn: (category: string) => `More in ${category}`,
  viewed: 'Recently viewed',
  soldBy: 'Sold by',
  grievance: 'Consumer care and Grievance Officer',
  grievanceText:
    'For questions about the product, use the numbers above or the contact form. Complaints go to:',
  write: 'Write to us about this product',
  backInStock: {
    title: 'Notify me when it is back',
    text: 'No account needed. We e-mail you once, when you can buy it again, and use your address for nothing else.',
    email: 'E-mail address',
    send: 'Notify me',
    sending: 'Sending…',
    done: (email: string) => `Done. We’ll e-mail ${email} when it is back in stock.`,
    unsure: 'We didn’t get an answer. Please try again; you will still get only one e-mail.',
    problems: {
      'in-stock': 'It is back in stock: reload the page to buy it.',
      'not-sold': 'We don’t sell this product any more.',
      'too-many':
        'You have sent several requests in a short time. Please try again in a quarter of an hour.',
    },
  },
} as const;
