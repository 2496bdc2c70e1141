import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
const rawView = (search: string, category = '') => rawViewOf({ search, category });
const rawViewOf = (query: Record<string, string>) =>
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

describe('the view of a list', () => {
  it('is the whole shop, newest first, without parameters', () => {
    expect(viewOf({})).toEqual({
      category: null,
      search: '',
      filters: NO_FILTERS,
      sort: 'newest',
      pages: 1,
    });
  });

  it('is ordered by relevance with a search, and only then', () => {
    expect(viewOf({ search: 'neem' }).sort).toBe('relevance');
    expect(viewOf({ search: 'neem', sort: 'newest' }).sort).toBe('newest');
    expect(viewOf({ sort: 'relevance' }).sort).toBe('newest');
    expect(paths.catalog({ search: 'neem', sort: 'relevance' })).toBe('/products?search=neem');
    expect(paths.catalog({ search: 'neem', sort: 'newest' })).toBe(
      '/products?search=neem&sort=newest',
    );
  });

  it('follows the URL', () => {
    expect(
      viewOf({ category: 'Hair Care', search: 'neem', sort: 'price-low', pages: '3' }),
    ).toEqual({
      category: 'Hair Care',
      search: 'neem',
      filters: NO_FILTERS,
      sort: 'price-low',
      pages: 3,
    });
  });

  it.each([
    ['-1', 1],
    ['0', 1],
    ['', 1],
    ['NaN', 1],
    ['2.5', 1],
    ['two', 1],
    ['1e999', 1],
    ['2', 2],
    ['20', MAX_PAGES],
    ['21', MAX_PAGES],
    ['1e9', MAX_PAGES],
    ['9007199254740993', MAX_PAGES],
  ])('unrolls pages=%s as %d', (pages, expected) => {
    expect(viewOf({ pages }).pages).toBe(expected);
  });

  it.each(['', 'cheap', 'Newest', 'constructor', '__proto__', 'toString', 'hasOwnProperty'])(
    'has the default order when sort=%s',
    (sort) => {
      expect(viewOf({ sort }).sort).toBe(defaultSort(''));
    },
  );

  it('accepts every sort key', () => {
    for (const sort of Object.keys(SORTS)) {
      expect(viewOf({ search: 'neem', sort }).sort).toBe(sort);
    }
  });

  it('folds white space and treats blanks as empty', () => {
    expect(viewOf({ search: '  neem \n\t oil\u00A0 ', category: ' \t ' })).toMatchObject({
      search: 'neem oil',
      category: null,
    });
  });

  it('truncates five thousand characters to the first hundred', () => {
    const { search, category } = viewOf({ search: 'x'.repeat(5_000), category: 'y'.repeat(5_000) });
    expect(search).toBe('x'.repeat(MAX_SEARCH_LENGTH));
    expect(category).toBe('y'.repeat(MAX_CATEGORY_LENGTH));
  });

  it('has no trailing blank when the cut falls behind one', () => {
    const word = 'x'.repeat(MAX_SEARCH_LENGTH - 1);
    expect(viewOf({ search: `${word} oil` }).search).toBe(word);
  });

  it('splits neither an emoji nor a Devanagari letter at the cut', () => {
    const lamps = viewOf({ search: `a${'🪔'.repeat(5_000)}` }).search;
    expect(lamps).toBe(`a${'🪔'.repeat(MAX_SEARCH_LENGTH - 1)}`);
    const devanagari = 'नमस्ते'.repeat(900);
    expect(viewOf({ search: devanagari }).search).toBe(devanagari.slice(0, MAX_SEARCH_LENGTH));
  });

  it('is within bounds for any URL', () => {
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
        expect(view.pages >= 1 && view.pages <= MAX_PAGES && Number.isInteger(view.pages)).toBe(
          true,
        );
      }),
    );
  });

  it('is stable when its own URL is parsed again', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyText, tornText),
        fc.oneof(anyText, tornText),
        fc.constantFrom(...Object.keys(SORTS)),
        fc.integer({ min: -3, max: 40 }),
        (search, category, sort, pages) => {
          const query: Record<string, string> = { search, category, sort, pages: String(pages) };
          const view = rawViewOf(query);
          const address = paths.catalog(view);
          expect(viewBehind(address)).toEqual(view);
          expect(paths.catalog(viewBehind(address))).toBe(address);
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('the URL of a list', () => {
  it('omits defaults, so that one list has one URL', () => {
    const usual: CatalogView = {
      category: null,
      search: '',
      filters: NO_FILTERS,
      sort: defaultSort(''),
      pages: 1,
    };
    expect(paths.catalog(usual)).toBe('/products');
    expect(paths.catalog({})).toBe('/products');
    expect(paths.catalog({ pages: -4 })).toBe('/products');
  });

  it('encodes reserved characters', () => {
    const address = paths.catalog({ search: 'a&b=c#d+e/f?', category: 'तेल & Oils' });
    expect(viewBehind(address)).toMatchObject({ search: 'a&b=c#d+e/f?', category: 'तेल & Oils' });
  });

  it('accepts half an emoji, which a field with a length limit can leave', () => {
    const torn = '🪔'.slice(0, 1);
    expect(rawView(`neem ${torn}`).search).toBe('neem \uFFFD');
    expect(viewBehind(paths.catalog({ search: `neem ${torn}` })).search).toBe('neem \uFFFD');
    expect(paths.product(torn)).toBe('/product/%EF%BF%BD');
  });

  it('encodes a slash inside a slug', () => {
    expect(paths.product('a/../b?c#d')).toBe('/product/a%2F..%2Fb%3Fc%23d');
  });
});
