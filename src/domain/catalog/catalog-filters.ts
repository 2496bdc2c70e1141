import { type Paise, paise } from '../money/money.ts';
import { truncate } from '../core/truncate.ts';

/** The facets in display order; each is the name of a URL parameter. */
export const FACETS = ['concern', 'price', 'rating', 'size', 'saving', 'stock', 'origin'] as const;

/** A facet. */
export type Facet = (typeof FACETS)[number];

/** The chosen values by facet: OR within a facet, AND across facets. */
export type CatalogFilters = Readonly<Record<Facet, readonly string[]>>;

/** No filters. */
export const NO_FILTERS: CatalogFilters = {
  concern: [],
  price: [],
  size: [],
  rating: [],
  saving: [],
  stock: [],
  origin: [],
};

/** Maximum values per facet in a URL; the rest is dropped. */
export const MAX_FILTER_VALUES = 12;
/** Maximum length of a concern or country, in characters (code points). */
export const MAX_FILTER_LENGTH = 60;

/** A price band: `from` is inclusive, `below` exclusive. Paise, inclusive of all taxes. */
export interface PriceBand {
  readonly value: string;
  readonly from: Paise;
  /** Null: no upper end. */
  readonly below: Paise | null;
}

/** The price bands, contiguous without overlap. Their values name rupees and appear in URLs: never reuse one. */
export const PRICE_BANDS: readonly PriceBand[] = [
  { value: 'under-100', from: paise(0), below: paise(100_00) },
  { value: '100-199', from: paise(100_00), below: paise(200_00) },
  { value: '200-299', from: paise(200_00), below: paise(300_00) },
  { value: '300-499', from: paise(300_00), below: paise(500_00) },
  { value: '500-up', from: paise(500_00), below: null },
];

/** Minimum savings against MRP, in percent, as spelled in URLs. */
export const SAVINGS = ['10', '15', '25', '40'] as const;
/** The only stock filter: in stock. */
export const IN_STOCK = 'in';
/** Minimum average ratings, as spelled in URLs. */
export const RATINGS = ['4', '3', '2'] as const;

/** A range of net quantities in one unit: `over` is exclusive, `upTo` inclusive. */
export interface SizeGroup {
  readonly value: string;
  readonly unit: 'ml' | 'g' | 'piece';
  readonly over: number;
  /** Null: no upper end. */
  readonly upTo: number | null;
}

/** The size groups, contiguous without overlap in each unit. Their values appear in URLs: never reuse one. */
export const SIZE_GROUPS: readonly SizeGroup[] = [
  { value: 'ml-50', unit: 'ml', over: 0, upTo: 50 },
  { value: 'ml-100', unit: 'ml', over: 50, upTo: 100 },
  { value: 'ml-250', unit: 'ml', over: 100, upTo: 250 },
  { value: 'ml-more', unit: 'ml', over: 250, upTo: null },
  { value: 'g-50', unit: 'g', over: 0, upTo: 50 },
  { value: 'g-100', unit: 'g', over: 50, upTo: 100 },
  { value: 'g-250', unit: 'g', over: 100, upTo: 250 },
  { value: 'g-more', unit: 'g', over: 250, upTo: null },
  { value: 'piece-30', unit: 'piece', over: 0, upTo: 30 },
  { value: 'piece-60', unit: 'piece', over: 30, upTo: 60 },
  { value: 'piece-120', unit: 'piece', over: 60, upTo: 120 },
  { value: 'piece-more', unit: 'piece', over: 120, upTo: null },
];

/**
 * Concerns that the shop promotes, in this order: shoppers' own words, none of a condition that the law forbids to name
 * (`claims.ts`). Products may have others.
 */
export const CONCERNS = [
  'Hair strength',
  'Dandruff',
  'Dry skin',
  'Oily skin',
  'Glow',
  'Joints & muscles',
  'Digestion',
  'Daily wellness',
  'Stress & sleep',
  'Fresh breath',
] as const;

/** Values of facets with fixed values, in display order. */
const OFFERED: Partial<Record<Facet, readonly string[]>> = {
  price: PRICE_BANDS.map(({ value }) => value),
  size: SIZE_GROUPS.map(({ value }) => value),
  rating: RATINGS,
  saving: SAVINGS,
  stock: [IN_STOCK],
};

/** Parses the filters of a URL query. The result is within bounds and sorted for any input. */
export function catalogFilters(query: { getAll(name: string): readonly string[] }): CatalogFilters {
  return filtersOf((facet) => query.getAll(facet));
}

/** Adds a value, or removes it if it is chosen. */
export function toggleFilter(filters: CatalogFilters, facet: Facet, value: string): CatalogFilters {
  const chosen = filters[facet];
  const next = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value];
  return filtersOf((name) => (name === facet ? next : filters[name]));
}

/** All chosen values, in display order. */
export function chosenFilters(
  filters: CatalogFilters,
): readonly { readonly facet: Facet; readonly value: string }[] {
  return FACETS.flatMap((facet) => filters[facet].map((value) => ({ facet, value })));
}

/** Whether any filter is chosen. */
export function isFiltered(filters: CatalogFilters): boolean {
  return FACETS.some((facet) => filters[facet].length > 0);
}

/**
 * Sorts a facet's values for display and for URLs: fixed values as listed above, promoted concerns before others, the
 * rest by the English alphabet.
 */
export function sortFilterValues(facet: Facet, values: Iterable<string>): readonly string[] {
  const first: readonly string[] = facet === 'concern' ? CONCERNS : (OFFERED[facet] ?? []);
  const rankOf = (value: string): number => {
    const at = first.indexOf(value);
    return at === -1 ? first.length : at;
  };
  return [...new Set(values)].sort((a, b) => rankOf(a) - rankOf(b) || (a < b ? -1 : Number(a > b)));
}

function filtersOf(values: (facet: Facet) => readonly string[]): CatalogFilters {
  const cleaned = (facet: Facet): readonly string[] => {
    const offered = OFFERED[facet];
    const fixedValues = offered
      ? values(facet).filter((value) => offered.includes(value))
      : values(facet)
          .map((value) => truncate(value, MAX_FILTER_LENGTH))
          .filter(Boolean);
    return sortFilterValues(facet, [...new Set(fixedValues)].slice(0, MAX_FILTER_VALUES));
  };
  return {
    concern: cleaned('concern'),
    price: cleaned('price'),
    size: cleaned('size'),
    rating: cleaned('rating'),
    saving: cleaned('saving'),
    stock: cleaned('stock'),
    origin: cleaned('origin'),
  };
}
