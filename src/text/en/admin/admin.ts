import type { AdminTab } from '#domain/staff/admin-area.ts';
import type { Role } from '#domain/staff/role.ts';

const tabs: Readonly<Record<AdminTab, string>> = {
  overview: 'Overview',
  orders: 'Orders',
  products: 'Products',
  customers: 'Customers',
  messages: 'Messages',
  reviews: 'Reviews',
  coupons: 'Coupons',
  settings: 'Settings',
  team: 'Team',
  audit: 'Audit',
  security: 'Account security',
};

const roles: Readonly<Record<Role, string>> = {
  owner: 'Owner',
  staff: 'Staff',
  viewer: 'Viewer: sees everything, changes nothing',
};

/** The words that every part of the staff area shares. */
export const words = {
  // The loading element of every page shows the word NOT.
  loading: 'NOT ready yet. The staff area is on its way.',
  title: 'Staff area',
  nav: 'Parts of the staff area',
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
    noneHint: 'Take a filter away, or search for something else.',
    failed: 'This list could not be read',
    retry: 'Try again',
    loading: 'The list is on its way',
    count: (shown: number, more: boolean) =>
      more ? `${shown} shown, there are more` : `${shown} in all`,
  },
  unsaved: {
    title: 'Leave without saving?',
    text: 'What you have typed here is not saved. It goes when you leave.',
    leave: 'Leave without saving',
    stay: 'Stay here',
  },
  savedDraft: {
    title: 'Something was typed here and not saved',
    text: (moment: string) => `On this device, ${moment}.`,
    take: 'Take it back',
    drop: 'Discard',
    saved: 'What you typed is kept on this device and offered when you come back.',
  },
  viewerNote: 'You may look at everything. Changing things is for owner and staff.',
} as const;
