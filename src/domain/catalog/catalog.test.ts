import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { listed } from '../../../tests/support/fixtures/listed.ts';
import {
  type CatalogView,
  catalogView,
  defaultSort,
  MAX_CATEGORY_LENGTH,
  MAX_PAGES,
  MAX_SEARCH_LENGTH,
  SORTS,
} from './catalog.ts';
import { NO_FILTERS } from './catalog-filters.ts';
import { paths } from '../site/paths.ts';

const viewOf = (query: Record<string, string>) => catalogView(new URLSearchParams(query));
const viewBehind = (address: string) =>
  catalogView(new URL(address, 'https://shop.example').searchParams);
/** A query that a form can produce but a URL cannot: with lone surrogates. */
const rawView = (query: Record<string, string>) =>
  catalogView({ get: (name) => query[name] ?? null, getAll: () => [] });
const charactersOf = (text: string) => Array.from(text).length;
/** Any text, including split emoji. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ maxLength: 50 }),
);
const tornText = fc
  .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 150 })
  .map((units) => String.fromCharCode(...units));

const usual: CatalogView = {
  ...{ category: null, search: '', filters: NO_FILTERS, sort: 'newest', pages: 1 },
};

it('the view of a list is the whole shop, newest first, without parameters, and follows the URL', () => {
  expect(viewOf({})).toEqual(usual);
  const query = { category: 'Hair Care', search: 'neem', sort: 'price-low' };
  expect(viewOf({ ...query, pages: '3' })).toEqual({ ...usual, ...query, pages: 3 });
});

it('the view of a list is ordered by relevance with a search, and only then', () => {
  expect(viewOf({ search: 'neem' }).sort).toBe('relevance');
  expect(viewOf({ search: 'neem', sort: 'newest' }).sort).toBe('newest');
  expect(viewOf({ sort: 'relevance' }).sort).toBe('newest');
  expect(paths.catalog({ search: 'neem', sort: 'relevance' })).toBe('/products?search=neem');
  expect(paths.catalog({ search: 'neem', sort: 'newest' })).toBe(
    '/products?search=neem&sort=newest',
  );
});

it.each([
  [1, '-1 | 0 | NaN | 2.5 | two | 1e999 | '],
  [2, '2'],
  [MAX_PAGES, '20 | 21 | 1e9 | 9007199254740993'],
])('the view of a list has %d pages with %s', (expected, params) => {
  for (const pages of listed(params)) expect(viewOf({ pages }).pages, pages).toBe(expected);
});

it('the view of a list has the default order without a sort key', () => {
  for (const sort of listed(' | cheap | Newest | constructor | __proto__ | hasOwnProperty')) {
    expect(viewOf({ sort }).sort, sort).toBe(defaultSort(''));
  }
  for (const sort of Object.keys(SORTS)) {
    expect(viewOf({ search: 'neem', sort }).sort).toBe(sort);
  }
});

it('the view of a list folds white space and treats blanks as empty', () => {
  expect(viewOf({ search: '  neem \n\t oil\u00A0 ', category: ' \t ' })).toMatchObject({
    search: 'neem oil',
    category: null,
  });
});

it('the view of a list truncates long texts, without a trailing blank', () => {
  const { search, category } = viewOf({ search: 'x'.repeat(5_000), category: 'y'.repeat(5_000) });
  expect(search).toBe('x'.repeat(MAX_SEARCH_LENGTH));
  expect(category).toBe('y'.repeat(MAX_CATEGORY_LENGTH));
  const word = 'x'.repeat(MAX_SEARCH_LENGTH - 1);
  expect(viewOf({ search: `${word} oil` }).search).toBe(word);
});

it('the view of a list splits neither an emoji nor a Devanagari letter at the cut', () => {
  const lamps = viewOf({ search: `a${'🪔'.repeat(5_000)}` }).search;
  expect(lamps).toBe(`a${'🪔'.repeat(MAX_SEARCH_LENGTH - 1)}`);
  const devanagari = 'नमस्ते'.repeat(900);
  expect(viewOf({ search: devanagari }).search).toBe(devanagari.slice(0, MAX_SEARCH_LENGTH));
});

it('the view of a list is within bounds for any URL', () => {
  const anyView = fc.record({
    search: anyText,
    category: anyText,
    sort: anyText,
    pages: anyText,
  });
  fc.assert(
    fc.property(anyView, (query) => {
      const view = viewOf(query);
      expect(charactersOf(view.search)).toBeLessThanOrEqual(MAX_SEARCH_LENGTH);
      expect(charactersOf(view.category ?? '')).toBeLessThanOrEqual(MAX_CATEGORY_LENGTH);
      expect(view.category).not.toBe('');
      expect(Object.keys(SORTS)).toContain(view.sort);
      const { pages } = view;
      expect(pages >= 1 && pages <= MAX_PAGES && Number.isInteger(pages)).toBe(true);
    }),
  );
});

it('the view of a list is stable when its own URL is parsed again', () => {
  fc.assert(
    fc.property(
      fc.oneof(anyText, tornText),
      fc.oneof(anyText, tornText),
      fc.constantFrom(...Object.keys(SORTS)),
      fc.integer({ min: -3, max: 40 }),
      (search, category, sort, pages) => {
        const view = rawView({ search, category, sort, pages: String(pages) });
        const address = paths.catalog(view);
        expect(viewBehind(address)).toEqual(view);
        expect(paths.catalog(viewBehind(address))).toBe(address);
      },
    ),
    { numRuns: 500 },
  );
});

it('the URL of a list omits defaults, so that one list has one URL', () => {
  expect(paths.catalog({})).toBe('/products');
  expect(paths.catalog({ pages: -4 })).toBe('/products');
});

it('the URL of a list encodes reserved characters', () => {
  const view = { search: 'a&b=c#d+e/f?', category: 'तेल & Oils' };
  expect(viewBehind(paths.catalog(view))).toMatchObject(view);
  expect(paths.product('a/../b?c#d')).toBe('/product/a%2F..%2Fb%3Fc%23d');
});

it('the URL of a list accepts half an emoji, which a field with a length limit can leave', () => {
  const torn = '🪔'.slice(0, 1);
  expect(rawView({ search: `neem ${torn}` }).search).toBe('neem \uFFFD');
  expect(viewBehind(paths.catalog({ search: `neem ${torn}` })).search).toBe('neem \uFFFD');
  expect(paths.product(torn)).toBe('/product/%EF%BF%BD');
});
