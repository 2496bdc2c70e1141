import { describe, expect, it, test } from 'vitest';
import { answerCatalogQuestion, catalogOf } from '#domain/catalog/catalog-answers.ts';
import { type CatalogFile, catalogFile, catalogItems } from '#domain/catalog/catalog-file.ts';
import { seedProducts } from '../../dev/seed/products/index.ts';
import { HELD_OUT } from './queries-held-out.ts';
import { TUNING } from './queries-tuning.ts';
import { expectedSlugs, FIRST, type Part, PARTS, type QueriesByPart } from './search-queries.ts';

interface QuerySet {
  readonly set: string;
  readonly queries: QueriesByPart;
  readonly size: number;
  /** Hits of each part today. The goal is 95 % of each set: raise a floor when search improves. */
  readonly floors: Readonly<Record<Part, number>>;
}

const SETS: readonly QuerySet[] = [
  {
    set: 'tuning',
    queries: TUNING,
    size: 200,
    floors: {
      concern: 29,
      hinglish: 34,
      devanagari: 23,
      english: 25,
      misspelled: 22,
      ingredient: 22,
      form: 16,
      combo: 14,
      none: 10,
    },
  },
  {
    set: 'held out',
    queries: HELD_OUT,
    size: 100,
    floors: {
      concern: 15,
      hinglish: 15,
      devanagari: 12,
      english: 11,
      misspelled: 11,
      ingredient: 11,
      form: 7,
      combo: 7,
      none: 5,
    },
  },
];

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

interface PartResult {
  readonly part: Part;
  readonly size: number;
  readonly misses: readonly string[];
}

function resultsOf(queries: QueriesByPart): readonly PartResult[] {
  return PARTS.map((part) => {
    const entries = Object.entries(queries[part]);
    const misses = entries.filter(([query, expected]) => !isHit(query, expected));
    return { part, size: entries.length, misses: misses.map(([query]) => query) };
  });
}

/** One line of counts. It names no query, because held-out queries stay unread. */
function report(set: string, results: readonly PartResult[]): string {
  const size = results.reduce((sum, part) => sum + part.size, 0);
  const misses = results.reduce((sum, part) => sum + part.misses.length, 0);
  const parts = results.map(
    (part) => `${part.part} ${part.size - part.misses.length}/${part.size}`,
  );
  const percent = Math.round((100 * (size - misses)) / size);
  return `search, ${set}: ${size - misses}/${size} (${percent} %): ${parts.join(', ')}\n`;
}

describe.each(SETS)('queries, $set', ({ set, queries, size, floors }) => {
  const results = resultsOf(queries);

  it(`are ${size}`, () => {
    expect(results.reduce((sum, part) => sum + part.size, 0)).toBe(size);
  });

  it.each(PARTS)('expect products that the shop sells: %s', (part) => {
    const expected = Object.values(queries[part]);
    expect(expected.flatMap(expectedSlugs).filter((slug) => !sold.has(slug))).toEqual([]);
    expect(expected.filter((slugs) => (slugs === 'none') !== (part === 'none'))).toEqual([]);
  });

  it('find an expected product at least as often as the floors say', () => {
    process.stdout.write(report(set, results));
    if (set === 'tuning' && process.env['SEARCH_MISSES']) {
      for (const { part, misses } of results) {
        process.stdout.write(`${part}: ${misses.join('; ')}\n`);
      }
    }
    const hits = results.map((part) => [part.part, part.size - part.misses.length] as const);
    expect(hits.filter(([part, count]) => count < floors[part])).toEqual([]);
  });
});

test('no query is in two parts or sets', () => {
  const all = SETS.flatMap(({ queries }) => PARTS.flatMap((part) => Object.keys(queries[part])));
  expect(new Set(all).size).toBe(all.length);
});
