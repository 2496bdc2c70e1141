import { DAY_MS } from '#domain/core/indian-time.ts';
import { missDay, type SearchMisses, SearchMissesSchema } from '#domain/search/search-miss.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import type { Query } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';

/** Days in the report. */
const DAYS = 30;

const misses = defineCollection('searchMisses', { schema: SearchMissesSchema, idField: 'day' });

/** Searches without results in the 30 days before a time (epoch milliseconds), one document per day. */
export function searchMisses(now: number): Query<ListPage<SearchMisses>> {
  const between = [missDay(now - (DAYS - 1) * DAY_MS), missDay(now + DAY_MS)] as const;
  return misses.list({ where: {}, orderBy: null, between, limit: DAYS });
}
