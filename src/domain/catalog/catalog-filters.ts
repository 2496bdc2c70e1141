import { type Paise, paise } from '../money/money.ts';
import { truncate } from '../shared/truncate.ts';

/** What a list can be narrowed by, in the order in which it is offered; each is the name of a part of the address. */
export const FACETS = ['concern', 'price', 'rating', 'size', 'saving', 'stock', 'origin'] as const;

/** One of the things a list can be narrowed by. */
export type Facet = (typeof FACETS)[number];

/** What is chosen, by facet: one of its values has to fit (OR), and every facet with a choice (AND). */
export type CatalogFilters = Readonly<Record<Facet, readonly string[]>>;

/** Nothing chosen. */
export const NO_FILTERS: CatalogFilters = {
  concern: [],
  price: [],
  size: [],
  rating: [],
  saving: [],
  stock: [],
  origin: [],
};

/** How many values of one facet an address can choose; what is over is left away. */
export const MAX_FILTER_VALUES = 12;
/** Longer than this is no concern and no country, in characters (code points). */
export const MAX_FILTER_LENGTH = 60;

/** A range of prices that can be chosen: `from` is in it, `below` is not. Paise, inclusive of all taxes. */
export interface PriceBand {
  readonly value: string;
  readonly from: Paise;
  /** Null: no upper end. */
  readonly below: Paise | null;
}

/** The ranges of prices, without gap or overlap. Their values name rupees and stand in addresses: never reuse one. */
export const PRICE_BANDS: readonly PriceBand[] = [
  { value: 'under-100', from: paise(0), below: paise(100_00) },
  { value: '100-199', from: paise(100_00), below: paise(200_00) },
  { value: '200-299', from: paise(200_00), below: paise(300_00) },
  { value: '300-499', from: paise(300_00), below: paise(500_00) },
  { value: '500-up', from: paise(500_00), below: null },
];

/** The least savings against MRP that can be chosen, in percent, as the address spells them. */
export const SAVINGS = ['10', '15', '25', '40'] as const;
/** The one choice about stock: what is there. */
export const IN_STOCK = 'in';
/** The least average of stars that can be chosen, as the address spells them. */
export const RATINGS = ['4', '3', '2'] as const;

/** A range of net quantities in one unit: `over` is not in it, `upTo` is. */
export interface SizeGroup {
  readonly value: string;
  readonly unit: 'ml' | 'g' | 'piece';
  readonly over: number;
  /** Null: no upper end. */
  readonly upTo: number | null;
}

/** The ranges of sizes, in each unit without gap or overlap. Their values stand in addresses: never reuse one. */
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

/** The concerns that the shop puts forward, in this order. Products name others as well. */
export const CONCERNS = [
  'Joint comfort',
  'Dry skin',
  'Oily skin',
  'Glow',
  'Dry hair',
  'Fresh breath',
  'Everyday wellness',
  'Everyday nutrition',
] as const;

/** The values of facets whose values are known beforehand, in the order of the offer. */
const OFFERED: Partial<Record<Facet, readonly string[]>> = {
  price: PRICE_BANDS.map(({ value }) => value),
  size: SIZE_GROUPS.map(({ value }) => value),
  rating: RATINGS,
  saving: SAVINGS,
  stock: [IN_STOCK],
};

/** Reads the choice out of an address's query. Whatever stands there, the result is within bounds and in order. */
export function catalogFilters(query: { getAll(name: string): readonly string[] }): CatalogFilters {
  return filtersOf((facet) => query.getAll(facet));
}

/** The choice with one value added, or taken away when it was there. */
export function toggleFilter(filters: CatalogFilters, facet: Facet, value: string): CatalogFilters {
  const chosen = filters[facet];
  const next = chosen.includes(value)
    ? chosen.filter((other) => other !== value)
    : [...chosen, value];
  return filtersOf((name) => (name === facet ? next : filters[name]));
}

/** Everything that is chosen, one by one, in the order of the offer. */
export function chosenFilters(
  filters: CatalogFilters,
): readonly { readonly facet: Facet; readonly value: string }[] {
  return FACETS.flatMap((facet) => filters[facet].map((value) => ({ facet, value })));
}

/** Whether anything is chosen. */
export function isFiltered(filters: CatalogFilters): boolean {
  return FACETS.some((facet) => filters[facet].length > 0);
}

/**
 * The values of a facet in the order in which they are offered and spelled: known ones as listed above, promoted
 * concerns before others, the rest by the alphabet of English.
 */
export function sortFilterValues(facet: Facet, values: Iterable<string>): readonly string[] {
  const first: readonly string[] = facet === 'concern' ? CONCERNS : (OFFERED[facet] ?? []);
  const place = (value: string): number => {
    const at = first.indexOf(value);
    return at === -1 ? first.length : at;
  };
  return [...new Set(values)].sort((a, b) => place(a) - place(b) || (a < b ? -1 : Number(a > b)));
}

function filtersOf(values: (facet: Facet) => readonly string[]): CatalogFilters {
  const cleaned = (facet: Facet): readonly string[] => {
    const offered = OFFERED[facet];
    const known = offered
      ? values(facet).filter((value) => offered.includes(value))
      : values(facet)
          .map((value) => truncate(value, MAX_FILTER_LENGTH))
          .filter(Boolean);
    return sortFilterValues(facet, [...new Set(known)].slice(0, MAX_FILTER_VALUES));
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
