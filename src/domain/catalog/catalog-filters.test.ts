import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
    'Dry skin',
    'Glow',
    'India',
    'under-100',
    '500-up',
    '10',
    'in',
    'ml-50',
    '4',
    '__proto__',
  ),
  fc
    .array(fc.integer({ min: 0xd7_00, max: 0xe0_00 }), { maxLength: 80 })
    .map((units) => String.fromCharCode(...units)),
);
const anyQuery = fc
  .dictionary(fc.constantFrom(...FACETS), fc.array(anyValue, { maxLength: 20 }))
  .map((query) => ({ getAll: (name: string) => query[name as (typeof FACETS)[number]] ?? [] }));

describe('the filters of a URL', () => {
  it('are empty when it contains none', () => {
    expect(filtersBehind('')).toEqual(NO_FILTERS);
    expect(isFiltered(filtersBehind('category=Soaps&search=neem&sort=name&pages=2'))).toBe(false);
  });

  it('have one canonical spelling', () => {
    const written =
      'origin=India&concern=Kitchen&price=500-up&concern=%20Dry%20%20skin&price=under-100&concern=Kitchen';
    expect(paths.catalog({ filters: filtersBehind(written) })).toBe(
      '/products?concern=Dry%20skin&concern=Kitchen&price=under-100&price=500-up&origin=India',
    );
  });

  it('are within bounds for any input, and stable when their own URL is parsed again', () => {
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

  it.each([
    'price=cheap',
    'price=100',
    'saving=11',
    'stock=yes',
    'size=100',
    'rating=5',
    'form=ml',
    'stock=',
    'concern=%20',
  ])('ignore %s', (query) => {
    expect(filtersBehind(query)).toEqual(NO_FILTERS);
  });

  it('are at most twelve per facet', () => {
    const many = Array.from({ length: 5_000 }, (_, i) => `concern=c${i}`).join('&');
    expect(filtersBehind(many).concern).toHaveLength(MAX_FILTER_VALUES);
  });

  it('combine with category, search and sort order', () => {
    const address =
      '/products?category=Soaps&search=neem&concern=Glow&stock=in&sort=price-low&pages=2';
    expect(paths.catalog(viewBehind(address))).toBe(address);
  });
});

describe('toggling a filter', () => {
  it('twice restores the choice', () => {
    fc.assert(
      fc.property(anyQuery, fc.constantFrom(...FACETS), (query, facet) => {
        const filters = catalogFilters(query);
        const [value] = filters[facet];
        fc.pre(value !== undefined);
        const without = toggleFilter(filters, facet, value ?? '');
        expect(without[facet]).not.toContain(value);
        expect(toggleFilter(without, facet, value ?? '')).toEqual(filters);
      }),
    );
  });

  it('leaves the other facets unchanged', () => {
    const filters = filtersBehind('concern=Glow&price=under-100');
    expect(toggleFilter(filters, 'price', '500-up')).toEqual({
      ...filters,
      price: ['under-100', '500-up'],
    });
  });
});

describe('the price bands', () => {
  it('are contiguous without overlap, from zero to no upper end', () => {
    expect(PRICE_BANDS[0]?.from).toBe(0);
    expect(PRICE_BANDS.map(({ below }) => below)).toEqual([
      ...PRICE_BANDS.slice(1).map(({ from }) => from),
      null,
    ]);
  });
});

describe('the size groups', () => {
  it.each(['ml', 'g', 'piece'])(
    'are contiguous in %s without overlap, from zero to no upper end',
    (unit) => {
      const groups = SIZE_GROUPS.filter((group) => group.unit === unit);
      expect(groups[0]?.over).toBe(0);
      expect(groups.map(({ upTo }) => upTo)).toEqual([
        ...groups.slice(1).map(({ over }) => over),
        null,
      ]);
    },
  );

  it('can all be chosen at once', () => {
    expect(SIZE_GROUPS.length).toBeLessThanOrEqual(MAX_FILTER_VALUES);
  });
});
