import { PROMISES } from '#domain/checkout/policy.ts';
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
    unopened: `Changed your mind: ${PROMISES.returnDays} days to send it back unopened; you pay the way back.`,
    faulty: 'Damaged, wrong or faulty: we collect it at our cost and replace or refund it.',
    more: 'How returns work',
  },
  sizes: 'Size',
  soldOutSize: 'sold out',
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
  soldBy: 'Sold by',
  grievance: 'Consumer care and Grievance Officer',
  grievanceText:
    'For questions about the product, use the numbers above or the contact form. Complaints go to:',
  write: 'Write to us about this product',
  backInStock: {
    title: 'Be told when it is back',
    text: 'No account needed. Somebody from the shop writes to you once, when it can be bought again, and uses your address for nothing else.',
    name: 'Your name',
    email: 'E-mail address',
    send: 'Tell me',
    sending: 'Sending …',
    done: (email: string) => `We have noted it. When it is back, an e-mail goes to ${email}.`,
    ticket: (ticket: string) =>
      `The number of your note is ${ticket}. Quote it if you no longer want to be told.`,
    unsure: 'No answer came yet. Please send it again: it cannot arrive twice.',
    subject: 'Tell me when it is back',
    message: (title: string, slug: string) =>
      `Please tell me once when this product can be bought again: ${title} (${slug}).`,
  },
} as const;
