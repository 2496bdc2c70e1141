import {
  type CatalogFilters,
  type Facet,
  FACETS,
  IN_STOCK,
  PRICE_BANDS,
  RATINGS,
  SAVINGS,
  SIZE_GROUPS,
  type SizeGroup,
} from './catalog-filters.ts';
import { priceView } from '../pricing/price.ts';
import { measureOf } from '../product/net-unit.ts';
import type { Product } from '../product/product.ts';
import { displayedRating } from '../review/rating.ts';

/** The product fields that filters use. `price` and `mrp` are paise, inclusive of all taxes. */
export type CatalogEntry = Pick<
  Product,
  'price' | 'mrp' | 'stock' | 'netQuantity' | 'rating' | 'concerns' | 'countryOfOrigin'
>;

/** The entries that match the filters, in their order. */
export function filterEntries<E extends CatalogEntry>(
  entries: readonly E[],
  filters: CatalogFilters,
): readonly E[] {
  const active = FACETS.filter((facet) => filters[facet].length > 0);
  if (active.length === 0) return entries;
  return entries.filter((entry) => active.every((facet) => matchesFilters(entry, filters, facet)));
}

function isIn({ netQuantity }: CatalogEntry, { unit, over, upTo }: SizeGroup): boolean {
  if (!netQuantity || measureOf(netQuantity.unit) !== unit) return false;
  return netQuantity.value > over && (upTo === null || netQuantity.value <= upTo);
}

/** Whether an entry has one of the chosen values of a facet. */
export function matchesFilters(
  entry: CatalogEntry,
  filters: CatalogFilters,
  facet: Facet,
): boolean {
  return valuesOf(entry, facet).some((value) => filters[facet].includes(value));
}

/** An entry's values in a facet; none if the product does not state one. */
export function valuesOf(entry: CatalogEntry, facet: Facet): readonly string[] {
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
      // As shown on the card.
      const stars = displayedRating(entry.rating)?.average ?? 0;
      return RATINGS.filter((minimum) => stars >= Number(minimum));
    }
    case 'saving': {
      const percent = priceView(entry).saving?.percent ?? 0;
      return SAVINGS.filter((minimum) => percent >= Number(minimum));
    }
    case 'stock':
      return entry.stock > 0 ? [IN_STOCK] : [];
    case 'origin':
      return entry.countryOfOrigin ? [entry.countryOfOrigin] : [];
  }
}
