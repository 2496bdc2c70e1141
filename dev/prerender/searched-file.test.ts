import { describe, expect, it } from 'vitest';
import {
  answerCatalogQuestion,
  catalogOf,
  applyItemChanges,
} from '#domain/catalog/catalog-answers.ts';
import { type CatalogFile, catalogFile, catalogItems } from '#domain/catalog/catalog-file.ts';
import { NO_FILTERS } from '#domain/catalog/catalog-filters.ts';
import { facetCounts } from '#domain/catalog/facet-counts.ts';
import { filterEntries } from '#domain/catalog/facets.ts';
import { listedProduct } from '#domain/catalog/listed-product.ts';
import { nearestSearches } from '#domain/search/nearest-searches.ts';
import { paise } from '#domain/money/money.ts';
import { searchIndex } from '#domain/search/search-index.ts';
import { filterListed, searchProducts } from '#domain/search/search-products.ts';
import { manyProducts } from '../seed/many.ts';
import { seedProducts } from '../seed/products/index.ts';
import type { Catalogue, StoredDocument } from './catalogue.ts';
import { searchedFile } from './searched-file.ts';

const seeded = seedProducts();
const read = (file: CatalogFile) => catalogItems(JSON.parse(JSON.stringify(file)) as typeof file);
const items = read(catalogFile(seeded));
const slugs = (found: readonly { readonly slug: string }[]) => found.map(({ slug }) => slug);

it('restores every product as a list has it, in the same order', () => {
  expect(items.map(listedProduct)).toEqual(seeded.map(listedProduct));
});

const words = new Set(
  seeded.flatMap(({ title, sku, description }) =>
    [title, sku, description].flatMap((text) => text.split(/\s+/u)),
  ),
);
/** Parts of words, and misspellings, take longer to search. */
const some = [...words].filter((_, index) => index % 10 === 0);
const searches = [
  ...words,
  ...some.map((word) => word.slice(1, 5)).filter(Boolean),
  ...some.map((word) => `${word.slice(0, 3)}x${word.slice(3)}`),
  ...['turmeric', 'haldi', 'holy basil', 'black pepper', 'कालमिर्च', 'indian gooseberry', 'manjal'],
  ...['asvagandha', 'अश्वगंधा', 'aloevera', 'ghee soap', 'neem oil', 'cold-pressed', 'qzwxjk'],
];

it(`returns the same results as the products themselves for ${searches.length} searches`, () => {
  const [whole, packed] = [searchIndex(seeded), searchIndex(items)];
  const found = (index: typeof packed, text: string) => {
    const { products, spellings } = searchProducts(index, text);
    return [text, slugs(products), spellings, nearestSearches(index, text, spellings)];
  };
  for (const text of searches) {
    expect(found(packed, text)).toEqual(found(whole as typeof packed, text));
  }
});

describe('a shop of 1,000', () => {
  const many = manyProducts(1_000).toReversed();
  const catalog = catalogOf(read(catalogFile(many)));
  const list = { category: null, search: '', filters: NO_FILTERS, sort: 'newest' } as const;

  it('can be filtered, counted and paged', () => {
    const filters = { ...NO_FILTERS, price: ['100-199'], stock: ['in'] };
    const fitting = filterEntries(many, filters);
    const answer = answerCatalogQuestion(catalog, {
      list: { ...list, filters, from: 30, most: 30 },
    });
    expect(answer).toMatchObject({ count: fitting.length, facets: facetCounts(many, filters) });
    expect(slugs(answer.products)).toEqual(slugs(fitting.slice(30, 60)));
  });

  it('can be searched within one category, by price', () => {
    const question = {
      ...list,
      search: 'tulsi soap',
      category: 'Soaps',
      sort: 'price-low',
    } as const;
    const answer = answerCatalogQuestion(catalog, { list: { ...question, from: 0, most: 1_000 } });
    const found = filterListed(many, 'tulsi soap').filter(({ category }) => category === 'Soaps');
    expect(found.length).toBeGreaterThan(0);
    expect(slugs(answer.products)).toEqual(
      slugs(found.toSorted((a, b) => a.price - b.price || (a.slug < b.slug ? -1 : 1))),
    );
  });

  it('reports how many products each chosen filter excludes when none matches', () => {
    const filters = { ...NO_FILTERS, price: ['under-100'], origin: ['Nowhere'] };
    const answer = answerCatalogQuestion(catalog, {
      list: { ...list, filters, from: 0, most: 30 },
    });
    const cheap = filterEntries(many, { ...NO_FILTERS, price: ['under-100'] });
    expect(answer).toMatchObject({
      products: [],
      withouts: [
        { facet: 'price', count: 0 },
        { facet: 'origin', count: cheap.length },
      ],
    });
    expect(answer).toHaveProperty('others.length', 4);
  });

  it('merges later changes', () => {
    const [first, second] = catalog.items;
    if (!first || !second) throw new Error('no products');
    const changes = new Map([
      [first.slug, null],
      [second.slug, { ...second, title: 'Zinc balm', price: paise(100) }],
      ['new', { ...second, slug: 'new', title: 'New zinc balm', createdAt: Date.now() }],
    ]);
    const changed = applyItemChanges(catalog.items, changes);
    expect(changed).toHaveLength(1_000);
    const answer = answerCatalogQuestion(catalogOf(changed), { text: 'zinc balm', most: 20 });
    expect(slugs(answer.products)).toEqual([second.slug, 'new']);
    expect(answer.products[0]?.price).toBe(100);
  });
});

const stored = (count: number): Catalogue => ({
  readAt: 0,
  collections: new Map([
    [
      'products',
      manyProducts(count).map(({ slug, price, mrp, ...rest }): StoredDocument => ({
        id: slug,
        fields: { ...rest, price: price / 100, mrp: mrp / 100 },
        moments: new Set(['createdAt']),
      })),
    ],
  ]),
});

it('is written when a list no longer holds the whole shop, the newest first', () => {
  expect(searchedFile(stored(199))).toBeNull();
  const file = searchedFile(stored(200));
  expect(file?.address).toMatch(/^\/assets\/catalog-[\w-]{8}\.json$/);
  const [first, second] = read(JSON.parse(file?.text ?? '') as CatalogFile);
  expect(first?.createdAt).toBeGreaterThan(second?.createdAt ?? Infinity);
});
