import type { AdminTab } from './admin-area.ts';
import type { Role } from './role.ts';

/**
 * What each role may do: the one table that the staff area and the functions ask. The rules and the matrix that tries them
 * repeat it: rules hide documents, not fields.
 */
const PERMISSIONS = {
  /** Reads orders with their history and invoices, and prints their papers. */
  'see-orders': ['owner', 'staff', 'viewer', 'packer', 'accountant'],
  /** Reads payments, refunds, payouts, alerts, tax reports, figures and the audit. */
  'see-money': ['owner', 'staff', 'viewer', 'accountant'],
  /** Reads everything else: customers, notes, messages, reviews, coupons, drafts. */
  'see-shop': ['owner', 'staff', 'viewer'],
  /** Packs orders and hands them to the courier. */
  pack: ['owner', 'staff', 'packer'],
  /** Changes everything but settings, team and payouts. */
  edit: ['owner', 'staff'],
  /** Changes settings, team and payouts. */
  own: ['owner'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

/** A permission. */
export type Permission = keyof typeof PERMISSIONS;

/** All permissions. */
export const PERMISSION_NAMES = Object.keys(PERMISSIONS) as readonly Permission[];

/** The roles that have a permission. */
export function rolesWith(permission: Permission): readonly Role[] {
  return PERMISSIONS[permission];
}

/** Whether a role has a permission; no role has none. */
export function may(role: Role | null, permission: Permission): boolean {
  return role !== null && rolesWith(permission).includes(role);
}

/** What a tab of the staff area needs. */
export const TAB_PERMISSIONS: Readonly<Record<AdminTab, Permission>> = {
  overview: 'see-money',
  orders: 'see-orders',
  payouts: 'see-money',
  reports: 'see-money',
  products: 'see-shop',
  bundles: 'see-shop',
  customers: 'see-shop',
  messages: 'see-shop',
  reviews: 'see-shop',
  coupons: 'see-shop',
  offers: 'see-shop',
  settings: 'see-shop',
  content: 'see-shop',
  team: 'see-shop',
  audit: 'see-money',
  security: 'see-orders',
};

/** What the blog of the staff area needs. */
export const BLOG_PERMISSION: Permission = 'see-shop';
