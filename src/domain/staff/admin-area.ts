/** The tabs of the staff area, by their segment in `/admin/dashboard/{tab}`; the first is the landing page. */
export const ADMIN_TABS = [
  'overview',
  'orders',
  'payouts',
  'reports',
  'products',
  'bundles',
  'customers',
  'messages',
  'reviews',
  'coupons',
  'offers',
  'content',
  'settings',
  'team',
  'audit',
  'security',
] as const;

/** A tab. */
export type AdminTab = (typeof ADMIN_TABS)[number];

/** The tab of a URL segment; null if there is none. */
export function adminTab(segment: string | undefined): AdminTab | null {
  return ADMIN_TABS.find((tab) => tab === segment) ?? null;
}

/** Values of `open` that are no record: the forms of new ones. */
export const NEW_RECORD = {
  products: '*new',
  bundles: 'new',
  coupons: 'new',
  offers: 'new',
} as const;

/** Where an invitation to the team is accepted. */
export const INVITATION_PATH = '/admin/invitation';

/** The URLs of the staff area. */
export const adminPaths = {
  entry: '/admin',
  blog: '/admin/blog',
  tab(tab: AdminTab): string {
    return `/admin/dashboard/${tab}`;
  },
  /** A single order, product …: the tab with the id of the open record. */
  open(tab: AdminTab, id: string): string {
    return `/admin/dashboard/${tab}?open=${encodeURIComponent(id)}`;
  },
  /** A customer by email address or phone number. */
  customer(contact: string): string {
    return `/admin/dashboard/customers?contact=${encodeURIComponent(contact)}`;
  },
  /** The form of a new product, bundle, coupon or automatic offer. */
  create(tab: keyof typeof NEW_RECORD): string {
    return adminPaths.open(tab, NEW_RECORD[tab]);
  },
  /** The invoice of a transaction, or the order's summary before there is one. */
  invoice(tid: string): string {
    return `/admin/dashboard/invoice/${encodeURIComponent(tid)}`;
  },
  /** The page of the letter that invites to the team. */
  invitation(id: string, token: string): string {
    return `${INVITATION_PATH}?id=${id}&token=${token}`;
  },
  /** A part of the shop's words. */
  content(part: string): string {
    return `/admin/dashboard/content?part=${part}`;
  },
  newArticle: '/admin/blog?new=1',
  article(slug: string): string {
    return `/admin/blog?open=${encodeURIComponent(slug)}`;
  },
} as const;
