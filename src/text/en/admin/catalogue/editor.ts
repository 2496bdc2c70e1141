/** The words of a product's preview and of its variants. */
export const words = {
  preview: 'Preview',
  previewTitle: 'As shoppers will see it',
  previewNote: 'With what is typed now, saved or not.',
  close: 'Back to the form',
  untitled: 'No title yet',
  noPicture: 'No picture yet',
  noPrice: 'No price yet',
  takeLabel: (title: string) => `Copy label details of “${title}”`,
  takeLabelHint:
    'Fills in licence, HSN, GST rate and what else is empty. You can change all of it.',
  taken: (fields: string) => `Filled in, please check against your pack: ${fields}.`,
  variants: 'Variants',
  variantsLead: 'Each page offers the other sizes that are on sale.',
  variantsCaption: 'Products of this variant group',
  addVariant: 'Add a variant',
  column: {
    product: 'Product',
    size: 'Size',
    price: 'Price',
    mrp: 'MRP',
    stock: 'Stock',
    status: 'Status',
  },
} as const;
