import type { PriceStep } from '#domain/pricing/bulk-price.ts';
import type { GridFault, GridField } from '#domain/product-change/grid-row.ts';
import { faultSentence, labels } from '../product.ts';

/** The words of the grid that edits many products. */
export const words = {
  open: 'Edit many',
  title: 'Edit many products',
  lead: 'Shows the products of the list, with its search and filters. Nothing is saved before you have seen the differences.',
  keys: 'Arrow keys move. Typing or Enter edits a cell. Enter goes down, Tab goes right, Esc cancels. Space selects the row.',
  caption: 'Products in a grid',
  column: {
    product: 'Product',
    price: 'Price (₹)',
    mrp: 'MRP (₹)',
    stock: 'Stock',
    lowStockAt: 'Low stock at',
    category: 'Category',
    active: 'Status',
  },
  select: (title: string) => `Select ${title}`,
  selected: (count: number) => `${count} selected`,
  was: (value: string) => `was ${value || '–'}`,
  cell: (column: string, title: string) => `${column} of ${title}`,
  active: { yes: 'On sale', no: 'Archived' },
  bulk: {
    title: 'Change prices together',
    field: 'Change',
    fields: { price: 'Price', mrp: 'MRP' },
    by: 'By',
    ways: { percent: 'Percent', amount: 'Amount in ₹' },
    value: 'How much',
    valueHint: '-10 lowers, +5 raises.',
    ending: 'Round to',
    endings: { rupee: 'whole rupees', nine: 'a price ending in 9' },
    submit: (count: number) => (count === 1 ? 'Fill in 1 product' : `Fill in ${count} products`),
    missing: 'Enter a number, such as -10 or +5.',
    filled: (count: number) =>
      count === 1 ? '1 cell filled in, not saved yet.' : `${count} cells filled in, not saved yet.`,
    refused: {
      'above-mrp': (count: number) =>
        `${count} left as they are: the price would be above the MRP.`,
      'below-price': (count: number) =>
        `${count} left as they are: the MRP would be below the price.`,
      nothing: (count: number) => `${count} left as they are: rounding leaves the same value.`,
    } satisfies Record<NonNullable<PriceStep['refused']>, (count: number) => string>,
  },
  changed: (count: number) => (count === 1 ? '1 product changed' : `${count} products changed`),
  unchanged: 'No changes yet.',
  wrong: (count: number) => (count === 1 ? '1 cell to correct' : `${count} cells to correct`),
  toWrong: 'Go to it',
  review: 'Review changes',
  discard: 'Discard all',
  previewTitle: 'Save these changes?',
  close: 'Back to the grid',
  save: (count: number) => (count === 1 ? 'Save 1 product' : `Save ${count} products`),
  saving: (done: number, count: number) => `${done} of ${count} saved …`,
  saved: (count: number) => (count === 1 ? '1 product saved.' : `${count} products saved.`),
  licence: (titles: string) =>
    `Food needs your FSSAI licence in Settings → Tax before it can be on sale: ${titles}`,
  note: 'Grid',
} as const;

/** What is wrong with a cell. */
export function gridFaultSentence(field: GridField, fault: GridFault): string {
  if (fault.code === 'gate') {
    const { missing, claims } = fault.gate;
    return missing.length > 0
      ? `Missing before it can be on sale: ${missing.map((name) => labels[name]).join(', ')}`
      : `Not allowed in advertising: ${claims.map((claim) => claim.words).join(', ')}. Open the product.`;
  }
  if (field === 'price' && fault.code === 'below-price') return 'Above the MRP.';
  if (field === 'active' && fault.code === 'choice')
    return 'Open the product: its form has an error.';
  return faultSentence(fault);
}
