import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type CatalogView, type Sort, sortsOf } from '#domain/catalog/catalog.ts';
import { useCategories } from '#data/react/use-categories.ts';
import { paths } from '#domain/site/paths.ts';
import { listWords } from '#text/shop/list.ts';
import type { Elements } from '#ui/content/elements.ts';
import { useEarlyInput } from '#ui/form/use-early-input.ts';

interface CatalogControlsProps {
  view: CatalogView;
  /** Rendered before the sort order: the filter button. */
  children?: Elements;
}

/**
 * Categories, filters and sort order. On phones and tablets the categories are the first row, which scrolls sideways; wide
 * screens have one row. The URL holds the state.
 */
export function CatalogControls({ view, children }: CatalogControlsProps) {
  const navigate = useNavigate();
  const categories = useCategories();
  const { category, search, filters, sort } = view;
  const field = useRef<HTMLSelectElement>(null);
  const sortBy = (next: string, flushSync = false): void =>
    void navigate(paths.catalog({ category, search, filters, sort: next as Sort }), {
      preventScrollReset: true,
      flushSync,
    });
  useEarlyInput(field, sort, sortBy);
  return (
    <div className="gap-x-6 xl:flex xl:items-center xl:justify-between">
      <nav
        aria-label={listWords.filters}
        className="-mx-4 overflow-x-auto px-4 py-1 [scrollbar-width:none] xl:mx-0 xl:overflow-visible xl:px-0"
      >
        <ul className="flex gap-2 xl:flex-wrap">
          {[{ id: null, name: listWords.all }, ...categories].map(({ id, name }) => (
            <li key={id}>
              <Link
                to={paths.catalog({ category: id, search, filters, sort })}
                aria-current={id === category ? 'true' : undefined}
                className="chip whitespace-nowrap"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap items-center gap-2 py-1 xl:shrink-0">
        {children}
        <label className="flex max-w-full items-center gap-2 text-sm whitespace-nowrap">
          <span className="text-ink-soft max-xl:sr-only">{listWords.sort}</span>
          <select
            ref={field}
            value={sort}
            autoComplete="off"
            onChange={(event) => sortBy(event.target.value, true)}
            className="h-11 w-40 max-w-full min-w-0 rounded-full border border-edge bg-surface px-4 text-ink xl:w-48"
          >
            {sortsOf(search).map((name) => (
              <option key={name} value={name}>
                {listWords.sorts[name]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}
