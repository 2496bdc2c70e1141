import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { recordSearchMiss } from '#data/catalog/search-misses.ts';
import { words } from '#text/en/shell.ts';
import { buttonLook } from '#ui/Button.tsx';
import { useSuggestions } from './use-suggestions.ts';

export interface SearchAlternativesProps {
  search: string;
  /** Whether the whole shop was searched, and not one shelf of it. */
  everywhere: boolean;
}

/** What a search that found no product may have meant: searches near to it, and articles that speak of it. */
export function SearchAlternatives({ search, everywhere }: SearchAlternativesProps) {
  useEffect(() => {
    if (everywhere) void recordSearchMiss(search);
  }, [search, everywhere]);
  const suggestions = useSuggestions(search);
  const rows = suggestions.state === 'ready' ? suggestions.rows : [];
  const near = rows.filter((row) => row.kind === 'near');
  const articles = rows.filter((row) => row.kind === 'article');
  return (
    <>
      {near.length > 0 && (
        <div className="flex basis-full flex-wrap justify-center gap-4">
          {near.map(({ to, search: other }) => (
            <Link key={to} to={to} className={buttonLook('main')}>
              {words.search.near(other)}
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
