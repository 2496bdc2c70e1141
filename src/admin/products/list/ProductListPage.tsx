import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isFilteredView, matchesView, productView } from '#domain/catalog/product-view.ts';
import type { Product } from '#domain/product/product.ts';
import { MOST_COUNTED } from '#data/admin/lists/totals.ts';
import type { ProductTotals } from '#data/admin/products.ts';
import { tableWords } from '#text/admin/list/tables.ts';
import { words } from '#text/admin/products.ts';
import { words as gridWords } from '#text/admin/catalogue/grid.ts';
import { Button } from '#ui/form/Button.tsx';
import { EditorsOnly } from '../../frame/EditorsOnly.tsx';
import { useMayEdit } from '../../frame/use-role.ts';
import { shownColumns } from '../../list/column-layout.ts';
import { DataTable } from '../../list/DataTable.tsx';
import { ListState } from '../../list/ListState.tsx';
import { RowKeysHelp } from '../../list/RowKeysHelp.tsx';
import { SelectMatching } from '../../list/SelectMatching.tsx';
import { TableTools } from '../../list/TableTools.tsx';
import type { ListAddress } from '../../list/use-list-address.ts';
import { useRowKeys } from '../../list/use-row-keys.ts';
import { useSelection } from '../../list/use-selection.ts';
import { BulkBar } from './BulkBar.tsx';
import { BulkOutcome } from './BulkOutcome.tsx';
import type { BulkRun } from './bulk-run.ts';
import { FILE, GRID, NEW } from '../open-param.ts';
import { productColumns } from './product-columns.tsx';
import { ProductFilters } from './ProductFilters.tsx';
import { type ProductList, useFoundProducts, useProductPage } from './use-product-list.ts';

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
      {view.search ? <SearchResults address={address} /> : <ProductBrowser address={address} />}
    </>
  );
}

function ProductBrowser({ address }: ProductListPageProps) {
  const view = productView(address.get);
  const [bulkRuns, setBulkRuns] = useState(0);
  const list = useProductPage(address, view, String(bulkRuns));
  const sort = view.low ? 'stock-low' : view.sort;
  const onChanged = (): void => setBulkRuns((runs) => runs + 1);
  return <Rows address={address} list={list} sort={sort} onChanged={onChanged} />;
}

function SearchResults({ address }: ProductListPageProps) {
  return <Rows address={address} list={useFoundProducts(productView(address.get))} />;
}

interface RowsProps extends ProductListPageProps {
  list: ProductList;
  /** Absent where the order is fixed. */
  sort?: string;
  /** Products have been changed. */
  onChanged?: () => void;
}

function Rows({ address, list, sort, onChanged }: RowsProps) {
  const view = productView(address.get);
  const [query] = useSearchParams();
  const mayEdit = useMayEdit();
  const selection = useSelection(list, ({ slug }) => slug);
  const table = useRef<HTMLDivElement>(null);
  const keys = useRowKeys(table);
  const [bulkRun, setBulkRun] = useState<BulkRun | null>(null);
  const { rows, error, pager, totals } = list;
  const sifted = isFilteredView(view) && !view.search;
  const columns = productColumns(query);
  const shown = shownColumns(columns, address.get('cols'));
  const isAllShown = rows !== null && rows.every(({ slug }) => selection.picked.has(slug));
  const matches = (product: Product): boolean => matchesView(product, view);
  const showRun = (run: BulkRun): void => {
    setBulkRun(run);
    onChanged?.();
  };
  return (
    <>
      {sifted && <p className="mb-3 text-sm text-ink-soft">{words.sifted}</p>}
      {list.isCut && <p className="mb-3 text-sm text-ink-soft">{words.cut}</p>}
      <TableTools
        address={address}
        list="products"
        columns={columns}
        shown={shown}
        page={list.page}
        matches={matches}
        totals={totals ? totalsText(totals) : ''}
      >
        <RowKeysHelp keys={keys} />
      </TableTools>
      <EditorsOnly>
        {bulkRun && <BulkOutcome run={bulkRun} onContinued={showRun} />}
        {selection.rows.length > 0 && (
          <BulkBar
            products={selection.rows}
            onNone={selection.clear}
            onApplied={(run) => {
              selection.clear();
              showRun(run);
            }}
          >
            {isAllShown && (
              <SelectMatching
                count={totals?.count ?? null}
                selected={selection.rows.length}
                page={list.page}
                onAll={selection.pickAll}
              />
            )}
          </BulkBar>
        )}
      </EditorsOnly>
      <ListState rows={rows?.length ?? null} error={error} pager={pager} empty={emptyText()}>
        <div ref={table}>
          <DataTable
            caption={words.caption}
            columns={columns}
            shown={shown}
            rows={rows ?? []}
            keyOf={({ slug }) => slug}
            {...(sort !== undefined && {
              sort,
              onSort: (next: string) =>
                address.set({ sort: next === 'newest' ? '' : next, low: '' }),
            })}
            selection={
              mayEdit
                ? {
                    picked: selection.picked,
                    onPick: selection.pick,
                    labelOf: ({ title }) => words.select(title),
                  }
                : undefined
            }
          />
        </div>
      </ListState>
    </>
  );

  function emptyText() {
    if (pager.next) return <p className="font-semibold">{words.siftedNone}</p>;
    const { search, status, category, productClass, low, incomplete } = view;
    return search || status || category || productClass || low || incomplete ? null : words.empty;
  }
}

function totalsText({ count, stock }: ProductTotals): string {
  const isCut = count >= MOST_COUNTED;
  const rows = tableWords.total(count, isCut);
  return stock === null || isCut ? rows : words.totals(rows, stock);
}
