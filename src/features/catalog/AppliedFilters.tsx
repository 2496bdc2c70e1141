import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { chosenFilters, toggleFilter } from '#domain/catalog/catalog-filters.ts';
import type { CatalogView } from '#domain/catalog/catalog.ts';
import { paths } from '#domain/site/paths.ts';
import { filterName, filterWords } from '#text/en/filters.ts';

export interface AppliedFiltersProps {
  view: CatalogView;
  /** Where the keyboard goes on when the last one has been taken away. */
  onNoneLeft: () => void;
}

/** Everything that is chosen, each with the way to take it back. */
export function AppliedFilters({ view, onNoneLeft }: AppliedFiltersProps) {
  const chosen = chosenFilters(view.filters);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    const place = removed.current;
    if (place === null) return;
    removed.current = null;
    const links = list.current?.querySelectorAll('a') ?? [];
    if (links.length === 0) onNoneLeft();
    else links[Math.min(place, links.length - 1)]?.focus({ preventScroll: true });
  }, [chosen.length, onNoneLeft]);
  if (chosen.length === 0) return null;
  return (
    <ul ref={list} aria-label={filterWords.chosen} className="flex flex-wrap items-center gap-2">
      {chosen.map(({ facet, value }, place) => (
        <li key={`${facet} ${value}`} className="min-w-0">
          <Link
            preventScrollReset
            to={paths.catalog({
              ...view,
              pages: 1,
              filters: toggleFilter(view.filters, facet, value),
            })}
            aria-label={filterWords.remove(filterName(facet, value))}
            onClick={() => {
              removed.current = place;
            }}
            className="flex min-h-11 items-center gap-2 rounded-full border border-leaf bg-leaf-tint px-4 text-sm font-semibold text-leaf"
          >
            <span className="min-w-0 [overflow-wrap:anywhere]">{filterName(facet, value)}</span>
            <X aria-hidden className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          preventScrollReset
          to={paths.catalog({ ...view, pages: 1, filters: {} })}
          onClick={() => {
            removed.current = 0;
          }}
          className="inline-flex min-h-11 items-center px-2 text-sm font-semibold text-leaf underline underline-offset-4"
        >
          {filterWords.clear}
        </Link>
      </li>
    </ul>
  );
}
