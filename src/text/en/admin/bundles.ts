import type { BundleFormFault } from '#domain/bundle/bundle-form.ts';
import type { BundleFault } from '#domain/bundle/bundle-offer.ts';

const faults: Readonly<Record<BundleFormFault, string>> = {
  required: 'Please fill this in.',
  'too-long': 'Please use at most 80 characters.',
  amount: 'Please give an amount in rupees above zero, such as 60 or 49.50.',
  quantity: 'Please give a whole number from 1 to 20.',
  few: 'A bundle has at least two products.',
  twice: 'This product is in the bundle already.',
};

const states: Readonly<Record<BundleFault['fault'] | 'on', (titles: string) => string>> = {
  on: () => 'on offer',
  off: () => 'off',
  'not-sold': (titles) => `not offered: ${titles} is not on sale`,
  'out-of-stock': (titles) => `not offered: ${titles} is out of stock`,
  'saving-too-large': () => 'not offered: the saving is not below the price',
};

/** The words of the staff's bundles. */
export const words = {
  title: 'Bundles',
  lead: 'Products that cost less together. Each product’s page offers them, and the checkout takes the saving off by itself.',
  create: 'New bundle',
  createTitle: 'New bundle',
  empty: 'There are no bundles yet.',
  emptyHint: 'Pick two to four products that go well together, and say how much less they cost.',
  caption: 'The bundles, the newest first',
  columns: { title: 'Title', parts: 'Products', saving: 'Saving', state: 'State' },
  back: 'All bundles',
  missing: 'There is no such bundle. It may have been deleted.',
  labels: {
    title: 'Title',
    saving: 'Saving, ₹',
    part: (place: number) => `Product ${place}`,
    quantity: (place: number) => `Pieces of product ${place}`,
  },
  hints: {
    title: 'Shoppers read it in the cart and on the invoice: “Oil + Shampoo”.',
    saving: 'Less than all products together. It comes off before a coupon.',
  },
  optional: 'optional',
  find: 'Find a product by how its name or SKU begins',
  findDo: 'Find',
  searching: 'Searching …',
  noneFound: 'No other product begins like this.',
  choose: (title: string) => `Choose ${title}`,
  remove: (title: string) => `Take out ${title}`,
  removeShort: 'Take out',
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
  saved: (title: string) => `${title} is saved.`,
  created: (title: string) => `${title} is on offer.`,
  turnOff: 'Switch off',
  turnedOff: (title: string) => `${title} is off.`,
  turnOn: 'Switch on',
  turnedOn: (title: string) => `${title} is on offer.`,
  delete: 'Delete',
  deleted: (title: string) => `${title} is deleted.`,
  restored: (title: string) => `${title} is back.`,
  undo: 'Undo',
  notRestored: 'It could not be restored: it exists again.',
  changed: 'Somebody has saved this bundle while you were typing.',
  changedProblem: 'Nothing was saved: somebody else has changed this bundle meanwhile.',
  theirs: 'Show theirs',
  history: 'Who changed it',
  state: (fault: BundleFault['fault'] | 'on', titles: string) => states[fault](titles),
  faults,
} as const;
