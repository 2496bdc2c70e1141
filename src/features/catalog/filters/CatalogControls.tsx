import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CATEGORIES, type CatalogView, type Sort, SORTS } from '#domain/catalog/catalog.ts';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/en/site/shop.ts';
import { ScrollRow } from '#ui/content/ScrollRow.tsx';

interface CatalogControlsProps {
  view: CatalogView;
  /** Rendered beside the sort order: the filter button. */
  children?: ReactNode;
}

/** Category and sort order. The URL holds the state. */
export function CatalogControls({ view, children }: CatalogControlsProps) {
  const navigate = useNavigate();
  const { category, search, filters, sort } = view;
  return (
    <div className="flex flex-col gap-y-3 xl:flex-row xl:items-center xl:justify-between xl:gap-x-6">
      <nav aria-label={words.list.filters} className="min-w-0">
        <ScrollRow>
          {[null, ...CATEGORIES].map((option) => (
            <li key={option ?? ''}>
              <Link
                to={paths.catalog({ category: option, search, filters, sort })}
                aria-current={option === category ? 'true' : undefined}
                className="flex min-h-11 items-center rounded-full border border-hairline bg-surface px-4 text-sm whitespace-nowrap aria-[current=true]:border-leaf aria-[current=true]:bg-leaf-tint aria-[current=true]:font-semibold aria-[current=true]:text-leaf"
              >
                {option ?? words.list.all}
              </Link>
            </li>
          ))}
        </ScrollRow>
      </nav>
      <div className="flex min-w-0 items-center justify-between gap-x-4">
        {children}
        <label className="flex min-w-0 items-center gap-2 text-sm whitespace-nowrap">
          <span className="text-ink-soft max-sm:sr-only">{words.list.sort}</span>
          <select
            value={sort}
            onChange={(event) =>
              void navigate(
                paths.catalog({ category, search, filters, sort: event.target.value as Sort }),
                { preventScrollReset: true, flushSync: true },
              )
            }
            className="h-11 w-48 max-w-full min-w-0 rounded-full border border-edge bg-surface px-4 text-ink"
          >
            {(Object.keys(SORTS) as Sort[]).map((name) => (
              <option key={name} value={name}>
                {words.list.sorts[name]}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}
