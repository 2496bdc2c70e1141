import type { NetUnit } from '../product/net-unit.ts';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import {
  type CatalogFilters,
  chosenFilters,
  CONCERNS,
  type Facet,
  FACETS,
  IN_STOCK,
  NO_FILTERS,
  PRICE_BANDS,
  RATINGS,
  SAVINGS,
  SIZE_GROUPS,
} from './catalog-filters.ts';
import { facetCounts } from './facet-counts.ts';
import { type CatalogEntry, filterEntries } from './facets.ts';
import { MAX_PAISE, paise } from '../money/money.ts';

const POOL: Record<Facet, readonly string[]> = {
  concern: [...CONCERNS, 'Kitchen', 'Family', 'शांति'],
  price: PRICE_BANDS.map(({ value }) => value),
  size: SIZE_GROUPS.map(({ value }) => value),
  rating: RATINGS,
  saving: SAVINGS,
  stock: [IN_STOCK],
  origin: ['India', 'Nepal', 'Sri Lanka'],
};
const anyChoice: fc.Arbitrary<CatalogFilters> = fc
  .tuple(...FACETS.map((facet) => fc.subarray([...POOL[facet]])))
  .map((chosen) => Object.fromEntries(FACETS.map((facet, at) => [facet, chosen[at]])) as never);
const anyEntry: fc.Arbitrary<CatalogEntry> = fc
  .record({
    mrp: fc.integer({ min: 0, max: 80_000 }),
    share: fc.integer({ min: 40, max: 100 }),
    stock: fc.integer({ min: 0, max: 3 }),
    concerns: fc.array(fc.constantFrom(...POOL.concern), { maxLength: 4 }),
    countryOfOrigin: fc.constantFrom('', ...POOL.origin),
    netQuantity: fc.option(
      fc.record({
        value: fc.oneof(fc.integer({ min: 1, max: 600 }), fc.constantFrom(0.5, 50.5, 100, 250)),
        unit: fc.constantFrom('ml', 'g', 'piece'),
      }),
      { nil: undefined },
    ),
    rating: fc.option(
      fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 2 }).map((stars) => ({
        sum: stars.reduce((sum, each) => sum + each, 0),
        count: stars.length,
      })),
      { nil: undefined },
    ),
  })
  .map(({ mrp, share, ...rest }) => ({
    ...rest,
    mrp: paise(mrp),
    price: paise(Math.floor((mrp * share) / 100)),
  }));
const anyEntries = fc.array(anyEntry, { maxLength: 40 });
const only = (facet: Facet, values: readonly string[], rest: CatalogFilters = NO_FILTERS) => ({
  ...rest,
  [facet]: values,
});

/** The values of a facet for one product, beside another product without any. */
const offeredFor = (facet: Facet, changes: Partial<CatalogEntry>) =>
  facetCounts(
    [aProduct(changes), { ...aProduct(), price: paise(0), mrp: paise(0), netQuantity: undefined }],
    NO_FILTERS,
  )[facet].map(({ value }) => value);

it('filtering keeps entries in their order that fit one chosen value of every facet with a choice', () => {
  const fits = (entry: CatalogEntry, facet: Facet, values: readonly string[]) =>
    values.length === 0 ||
    values.some((value) => filterEntries([entry], only(facet, [value])).length > 0);
  fc.assert(
    fc.property(anyEntries, anyChoice, (entries, filters) => {
      const expected = entries.filter((entry) =>
        FACETS.every((facet) => fits(entry, facet, filters[facet])),
      );
      expect(filterEntries(entries, filters)).toEqual(expected);
    }),
  );
});

it.each([
  [0, 'under-100'],
  [99_99, 'under-100'],
  [100_00, '100-199'],
  [199_50, '100-199'],
  [499_99, '300-499'],
  [500_00, '500-up'],
  [MAX_PAISE, '500-up'],
])('filtering puts %d paise only into the band %s', (price, band) => {
  const fitting = PRICE_BANDS.filter(
    ({ value }) =>
      filterEntries([aProduct({ price: paise(price) })], only('price', [value])).length,
  );
  expect(fitting.map(({ value }) => value)).toEqual([band]);
});

const at = (price: number) => ({ price: paise(price * 100), mrp: paise(100_00) });
const of = (value: number, unit: NetUnit) => ({ netQuantity: { value, unit } });
const rated = (sum: number, count: number) => ({ rating: { sum, count } });
it.each<[Facet, Partial<CatalogEntry>, string]>([
  ['saving', at(100), ''],
  ['saving', at(91), ''],
  ['saving', at(90), '10'],
  ['saving', at(84), '10, 15'],
  ['saving', at(60), '10, 15, 25, 40'],
  ['size', of(0.5, 'ml'), 'ml-50'],
  ['size', of(50, 'ml'), 'ml-50'],
  ['size', of(50.5, 'ml'), 'ml-100'],
  ['size', of(100, 'ml'), 'ml-100'],
  ['size', of(250, 'g'), 'g-250'],
  ['size', of(5_000, 'g'), 'g-more'],
  ['size', of(1, 'piece'), 'piece-30'],
  ['size', of(60, 'capsule'), 'piece-60'],
  ['size', of(121, 'piece'), 'piece-more'],
  // Stars count as the card shows them.
  ['rating', rated(0, 0), ''],
  ['rating', rated(19, 10), ''],
  ['rating', rated(7, 2), '3, 2'],
  ['rating', rated(79, 20), '4, 3, 2'],
  ['rating', rated(5, 1), '4, 3, 2'],
  // Promoted concerns come first, then the others alphabetically.
  [
    'concern',
    { concerns: ['Kitchen', 'Digestion', 'Family', 'Dandruff'] },
    'Dandruff, Digestion, Family, Kitchen',
  ],
])('the facet %s of %j offers "%s"', (facet, changes, offered) => {
  expect(offeredFor(facet, changes).join(', ')).toBe(offered);
});

it('filtering drops sold-out products only on request', () => {
  const entries = [aProduct({ stock: 0 }), aProduct({ stock: 1 })];
  expect(filterEntries(entries, only('stock', [IN_STOCK]))).toEqual([entries[1]]);
});

it('counting omits a facet whose entries are all alike, unless it has a choice', () => {
  const entries = [aProduct(), aProduct({ price: paise(100) })];
  expect(facetCounts(entries, NO_FILTERS).size).toEqual([]);
  expect(facetCounts(entries, NO_FILTERS).stock).toEqual([]);
  expect(facetCounts(entries, only('size', ['ml-100'])).size).toEqual([
    { value: 'ml-100', chosen: true, count: 2 },
  ]);
});

it('counting lists and counts every value that narrows the list, and every chosen one, once', () => {
  fc.assert(
    fc.property(anyEntries, anyChoice, (entries, filters) => {
      const counts = facetCounts(entries, filters);
      const whole = facetCounts(entries, NO_FILTERS);
      for (const facet of FACETS) {
        for (const { value, count } of counts[facet]) {
          // The count is of the matches if the value became the only choice of its facet.
          const shown = filterEntries(entries, only(facet, [value], filters));
          expect(count, `${facet} ${value}`).toBe(shown.length);
        }
        const offered = counts[facet].map(({ value }) => value);
        expect(new Set(offered).size).toBe(offered.length);
        const matching = POOL[facet].filter(
          (value) => filterEntries(entries, only(facet, [value])).length > 0,
        );
        const narrows =
          filters[facet].length > 0 ||
          matching.some(
            (value) => filterEntries(entries, only(facet, [value])).length < entries.length,
          );
        expect(new Set(offered)).toEqual(new Set(narrows ? [...matching, ...filters[facet]] : []));
        expect(whole[facet].every(({ count }) => count > 0)).toBe(true);
        const chosen = counts[facet].filter((offer) => offer.chosen);
        expect(new Set(chosen.map(({ value }) => value))).toEqual(new Set(filters[facet]));
      }
      const chosen = FACETS.flatMap((facet) => filters[facet]);
      expect(chosenFilters(filters)).toHaveLength(chosen.length);
    }),
    { numRuns: 200 },
  );
});

it('a concern that a product names twice is counted once', () => {
  const entries = [aProduct({ concerns: ['Glow', 'Glow', ''] }), aProduct({ concerns: [] })];
  const glow = { value: 'Glow', chosen: false, count: 1 };
  expect(facetCounts(entries, NO_FILTERS).concern).toEqual([glow]);
});
