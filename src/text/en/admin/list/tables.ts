import { formatNumber as number } from '#domain/money/number.ts';

/** The words of every table of the staff area. */
export const tableWords = {
  selectShown: 'Select all shown',
  /** Totals of all pages. `more` is whether there are more than could be counted. */
  total: (count: number, more: boolean) =>
    count === 1 ? '1 row' : `${number(count)}${more ? '+' : ''} rows`,
  pager: {
    label: 'Pages',
    page: (page: number) => `Page ${number(page)}`,
    first: 'First page',
    previous: 'Previous page',
    next: 'Next page',
    pastEnd: 'There are no more rows.',
  },
  select: {
    all: (count: number) => `Select all ${number(count)} matching`,
    first: (count: number) => `Select the first ${number(count)} matching`,
    progress: (done: number, count: number) => `Selecting… ${number(done)} of ${number(count)}`,
    cancel: 'Cancel',
  },
  columns: {
    open: 'Columns',
    title: 'Columns',
    close: 'Close',
    hint: 'The address keeps the columns: a saved view or a shared link shows the same.',
    up: (column: string) => `Move ${column} up`,
    down: (column: string) => `Move ${column} down`,
    reset: 'Standard columns',
  },
  views: {
    open: (count: number) => (count === 0 ? 'Views' : `Views (${number(count)})`),
    title: 'Saved views',
    close: 'Close',
    lead: 'A view keeps the search, filters, order and columns. Only you see yours, on every device.',
    none: 'No saved views yet.',
    name: 'Name',
    nameMissing: 'Give the view a name.',
    save: 'Save this view',
    saved: (name: string) => `Saved: ${name}`,
    remove: (name: string) => `Delete the view ${name}`,
    removed: (name: string) => `Deleted: ${name}`,
    undo: 'Undo',
    full: (most: number) => `You have ${most} views. Delete one first.`,
  },
  exporting: {
    open: 'Export CSV',
    title: 'Export CSV',
    cancel: 'Cancel',
    close: 'Close',
    progress: (done: number) => `${number(done)} rows read…`,
    done: (rows: number) => (rows === 1 ? '1 row exported.' : `${number(rows)} rows exported.`),
  },
} as const;
