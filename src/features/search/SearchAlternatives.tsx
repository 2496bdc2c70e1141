import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { recordSearchMiss } from '#data/catalog/search-misses.ts';
import { words } from '#text/site/shell.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { useSuggestions } from './use-suggestions.ts';

interface SearchAlternativesProps {
  search: string;
  /** Whether the search covered all categories. */
  everywhere: boolean;
}

/** Similar searches, for one without results. */
export function SearchAlternatives({ search, everywhere }: SearchAlternativesProps) {
  useEffect(() => {
    if (everywhere) void recordSearchMiss(search);
  }, [search, everywhere]);
  const suggestions = useSuggestions(search);
  const rows = suggestions.state === 'ready' ? suggestions.rows : [];
  const similar = rows.filter((row) => row.kind === 'spelling');
  if (similar.length === 0) return null;
  return (
    <div className="flex basis-full flex-wrap justify-center gap-4">
      {similar.map(({ to, search: other }) => (
        <Link key={to} to={to} className={buttonLook('main')}>
          {words.search.didYouMean(other)}
        </Link>
      ))}
    </div>
  );
}
