import type { AdminTab } from '#domain/staff/admin-area.ts';
import type { Role } from '#domain/staff/role.ts';

const tabs: Readonly<Record<AdminTab, string>> = {
  overview: 'Overview',
  orders: 'Orders',
  payouts: 'Payouts',
  reports: 'Reports',
  products: 'Products',
  bundles: 'Bundles',
  customers: 'Customers',
  messages: 'Messages',
  reviews: 'Reviews',
  coupons: 'Coupons',
  offers: 'Offers',
  content: 'Shop content',
  settings: 'Settings',
  team: 'Team',
  audit: 'Audit',
  security: 'Account security',
};

const roles: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  staff: 'Staff',
  viewer: 'Viewer: can see everything, can’t make changes',
  packer: 'Packer: packs and ships orders',
  accountant: 'Accountant: sees orders, invoices and payments, can’t make changes',
};

/** The words that every part of the staff area shares. */
export const words = {
  // The loading element of every page shows the word NOT.
  loading: 'NOT ready yet. Loading the staff area…',
  title: 'Staff area',
  titleOf: (section: string) => `${section} · Staff area`,
  nav: 'Staff area',
  tabs,
  roles,
  blog: 'Blog',
  shop: 'View shop',
  signOut: 'Sign out',
  list: {
    search: 'Search',
    more: 'Show more',
    empty: 'Nothing here yet',
    none: 'No results',
    noneHint: 'Remove a filter or try another search.',
    failed: 'This list could not be loaded',
    retry: 'Try again',
    loading: 'Loading…',
    count: (shown: number, more: boolean) =>
      more ? `${shown} shown, more available` : `${shown} in total`,
  },
  unsaved: {
    title: 'Leave without saving?',
    text: 'Your changes are not saved and will be lost if you leave.',
    leave: 'Leave without saving',
    stay: 'Stay here',
  },
  savedDraft: {
    title: 'You have unsaved changes',
    text: (moment: string) => `On this device, ${moment}.`,
    take: 'Restore',
    drop: 'Discard',
    saved: 'Your changes are saved on this device and offered when you come back.',
  },
  /** The filters of a list, folded on a phone. */
  filters: (active: number) => (active > 0 ? `Filters (${active})` : 'Filters'),
  viewerNote: 'You can view this page. Only owners and staff can make changes.',
  rowKeys: {
    open: 'Keyboard shortcuts',
    title: 'Keyboard shortcuts',
    close: 'Close',
    rows: [
      ['J', 'Next row, or next order of a queue'],
      ['K', 'Previous row, or previous order'],
      ['Enter', 'Open'],
      ['X', 'Select, or not'],
      ['?', 'These shortcuts'],
    ],
    enabled: 'Use single-letter shortcuts on this device',
  },
} as const;
