import { useState } from 'react';
import { matchesView, productView, queryOfView } from '#domain/catalog/product-view.ts';
import { startsSellingFood } from '#domain/product/product-record.ts';
import type { Product } from '#domain/product/product.ts';
import { lacksFoodLicence } from '#data/admin/food-licence.ts';
import type { AppliedChanges } from '#data/admin/catalogue/apply-changes.ts';
import { staffProducts } from '#data/admin/products.ts';
import { words } from '#text/admin/catalogue/grid.ts';
import { words as listWords } from '#text/admin/products.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { useUnsaved } from '../../frame/unsaved-forms.ts';
import { useMayEdit } from '../../frame/use-role.ts';
import { ListState } from '../../list/ListState.tsx';
import type { ListAddress } from '../../list/use-list-address.ts';
import { type Pages, usePages } from '../../list/use-pages.ts';
import { AppliedNote } from '../changes/AppliedNote.tsx';
import { useProductSearch } from '../list/use-product-search.ts';
import { BulkForm } from './BulkForm.tsx';
import { cellElement, columnOfField } from './grid-focus.ts';
import { GridBar } from './GridBar.tsx';
import { GridTable } from './GridTable.tsx';
import { ReviewDialog } from './ReviewDialog.tsx';
import { useGrid } from './use-grid.ts';

/** Products per page of the grid. */
const GRID_PAGE = 200;

/** The grid of the products that the list shows, by its search and filters. */
export function GridPage({ address }: { address: ListAddress }) {
  const { search } = productView(address.get);
  return (
    <>
      <h1 className="text-2xl">{words.title}</h1>
      <p className="mt-1 max-w-prose text-ink-soft">{words.lead}</p>
      {search ? <Found address={address} search={search} /> : <Listed address={address} />}
    </>
  );
}

function Listed({ address }: { address: ListAddress }) {
  const query = { ...queryOfView(productView(address.get)), limit: GRID_PAGE };
  const pages = usePages(address.pages, (after) => staffProducts(query, after));
  return <Rows address={address} pages={pages} />;
}

function Found({ address, search }: { address: ListAddress; search: string }) {
  return <Rows address={address} pages={useProductSearch(search, address.pages)} />;
}

function Rows({
  address,
  pages: { rows, error, more },
}: {
  address: ListAddress;
  pages: Pages<Product>;
}) {
  const view = productView(address.get);
  const products = rows?.filter((product) => matchesView(product, view)) ?? [];
  const grid = useGrid(products);
  const mayEdit = useMayEdit();
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set());
  const [isReviewing, setReviewing] = useState(false);
  const [applied, setApplied] = useState<AppliedChanges | null>(null);
  const [problem, setProblem] = useState('');
  useUnsaved(grid.edited.length > 0);
  const selected = products.filter(({ slug }) => chosen.has(slug));

  async function review(): Promise<void> {
    const foods = grid.edited.filter(({ draft, product }) => startsSellingFood(draft, product));
    const [food] = foods;
    if (food && (await lacksFoodLicence(food.draft))) {
      setProblem(words.licence(foods.map(({ product }) => product.title).join(', ')));
      return;
    }
    setProblem('');
    setReviewing(true);
  }

  function goToWrong(): void {
    const { firstWrong } = grid;
    if (!firstWrong) return;
    const row = products.findIndex(({ slug }) => slug === firstWrong.slug);
    cellElement(document.body, { row, column: columnOfField(firstWrong.field) })?.focus();
  }

  function onSaved(answer: AppliedChanges): void {
    const refused = new Set(answer.refused.map(({ change }) => change.slug));
    const saved = answer.saved.map(({ slug }) => slug);
    // What was refused stays in its cells.
    grid.drop(saved.filter((slug) => !refused.has(slug)));
    setReviewing(false);
    setApplied(answer);
  }

  return (
    <div className="mt-4 space-y-4">
      {applied && (
        <AppliedNote
          applied={applied}
          title={words.saved(applied.saved.length)}
          note={words.note}
        />
      )}
      <ListState
        rows={rows === null ? null : products.length}
        error={error}
        more={more}
        onMore={() => address.set({ pages: address.pages + 1 }, 'replace')}
        empty={listWords.empty}
      >
        {mayEdit && (
          <BulkForm products={selected.length > 0 ? selected : products} onFill={grid.fill} />
        )}
        {mayEdit && <p className="mt-3 text-sm text-ink-soft max-md:hidden">{words.keys}</p>}
        <div className="mt-3">
          <GridTable
            products={products}
            grid={grid}
            isReadOnly={!mayEdit}
            chosen={chosen}
            onChoose={choose}
          />
        </div>
      </ListState>
      <ErrorMessage>{problem}</ErrorMessage>
      {mayEdit && (
        <GridBar
          grid={grid}
          selected={selected.length}
          onReview={() => void review()}
          onWrong={goToWrong}
        />
      )}
      {isReviewing && (
        <ReviewDialog
          rows={grid.edited.filter(({ change }) => change !== null)}
          onClose={() => setReviewing(false)}
          onSaved={onSaved}
        />
      )}
    </div>
  );
}
