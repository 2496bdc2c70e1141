import type { OfferField, OfferFormFault } from '#domain/offer/offer-form.ts';
import {
  MAX_OFFER_PRODUCTS,
  MAX_OFFERS,
  type OfferGoods,
  type OfferState,
  type OfferTerms,
  type OfferTier,
} from '#domain/offer/offer.ts';
import { formatMoney, paise } from '#domain/money/money.ts';
import { offText } from '../shop/offers.ts';
import { type OwnSentences, sentenceOf } from '../site/forms.ts';

const states: Readonly<Record<OfferState, string>> = {
  on: 'on',
  off: 'off',
  'not-yet': 'scheduled',
  over: 'expired',
};

const faults: OwnSentences<OfferFormFault> = {
  moment: 'Enter a date and time.',
  order: 'The end is before the start.',
  products: `Choose up to ${MAX_OFFER_PRODUCTS} products.`,
  tiers: 'Each step starts at a larger amount than the one before.',
  'nothing-left': 'The discount has to be smaller than the order it is for.',
  'title-percent': 'The title names a percentage that the offer does not give.',
  'title-amount': 'The title names an amount that the offer does not have.',
  'title-free': 'Only an offer “Buy X, get Y” with 100 % off may say “free”.',
  'title-claim': 'Shoppers see this, so it must not name a disease or promise a cure.',
};

const labels: Readonly<Record<OfferField, string>> = {
  title: 'Title',
  kind: 'Type of offer',
  buyPieces: 'Pieces to buy',
  buy: 'Of these products',
  buyProducts: 'Products to buy',
  getPieces: 'Pieces to get',
  get: 'Out of these products',
  getProducts: 'Products to get',
  percent: 'Percent off the pieces one gets',
  times: 'Times per order',
  worth: 'Discount type',
  from1: 'Order from, ₹',
  off1: 'Discount, % or ₹',
  most: 'Maximum discount, ₹',
  from2: 'Second step: order from, ₹',
  off2: 'Second step: discount, % or ₹',
  from3: 'Third step: order from, ₹',
  off3: 'Third step: discount, % or ₹',
  from: 'Starts (IST)',
  until: 'Ends (IST)',
};

/** Names a product by its slug. */
type TitleOf = (slug: string) => string;

function goodsText(goods: OfferGoods, titleOf: TitleOf): string {
  switch (goods.of) {
    case 'all':
      return 'any products';
    case 'category':
      return goods.category;
    case 'products':
      return goods.slugs.map(titleOf).join(' or ');
  }
}

function tierText({ fromPaise, off }: OfferTier): string {
  return fromPaise > 0 ? `${offText(off)} from ${formatMoney(paise(fromPaise))}` : offText(off);
}

/** What an offer does, in one sentence. */
function termsText(terms: OfferTerms, titleOf: TitleOf): string {
  switch (terms.kind) {
    case 'buy-get': {
      const { buy, buyPieces, get, getPieces, percent, times } = terms;
      const worth = percent === 100 ? 'free' : `${percent}% off`;
      const what = get ? ` of ${goodsText(get, titleOf)}` : ' more';
      const often = times === 1 ? 'once' : `up to ${times} times`;
      return `Buy ${buyPieces} of ${goodsText(buy, titleOf)}, get ${getPieces}${what} ${worth} (the cheapest), ${often} per order.`;
    }
    case 'tiered':
      return `${terms.tiers.map(tierText).join('; ')}.`;
    case 'prepaid':
      return `${tierText(terms.tier)} when paid in advance.`;
  }
}

/** The words of the automatic offers. */
export const words = {
  title: 'Automatic offers',
  lead: 'Discounts that need no code. Bundles come off first, then “Buy X, get Y”, then the best step by order value, then the coupon, then the discount for paying in advance.',
  create: 'New offer',
  createTitle: 'New offer',
  empty: 'No offers yet.',
  caption: 'Automatic offers',
  full: `The shop can have up to ${MAX_OFFERS} offers. Delete one that you no longer need.`,
  columns: { title: 'Title', terms: 'Offer', validity: 'Valid', state: 'Status' },
  kinds: {
    'buy-get': 'Buy X, get Y',
    tiered: 'Discount by order value',
    prepaid: 'Discount for paying in advance',
  } satisfies Record<OfferTerms['kind'], string>,
  goods: {
    all: 'All products',
    products: 'Chosen products',
    same: 'The same products',
    none: 'Choose at least one.',
  },
  worths: { percent: 'Percent', amount: 'Amount in ₹' },
  back: 'All offers',
  missing: 'There is no such offer.',
  optional: 'optional',
  hints: {
    title: 'Shoppers read it in the cart, on the order and on the invoice.',
    getPieces: 'The shopper puts them into the cart; the cheapest ones get the discount.',
    times: 'How often one order gets it at most.',
    until: 'The offer stops at this moment.',
    from1: 'Compared with what is left after the discounts before it.',
  },
  save: 'Save',
  saving: 'Saving …',
  make: 'Create offer',
  saved: (title: string) => `${title} saved.`,
  created: (title: string) => `${title} created.`,
  turnOn: 'Switch on',
  turnOff: 'Switch off',
  turnedOn: (title: string) => `${title} is on.`,
  turnedOff: (title: string) => `${title} is off. Orders already placed keep it.`,
  delete: 'Delete',
  deleted: (title: string) => `${title} deleted. Orders already placed keep it.`,
  undo: 'Undo',
  history: 'Changes in the audit',
  changed: 'Someone else has saved this offer while you were editing.',
  changedProblem: 'Not saved: someone else has saved or deleted this offer in the meantime.',
  theirs: 'Show theirs',
  previewTitle: 'What shoppers get',
  previewWait: 'Fill in the form to see the offer in words.',
  terms: termsText,
  states,
  fault: (fault: OfferFormFault) => sentenceOf(fault, faults),
  labels,
} as const;
