/** Unit of a figure: seconds, milliseconds, kB, a score or count, or a sum of layout shifts. */
export type Unit = 's' | 'ms' | 'kB' | '' | 'cls';

/** A figure's bound: at most or at least a value, or at most a multiple of the reference of the same run. */
export type Bound =
  | { readonly most: number }
  | { readonly least: number }
  | { readonly ratio: number };

/** A figure of the bench. Without a bound it is printed only. */
export interface Line {
  readonly name: string;
  readonly figure: string;
  readonly unit: Unit;
  readonly bound?: Bound;
}

/** A row of the tables below: the label of a figure, its name in the measurements, its unit and its bound. */
type Row = readonly [name: string, figure: string, unit: Unit, bound?: Bound | undefined];

const linesOf = (rows: readonly Row[]): readonly Line[] =>
  rows.map(([name, figure, unit, bound]) => ({ name, figure, unit, ...(bound && { bound }) }));

/** The compared pages. */
export const PAGES = ['home', 'list', 'product'] as const;
export type ComparedPage = (typeof PAGES)[number];

const LAYOUT_SHIFT = { most: 0.005 };
/** Of a visit to home, list, three products and a search, at any size of the catalogue. */
const VISIT_READS = { most: 5 };
/** Of the seeded catalogue's figure, at any other size. */
const GROWTH = { ratio: 1.1 };

/**
 * The bounds: times relative to the static limit of the same run, because a slow machine slows both. Blocking time
 * varies by 100 ms between runs of one build, so it is not measured.
 */
export function lighthouseLines(page: ComparedPage): readonly Line[] {
  return linesOf([
    ['Lighthouse score', 'score', '', { least: 98 }],
    ['largest contentful paint', 'lcp', 's', page === 'home' ? undefined : { ratio: 1.35 }],
    ['layout shift', 'cls', 'cls', LAYOUT_SHIFT],
    ['accessibility', 'a11y', '', { least: 100 }],
    ['best practices', 'practices', '', { least: 100 }],
    ['search engines', 'seo', '', { least: 100 }],
  ]);
}

/** A first visit on Slow 4G with a quarter of the processor. Only the list starts with cards. */
export function coldLines(page: ComparedPage): readonly Line[] {
  const onList = (bound: Bound) => (page === 'list' ? bound : undefined);
  return linesOf([
    ['first contentful paint', 'fcp', 's'],
    ['first name of a product', 'text', 's', onList({ ratio: 1.25 })],
    ['first picture', 'image', 's', onList({ ratio: 1.15 })],
    ['layout shift', 'cls', 'cls', LAYOUT_SHIFT],
    ['bytes until it is loaded', 'bytesAtLoad', 'kB', onList({ most: 120 })],
    ['requests until it is loaded', 'requestsAtLoad', '', onList({ most: 15 })],
  ]);
}

/** A navigation from the list to a product and back. */
export const WALK_LINES = linesOf([
  ['tap to title', 'tapTitle', 'ms', { ratio: 0.3 }],
  ['back to the list', 'back', 'ms', { ratio: 0.2 }],
]);

/** Typing, and a whole visit. */
export const USE_LINES = linesOf([
  ['typing, worst event', 'worst', 'ms', { most: 100 }],
  ['typing, requests', 'typingRequests', '', { most: 0 }],
  ['documents of a visit', 'visitReads', '', VISIT_READS],
  ['the same, signed in', 'customerReads', '', { most: 8 }],
]);

/** Compared between catalogue sizes. */
export const SIZE_LINES = linesOf([
  ['first contentful paint', 'fcp', 'ms', GROWTH],
  ['first name of a product', 'text', 'ms', GROWTH],
  ['bytes until it is loaded', 'bytesAtLoad', 'kB', GROWTH],
  ['bytes until it is quiet', 'bytes', 'kB', GROWTH],
  ['requests until it is quiet', 'requests', '', GROWTH],
  ['documents read', 'reads', '', GROWTH],
  ['documents of a visit', 'visitReads', '', VISIT_READS],
]);

/** While a file of products is imported. */
export const STAFF_LINES = linesOf([['longest task of an import', 'import', 'ms', { most: 500 }]]);
