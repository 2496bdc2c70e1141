import type { PaletteGroup } from '#domain/staff/palette.ts';

const groups: Readonly<Record<PaletteGroup, string>> = {
  recent: 'Recent',
  actions: 'Actions',
  pages: 'Pages',
  settings: 'Settings',
  orders: 'Orders',
  products: 'Products',
  customers: 'Customers',
  messages: 'Messages',
};

/** The words of the search over the whole staff area. */
export const words = {
  open: 'Search',
  /** The keyboard shortcut beside the button; on a Mac with its own key. */
  shortcut: (isMac: boolean) => (isMac ? '⌘K' : 'Ctrl K'),
  title: 'Search the staff area',
  close: 'Close search',
  label: 'Order, product, customer, message, page or action',
  results: 'Results',
  groups,
  hint: 'Type at least 3 letters or digits to search orders, products, customers and messages.',
  loading: 'Searching…',
  found: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: (typed: string) => `Nothing found for “${typed}”`,
  noneHint:
    'Check the spelling, or try an order number, phone number or email. Products are found by a word of their title or the beginning of their SKU, messages by email or ticket number.',
  failed: (group: PaletteGroup) => `Couldn’t search ${groups[group].toLowerCase()}.`,
  retry: 'Try again',
  all: (group: PaletteGroup) => `All ${groups[group].toLowerCase()} found`,
  keys: 'Arrow keys choose, Enter opens, Esc closes.',
  archived: 'Archived',
  actions: {
    toPack: 'Orders to pack',
    toShip: 'Orders to ship',
    unpaid: 'Unpaid orders',
    openReturns: 'Open returns',
    overdueParcels: 'Parcels overdue on their way back',
    taxReports: 'Tax reports (GST)',
    newMessages: 'New messages, oldest first',
    lowStock: 'Products low in stock',
    questions: 'Questions to answer',
    newOrder: 'New order by phone or WhatsApp',
    newProduct: 'New product',
    newBundle: 'New bundle',
    newCoupon: 'New coupon',
    newOffer: 'New offer',
    newArticle: 'New article',
    productFile: 'Import and export products',
  },
} as const;
