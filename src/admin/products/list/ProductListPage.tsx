import { useState } from 'react';
import {
  matchesView,
  isFilteredView,
  productView,
  queryOfView,
} from '#domain/catalog/product-view.ts';
import type { Product } from '#domain/product/product.ts';
import { staffProducts } from '#data/admin/products.ts';
import { words } from '#text/admin/products.ts';
import { words as gridWords } from '#text/admin/catalogue/grid.ts';
import { words as shared } from '#text/admin/admin.ts';
import { Button } from '#ui/form/Button.tsx';
import { EditorsOnly } from '../../frame/EditorsOnly.tsx';
import { ListState } from '../../list/ListState.tsx';
import type { ListAddress } from '../../list/use-list-address.ts';
import { type Pages, usePages } from '../../list/use-pages.ts';
import { BulkBar } from './BulkBar.tsx';
import { FILE, GRID, NEW } from '../open-param.ts';
import { ProductFilters } from './ProductFilters.tsx';
import { ProductTable } from './ProductTable.tsx';
import { useProductSearch } from './use-product-search.ts';

interface ProductListPageProps {
  address: ListAddress;
}

/** The list of products with its search, filters and order. */
export function ProductListPage({ address }: ProductListPageProps) {
  const view = productView(address.get);
  return (
    <>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-2xl">{words.title}</h1>
          <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button look="quiet" onClick={() => address.set({ open: GRID })}>
            {gridWords.open}
          </Button>
          <Button look="quiet" onClick={() => address.set({ open: FILE })}>
            {words.toImport}
          </Button>
          <EditorsOnly>
            <Button onClick={() => address.set({ open: NEW })}>{words.add}</Button>
          </EditorsOnly>
        </div>
      </div>
      <ProductFilters key={view.search} address={address} view={view} />
      {view.search ? (
        <SearchResults address={address} search={view.search} />
      ) : (
        <ProductBrowser address={address} />
      )}
    </>
  );
}

function ProductBrowser({ address }: ProductListPageProps) {
  const view = productView(address.get);
  const query = queryOfView(view);
  const pages = usePages(address.pages, (after) => staffProducts(query, after));
  return <Rows address={address} pages={pages} sort={view.low ? 'stock-low' : view.sort} />;
}

function SearchResults({ address, search }: ProductListPageProps & { search: string }) {
  return <Rows address={address} pages={useProductSearch(search, address.pages)} />;
}

interface RowsProps extends ProductListPageProps {
  pages: Pages<Product>;
  /** Absent where the order is fixed. */
  sort?: string;
}

function Rows({ address, pages, sort }: RowsProps) {
  const view = productView(address.get);
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const { rows, error, more } = pages;
  const shown = rows?.filter((product) => matchesView(product, view)) ?? null;
  const sifted = isFilteredView(view) && !view.search;
  const onMore = (): void => address.set({ pages: address.pages + 1 }, 'replace');
  const filtered =
    address.get('q') ||
    view.status ||
    view.category ||
    view.productClass ||
    view.low ||
    view.incomplete;
  const noneYet = shown?.length === 0 && more !== 'none';
  return (
    <>
      {sifted && <p className="mb-3 text-sm text-ink-soft">{words.sifted}</p>}
      <ListState
        rows={shown?.length ?? null}
        error={error}
        more={more}
        onMore={onMore}
        empty={noneYet ? <NoneYet onMore={onMore} /> : filtered ? null : words.empty}
      >
        <EditorsOnly>
          <Selection rows={shown ?? []} chosen={chosen} onChoose={choose} />
        </EditorsOnly>
        <ProductTable
          rows={shown ?? []}
          chosen={chosen}
          onChoose={choose}
          {...(sort !== undefined && {
            sort,
            onSort: (next: string) => address.set({ sort: next === 'newest' ? '' : next, low: '' }),
          })}
        />
      </ListState>
    </>
  );
}

interface SelectionProps {
  rows: readonly Product[];
  chosen: ReadonlySet<string>;
  onChoose: (slugs: ReadonlySet<string>) => void;
}

/** The selected products on the screen, and the bulk actions. */
function Selection({ rows, chosen, onChoose }: SelectionProps) {
  const selected = rows.filter(({ slug }) => chosen.has(slug));
  const none = (): void => onChoose(new Set());
  return (
    <>
      <p className="mb-2">
        <button
          type="button"
          className="min-h-11 text-leaf underline underline-offset-4 hover:no-underline"
          onClick={() =>
            selected.length === rows.length
              ? none()
              : onChoose(new Set(rows.map(({ slug }) => slug)))
          }
        >
          {selected.length === rows.length ? words.selectNone : words.selectAll}
        </button>
      </p>
      {selected.length > 0 && <BulkBar products={selected} onNone={none} />}
    </>
  );
}

function NoneYet({ onMore }: { onMore: () => void }) {
  return (
    <>
      <p className="mb-3 font-semibold">{words.siftedNone}</p>
      <Button look="quiet" onClick={onMore}>
        {shared.list.more}
      </Button>
    </>
  );
}
