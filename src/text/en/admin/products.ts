import type { ProductView } from '#domain/product/product-view.ts';
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
  lead: 'What the shop sells. What is on sale is seen by everyone; what is archived by staff alone.',
  add: 'New product',
  toImport: 'CSV file',
  back: 'To the list of products',
  caption: 'Products',
  search: 'Search by how it begins',
  searchHint:
    'Finds products whose SKU, address or title begins with this. A word in the middle of a title is not looked for.',
  find: 'Search',
  clear: 'Show all again',
  found: (text: string) => `Beginning with “${text}”`,
  filters: 'Filters',
  status: 'Status',
  statuses: { '': 'All', active: 'On sale', archived: 'Archived' },
  category: 'Category',
  class: 'Class',
  all: 'All',
  low: (pieces: number) => `Low stock: ${pieces} pieces or fewer`,
  incomplete: 'Legal record not complete',
  sort: 'Order',
  sorts,
  sifted: 'This filter looks through 200 products at a time. “Show more” looks on.',
  siftedNone: 'None among the products looked through so far.',
  column: {
    select: 'Select',
    product: 'Product',
    category: 'Category',
    price: 'Price',
    stock: 'Stock',
    status: 'Status',
    record: 'Legal record',
  },
  active: 'On sale',
  archived: 'Archived',
  missing: (count: number) => (count === 1 ? '1 thing missing' : `${count} things missing`),
  complete: 'Complete',
  select: (title: string) => `Select ${title}`,
  selectAll: 'Select all that are shown',
  selectNone: 'Select none',
  selected: (count: number) => (count === 1 ? '1 product selected' : `${count} products selected`),
  empty: 'No product yet. The first one begins with “New product”.',
  notFound: 'There is no product at this address. It may have been deleted.',
  deleted: (title: string) => `Deleted: ${title}`,
  restored: (title: string) => `Back again: ${title}`,
  undo: 'Undo',
  archivedNow: (title: string) => `Archived: ${title}. Nobody but staff sees it now.`,
  activeNow: (title: string) => `On sale: ${title}`,
  taken: 'There is another product at this address by now.',
  changed: 'Somebody has saved this product meanwhile. Look at it again first.',
} as const;
