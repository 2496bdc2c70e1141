import {
  type CatalogFilters,
  chosenFilters,
  type Facet,
  FACETS,
  sortFilterValues,
  toggleFilter,
} from './catalog-filters.ts';
import { type CatalogEntry, filterEntries, matchesFilters, valuesOf } from './facets.ts';

/** A value that can be chosen. */
export interface FacetValue {
  readonly value: string;
  readonly chosen: boolean;
  /** How many entries fit when this is the one choice in its facet, and everything chosen in the others. */
  readonly count: number;
}

/** The values of every facet. */
export type FacetCounts = Readonly<Record<Facet, readonly FacetValue[]>>;

/** Of a value, while they are counted: how many entries have it, and how many of these it would show. */
interface Count {
  readonly held: number;
  readonly shown: number;
}
const NONE: Count = { held: 0, shown: 0 };

/**
 * What can be chosen, out of the entries, and how much it would show. A value that no entry has at all is left out
 * unless it is chosen. A facet without a choice is empty where every entry has all of its values: it narrows nothing.
 * One pass over the entries: one that fails in two facets counts nowhere, one that fails in one facet counts there
 * alone.
 */
export function facetCounts(
  entries: readonly CatalogEntry[],
  filters: CatalogFilters,
): FacetCounts {
  const counts: Record<Facet, Map<string, Count>> = {
    concern: new Map(),
    price: new Map(),
    size: new Map(),
    rating: new Map(),
    saving: new Map(),
    stock: new Map(),
    origin: new Map(),
  };
  for (const facet of FACETS) for (const value of filters[facet]) counts[facet].set(value, NONE);
  for (const entry of entries) {
    const failed = FACETS.filter(
      (facet) => filters[facet].length > 0 && !matchesFilters(entry, filters, facet),
    );
    for (const facet of FACETS) {
      const counted = failed.length === 0 || (failed.length === 1 && failed[0] === facet) ? 1 : 0;
      for (const value of new Set(valuesOf(entry, facet))) {
        const { held, shown } = counts[facet].get(value) ?? NONE;
        counts[facet].set(value, { held: held + 1, shown: shown + counted });
      }
    }
  }
  const valuesIn = (facet: Facet): readonly FacetValue[] => {
    const found = counts[facet];
    const narrows = [...found.values()].some(({ held }) => held < entries.length);
    if (!narrows && filters[facet].length === 0) return [];
    return sortFilterValues(facet, found.keys()).map((value) => ({
      value,
      chosen: filters[facet].includes(value),
      count: found.get(value)?.shown ?? 0,
    }));
  };
  return {
    concern: valuesIn('concern'),
    price: valuesIn('price'),
    size: valuesIn('size'),
    rating: valuesIn('rating'),
    saving: valuesIn('saving'),
    stock: valuesIn('stock'),
    origin: valuesIn('origin'),
  };
}

/** A choice of filters, and how many products there are when it alone is left away. */
export interface FilterRelaxation {
  readonly facet: Facet;
  readonly value: string;
  readonly count: number;
}

/** What each choice keeps away, of some entries. */
export function filterRelaxations(
  entries: readonly CatalogEntry[],
  filters: CatalogFilters,
): readonly FilterRelaxation[] {
  return chosenFilters(filters).map(({ facet, value }) => ({
    facet,
    value,
    count: filterEntries(entries, toggleFilter(filters, facet, value)).length,
  }));
}
