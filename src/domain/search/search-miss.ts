import * as v from 'valibot';
import { foldCase } from './search-words.ts';

/** Plausible lengths of a product search; the rules repeat them. */
const SHORTEST = 2;
const LONGEST = 40;

/** `searchMisses/{yyyymmdd}`: per day (UTC) and term, how many searches had no results. */
export const SearchMissesSchema = v.object({
  /** The day, `yyyymmdd`. */
  day: v.pipe(v.string(), v.regex(/^\d{8}$/u)),
  terms: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1))),
});

/** The misses of a day. */
export type SearchMisses = v.InferOutput<typeof SearchMissesSchema>;

/**
 * The counted form of a search: lower-case letters and digits, words separated by one blank. Null if it is too short or
 * too long for a product, or may contain a personal address or number.
 */
export function missedTerm(search: string): string | null {
  if (/@|\d[\d\s-]{4,}\d/u.test(search)) return null;
  const term = foldCase(search)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return term.length < SHORTEST || term.length > LONGEST ? null : term;
}

/** The id of the day (UTC, as in the rules) of a time in epoch milliseconds. */
export function missDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10).replaceAll('-', '');
}

/** A term over several days. */
export interface MissedSearch {
  readonly term: string;
  readonly count: number;
  /** The last day without results, `yyyy-mm-dd`. */
  readonly lastDay: string;
}

/** The terms of several days, most frequent first, then latest. */
export function missedSearches(days: readonly SearchMisses[]): readonly MissedSearch[] {
  const found = new Map<string, MissedSearch>();
  for (const { day, terms } of days) {
    const lastDay = day.replace(/^(\d{4})(\d{2})/u, '$1-$2-');
    for (const [term, count] of Object.entries(terms)) {
      const known = found.get(term);
      found.set(term, {
        term,
        count: count + (known?.count ?? 0),
        lastDay: known && known.lastDay > lastDay ? known.lastDay : lastDay,
      });
    }
  }
  return [...found.values()].sort(
    (a, b) => b.count - a.count || b.lastDay.localeCompare(a.lastDay),
  );
}
