import { type Facet, PRICE_BANDS, SIZE_GROUPS } from '#domain/catalog/catalog-filters.ts';
import { formatMoney, paise } from '#domain/money/money.ts';
import { listWords } from './list.ts';
import { cardWords } from './product-card.ts';

const products = listWords.count;

/** What the filters of a list say. */
export const filterWords = {
  title: 'Filters',
  open: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters (${chosen})`),
  close: 'Close filters',
  show: (count: number) => (count === 0 ? listWords.noneFit : `Show ${products(count)}`),
  showSoFar: 'Show products',
  loading: 'Loading filters…',
  facet: {
    concern: 'Concern',
    price: 'Price',
    size: 'Size',
    rating: 'Customer rating',
    saving: 'Discount',
    stock: 'Availability',
    origin: 'Country of origin',
  } satisfies Record<Facet, string>,
  inStock: 'In stock',
  rating: (stars: string) => `${stars} stars and above`,
  saving: (percent: string) => `${percent}% off or more`,
  count: (count: number) => products(count),
  all: (count: number) => `Show all ${count}`,
  fewer: 'Show fewer',
  partly: (looked: number) => `Counts are for the first ${looked} products.`,
  popular: 'Popular concerns',
  chosen: 'Chosen filters',
  remove: (name: string) => `Remove ${name}`,
  clear: 'Clear all filters',
  looked: (looked: number) => `Checked the first ${looked} products.`,
  lookOn: 'Check more products',
  empty: {
    title: 'No products match these filters',
    within: (place: string) => `Nothing in ${place} matches these filters`,
    chosen: (names: readonly string[]) => `You chose ${names.join(' · ')}.`,
    soFar: (looked: number) => `Only the first ${looked} products were checked.`,
    leave: 'Remove a filter:',
    without: (name: string, count: number) => `Without “${name}” (${count})`,
    others: 'Products without these filters',
  },
} as const;

/** A value of a filter in words. */
export function filterName(facet: Facet, value: string): string {
  switch (facet) {
    case 'price':
      return priceBandName(value);
    case 'size':
      return sizeGroupName(value);
    case 'rating':
      return filterWords.rating(value);
    case 'saving':
      return filterWords.saving(value);
    case 'stock':
      return filterWords.inStock;
    case 'concern':
    case 'origin':
      return value;
  }
}

function priceBandName(value: string): string {
  const band = PRICE_BANDS.find((known) => known.value === value);
  if (!band) return value;
  const { from, below } = band;
  if (below === null) return `${formatMoney(from)} and above`;
  // "₹100 – ₹199" holds ₹199.50 as well, as every shopper reads it.
  return from === 0
    ? `Under ${formatMoney(below)}`
    : `${formatMoney(from)} – ${formatMoney(paise(below - 100))}`;
}

function sizeGroupName(value: string): string {
  const group = SIZE_GROUPS.find((known) => known.value === value);
  if (!group) return value;
  const { over, upTo } = group;
  const unit = cardWords.unit(group.unit, over + (upTo ?? 2));
  if (upTo === null) return `Over ${over} ${unit}`;
  // "51 – 100 ml" holds 50.5 ml as well, as every shopper reads it.
  return over === 0 ? `Up to ${upTo} ${unit}` : `${over + 1} – ${upTo} ${unit}`;
}
