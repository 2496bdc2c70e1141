/** The words of a change of many products at once. */
export const words = {
  title: 'Edit selected products',
  what: 'Action',
  choices: {
    archive: 'Archive',
    activate: 'Put on sale',
    category: 'Move to a category',
    price: 'Change prices by percent',
  },
  category: 'New category',
  percent: 'Percent',
  percentHint:
    '-10 lowers prices by 10%, +5 raises them by 5%. Rounded to whole rupees; never above the MRP.',
  percentMissing: 'Enter a percentage, such as -10.',
  preview: 'Preview',
  clear: 'Clear selection',
  previewTitle: 'Preview of changes',
  caption: 'Changes',
  more: (count: number) => `And ${count} more, not listed here.`,
  column: { product: 'Product', before: 'Now', after: 'New' },
  refused: {
    'above-mrp': 'not changed: above its MRP',
    'below-price': 'not changed: below its price',
    nothing: 'not changed: same value',
    gate: 'not changed: details are missing; open the product',
    licence: 'not changed: add your FSSAI licence in Settings first',
    same: 'not changed: already so',
  },
  apply: (count: number) => (count === 1 ? 'Change 1 product' : `Change ${count} products`),
  applying: (done: number, count: number) => `${done} of ${count} changed …`,
  done: (count: number) => (count === 1 ? '1 product changed.' : `${count} products changed.`),
  nothing: 'None of the selected products will change.',
  changed: (slug: string) =>
    `Someone else has saved ${slug}, so its batch of up to 200 products was not changed. Check it and try again.`,
} as const;
