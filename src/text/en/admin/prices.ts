import type { PriceChangeFault } from '#domain/pricing/price-change.ts';
import { type OwnSentences, sentenceOf } from '../site/forms.ts';

const faults: OwnSentences<PriceChangeFault> = {
  moment: 'Enter a date and time, such as 1 December 2026, 00:00.',
  past: 'This time is in the past. To change the price now, use the form above.',
  taken: 'A price is already planned for this time. Edit that one.',
  'below-price': 'The MRP is below the selling price. Products can’t be sold above MRP.',
};

/** The words of a product's planned prices. Amounts and moments arrive as text. */
export const words = {
  title: 'Planned prices',
  lead: 'Plan a price for a date and time. Carts and orders use it from that minute, and product pages within five minutes. Until then only staff can see it.',
  caption: 'Planned prices, next first',
  column: {
    from: 'From',
    price: 'Price',
    mrp: 'MRP',
    by: 'Planned by',
    moves: 'Actions',
  },
  empty: 'No planned prices.',
  due: 'Started: orders use it, the product page follows within five minutes.',
  history: 'Change history',
  plan: 'Plan a price',
  replan: (moment: string) => `Edit the price from ${moment}`,
  from: 'From',
  fromHint: 'Date and time (IST).',
  price: 'Selling price in rupees',
  priceHint: 'Inclusive of all taxes, such as 449 or 449.50.',
  mrp: 'MRP in rupees',
  mrpHint: 'As printed on the packs you ship from then on. If empty, same as the selling price.',
  optional: 'optional',
  submit: 'Plan price',
  save: 'Save changes',
  saving: 'Saving …',
  cancel: 'Cancel',
  change: 'Edit',
  takeBack: 'Delete',
  nameOf: (what: string, moment: string) => `${what}: price from ${moment}`,
  planned: (price: string, moment: string) => `Planned: ${price} from ${moment}`,
  takenBack: (moment: string) => `Deleted: price from ${moment}`,
  undo: 'Undo',
  changed: 'This plan has been changed or has already started. Please check it again.',
  fault: (fault: PriceChangeFault) => sentenceOf(fault, faults),
} as const;

/** The note of the audit entry when a planned price is applied or dropped. */
export function plannedPriceNote(email: string, from: string): string {
  return `planned by ${email} from ${from} on`;
}
