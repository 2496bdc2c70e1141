import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { recordSearchMiss } from '#data/catalog/search-misses.ts';
import { words } from '#text/en/site/shell.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchAlternativesProps {
  search: string;
  /** Whether the search covered all categories. */
  everywhere: boolean;
}

/** Alternatives to a search without results: similar searches and articles. */
export function SearchAlternatives({ search, everywhere }: SearchAlternativesProps) {
  useEffect(() => {
    if (everywhere) void recordSearchMiss(search);
  }, [search, everywhere]);
  const suggestions = useSuggestions(search);
  const rows = suggestions.state === 'ready' ? suggestions.rows : [];
  const similar = rows.filter((row) => row.kind === 'spelling');
  const articles = rows.filter((row) => row.kind === 'article');
  return (
    <>
      {similar.length > 0 && (
        <div className="flex basis-full flex-wrap justify-center gap-4">
          {similar.map(({ to, search: other }) => (
            <Link key={to} to={to} className={buttonLook('main')}>
              {words.search.didYouMean(other)}
            </Link>
          ))}
        </div>
      )}
      {articles.length > 0 && (
        <div className="basis-full">
          <h3 className="text-lg">{words.search.article}</h3>
          <ul>
            {articles.map(({ to, title }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center text-leaf underline underline-offset-4"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
