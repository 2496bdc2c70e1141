/** What the popularity of a product depends on. `createdAt` is epoch milliseconds. */
export interface PopularityFacts {
  /** Delivered pieces, without returned ones. */
  readonly sold?: number | undefined;
  readonly rating?: { readonly count: number } | undefined;
  readonly createdAt: number;
}

const HOUR_MS = 60 * 60 * 1000;
const SINCE = Date.UTC(2020, 0, 1);
/** Powers of two whose product stays below 2 ** 53, so that the key is a whole number: 59 years of hours. */
const HOURS = 2 ** 19;
const COUNTS = 2 ** 13;
const SALES = 2 ** 20;

/**
 * A number that sorts products by delivered pieces, then by number of reviews, then by age in hours: Firestore orders a
 * list by one field without a further index. Functions store it as `popularity`; lists compute it from the facts.
 */
export function popularityOf({ sold = 0, rating, createdAt }: PopularityFacts): number {
  const hours = within((createdAt - SINCE) / HOUR_MS, HOURS);
  return (within(sold, SALES) * COUNTS + within(rating?.count ?? 0, COUNTS)) * HOURS + hours;
}

function within(value: number, limit: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(Math.floor(value), 0), limit - 1) : 0;
}
