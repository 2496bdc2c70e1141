import { describe, expect, it, test } from 'vitest';
import { answerCatalogQuestion, catalogOf } from '#domain/catalog/catalog-answers.ts';
import { type CatalogFile, catalogFile, catalogItems } from '#domain/catalog/catalog-file.ts';
import { seedProducts } from '../../dev/seed/products/index.ts';
import { HELD_OUT } from './queries-held-out.ts';
import { SECOND } from './queries-second.ts';
import { TUNING } from './queries-tuning.ts';
import { expectedSlugs, FIRST, PARTS } from './search-queries.ts';

/**
 * The queries, and the hits of each part today, in the order of `PARTS`. The goal is 97 % of all: raise a floor when
 * search improves.
 */
const SETS = [
  { set: 'tuning', queries: TUNING, size: 200, floors: [29, 34, 24, 25, 22, 22, 16, 14, 10] },
  { set: 'held out', queries: HELD_OUT, size: 100, floors: [15, 15, 12, 11, 11, 11, 7, 7, 5] },
  { set: 'second', queries: SECOND, size: 100, floors: [16, 12, 8, 18, 14, 9, 9, 6, 5] },
] as const;

const active = seedProducts().filter((product) => product.active);
const sold = new Set(active.map(({ slug }) => slug));
/** The index that the shop's web worker builds from the catalogue file. */
const catalog = catalogOf(
  catalogItems(JSON.parse(JSON.stringify(catalogFile(active))) as CatalogFile),
);

function isHit(query: string, expected: string): boolean {
  const { products } = answerCatalogQuestion(catalog, { text: query, most: FIRST });
  const slugs = expectedSlugs(expected);
  return slugs.length === 0
    ? products.length === 0
    : products.some(({ slug }) => slugs.includes(slug));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

describe.each(SETS)('queries, $set', ({ set, queries, size, floors }) => {
  const results = PARTS.map((part) => {
    const entries = Object.entries(queries[part]);
    const misses = entries.filter(([query, expected]) => !isHit(query, expected));
    return { part, size: entries.length, misses: misses.map(([query]) => query) };
  });
  const hits = results.map((part) => part.size - part.misses.length);

  it(`are ${size}, and expect products that the shop sells`, () => {
    expect(sum(results.map((part) => part.size))).toBe(size);
    for (const part of PARTS) {
      const expected = Object.values(queries[part]);
      expect(expected.flatMap(expectedSlugs).filter((slug) => !sold.has(slug))).toEqual([]);
      expect(expected.filter((slugs) => (slugs === 'none') !== (part === 'none'))).toEqual([]);
    }
  });

  it('find an expected product at least as often as the floors say', () => {
    // Counts only: held-out queries stay unread.
    const counts = results.map((part, index) => `${part.part} ${hits[index]}/${part.size}`);
    process.stdout.write(`search, ${set}: ${sum(hits)}/${size}: ${counts.join(', ')}\n`);
    if (set === 'tuning' && process.env['SEARCH_MISSES']) {
      for (const { part, misses } of results) {
        process.stdout.write(`${part}: ${misses.join('; ')}\n`);
      }
    }
    expect(PARTS.filter((_, index) => Number(hits[index]) < Number(floors[index]))).toEqual([]);
  });
});

test('no query is in two parts or sets', () => {
  const all = SETS.flatMap(({ queries }) => PARTS.flatMap((part) => Object.keys(queries[part])));
  expect(new Set(all).size).toBe(all.length);
});
