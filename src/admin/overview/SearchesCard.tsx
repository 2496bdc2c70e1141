import { Link } from 'react-router-dom';
import { formatDay } from '#domain/moment.ts';
import { paths } from '#domain/paths.ts';
import { missedSearches } from '#domain/search-miss.ts';
import { searchMisses } from '#data/admin/search-misses.ts';
import { useLive } from '#data/use-live.ts';
import { words as all } from '#text/en/admin-overview.ts';
import { Answer, Retry } from './Figure.tsx';

const words = all.searches;
/** How many terms are listed. */
const LISTED = 10;

interface SearchesCardProps {
  /** Epoch milliseconds. */
  now: number;
}

/** What shoppers looked for and the shop does not have, or calls something else. */
export function SearchesCard({ now }: SearchesCardProps) {
  const source = searchMisses(now);
  const days = useLive(source);
  return (
    <section aria-labelledby="overview-searches">
      <h2 id="overview-searches" className="text-xl">
        {words.title} <span className="text-base font-normal text-ink-soft">{words.lead}</span>
      </h2>
      <div className="mt-3 rounded-card border border-hairline bg-surface px-4 py-2">
        <Answer state={days} height="h-40 w-full">
          {({ rows }) => {
            const missed = missedSearches(rows).slice(0, LISTED);
            if (missed.length === 0) return <p className="py-2">{words.none}</p>;
            return (
              <ul>
                {missed.map(({ term, count, lastDay }) => (
                  <li key={term} className="flex items-baseline justify-between gap-4">
                    <Link
                      to={paths.catalog({ search: term })}
                      className="inline-flex min-h-11 items-center [overflow-wrap:anywhere] text-leaf underline-offset-4 hover:underline"
                    >
                      {term}
                    </Link>
                    <span className="amount shrink-0 text-right text-sm">
                      {words.times(count)}{' '}
                      <span className="text-ink-soft">
                        {words.last(formatDay(Date.parse(lastDay)))}
                      </span>
                    </span>
                  </li>
                ))}
              </ul>
            );
          }}
        </Answer>
        {days.state === 'failed' && <Retry source={source} />}
      </div>
    </section>
  );
}
