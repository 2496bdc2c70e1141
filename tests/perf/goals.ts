/** Unit of a figure: seconds, milliseconds, kB, a score or count, or a sum of layout shifts. */
export type Unit = 's' | 'ms' | 'kB' | '' | 'cls';

/** A figure's bound: at most or at least a value, or at most a multiple of the reference of the same run. */
export type Bound = { readonly most: number } | { readonly least: number } | Ratio;

interface Ratio {
  readonly ratio: number;
}

/** A figure of the bench. Without a bound it is printed only. */
export interface Line {
  readonly name: string;
  readonly figure: string;
  readonly unit: Unit;
  readonly bound?: Bound;
}

type Page = 'home' | 'list' | 'product';

/**
 * The bounds: times relative to the static limit of the same run, because a slow machine slows both. Blocking time
 * varies by 100 ms between runs of one build, so it has none.
 */
const BOUNDS = {
  score: { least: 98 },
  audit: { least: 100 },
  lcp: { ratio: 1.35 },
  layoutShift: { most: 0.005 },
  firstName: { ratio: 1.25 },
  firstPicture: { ratio: 1.15 },
  bytes: { most: 120 },
  requests: { most: 15 },
  tapTitle: { ratio: 0.3 },
  back: { ratio: 0.2 },
  keystroke: { most: 100 },
  typingRequests: { most: 0 },
  visitReads: { most: 5 },
  customerReads: { most: 8 },
  growth: { ratio: 1.1 },
} as const satisfies Readonly<Record<string, Bound>>;

/** The Lighthouse figures of a page. */
export function lighthouseLines(page: Page): readonly Line[] {
  const isCompared = page !== 'home';
  return [
    { name: 'Lighthouse score', figure: 'score', unit: '', bound: BOUNDS.score },
    { name: 'first contentful paint', figure: 'fcp', unit: 's' },
    {
      ...{ name: 'largest contentful paint', figure: 'lcp', unit: 's' },
      ...(isCompared && { bound: BOUNDS.lcp }),
    },
    { name: 'total blocking time', figure: 'tbt', unit: 'ms' },
    { name: 'layout shift', figure: 'cls', unit: 'cls', bound: BOUNDS.layoutShift },
    { name: 'accessibility', figure: 'a11y', unit: '', bound: BOUNDS.audit },
    { name: 'best practices', figure: 'practices', unit: '', bound: BOUNDS.audit },
    { name: 'search engines', figure: 'seo', unit: '', bound: BOUNDS.audit },
  ];
}

/** The figures of a first visit on Slow 4G with a quarter of the processor. Only the list starts with cards. */
export function coldLines(page: Page): readonly Line[] {
  const onList = (bound: Bound) => (page === 'list' ? { bound } : {});
  return [
    { name: 'first contentful paint', figure: 'fcp', unit: 's' },
    { name: 'largest contentful paint', figure: 'lcp', unit: 's' },
    {
      ...{ name: 'first name of a product', figure: 'text', unit: 's' },
      ...onList(BOUNDS.firstName),
    },
    { ...{ name: 'first picture', figure: 'image', unit: 's' }, ...onList(BOUNDS.firstPicture) },
    { name: 'layout shift', figure: 'cls', unit: 'cls', bound: BOUNDS.layoutShift },
    { name: 'longest task', figure: 'longest', unit: 'ms' },
    { name: 'blocking', figure: 'blocking', unit: 'ms' },
    {
      ...{ name: 'bytes until it is loaded', figure: 'bytesAtLoad', unit: 'kB' },
      ...onList(BOUNDS.bytes),
    },
    {
      ...{ name: 'requests until it is loaded', figure: 'requestsAtLoad', unit: '' },
      ...onList(BOUNDS.requests),
    },
    { name: 'bytes until it is quiet', figure: 'bytes', unit: 'kB' },
    { name: 'requests until it is quiet', figure: 'requests', unit: '' },
    { name: 'documents read', figure: 'reads', unit: '' },
  ];
}

/** The first paint beside a static limit with the shop's response headers: isolates the cost of the headers. */
export const HARDENED_LINES: readonly Line[] = [
  { name: 'first contentful paint', figure: 'fcp', unit: 's' },
  { name: 'first name of a product', figure: 'text', unit: 's' },
  { name: 'blocking', figure: 'blocking', unit: 'ms' },
];

/** The figures of a navigation to a product and back. */
export const WALK_LINES: readonly Line[] = [
  { name: 'tap to title', figure: 'tapTitle', unit: 'ms', bound: BOUNDS.tapTitle },
  { name: 'tap to picture', figure: 'tapPicture', unit: 'ms' },
  { name: 'bytes after the tap', figure: 'bytesAfterTap', unit: 'kB' },
  { name: 'requests after the tap', figure: 'requestsAfterTap', unit: '' },
  { name: 'back to the list', figure: 'back', unit: 'ms', bound: BOUNDS.back },
  { name: 'repeat visit, first name', figure: 'repeatText', unit: 's' },
  { name: 'repeat visit, first picture', figure: 'repeatImage', unit: 's' },
];

/** The figures of typing and of a whole visit. */
export const USE_LINES: readonly Line[] = [
  { name: 'typing, worst event', figure: 'worst', unit: 'ms', bound: BOUNDS.keystroke },
  { name: 'typing, first suggestion', figure: 'suggested', unit: 'ms' },
  {
    ...{ name: 'typing, requests', figure: 'typingRequests', unit: '' },
    bound: BOUNDS.typingRequests,
  },
  { name: 'typing, pictures of results', figure: 'typingPictures', unit: '' },
  { name: 'documents of a visit', figure: 'visitReads', unit: '', bound: BOUNDS.visitReads },
  { name: 'the same, signed in', figure: 'customerReads', unit: '', bound: BOUNDS.customerReads },
];

/** The figures compared between catalogue sizes; a growth bound's reference is the smallest catalogue. */
export const SIZE_LINES: readonly Line[] = [
  { name: 'first contentful paint', figure: 'fcp', unit: 'ms', bound: BOUNDS.growth },
  { name: 'first name of a product', figure: 'text', unit: 'ms', bound: BOUNDS.growth },
  { name: 'bytes until it is loaded', figure: 'bytesAtLoad', unit: 'kB', bound: BOUNDS.growth },
  { name: 'bytes until it is quiet', figure: 'bytes', unit: 'kB', bound: BOUNDS.growth },
  { name: 'requests until it is quiet', figure: 'requests', unit: '', bound: BOUNDS.growth },
  { name: 'documents read', figure: 'reads', unit: '', bound: BOUNDS.growth },
  { name: 'documents of a visit', figure: 'visitReads', unit: '', bound: BOUNDS.visitReads },
  { name: 'search, bytes of the page', figure: 'searchBytes', unit: 'kB' },
  { name: 'search, bytes of the worker', figure: 'catalogBytes', unit: 'kB' },
  { name: 'search, first suggestion', figure: 'suggested', unit: 'ms' },
  { name: 'search, worst event', figure: 'worst', unit: 'ms' },
  { name: 'search, requests', figure: 'typingRequests', unit: '' },
];
