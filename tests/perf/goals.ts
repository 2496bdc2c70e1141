import type { Figures } from './throttled.ts';

/** How a figure is written: seconds, milliseconds, kB, a score, a sum of shifts, or a plain number. */
type Unit = 's' | 'ms' | 'kB' | '' | 'cls';

/** One line of the table. */
interface Line {
  readonly name: string;
  readonly figure: string;
  readonly unit: Unit;
  /** What is to be reached: at most this much, at least this much, or at most this share of the static limit. */
  readonly most?: number;
  readonly least?: number;
  readonly ratio?: number;
  /** At most this much more than the static limit. */
  readonly beyond?: number;
}

/** What is measured of a page by Lighthouse. Medians. */
export function lighthouseLines(page: 'home' | 'list' | 'product'): readonly Line[] {
  const ratio = page === 'product' ? 1.1 : 1.35;
  return [
    { name: 'Lighthouse score', figure: 'score', unit: '', least: page === 'list' ? 99 : 100 },
    { name: 'first contentful paint', figure: 'fcp', unit: 's', ratio: 1.1 },
    { name: 'largest contentful paint', figure: 'lcp', unit: 's', ratio },
    { name: 'total blocking time', figure: 'tbt', unit: 'ms', beyond: 30 },
    { name: 'layout shift', figure: 'cls', unit: 'cls', most: 0 },
    { name: 'accessibility', figure: 'a11y', unit: '', least: 100 },
    { name: 'best practices', figure: 'practices', unit: '', least: 100 },
    { name: 'search engines', figure: 'seo', unit: '', least: 100 },
  ];
}

/** What is measured of a first visit on Slow 4G with a quarter of the processor. */
export function coldLines(page: 'home' | 'list' | 'product'): readonly Line[] {
  return [
    { name: 'first contentful paint', figure: 'fcp', unit: 's', ratio: 1.1 },
    { name: 'largest contentful paint', figure: 'lcp', unit: 's' },
    { name: 'first name of a product', figure: 'text', unit: 's', ratio: 1.1 },
    { name: 'first picture', figure: 'image', unit: 's', ratio: 1.12 },
    { name: 'layout shift', figure: 'cls', unit: 'cls', most: 0 },
    { name: 'longest task', figure: 'longest', unit: 'ms', most: 100 },
    { name: 'blocking', figure: 'blocking', unit: 'ms', most: 75 },
    {
      name: 'bytes until it is loaded',
      figure: 'bytesAtLoad',
      unit: 'kB',
      ...(page === 'list' && { most: 180 }),
    },
    {
      name: 'requests until it is loaded',
      figure: 'requestsAtLoad',
      unit: '',
      ...(page === 'list' && { most: 20 }),
    },
    { name: 'bytes until it is quiet', figure: 'bytes', unit: 'kB' },
    { name: 'requests until it is quiet', figure: 'requests', unit: '' },
    { name: 'documents read', figure: 'reads', unit: '' },
  ];
}

/** The first paint beside a limit whose answers have the shop's headers: what is left is not the headers' doing. */
export const WALLED_LINES: readonly Line[] = [
  { name: 'first contentful paint', figure: 'fcp', unit: 's', ratio: 1.1 },
  { name: 'first name of a product', figure: 'text', unit: 's', ratio: 1.1 },
  { name: 'blocking', figure: 'blocking', unit: 'ms', beyond: 30 },
];

/** What is measured of walking on. */
export const WALK_LINES: readonly Line[] = [
  { name: 'tap to title', figure: 'tapTitle', unit: 'ms', most: 100 },
  { name: 'tap to picture', figure: 'tapPicture', unit: 'ms', most: 120 },
  { name: 'bytes after the tap', figure: 'bytesAfterTap', unit: 'kB', most: 25 },
  { name: 'requests after the tap', figure: 'requestsAfterTap', unit: '', most: 2 },
  { name: 'back to the list', figure: 'back', unit: 'ms', most: 40 },
  { name: 'repeat visit, first name', figure: 'repeatText', unit: 's' },
  { name: 'repeat visit, first picture', figure: 'repeatImage', unit: 's' },
];

/** What is measured of typing and of a whole visit. */
export const USE_LINES: readonly Line[] = [
  { name: 'typing, worst event', figure: 'worst', unit: 'ms', most: 40 },
  { name: 'typing, first suggestion', figure: 'suggested', unit: 'ms', most: 100 },
  { name: 'typing, requests', figure: 'typingRequests', unit: '', most: 0 },
  { name: 'typing, pictures of results', figure: 'typingPictures', unit: '' },
  { name: 'documents of a visit', figure: 'visitReads', unit: '', most: 5 },
  { name: 'the same, signed in', figure: 'customerReads', unit: '', most: 8 },
];

/** The middle of several runs, figure by figure; what was not measured is left out. */
export function medians(runs: readonly Figures[]): Figures {
  const names = [...new Set(runs.flatMap((run) => Object.keys(run)))];
  return Object.fromEntries(
    names.map((name) => {
      const values = runs.map((run) => run[name] ?? NaN).toSorted((a, b) => a - b);
      return [name, values[Math.floor(values.length / 2)] ?? NaN];
    }),
  );
}

/** Lines for people: the shop, the static limit, their ratio, what is to be reached and whether it is. */
export function table(
  title: string,
  lines: readonly Line[],
  shop: Figures,
  limit: Figures | null,
): string {
  const rows = lines.map((line) => {
    const mine = shop[line.figure] ?? NaN;
    const least = limit?.[line.figure];
    const ratio = least === undefined || least === 0 ? '' : `x ${(mine / least).toFixed(2)}`;
    return [
      line.name.padEnd(28),
      written(mine, line.unit).padStart(9),
      (least === undefined ? '' : written(least, line.unit)).padStart(9),
      ratio.padStart(8),
      `  ${verdict(line, mine, least)}`,
    ].join('');
  });
  const head = `${title.padEnd(28)}${'shop'.padStart(9)}${(limit ? 'limit' : '').padStart(9)}`;
  return ['', head, ...rows].join('\n');
}

function verdict({ unit, most, least, ratio, beyond }: Line, mine: number, limit = NaN): string {
  const highest = most ?? (ratio ? limit * ratio : beyond === undefined ? NaN : limit + beyond);
  if (least !== undefined) return mine >= least ? 'reached' : `not reached: ${least}`;
  if (Number.isNaN(highest)) return '';
  return mine <= highest ? 'reached' : `not reached: ${written(highest, unit)}`;
}

function written(value: number, unit: Unit): string {
  if (unit === 's') return `${(value / 1000).toFixed(2)} s`;
  if (unit === 'cls') return value.toFixed(4);
  return `${Math.round(value)} ${unit}`.trim();
}
