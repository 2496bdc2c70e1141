import { type OrderLookup, rarestByForm } from '#domain/order-access/order-lookup.ts';
import { searchTokens } from '#domain/order-access/order-tokens.ts';
import type { Order } from '#domain/order/order.ts';
import { orders } from '#data/orders/order-collections.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { mapQuery } from '#data/query/map-query.ts';
import { derive, type Read } from '#data/query/derive.ts';
import type { Query, QueryState } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import { MOST_COUNTED } from '../lists/totals.ts';
import { NO_TOTALS, type OrderTotals } from './order-totals.ts';

/** Orders per page of search results. */
const PAGE = 30;

/** Pages of orders that a search for several words reads at once, and the maximum number of such reads per page of results. */
const [SCANNED_PAGES, MOST_SCANS] = [4, 5];

/** The number up to which orders are counted, at one read, and how many of the longest words are counted. */
const [MAX_COUNT, COUNTED_WORDS] = [1000, 4];

const LOADING = { state: 'loading' } as const;

/**
 * A live page of the orders that have every word of a search, newest first. Firestore answers for one word; with several
 * words that is the rarest one, and the others filter what it finds. A page may then have fewer than `size`
 * orders, or none, and still have a next one. Orders older than `searchTokens` are found after `npm run migrate`.
 */
export function ordersFound(
  { words }: OrderLookup,
  {
    after,
    size = PAGE,
  }: { readonly after?: Cursor | undefined; readonly size?: number | undefined } = {},
): Query<ListPage<Order>> {
  const [only] = words;
  if (only === undefined) return constantQuery('orders with no word', { rows: [], next: null });
  if (words.length === 1) return ordersWith(only, size, after);
  return derive(`orders with ${JSON.stringify([words, size, after ?? null])}`, (read) => {
    const rarest = rarestWord(words, read);
    return rarest === null ? LOADING : scan(read, { words, rarest, size, after });
  });
}

/** The number of orders that a search for one word finds, up to `MOST_COUNTED`; null for several words. */
export function foundTotals({ words }: OrderLookup, revision: string): Query<OrderTotals | null> {
  const [only, ...others] = words;
  if (only === undefined || others.length > 0) return NO_TOTALS;
  const count = orders.count(listOf(only, MOST_COUNTED));
  return mapQuery(`${count.key} ${revision}`, count, (found) => ({ count: found, sum: null }));
}

/** The orders with a token, the newest first. */
function listOf(token: string, limit: number, after?: Cursor) {
  const orderBy = { field: 'searchTokens', key: token, direction: 'desc' } as const;
  return { where: {}, orderBy, limit, ...(after && { after }) };
}

/** A live page of the orders with a token, newest first. */
function ordersWith(token: string, size: number, after?: Cursor): Query<ListPage<Order>> {
  return orders.list(listOf(token, size, after));
}

/** The word that the fewest orders have; null while they are counted. A failed count counts as many. */
function rarestWord(words: readonly string[], read: Read): string | null {
  const known = rarestByForm(words);
  if (known !== null) return known;
  const candidates = words.toSorted((a, b) => b.length - a.length).slice(0, COUNTED_WORDS);
  const counts = candidates.map((word) => read(orders.count(listOf(word, MAX_COUNT))));
  if (counts.some(({ state }) => state === 'loading')) return null;
  const [rarest] = candidates
    .map((word, index) => ({ word, count: countOf(counts[index]) }))
    .sort((a, b) => a.count - b.count);
  return rarest?.word ?? null;
}

const countOf = (state: QueryState<number> | undefined): number =>
  state?.state === 'ready' ? state.data : MAX_COUNT;

interface Scan extends OrderLookup {
  readonly rarest: string;
  readonly size: number;
  readonly after: Cursor | undefined;
}

/** Reads on from a cursor until there are enough orders with every word, or enough were read. */
function scan(read: Read, { words, rarest, size, after }: Scan): QueryState<ListPage<Order>> {
  const rows: Order[] = [];
  let next: Cursor | null | undefined = after;
  let fromCache = false;
  for (let scans = 0; scans < MOST_SCANS && rows.length < size && next !== null; scans += 1) {
    const state: QueryState<ListPage<Order>> = read(ordersWith(rarest, SCANNED_PAGES * size, next));
    if (state.state === 'loading') return LOADING;
    if (state.state === 'failed') return { state: 'failed', error: state.error };
    rows.push(...state.data.rows.filter((order) => hasWords(order, words)));
    next = state.data.next;
    fromCache ||= state.fromCache;
  }
  return { state: 'ready', data: { rows, next: next ?? null }, fromCache };
}

function hasWords(order: Order, words: readonly string[]): boolean {
  const tokens = new Set(searchTokens(order));
  return words.every((word) => tokens.has(word));
}
