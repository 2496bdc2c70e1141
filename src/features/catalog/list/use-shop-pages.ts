import { useMemo, useState } from 'react';
import type { ListAnswer } from '#domain/catalog/catalog-answers.ts';
import { type CatalogView, PAGE_SIZE } from '#domain/catalog/catalog.ts';
import { FACETS } from '#domain/catalog/catalog-filters.ts';
import type { FacetCounts } from '#domain/catalog/facet-counts.ts';
import { hasCatalogFile } from '#data/prerendered/page-data.ts';
import { shopList } from '#data/catalog/products.ts';
import type { QueryState } from '#data/query/query-store.ts';
import { useReads } from '#data/react/use-reads.ts';
import type { ProductPages } from './product-pages.ts';

/**
 * The pages of a view from the whole catalogue, if `isEnabled`; null without a catalogue file. The previous answer
 * stays while the next one loads.
 */
export function useShopPages(view: CatalogView, isEnabled: boolean): ProductPages | null {
  const { category, search, sort, filters, pages } = view;
  const isActive = isEnabled && hasCatalogFile();
  const states = useReads((read) => {
    const known: QueryState<ListAnswer>[] = [];
    for (let from = 0, count = isActive ? 1 : 0; known.length < pages && from < count;) {
      const state = read(shopList({ category, search, sort, filters, from, most: PAGE_SIZE }));
      known.push(state);
      from += PAGE_SIZE;
      count = state.state === 'ready' ? state.data.count : 0;
    }
    return known;
  });
  const answers = states.flatMap((state) => (state.state === 'ready' ? [state.data] : []));
  const [shown, setShown] = useState<readonly ListAnswer[]>([]);
  const isNew =
    answers.length > 0 &&
    (answers.length !== shown.length || answers.some((answer, index) => answer !== shown[index]));
  if (isNew) setShown(answers);
  const isWaiting = states.at(-1)?.state === 'loading';
  const isReachable = isActive && states.every(({ state }) => state !== 'failed');
  const chosen = JSON.stringify(filters);
  return useMemo(() => {
    if (!isReachable) return null;
    const [first] = shown;
    const products = shown.flatMap((answer) => answer.products);
    return {
      products,
      entries: first?.others ?? [],
      pending: isWaiting && (!first || shown.length < pages) ? PAGE_SIZE : 0,
      failure: null,
      more: first !== undefined && products.length < first.count,
      looked: first?.count ?? 0,
      found: first && {
        count: first.count,
        facets: markChosen(first.facets, filters),
        withouts: first.withouts,
      },
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the choice counts by what it says
  }, [isReachable, shown, isWaiting, pages, chosen]);
}

/** Facet counts with the current choice marked. */
function markChosen(facets: FacetCounts, filters: CatalogView['filters']): FacetCounts {
  const entries = FACETS.map((facet) => [
    facet,
    facets[facet].map((entry) => ({ ...entry, chosen: filters[facet].includes(entry.value) })),
  ]);
  return Object.fromEntries(entries) as FacetCounts;
}
