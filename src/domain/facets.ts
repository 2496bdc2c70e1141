import {
  type CatalogFilters,
  type Facet,
  FACETS,
  IN_STOCK,
  inOrder,
  PRICE_BANDS,
  SAVINGS,
} from './catalog-filters.ts';
import { priceView } from './price.ts';
import type { Product } from './product.ts';

/** What of a product the filters look at. `price` and `mrp` are paise, inclusive of all taxes. */
export type CatalogEntry = Pick<
  Product,
  'price' | 'mrp' | 'stock' | 'netQuantity' | 'concerns' | 'countryOfOrigin'
>;

/** A value that can be chosen. */
export interface FacetValue {
  readonly value: string;
  readonly chosen: boolean;
  /** How many entries fit when this is the one choice in its facet, and everything chosen in the others. */
  readonly count: number;
}

/** The values of every facet. */
export type FacetCounts = Readonly<Record<Facet, readonly FacetValue[]>>;

/** The entries that fit: in each facet with a choice one of the chosen values. In the order in which they came. */
export function filterEntries<E extends CatalogEntry>(
  entries: readonly E[],
  filters: CatalogFilters,
): readonly E[] {
  const active = FACETS.filter((facet) => filters[facet].length > 0);
  return entries.filter((entry) => active.every((facet) => fits(entry, filters, facet)));
}

/**
 * What can be chosen, out of the entries, and how much it would show. A value that no entry has at all is left out
 * unless it is chosen. One pass over the entries: one that fails in two facets counts nowhere, one that fails in one
 * facet counts there alone.
 */
export function facetCounts(
  entries: readonly CatalogEntry[],
  filters: CatalogFilters,
): FacetCounts {
  const counts: Record<Facet, Map<string, number>> = {
    concern: new Map(),
    price: new Map(),
    saving: new Map(),
    stock: new Map(),
    form: new Map(),
    origin: new Map(),
  };
  for (const facet of FACETS) for (const value of filters[facet]) counts[facet].set(value, 0);
  for (const entry of entries) {
    const failed = FACETS.filter(
      (facet) => filters[facet].length > 0 && !fits(entry, filters, facet),
    );
    for (const facet of FACETS) {
      const counted = failed.length === 0 || (failed.length === 1 && failed[0] === facet) ? 1 : 0;
      for (const value of new Set(valuesOf(entry, facet))) {
        counts[facet].set(value, (counts[facet].get(value) ?? 0) + counted);
      }
    }
  }
  const valuesIn = (facet: Facet): readonly FacetValue[] =>
    inOrder(facet, counts[facet].keys()).map((value) => ({
      value,
      chosen: filters[facet].includes(value),
      count: counts[facet].get(value) ?? 0,
    }));
  return {
    concern: valuesIn('concern'),
    price: valuesIn('price'),
    saving: valuesIn('saving'),
    stock: valuesIn('stock'),
    form: valuesIn('form'),
    origin: valuesIn('origin'),
  };
}

function fits(entry: CatalogEntry, filters: CatalogFilters, facet: Facet): boolean {
  return valuesOf(entry, facet).some((value) => filters[facet].includes(value));
}

/** The values that an entry has in a facet; none where its product does not say. */
function valuesOf(entry: CatalogEntry, facet: Facet): readonly string[] {
  switch (facet) {
    case 'concern':
      return entry.concerns.filter(Boolean);
    case 'price':
      return PRICE_BANDS.filter(
        ({ from, below }) => entry.price >= from && (below === null || entry.price < below),
      ).map(({ value }) => value);
    case 'saving': {
      const percent = priceView(entry).saving?.percent ?? 0;
      return SAVINGS.filter((least) => percent >= Number(least));
    }
    case 'stock':
      return entry.stock > 0 ? [IN_STOCK] : [];
    case 'form':
      return entry.netQuantity ? [entry.netQuantity.unit] : [];
    case 'origin':
      return entry.countryOfOrigin ? [entry.countryOfOrigin] : [];
  }
}
