import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ListRead, listKey } from './read.ts';

const READ: ListRead = {
  path: 'products',
  where: { active: true, category: 'Soaps' },
  orderBy: { field: 'createdAt', direction: 'desc' },
  limit: 30,
};

const reads: fc.Arbitrary<ListRead> = fc.record(
  {
    path: fc.constantFrom('products', 'blogs'),
    where: fc.dictionary(
      fc.constantFrom('active', 'category', 'status', 'a"b'),
      fc.oneof(fc.boolean(), fc.constantFrom('true', '1', 'Soaps', '","'), fc.constantFrom(0, 1)),
    ),
    orderBy: fc.option(
      fc.record({
        field: fc.constantFrom('createdAt', 'price'),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
      }),
    ),
    limit: fc.constantFrom(1, 30, 200),
  },
  { requiredKeys: ['path', 'where', 'orderBy', 'limit'] },
);

describe('the key of a list', () => {
  it('does not depend on the order in which its filters were named', () => {
    expect(listKey({ ...READ, where: { category: 'Soaps', active: true } })).toBe(listKey(READ));
  });

  it.each<Partial<ListRead>>([
    { path: 'blogs' },
    { where: { active: true } },
    { where: { active: true, category: 'Wellness' } },
    { where: { active: 'true', category: 'Soaps' } },
    { where: {} },
    { orderBy: { field: 'price', direction: 'desc' } },
    { orderBy: { field: 'createdAt', direction: 'asc' } },
    { orderBy: null },
    { after: { value: 1, moment: false, id: 'a' } },
    { limit: 31 },
  ])('is another one for another read: %o', (change) => {
    expect(listKey({ ...READ, ...change })).not.toBe(listKey(READ));
  });

  it('tells a moment from a number, and null from a text', () => {
    const places = [
      { value: 1, moment: false, id: 'a' },
      { value: 1, moment: true, id: 'a' },
      { value: '1', moment: false, id: 'a' },
      { value: null, moment: false, id: 'a' },
      { value: 'null', moment: false, id: 'a' },
      { value: 1, moment: false, id: 'b' },
    ];
    expect(new Set(places.map((after) => listKey({ ...READ, after }))).size).toBe(places.length);
  });

  it('is the same for equal reads and another one for any other', () => {
    fc.assert(
      fc.property(reads, reads, (one, other) => {
        const canonical = (read: ListRead) =>
          JSON.stringify([
            read.path,
            Object.entries(read.where).sort(([a], [b]) => a.localeCompare(b)),
            read.orderBy?.field,
            read.orderBy?.direction,
            read.limit,
          ]);
        expect(listKey(one) === listKey(other)).toBe(canonical(one) === canonical(other));
      }),
      { numRuns: 2_000 },
    );
  });
});
