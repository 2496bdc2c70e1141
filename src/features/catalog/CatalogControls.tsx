import { Link, useNavigate } from 'react-router-dom';
import { CATEGORIES, type CatalogView, type Sort, SORTS } from '#domain/catalog.ts';
import { paths } from '#domain/paths.ts';
import { words } from '#text/en.ts';

interface CatalogControlsProps {
  view: CatalogView;
}

/** Which shelf, and in which order. Everything stands in the address. */
export function CatalogControls({ view }: CatalogControlsProps) {
  const navigate = useNavigate();
  const { category, search, sort } = view;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <nav aria-label={words.list.filters} className="-mx-1 min-w-0">
        <ul className="flex flex-wrap gap-2 px-1">
          {[null, ...CATEGORIES].map((shelf) => (
            <li key={shelf ?? ''}>
              <Link
                to={paths.catalog({ category: shelf, search, sort })}
                aria-current={shelf === category ? 'true' : undefined}
                className="flex min-h-11 items-center rounded-full border border-hairline bg-surface px-4 text-sm aria-[current=true]:border-leaf aria-[current=true]:bg-leaf-tint aria-[current=true]:font-semibold aria-[current=true]:text-leaf"
              >
                {shelf ?? words.list.all}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <label className="flex items-center gap-2 text-sm">
        <span className="text-ink-soft">{words.list.sort}</span>
        <select
          value={sort}
          onChange={(event) =>
            void navigate(paths.catalog({ category, search, sort: event.target.value as Sort }))
          }
          className="h-11 rounded-full border border-edge bg-surface px-4 text-ink"
        >
          {(Object.keys(SORTS) as Sort[]).map((name) => (
            <option key={name} value={name}>
              {words.list.sorts[name]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
