import { useEffect, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { toggleFilter } from '#domain/catalog/catalog-filters.ts';
import type { CatalogView } from '#domain/catalog/catalog.ts';
import { paths } from '#domain/site/paths.ts';
import { filterWords } from '#text/shop/filters.ts';
import { FilterGroups } from './FilterGroups.tsx';
import { useFacets } from './use-facets.ts';
import type { ProductPages } from '../list/product-pages.ts';

export interface FilterColumnProps {
  view: CatalogView;
  pages: ProductPages;
  /** Whether the visitor has shown intent to filter, so that the facet data may be read. */
  hasIntent: boolean;
  onIntent: () => void;
}

/** The filter column beside a list, on wide screens. Every choice is a URL. */
export function FilterColumn({ view, pages, hasIntent, onIntent }: FilterColumnProps) {
  const facets = useFacets(view, pages, hasIntent);
  const navigate = useNavigate();
  const title = useId();
  const column = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = column.current;
    element?.addEventListener('pointerenter', onIntent);
    element?.addEventListener('focusin', onIntent);
    return () => {
      element?.removeEventListener('pointerenter', onIntent);
      element?.removeEventListener('focusin', onIntent);
    };
  }, [onIntent]);
  return (
    <section
      ref={column}
      aria-labelledby={title}
      className="sticky top-24 -ml-1 max-h-[calc(100dvh-7rem)] not-has-[fieldset]:hidden overflow-y-auto overscroll-contain mask-b-from-[calc(100%-2.5rem)] pr-2 pb-10 pl-1"
    >
      <h2 id={title} className="mb-2 text-xl">
        {filterWords.title}
      </h2>
      <FilterGroups
        facets={facets}
        onToggle={(facet, value) =>
          void navigate(
            paths.catalog({ ...view, pages: 1, filters: toggleFilter(view.filters, facet, value) }),
            // The checkbox shows the address: it must not lag behind the press.
            { preventScrollReset: true, flushSync: true },
          )
        }
      />
    </section>
  );
}
