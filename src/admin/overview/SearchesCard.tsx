import { formatDay } from '#text/dates.ts';
import { paths } from '#domain/site/paths.ts';
import { missedSearches } from '#domain/search/search-miss.ts';
import { searchMisses } from '#data/admin/search-misses.ts';
import { words as all } from '#text/admin/overview.ts';
import { ListCard } from './ListCard.tsx';

const words = all.searches;
/** Maximum number of listed terms. */
const LISTED = 10;

interface SearchesCardProps {
  /** Epoch milliseconds. */
  now: number;
}

/** Searches without a result: products that the shop lacks, or names differently. */
export function SearchesCard({ now }: SearchesCardProps) {
  return (
    <ListCard
      id="overview-searches"
      title={words.title}
      lead={words.lead}
      none={words.none}
      source={searchMisses(now)}
      rowsOf={({ rows }) =>
        missedSearches(rows)
          .slice(0, LISTED)
          .map(({ term, count, lastDay }) => ({
            name: term,
            to: paths.catalog({ search: term }),
            fact: (
              <span className="text-sm">
                <span>{words.times(count)}</span>{' '}
                <span className="text-ink-soft">{words.last(formatDay(Date.parse(lastDay)))}</span>
              </span>
            ),
          }))
      }
    />
  );
}
