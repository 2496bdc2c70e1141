import { memo, useCallback, useRef, useState } from 'react';
import { isFiltered } from '#domain/catalog/catalog-filters.ts';
import { type CatalogView, MAX_SEARCH_LENGTH } from '#domain/catalog/catalog.ts';
import type { ListedProduct } from '#domain/catalog/listed-product.ts';
import { useOffline } from '#data/react/use-offline.ts';
import { CatalogControls } from '#features/catalog/filters/CatalogControls.tsx';
import { ProductGrid } from '#features/catalog/list/ProductGrid.tsx';
import { useProductPages } from '#features/catalog/list/use-product-pages.ts';
import { useTotal } from '#features/catalog/list/use-total.ts';
import { renderAdd } from '#features/cart/AddButton.tsx';
import { renderHeart } from '#features/favorites/render-heart.tsx';
import { listWords } from '#text/shop/list.ts';
import { CompactOnly, DesktopOnly } from '#ui/browser/DesktopOnly.tsx';
import { ListHead } from './ListHead.tsx';
import { listStatus, listTitle } from './list-title.ts';
import {
  AppliedFilters,
  EmptyResult,
  FailureNotice,
  FilterColumn,
  FilterDialog,
  LoadMore,
  NoFilterMatches,
  SearchEnd,
} from './parts.ts';
import { useFocusOnNewPage, useFocusOnReturn, useTopOfNewChoice } from './use-list-focus.ts';

/** Number of alternative products beside an empty result. */
const ALTERNATIVES = 4;

function renderGrid(products: readonly ListedProduct[]) {
  return <ProductGrid products={products} renderAction={renderHeart} renderFoot={renderAdd} />;
}

interface ProductListProps {
  view: CatalogView;
  /** Whether the search text was truncated. */
  cut: boolean;
}

/** A product list with its filters. Memoised: an unrelated change of the URL does not re-render it. */
export const ProductList = memo(function ProductList({ view, cut }: ProductListProps) {
  const pages = useProductPages(view);
  const [hasIntent, setHasIntent] = useState(false);
  const total = useTotal(view, pages);
  const offline = useOffline();
  const list = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  useFocusOnNewPage(list, view, pages.products.length);
  useTopOfNewChoice(list, view);
  useFocusOnReturn(list);

  const shown = pages.products.length;
  const empty = shown === 0 && pages.pending === 0 && !pages.failure;
  const isAlone = empty && !isFiltered(view.filters);
  const onIntent = useCallback(() => setHasIntent(true), []);
  const focusStatus = useCallback(() => status.current?.focus({ preventScroll: true }), []);
  return (
    <div className="shell pt-3 pb-8 md:pt-8">
      <ListHead view={view} empty={empty} />
      <div className="mb-2 flex flex-wrap items-baseline gap-x-4 md:mb-4">
        <h1 className="text-2xl md:text-4xl">{listTitle(view)}</h1>
        <p
          ref={status}
          role="status"
          tabIndex={-1}
          className="before:content-['\200b'] text-ink-soft amount"
        >
          {listStatus(view, pages, total, offline)}
        </p>
      </div>
      {cut && <p className="mb-2 text-ink-soft">{listWords.searchCut(MAX_SEARCH_LENGTH)}</p>}
      <CatalogControls view={view}>
        <CompactOnly>
          <FilterDialog view={view} pages={pages} hasIntent={hasIntent} onIntent={onIntent} />
        </CompactOnly>
      </CatalogControls>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 xl:mt-6 xl:grid-cols-[15rem_minmax(0,1fr)]">
        {/*
         * Not rendered on phones, where the filters would be half of the page's DOM; desktops load code and column at
         * once.
         */}
        <DesktopOnly>
          <FilterColumn view={view} pages={pages} hasIntent={hasIntent} onIntent={onIntent} />
        </DesktopOnly>
        {/* Nothing found leaves no filters, whose column is then hidden: the result replaces the list, which does not move. */}
        <div
          key={isAlone ? 'alone' : 'beside filters'}
          ref={list}
          className={`scroll-mt-4 ${isAlone ? 'col-span-full' : 'only:col-span-full'}`}
        >
          <AppliedFilters view={view} onNoneLeft={focusStatus} />
          <h2 className="sr-only">{listWords.products}</h2>
          <div className="mt-2 xl:mt-0">
            {!empty ? (
              <ProductGrid
                leading
                products={pages.products}
                pending={pages.pending}
                renderAction={renderHeart}
                renderFoot={renderAdd}
              />
            ) : isFiltered(view.filters) && pages.entries.length > 0 ? (
              <NoFilterMatches view={view} pages={pages}>
                {renderGrid(pages.entries.slice(0, ALTERNATIVES))}
              </NoFilterMatches>
            ) : (
              <EmptyResult view={view} />
            )}
          </div>
          {pages.failure && <FailureNotice failure={pages.failure} />}
          {pages.more && <LoadMore view={view} pages={pages} />}
          {view.search && !pages.pending && (
            <SearchEnd search={view.search} empty={empty} renderProducts={renderGrid} />
          )}
        </div>
      </div>
    </div>
  );
});
