import {
  type CatalogFilters,
  type Facet,
  FACETS,
  IN_STOCK,
  inOrder,
  PRICE_BANDS,
  RATINGS,
  SAVINGS,
  SIZE_GROUPS,
  type SizeGroup,
} from './catalog-filters.ts';
import { priceView } from './price.ts';
import type { Product } from './product.ts';
import { shownRating } from './rating.ts';

/** What of a product the filters look at. `price` and `mrp` are paise, inclusive of all taxes. */
export type CatalogEntry = Pick<
  Product,
  'price' | 'mrp' | 'stock' | 'netQuantity' | 'rating' | 'concerns' | 'countryOfOrigin'
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

/** Of a value, while they are counted: how many entries have it, and how many of these it would show. */
interface Count {
  readonly held: number;
  readonly shown: number;
}
const NONE: Count = { held: 0, shown: 0 };

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
      (facet) => filters[facet].length > 0 && !fits(entry, filters, facet),
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
    return inOrder(facet, found.keys()).map((value) => ({
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

function isIn({ netQuantity }: CatalogEntry, { unit, over, upTo }: SizeGroup): boolean {
  if (netQuantity?.unit !== unit) return false;
  return netQuantity.value > over && (upTo === null || netQuantity.value <= upTo);
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
    case 'size':
      return SIZE_GROUPS.filter((group) => isIn(entry, group)).map(({ value }) => value);
    case 'rating': {
      // As the card shows it.
      const stars = shownRating(entry.rating)?.average ?? 0;
      return RATINGS.filter((least) => stars >= Number(least));
    }
    case 'saving': {
      const percent = priceView(entry).saving?.percent ?? 0;
      return SAVINGS.filter((least) => percent >= Number(least));
    }
    case 'stock':
      return entry.stock > 0 ? [IN_STOCK] : [];
    case 'origin':
      return entry.countryOfOrigin ? [entry.countryOfOrigin] : [];
  }
}
