import type { OtherShop } from '#domain/product-file/csv-headings.ts';

/** What another shop system is called. */
export const shopNames: Readonly<Record<OtherShop, string>> = {
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
};

/** The words of the import of another shop's export. */
export const words = {
  title: (shop: string) => `This is a ${shop} export`,
  lead: 'Check which column fills which field. We remember it for the next file. Each variant becomes a product of one variant group. Everything is imported as a draft that only staff can see.',
  none: 'Not imported',
  noCategory: 'None yet',
  productClass: 'Regulatory class of these products',
  productClassHint:
    'Decides which legal details a product needs. You can change it for each later.',
  columns: 'Columns',
  categories: 'Categories',
  leftOut: (names: string) => `Not imported: ${names}.`,
  check: 'Check the file',
  change: 'Change the mapping',
  drafts: 'Drafts to complete',
  draftsHint: 'A product goes on sale once these legal details are filled in.',
  missing: 'Missing details',
  complete: 'None: ready to go on sale',
  partial: (products: number, left: number) =>
    `Import ${products} without errors, leave out ${left}`,
  pictures: (done: number, count: number) => `${done} of ${count} pictures added …`,
  byHand: 'Add these pictures by hand',
  byHandHint:
    'Their server does not let us copy them, the file is no picture, or the product has eight already. Open the link, save the picture, and add it to the product.',
  picture: 'Picture',
  recent: 'Recent imports',
  recentNone: 'No imports yet.',
  recentCaption: 'Imports, latest first',
  column: { at: 'When', file: 'File', count: 'Products', by: 'By', undo: 'Undo' },
} as const;
