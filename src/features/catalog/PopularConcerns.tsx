import { Link } from 'react-router-dom';
import { CONCERNS, toggled } from '#domain/catalog-filters.ts';
import type { CatalogView } from '#domain/catalog.ts';
import { paths } from '#domain/paths.ts';
import { filterWords } from '#text/en/filters.ts';
import type { Facets } from './use-facets.ts';

export interface PopularConcernsProps {
  view: CatalogView;
  facets: Facets;
  /** True while no product is here yet: the row keeps its place. */
  pending: boolean;
}

/** The concerns that many come with, above the list: one tap, without opening the filters. */
export function PopularConcerns({ view, facets, pending }: PopularConcernsProps) {
  const promoted: readonly string[] = CONCERNS;
  const offered = facets.values.concern.filter(
    ({ value, chosen, count }) =>
      promoted.includes(value) && (chosen || count > 0 || !facets.counted),
  );
  if (offered.length === 0) return pending ? <div className="h-13" /> : null;
  return (
    <nav
      aria-label={filterWords.popular}
      className="-mx-4 overflow-x-auto [scrollbar-width:none] md:mx-0"
    >
      <ul className="flex w-max gap-2 px-4 py-1 md:w-auto md:flex-wrap md:px-0">
        {offered.map(({ value, chosen }) => (
          <li key={value}>
            <Link
              to={paths.catalog({
                ...view,
                pages: 1,
                filters: toggled(view.filters, 'concern', value),
              })}
              aria-current={chosen ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-card bg-tint px-4 text-sm whitespace-nowrap aria-[current=true]:bg-leaf-tint aria-[current=true]:font-semibold aria-[current=true]:text-leaf"
            >
              {value}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
