import {
  type CatalogFilters,
  chosenFilters,
  type Facet,
  FACETS,
  sortFilterValues,
  toggleFilter,
} from './catalog-filters.ts';
import { type CatalogEntry, filterEntries, matchesFilters, valuesOf } from './facets.ts';

/** A selectable value. */
export interface FacetValue {
  readonly value: string;
  readonly chosen: boolean;
  /** Matches when this is the only choice in its facet, with the choices of all others. */
  readonly count: number;
}

/** The values of every facet. */
export type FacetCounts = Readonly<Record<Facet, readonly FacetValue[]>>;

/** Counters of a value: the entries that have it, and the ones of these that it would show. */
interface Count {
  readonly held: number;
  readonly shown: number;
}
const NONE: Count = { held: 0, shown: 0 };

/**
 * The selectable values and their match counts. Omits a value without entries unless it is chosen. A facet without a
 * choice is empty if every entry has all of its values: it would narrow nothing. One pass: an entry that fails two
 * facets counts nowhere, one that fails a single facet counts only there.
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

/** A filter, and the matches without it. */
export interface FilterRelaxation {
  readonly facet: Facet;
  readonly value: string;
  readonly count: number;
}

/** For each filter the matches when it alone is removed. */
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
