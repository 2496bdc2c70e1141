/** The words of a change of many products at once. */
export const words = {
  title: 'Change the selected products',
  what: 'What',
  choices: {
    archive: 'Archive',
    activate: 'Put on sale',
    category: 'Move to a category',
    price: 'Change prices by percent',
  },
  category: 'New category',
  percent: 'Percent',
  percentHint: '-10 lowers by a tenth, +5 raises. Rounded to the paisa; never above the MRP.',
  percentWrong: 'A number of percent from -90 to +200 with at most two decimals, such as -10.',
  preview: 'Look at it first',
  clear: 'Select none',
  previewTitle: 'This would change',
  caption: 'What would change',
  column: { product: 'Product', before: 'Now', after: 'Then' },
  refused: {
    'above-mrp': 'stays: above its MRP',
    nothing: 'stays: no change',
    gate: 'stays: something is missing before it can be sold; open it',
    licence: 'stays: a food, and Settings have no FSSAI licence',
    same: 'stays: it is so already',
  },
  apply: (count: number) => (count === 1 ? 'Change 1 product' : `Change ${count} products`),
  applying: (done: number, count: number) => `${done} of ${count} changed …`,
  done: (count: number) => (count === 1 ? '1 product changed.' : `${count} products changed.`),
  nothing: 'None of the selected products would change.',
  changed: (slug: string) =>
    `Somebody has saved ${slug} meanwhile; its group of up to 200 was not changed. Look at it, then try again.`,
} as const;
