import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  type CatalogFilters,
  chosenFilters,
  isFiltered,
  NO_FILTERS,
  toggled,
} from '#domain/catalog-filters.ts';
import type { CatalogView } from '#domain/catalog.ts';
import { paths } from '#domain/paths.ts';
import { filterWords } from '#text/en/filters.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { FilterGroups } from './FilterGroups.tsx';
import type { Facets } from './use-facets.ts';

interface FilterDialogProps {
  view: CatalogView;
  facets: Facets;
  /** How many products the list behind it shows; null while it is on its way, or when it goes on. */
  shown: number | null;
  /** Somebody opens it: what is to be counted may be read. */
  onNear: () => void;
}

/** The filters where there is no room beside the list: a button, and a panel that narrows the list behind it. */
export function FilterDialog({ view, facets, shown, onNear }: FilterDialogProps) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  // Whatever is chosen in one go is one step back.
  const touched = useRef(false);
  const choose = (filters: CatalogFilters): void => {
    void navigate(paths.catalog({ ...view, pages: 1, filters }), { replace: touched.current });
    touched.current = true;
  };
  const show = shown === null ? filterWords.showSoFar : filterWords.show(shown);
  const close = () => setOpen(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          touched.current = false;
          onNear();
          setOpen(true);
        }}
        className="inline-flex h-11 items-center gap-2 rounded-full border border-edge bg-surface px-4 text-sm font-semibold whitespace-nowrap"
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        {filterWords.open(chosenFilters(view.filters).length)}
      </button>
      {open && (
        <Dialog look="side" title={filterWords.title} close={filterWords.close} onClose={close}>
          <div className="grow">
            <FilterGroups
              facets={facets}
              onToggle={(facet, value) => choose(toggled(view.filters, facet, value))}
            />
          </div>
          <p role="status" className="sr-only">
            {shown === null ? '' : filterWords.count(shown)}
          </p>
          <div className="sticky bottom-0 -mx-5 mt-4 -mb-6 grid gap-2 border-t border-hairline bg-surface px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
            {isFiltered(view.filters) && (
              <button
                type="button"
                onClick={() => choose(NO_FILTERS)}
                className="min-h-11 font-semibold text-leaf underline underline-offset-4"
              >
                {filterWords.clear}
              </button>
            )}
            <Button onClick={close}>{show}</Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
