import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type CatalogView, catalogView, MAX_SEARCH_LENGTH } from '#domain/catalog.ts';
import { SHOP_NAME } from '#domain/seo.ts';
import { useOffline } from '#data/use-live.ts';
import { CatalogControls } from '#features/catalog/CatalogControls.tsx';
import { CategoryHead } from '#features/catalog/CategoryHead.tsx';
import { EmptyList } from '#features/catalog/EmptyList.tsx';
import { FailureNotice } from '#features/catalog/FailureNotice.tsx';
import { LoadMore } from '#features/catalog/LoadMore.tsx';
import { ProductGrid } from '#features/catalog/ProductGrid.tsx';
import { useProductPages } from '#features/catalog/use-product-pages.ts';
import { renderHeart } from '#features/favorites/render-heart.tsx';
import { words } from '#text/en/shop.ts';
import { Head } from '#ui/Head.tsx';

/** `/products`: a list of the shop, by shelf or by search. Its address says all of it. */
export default function ProductsPage() {
  const [query] = useSearchParams();
  const view = catalogView(query);
  const pages = useProductPages(view);
  const offline = useOffline();
  const list = useRef<HTMLDivElement>(null);
  useFocusOnNewPage(list, view, pages.products.length);

  const { category, search } = view;
  const shown = pages.products.length;
  const empty = shown === 0 && pages.pending === 0 && !pages.failure;
  const cut = (query.get('search') ?? '').trim().length > MAX_SEARCH_LENGTH;
  return (
    <div className="shell py-8" ref={list}>
      {category && <CategoryHead category={category} hidden={empty} />}
      {search && <Head title={`${words.list.found(search)} · ${SHOP_NAME}`} />}
      <h1 className="text-3xl [overflow-wrap:anywhere] sm:text-4xl">
        {search ? words.list.found(search) : (category ?? words.list.all)}
      </h1>
      {cut && <p className="mt-2 text-ink-soft">{words.list.searchCut(MAX_SEARCH_LENGTH)}</p>}
      <p role="status" className="mt-2 mb-6 min-h-[1.6em] text-ink-soft amount">
        {statusText(pages, shown, offline)}
      </p>
      <CatalogControls view={view} />
      <div className="mt-8">
        <h2 className="sr-only">{words.list.products}</h2>
        {empty ? (
          <EmptyList view={view} />
        ) : (
          <ProductGrid
            leading
            products={pages.products}
            pending={pages.pending}
            renderAction={renderHeart}
          />
        )}
        {pages.failure && <FailureNotice failure={pages.failure} />}
        {pages.more && <LoadMore view={view} shown={shown} looked={pages.looked} />}
      </div>
    </div>
  );
}

function statusText(
  pages: { readonly pending: number; readonly more: boolean },
  shown: number,
  offline: boolean,
): string {
  if (pages.pending > 0) return offline ? words.offline.text : words.loading.list;
  if (shown === 0) return '';
  return pages.more ? words.list.first(shown) : words.list.count(shown);
}

/** After "Load more" the keyboard goes on at the first product that was not there before. */
function useFocusOnNewPage(
  list: { readonly current: HTMLElement | null },
  view: CatalogView,
  shown: number,
): void {
  const before = useRef({ pages: view.pages, shown });
  useEffect(() => {
    const { pages, shown: known } = before.current;
    if (view.pages === pages) {
      before.current.shown = shown;
    } else if (view.pages < pages) {
      before.current = { pages: view.pages, shown };
    } else if (shown > known) {
      before.current = { pages: view.pages, shown };
      const links = list.current?.querySelectorAll<HTMLElement>('article a');
      links?.item(known)?.focus({ preventScroll: true });
    }
  }, [list, view.pages, shown]);
}
