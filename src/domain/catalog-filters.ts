import { type Paise, paise } from './money.ts';
import { clip } from './clip.ts';

/** What a list can be narrowed by, in the order in which it is offered; each is the name of a part of the address. */
export const FACETS = ['concern', 'price', 'saving', 'stock', 'form', 'origin'] as const;

/** One of the things a list can be narrowed by. */
export type Facet = (typeof FACETS)[number];

/** What is chosen, by facet: one of its values has to fit (OR), and every facet with a choice (AND). */
export type CatalogFilters = Readonly<Record<Facet, readonly string[]>>;

/** Nothing chosen. */
export const NO_FILTERS: CatalogFilters = {
  concern: [],
  price: [],
  saving: [],
  stock: [],
  form: [],
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
/** How a product is measured: by volume, by weight, by the piece. */
export const FORMS = ['ml', 'g', 'piece'] as const;

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
  saving: SAVINGS,
  stock: [IN_STOCK],
  form: FORMS,
};

/** Reads the choice out of an address's query. Whatever stands there, the result is within bounds and in order. */
export function catalogFilters(query: { getAll(name: string): readonly string[] }): CatalogFilters {
  return filtersOf((facet) => query.getAll(facet));
}

/** The choice with one value added, or taken away when it was there. */
export function toggled(filters: CatalogFilters, facet: Facet, value: string): CatalogFilters {
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
export function inOrder(facet: Facet, values: Iterable<string>): readonly string[] {
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
          .map((value) => clip(value, MAX_FILTER_LENGTH))
          .filter(Boolean);
    return inOrder(facet, [...new Set(known)].slice(0, MAX_FILTER_VALUES));
  };
  return {
    concern: cleaned('concern'),
    price: cleaned('price'),
    saving: cleaned('saving'),
    stock: cleaned('stock'),
    form: cleaned('form'),
    origin: cleaned('origin'),
  };
}
