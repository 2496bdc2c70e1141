import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { type CatalogView, type Sort, sortsOf } from '#domain/catalog/catalog.ts';
import { CATEGORIES } from '#domain/product/category.ts';
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
 * Filters, sort order and category in one row, which scrolls sideways on phones and tablets. The URL holds the state.
 */
export function CatalogControls({ view, children }: CatalogControlsProps) {
  const navigate = useNavigate();
  const { category, search, filters, sort } = view;
  const field = useRef<HTMLSelectElement>(null);
  const sortBy = (next: string, flushSync = false): void =>
    void navigate(paths.catalog({ category, search, filters, sort: next as Sort }), {
      preventScrollReset: true,
      flushSync,
    });
  useEarlyInput(field, sort, sortBy);
  return (
    <div className="-mx-4 overflow-x-auto [scrollbar-width:none] xl:mx-0 xl:overflow-visible">
      <div className="flex w-max items-center gap-x-2 px-4 py-1 xl:w-auto xl:flex-row-reverse xl:justify-between xl:gap-x-6 xl:px-0">
        {children}
        <label className="flex items-center gap-2 text-sm whitespace-nowrap">
          <span className="text-ink-soft max-xl:sr-only">{listWords.sort}</span>
          <select
            ref={field}
            value={sort}
            autoComplete="off"
            onChange={(event) => sortBy(event.target.value, true)}
            className="h-11 w-40 rounded-full border border-edge bg-surface px-4 text-ink xl:w-48"
          >
            {sortsOf(search).map((name) => (
              <option key={name} value={name}>
                {listWords.sorts[name]}
              </option>
            ))}
          </select>
        </label>
        <nav aria-label={listWords.filters}>
          <ul className="flex gap-2 xl:flex-wrap">
            {[null, ...CATEGORIES].map((option) => (
              <li key={option ?? ''}>
                <Link
                  to={paths.catalog({ category: option, search, filters, sort })}
                  aria-current={option === category ? 'true' : undefined}
                  className="flex min-h-11 items-center rounded-full border border-hairline bg-surface px-4 text-sm whitespace-nowrap aria-[current=true]:border-leaf aria-[current=true]:bg-leaf-tint aria-[current=true]:font-semibold aria-[current=true]:text-leaf"
                >
                  {option ?? listWords.all}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
