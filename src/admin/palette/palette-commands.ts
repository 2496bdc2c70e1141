import { foldCase, includesWord, searchWords } from '#domain/search/search-words.ts';
import { SETTING_SECTIONS } from '#domain/site/settings-fields.ts';
import { ADMIN_TABS, adminPaths } from '#domain/staff/admin-area.ts';
import { words as adminWords } from '#text/admin/admin.ts';
import { words } from '#text/admin/search/palette.ts';
import { words as settingsWords } from '#text/admin/settings.ts';
import { FILE } from '../products/open-param.ts';

/** A row of the palette: what it is called, and the address that it opens. */
export interface PaletteEntry {
  readonly to: string;
  readonly name: string;
  /** A second line, such as the customer of an order. */
  readonly detail?: string;
}

interface Action extends PaletteEntry {
  /** Left out for viewers, who could only look at its form. */
  readonly edits?: true;
}

const { actions } = words;
const orders = (filter: string): string => `${adminPaths.tab('orders')}?${filter}`;

const ACTIONS: readonly Action[] = [
  { name: actions.toPack, to: orders('queue=to-pack') },
  { name: actions.toShip, to: orders('queue=to-ship') },
  { name: actions.newProduct, to: adminPaths.create('products'), edits: true },
  { name: actions.newCoupon, to: adminPaths.create('coupons'), edits: true },
  { name: actions.newBundle, to: adminPaths.create('bundles'), edits: true },
  { name: actions.newArticle, to: adminPaths.newArticle, edits: true },
  { name: actions.productFile, to: adminPaths.open('products', FILE), edits: true },
  { name: actions.newMessages, to: `${adminPaths.tab('messages')}?status=new&sort=oldest` },
  { name: actions.questions, to: `${adminPaths.tab('reviews')}?kind=questions` },
  { name: actions.lowStock, to: `${adminPaths.tab('products')}?low=yes` },
  { name: actions.unpaid, to: orders('status=pending-payment') },
  { name: actions.openReturns, to: orders('returns=open') },
  { name: actions.overdueParcels, to: orders('returns=overdue') },
  { name: actions.taxReports, to: orders('view=reports') },
];

const PAGES: readonly PaletteEntry[] = [
  ...ADMIN_TABS.map((tab) => ({ name: adminWords.tabs[tab], to: adminPaths.tab(tab) })),
  { name: adminWords.blog, to: adminPaths.blog },
];

const SETTINGS: readonly PaletteEntry[] = SETTING_SECTIONS.map((section) => ({
  name: settingsWords.sections[section].title,
  to: `${adminPaths.tab('settings')}#settings-${section}`,
}));

/** What a search can open without a read. */
export const COMMANDS = { actions: ACTIONS, pages: PAGES, settings: SETTINGS } as const;

/** The actions of a role. */
export function actionsFor(mayEdit: boolean): readonly PaletteEntry[] {
  return ACTIONS.filter(({ edits }) => mayEdit || !edits);
}

/** The entries whose name has every typed word, also inside of a word. */
export function matching(entries: readonly PaletteEntry[], typed: string): readonly PaletteEntry[] {
  const typedWords = searchWords(typed);
  return entries.filter(({ name }) => includesWord(foldCase(name), typedWords));
}
