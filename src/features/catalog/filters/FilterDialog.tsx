import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type CatalogFilters, chosenFilters } from '#domain/catalog/catalog-filters.ts';
import type { CatalogView } from '#domain/catalog/catalog.ts';
import { paths } from '#domain/site/paths.ts';
import { filterWords } from '#text/shop/filters.ts';
import { lazyOnDemand } from '#ui/loading/lazy.tsx';
import { useFacets } from './use-facets.ts';
import type { ProductPages } from '../list/product-pages.ts';

const FilterPanel = lazyOnDemand(async () => (await import('./FilterPanel.tsx')).FilterPanel);

export interface FilterDialogProps {
  view: CatalogView;
  pages: ProductPages;
  /** Whether the visitor has shown intent to filter, so that the facet data may be read. */
  hasIntent: boolean;
  onIntent: () => void;
}

/** The filters on narrow screens: a button that opens a panel. */
export function FilterDialog({ view, pages, hasIntent, onIntent }: FilterDialogProps) {
  const facets = useFacets(view, pages, hasIntent);
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  // All choices while the panel is open form one history entry.
  const hasChosen = useRef(false);
  const choose = (filters: CatalogFilters): void => {
    void navigate(paths.catalog({ ...view, pages: 1, filters }), {
      replace: hasChosen.current,
      preventScrollReset: true,
      // The checkbox shows the address: it must not lag behind the press.
      flushSync: true,
    });
    hasChosen.current = true;
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          hasChosen.current = false;
          onIntent();
          setOpen(true);
        }}
        className="inline-flex h-11 min-w-28 items-center justify-center gap-2 rounded-full border border-edge bg-surface px-4 text-sm font-semibold whitespace-nowrap"
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        <span>{filterWords.open(chosenFilters(view.filters).length)}</span>
      </button>
      {open && (
        <FilterPanel
          view={view}
          facets={facets}
          shown={pages.pending > 0 || pages.more ? null : pages.products.length}
          onChoose={choose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
