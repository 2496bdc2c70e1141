import { foldCase, includesWord, searchWords } from '#domain/search/search-words.ts';
import { CONTENT_PARTS } from '#domain/shop-content/parts.ts';
import { SETTING_SECTIONS } from '#domain/site/settings-fields.ts';
import { ADMIN_TABS, adminPaths } from '#domain/staff/admin-area.ts';
import {
  BLOG_PERMISSION,
  may,
  type Permission,
  TAB_PERMISSIONS,
} from '#domain/staff/permissions.ts';
import type { Role } from '#domain/staff/role.ts';
import { words as adminWords } from '#text/admin/admin.ts';
import { contentWords } from '#text/admin/content/content.ts';
import { words } from '#text/admin/search/palette.ts';
import { feedWords } from '#text/admin/feed/feed.ts';
import { words as settingsWords } from '#text/admin/settings.ts';
import { FILE } from '../products/open-param.ts';

/** A row of the palette: what it is called, and the address that it opens. */
export interface PaletteEntry {
  readonly to: string;
  readonly name: string;
  /** A second line, such as the customer of an order. */
  readonly detail?: string;
}

interface Command extends PaletteEntry {
  /** Left out for roles without it: they could only look at the form, or not even that. */
  readonly needs: Permission;
}

const { actions } = words;
const orders = (filter: string): string => `${adminPaths.tab('orders')}?${filter}`;

const ACTIONS: readonly Command[] = [
  { name: actions.toPack, to: orders('queue=to-pack'), needs: 'see-orders' },
  { name: actions.toShip, to: orders('queue=to-ship'), needs: 'see-orders' },
  { name: actions.newOrder, to: orders('view=new'), needs: 'edit' },
  { name: actions.newProduct, to: adminPaths.create('products'), needs: 'edit' },
  { name: actions.newCoupon, to: adminPaths.create('coupons'), needs: 'edit' },
  { name: actions.newOffer, to: adminPaths.create('offers'), needs: 'edit' },
  { name: actions.newBundle, to: adminPaths.create('bundles'), needs: 'edit' },
  { name: actions.newArticle, to: adminPaths.newArticle, needs: 'edit' },
  { name: actions.productFile, to: adminPaths.open('products', FILE), needs: 'edit' },
  {
    name: actions.newMessages,
    to: `${adminPaths.tab('messages')}?status=new&sort=oldest`,
    needs: 'see-shop',
  },
  { name: actions.questions, to: `${adminPaths.tab('reviews')}?kind=questions`, needs: 'see-shop' },
  { name: actions.lowStock, to: `${adminPaths.tab('products')}?low=yes`, needs: 'see-shop' },
  { name: actions.unpaid, to: orders('status=pending-payment'), needs: 'see-orders' },
  { name: actions.openReturns, to: orders('returns=open'), needs: 'see-orders' },
  { name: actions.overdueParcels, to: orders('returns=overdue'), needs: 'see-orders' },
  { name: actions.taxReports, to: orders('view=reports'), needs: 'see-money' },
];

const PAGES: readonly Command[] = [
  ...ADMIN_TABS.map((tab) => ({
    name: adminWords.tabs[tab],
    to: adminPaths.tab(tab),
    needs: TAB_PERMISSIONS[tab],
  })),
  { name: adminWords.blog, to: adminPaths.blog, needs: BLOG_PERMISSION },
];

const SETTINGS: readonly Command[] = [
  ...SETTING_SECTIONS.map((section) => ({
    name: settingsWords.sections[section].title,
    to: `${adminPaths.tab('settings')}#settings-${section}`,
    needs: TAB_PERMISSIONS.settings,
  })),
  {
    name: feedWords.title,
    to: `${adminPaths.tab('settings')}#settings-feed`,
    needs: TAB_PERMISSIONS.settings,
  },
  ...CONTENT_PARTS.map((part) => ({
    name: contentWords.parts[part].title,
    to: adminPaths.content(part),
    needs: TAB_PERMISSIONS.content,
  })),
];

/** What a role can open without a read. */
export function commandsFor(
  role: Role | null,
): Readonly<Record<'actions' | 'pages' | 'settings', readonly PaletteEntry[]>> {
  const allowed = ({ needs }: Command): boolean => may(role, needs);
  return {
    actions: ACTIONS.filter(allowed),
    pages: PAGES.filter(allowed),
    settings: SETTINGS.filter(allowed),
  };
}

/** Whether a role may open an entry: by its command, or by the tab that it leads to. */
export function mayOpen(role: Role | null, { to }: PaletteEntry): boolean {
  const command = [...ACTIONS, ...PAGES, ...SETTINGS].find((one) => one.to === to);
  const page = PAGES.find((one) => one.to === to.split(/[?#]/u)[0]);
  return [command, page].every((one) => !one || may(role, one.needs));
}

/** The entries whose name has every typed word, also inside of a word. */
export function matching(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const typedWords = searchWords(typed);
  return entries.filter(({ name }) => includesWord(foldCase(name), typedWords));
}
