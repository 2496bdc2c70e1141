import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { chosenFilters, toggleFilter } from '#domain/catalog/catalog-filters.ts';
import type { CatalogView } from '#domain/catalog/catalog.ts';
import { paths } from '#domain/site/paths.ts';
import { filterName, filterWords } from '#text/shop/filters.ts';

export interface AppliedFiltersProps {
  view: CatalogView;
  /** Moves the focus after the last filter is removed. */
  onNoneLeft: () => void;
}

/** The active filters, each with a remove link; on phones in one row that scrolls sideways. */
export function AppliedFilters({ view, onNoneLeft }: AppliedFiltersProps) {
  const chosen = chosenFilters(view.filters);
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number | null>(null);
  useEffect(() => {
    const index = removed.current;
    if (index === null) return;
    removed.current = null;
    const links = list.current?.querySelectorAll('a') ?? [];
    if (links.length === 0) onNoneLeft();
    else links[Math.min(index, links.length - 1)]?.focus({ preventScroll: true });
  }, [chosen.length, onNoneLeft]);
  if (chosen.length === 0) return null;
  return (
    <ul
      ref={list}
      aria-label={filterWords.chosen}
      className="-mx-4 mb-2 flex items-center gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] xl:mx-0 xl:flex-wrap xl:px-0"
    >
      {chosen.map(({ facet, value }, index) => (
        <li key={`${facet} ${value}`} className="shrink-0 xl:shrink">
          <Link
            preventScrollReset
            to={paths.catalog({
              ...view,
              pages: 1,
              filters: toggleFilter(view.filters, facet, value),
            })}
            aria-label={filterWords.remove(filterName(facet, value))}
            onClick={() => {
              removed.current = index;
            }}
            className="flex min-h-11 items-center gap-2 rounded-full border border-leaf bg-leaf-tint px-4 text-sm font-semibold text-leaf"
          >
            <span className="max-w-[60vw] [overflow-wrap:anywhere]">
              {filterName(facet, value)}
            </span>
            <X aria-hidden className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
      <li className="shrink-0">
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
