/** The parts of the staff area, as `/admin/dashboard/{tab}` names them; the first is where staff arrive. */
export const ADMIN_TABS = [
  'overview',
  'orders',
  'products',
  'customers',
  'messages',
  'reviews',
  'coupons',
  'settings',
  'team',
  'audit',
] as const;

/** One of the parts. */
export type AdminTab = (typeof ADMIN_TABS)[number];

/** The part that an address names; null when it names none. */
export function adminTab(asked: string | undefined): AdminTab | null {
  return ADMIN_TABS.find((tab) => tab === asked) ?? null;
}

/** The addresses of the staff area. */
export const adminPaths = {
  entry: '/admin',
  blog: '/admin/blog',
  tab(tab: AdminTab): string {
    return `/admin/dashboard/${tab}`;
  },
  /** One order, product …: the part with the id of what is open in it. */
  open(tab: AdminTab, id: string): string {
    return `/admin/dashboard/${tab}?open=${encodeURIComponent(id)}`;
  },
  /** The invoice of a transaction, or the order's summary before there is one. */
  invoice(tid: string): string {
    return `/admin/dashboard/invoice/${encodeURIComponent(tid)}`;
  },
  article(slug: string): string {
    return `/admin/blog?open=${encodeURIComponent(slug)}`;
  },
} as const;
