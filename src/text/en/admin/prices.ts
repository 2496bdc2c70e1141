import type { PriceChangeFault } from '#domain/pricing/price-change.ts';

const faults: Readonly<Record<PriceChangeFault, string>> = {
  required: 'Please fill this in.',
  moment: 'A day and a time, such as 1 December 2026, 00:00.',
  past: 'This moment is past. A price that holds at once is changed in the form above.',
  taken: 'A price is planned for this moment already. Change that one.',
  amount: 'An amount in rupees above 0, such as 449 or 449.50, up to 1,00,00,000.',
  'below-price': 'The MRP is below the selling price. Nothing may be sold above its MRP.',
};

/** The words of a product's planned prices. Amounts and moments arrive as text. */
export const words = {
  title: 'Planned prices',
  lead: 'A price with a day and a time. From that minute on carts and orders have it, and the pages of the shop within five minutes. Until then staff alone know of it.',
  caption: 'Planned prices, the next one first',
  column: {
    from: 'From',
    price: 'Price',
    mrp: 'MRP',
    by: 'Planned by',
    moves: 'Change it',
  },
  empty: 'Nothing is planned: the price stays as it is.',
  due: 'Has begun: orders have it, the product follows within five minutes.',
  history: 'What has changed this product',
  plan: 'Plan a price',
  replan: (moment: string) => `Change the price from ${moment} on`,
  from: 'From',
  fromHint: 'Day and time in India (IST).',
  price: 'Selling price in rupees',
  priceHint: 'With all taxes, such as 449 or 449.50.',
  mrp: 'MRP in rupees',
  mrpHint:
    'What is printed on the packs that are sent from then on: one pack has one MRP. Empty: the same as the selling price.',
  optional: 'may stay empty',
  submit: 'Plan the price',
  save: 'Change the plan',
  saving: 'Saving …',
  cancel: 'Leave it as it is',
  change: 'Change',
  takeBack: 'Take back',
  nameOf: (what: string, moment: string) => `${what}: the price from ${moment} on`,
  planned: (price: string, moment: string) => `Planned: ${price} from ${moment} on`,
  takenBack: (moment: string) => `Taken back: the price from ${moment} on`,
  undo: 'Undo',
  changed: 'Somebody has changed this plan meanwhile, or its moment has come. Look at it again.',
  faults,
} as const;
