import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import { catalogView } from './catalog.ts';
import {
  catalogFilters,
  FACETS,
  isFiltered,
  MAX_FILTER_LENGTH,
  MAX_FILTER_VALUES,
  NO_FILTERS,
  PRICE_BANDS,
  SIZE_GROUPS,
  toggleFilter,
} from './catalog-filters.ts';
import { paths } from '../site/paths.ts';

const filtersBehind = (query: string) => catalogFilters(new URLSearchParams(query));
const viewBehind = (address: string) =>
  catalogView(new URL(address, 'https://shop.example').searchParams);
/** Values as URLs, people and attackers write them. */
const anyValue = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.constantFrom(
    ...listed('Dry skin | Glow | India | under-100 | 500-up | 10 | in | ml-50 | 4 | __proto__'),
  ),
  fc
    .array(fc.integer({ min: 0xd7_00, max: 0xe0_00 }), { maxLength: 80 })
    .map((units) => String.fromCharCode(...units)),
);
const anyQuery = fc
  .dictionary(fc.constantFrom(...FACETS), fc.array(anyValue, { maxLength: 20 }))
  .map((query) => ({ getAll: (name: string) => query[name as (typeof FACETS)[number]] ?? [] }));

it('the filters of a URL are empty when it contains none', () => {
  expect(filtersBehind('')).toEqual(NO_FILTERS);
  expect(isFiltered(filtersBehind('category=Soaps&search=neem&sort=name&pages=2'))).toBe(false);
});

it('the filters of a URL have one canonical spelling', () => {
  const written =
    'origin=India&concern=Kitchen&price=500-up&concern=%20Dry%20%20skin&price=under-100&concern=Kitchen';
  expect(paths.catalog({ filters: filtersBehind(written) })).toBe(
    '/products?concern=Dry%20skin&concern=Kitchen&price=under-100&price=500-up&origin=India',
  );
});

it('the filters of a URL are within bounds for any input, and stable in their own URL', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const filters = catalogFilters(query);
      for (const facet of FACETS) {
        expect(filters[facet].length).toBeLessThanOrEqual(MAX_FILTER_VALUES);
        for (const value of filters[facet]) {
          expect(Array.from(value).length).toBeLessThanOrEqual(MAX_FILTER_LENGTH);
          expect(value).not.toBe('');
        }
      }
      const address = paths.catalog({ filters });
      expect(viewBehind(address).filters).toEqual(filters);
      expect(paths.catalog(viewBehind(address))).toBe(address);
    }),
    { numRuns: 500 },
  );
});

it('the filters of a URL ignore unknown values', () => {
  const unknown = 'price=cheap&price=100&saving=11&stock=yes&stock=&size=100&rating=5&form=ml';
  expect(filtersBehind(`${unknown}&concern=%20`)).toEqual(NO_FILTERS);
});

it('the filters of a URL are at most twelve per facet', () => {
  const many = Array.from({ length: 5_000 }, (_, i) => `concern=c${i}`).join('&');
  expect(filtersBehind(many).concern).toHaveLength(MAX_FILTER_VALUES);
});

it('the filters of a URL combine with category, search and sort order', () => {
  const address =
    '/products?category=Soaps&search=neem&concern=Glow&stock=in&sort=price-low&pages=2';
  expect(paths.catalog(viewBehind(address))).toBe(address);
});

it('toggling a filter twice restores the choice and leaves the other facets unchanged', () => {
  fc.assert(
    fc.property(anyQuery, fc.constantFrom(...FACETS), (query, facet) => {
      const filters = catalogFilters(query);
      const [value = ''] = filters[facet];
      fc.pre(value !== '');
      const without = toggleFilter(filters, facet, value);
      expect(without).toEqual({ ...filters, [facet]: filters[facet].slice(1) });
      expect(toggleFilter(without, facet, value)).toEqual(filters);
    }),
  );
});

/** Bounds of groups that must be contiguous without overlap, from zero to no upper end. */
const BOUNDS: (readonly [string, (readonly [number, number | null])[]])[] = [
  ['price', PRICE_BANDS.map(({ from, below }) => [from, below])],
  ...(['ml', 'g', 'piece'] as const).map((unit): (typeof BOUNDS)[number] => [
    unit,
    SIZE_GROUPS.filter((group) => group.unit === unit).map(({ over, upTo }) => [over, upTo]),
  ]),
];

it.each(BOUNDS)('the groups of %s are contiguous, from zero to no upper end', (_, groups) => {
  const [lower, upper] = [groups.map(([from]) => from), groups.map(([, to]) => to)];
  expect(lower[0]).toBe(0);
  expect(upper).toEqual([...lower.slice(1), null]);
});

it('all sizes can be chosen at once', () => {
  expect(SIZE_GROUPS.length).toBeLessThanOrEqual(MAX_FILTER_VALUES);
});
