import { Link } from 'react-router-dom';
import { CONCERNS, toggleFilter } from '#domain/catalog/catalog-filters.ts';
import type { CatalogView } from '#domain/catalog/catalog.ts';
import { paths } from '#domain/site/paths.ts';
import { filterWords } from '#text/shop/filters.ts';
import { ScrollRow } from '#ui/content/ScrollRow.tsx';
import { useFacets } from './use-facets.ts';
import type { ProductPages } from '../list/product-pages.ts';

export interface PopularConcernsProps {
  view: CatalogView;
  pages: ProductPages;
  /** Whether the visitor has shown intent to filter, so that the facet data may be read. */
  hasIntent: boolean;
}

/** Popular concerns above the list: one tap filters by them. */
export function PopularConcerns({ view, pages, hasIntent }: PopularConcernsProps) {
  const facets = useFacets(view, pages, hasIntent);
  const promoted: readonly string[] = CONCERNS;
  const offered = facets.values.concern.filter(
    ({ value, chosen, count }) =>
      promoted.includes(value) && (chosen || count > 0 || !facets.counted),
  );
  // Reserves the row while products load.
  if (offered.length === 0 && pages.pending > 0) return <div className="h-13" />;
  // Active concerns already show among the active filters.
  if (offered.every(({ chosen }) => chosen)) return null;
  return (
    <nav aria-label={filterWords.popular}>
      <ScrollRow>
        {offered.map(({ value, chosen }) => (
          <li key={value}>
            <Link
              preventScrollReset
              to={paths.catalog({
                ...view,
                pages: 1,
                filters: toggleFilter(view.filters, 'concern', value),
              })}
              aria-current={chosen ? 'true' : undefined}
              className="flex min-h-11 items-center rounded-card bg-tint px-4 text-sm whitespace-nowrap aria-[current=true]:bg-leaf-tint aria-[current=true]:font-semibold aria-[current=true]:text-leaf"
            >
              {value}
            </Link>
          </li>
        ))}
      </ScrollRow>
    </nav>
  );
}
