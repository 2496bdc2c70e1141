import type { ProductView } from '#domain/catalog/product-view.ts';
import type { Product } from '#domain/product/product.ts';

/** What a product's class is called among staff, who need the law's words. */
export const classNames: Readonly<Record<Product['productClass'], string>> = {
  'ayurvedic-classical': 'Ayurvedic medicine, classical',
  'ayurvedic-proprietary': 'Ayurvedic medicine, proprietary',
  cosmetic: 'Cosmetic',
  'food-supplement': 'Food supplement',
  other: 'Other goods',
};

const sorts: Readonly<Record<ProductView['sort'], string>> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  name: 'Name, A to Z',
  'name-down': 'Name, Z to A',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  'stock-low': 'Stock, few to many',
  'stock-high': 'Stock, many to few',
};

/** The words of the staff's list of products. */
export const words = {
  title: 'Products',
  lead: 'Products on sale are visible to everyone; archived products only to staff.',
  add: 'New product',
  toImport: 'Export / Import',
  back: 'All products',
  caption: 'Products',
  search: 'Search products',
  searchHint: 'Searches the start of the SKU, address or title.',
  find: 'Search',
  clear: 'Clear search',
  addPictures: 'Add pictures',
  found: (text: string) => `Starting with “${text}”`,
  filters: 'Filters',
  status: 'Status',
  statuses: { '': 'All', active: 'On sale', archived: 'Archived' },
  category: 'Category',
  class: 'Class',
  all: 'All',
  low: (pieces: number) => `Low stock: ${pieces} pieces or fewer`,
  incomplete: 'Legal details incomplete',
  sort: 'Sort by',
  sorts,
  sifted: 'This filter checks 200 products at a time. “Show more” checks the next ones.',
  siftedNone: 'No matches in the products checked so far.',
  column: {
    select: 'Select',
    product: 'Product',
    category: 'Category',
    price: 'Price',
    stock: 'Stock',
    status: 'Status',
    record: 'Legal details',
  },
  active: 'On sale',
  archived: 'Archived',
  missing: (count: number) =>
    count === 1 ? '1 legal detail missing' : `${count} legal details missing`,
  complete: 'Complete',
  select: (title: string) => `Select ${title}`,
  selectAll: 'Select all shown',
  selectNone: 'Clear selection',
  selected: (count: number) => (count === 1 ? '1 product selected' : `${count} products selected`),
  empty: 'No products yet. Add your first one with “New product”.',
  notFound: 'Product not found. It may have been deleted.',
  deleted: (title: string) => `Deleted: ${title}`,
  restored: (title: string) => `Restored: ${title}`,
  undo: 'Undo',
  archivedNow: (title: string) => `Archived: ${title}. Only staff can see it now.`,
  activeNow: (title: string) => `On sale: ${title}`,
  taken: 'Another product now uses this address.',
  changed: 'Someone else has saved this product. Please check it again first.',
} as const;
