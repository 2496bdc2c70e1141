import {
  type CatalogFilters,
  isFiltered,
  NO_FILTERS,
  toggleFilter,
} from '#domain/catalog/catalog-filters.ts';
import type { CatalogView } from '#domain/catalog/catalog.ts';
import { filterWords } from '#text/shop/filters.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FilterGroups } from './FilterGroups.tsx';
import type { Facets } from './use-facets.ts';

interface FilterPanelProps {
  view: CatalogView;
  facets: Facets;
  /** Number of products in the list behind the panel; null while loading or if there are more pages. */
  shown: number | null;
  onChoose: (filters: CatalogFilters) => void;
  onClose: () => void;
}

/** The filter panel. It applies choices to the list behind it at once. */
export function FilterPanel({ view, facets, shown, onChoose, onClose }: FilterPanelProps) {
  return (
    <Dialog look="side" title={filterWords.title} close={filterWords.close} onClose={onClose}>
      <div className="grow">
        <FilterGroups
          facets={facets}
          onToggle={(facet, value) => onChoose(toggleFilter(view.filters, facet, value))}
        />
      </div>
      <p role="status" className="sr-only">
        {shown === null ? '' : filterWords.count(shown)}
      </p>
      <div className="sticky bottom-0 -mx-5 mt-4 -mb-6 grid gap-2 border-t border-hairline bg-surface px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        {isFiltered(view.filters) && (
          <button
            type="button"
            onClick={() => onChoose(NO_FILTERS)}
            className="min-h-11 font-semibold text-leaf underline underline-offset-4"
          >
            {filterWords.clear}
          </button>
        )}
        <Button onClick={onClose}>
          {shown === null ? filterWords.showSoFar : filterWords.show(shown)}
        </Button>
      </div>
    </Dialog>
  );
}
