import type { BundleFormFault } from '#domain/bundle/bundle-form.ts';
import type { BundleFault } from '#domain/bundle/bundle-offer.ts';
import { type OwnSentences, sentenceOf } from '../site/forms.ts';

const faults: OwnSentences<BundleFormFault> = {
  'too-long': 'Please use at most 80 characters.',
  few: 'Add at least two products.',
  twice: 'This product is already in the bundle.',
};

const states: Readonly<Record<BundleFault['fault'] | 'on', (titles: string) => string>> = {
  on: () => 'Active',
  off: () => 'Inactive',
  'not-sold': (titles) => `Inactive: ${titles} is not on sale`,
  'out-of-stock': (titles) => `Inactive: ${titles} is out of stock`,
  'saving-too-large': () => 'Inactive: the saving is too high',
};

/** The words of the staff's bundles. */
export const words = {
  title: 'Bundles',
  lead: 'Products that cost less together. Their product pages offer the bundle, and checkout applies the saving automatically.',
  create: 'New bundle',
  createTitle: 'New bundle',
  empty: 'No bundles yet.',
  emptyHint: 'Pick two to four products that go well together and enter the saving.',
  caption: 'Bundles, newest first',
  columns: { title: 'Title', parts: 'Products', saving: 'Saving', state: 'Status' },
  back: 'All bundles',
  missing: 'Bundle not found. It may have been deleted.',
  labels: {
    title: 'Title',
    saving: 'Saving, ₹',
    part: (place: number) => `Product ${place}`,
    quantity: (place: number) => `Pieces of product ${place}`,
  },
  hints: {
    title: 'Shown in the cart and on the invoice, such as “Oil + Shampoo”.',
    saving: 'Must be less than the total price. Applied before coupons.',
  },
  optional: 'optional',
  find: 'Find a product (name or SKU starts with)',
  findDo: 'Find',
  searching: 'Searching …',
  noneFound: 'No other products found.',
  choose: (title: string) => `Choose ${title}`,
  remove: (title: string) => `Remove ${title}`,
  removeShort: 'Remove',
  inStock: (stock: number) => (stock === 1 ? '1 in stock' : `${stock} in stock`),
  archived: 'not on sale',
  previewTitle: 'What shoppers see',
  previewWait: 'Pick at least two products and a saving to see the price.',
  preview: (price: string, sum: string, saving: string) =>
    `${price} instead of ${sum}: save ${saving}.`,
  previewMrp: (mrp: string) => `MRP together ${mrp}.`,
  save: 'Save',
  make: 'Create bundle',
  saving: 'Saving …',
  saved: (title: string) => `${title} saved.`,
  created: (title: string) => `${title} is on offer.`,
  turnOff: 'Switch off',
  turnedOff: (title: string) => `${title} switched off.`,
  turnOn: 'Switch on',
  turnedOn: (title: string) => `${title} is on offer.`,
  delete: 'Delete',
  deleted: (title: string) => `${title} deleted.`,
  restored: (title: string) => `${title} restored.`,
  undo: 'Undo',
  notRestored: 'It could not be restored: a bundle with the same ID exists.',
  changed: 'Someone else has saved this bundle while you were editing.',
  changedProblem: 'Not saved: someone else has saved this bundle in the meantime.',
  theirs: 'Show theirs',
  history: 'Change history',
  state: (fault: BundleFault['fault'] | 'on', titles: string) => states[fault](titles),
  fault: (fault: BundleFormFault) => sentenceOf(fault, faults),
} as const;
