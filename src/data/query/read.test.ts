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
    anyOf: fc.record({
      field: fc.constantFrom('status', 'category'),
      values: fc.constantFrom(['paid'], ['paid', 'placed'], ['paid","placed']),
    }),
  },
  { requiredKeys: ['path', 'where', 'orderBy', 'limit'] },
);

describe('listKey', () => {
  it('ignores the order of the filters', () => {
    expect(listKey({ ...READ, where: { category: 'Soaps', active: true } })).toBe(listKey(READ));
  });

  it('distinguishes a timestamp from a number, and null from a string', () => {
    const cursors = [
      { value: 1, moment: false, id: 'a' },
      { value: 1, moment: true, id: 'a' },
      { value: '1', moment: false, id: 'a' },
      { value: null, moment: false, id: 'a' },
      { value: 'null', moment: false, id: 'a' },
      { value: 1, moment: false, id: 'b' },
    ];
    const keys = [listKey(READ), ...cursors.map((after) => listKey({ ...READ, after }))];
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is equal exactly for equal reads', () => {
    fc.assert(
      fc.property(reads, reads, (one, other) => {
        const canonical = (read: ListRead) =>
          JSON.stringify([
            read.path,
            Object.entries(read.where).sort(([a], [b]) => a.localeCompare(b)),
            read.orderBy?.field,
            read.orderBy?.direction,
            read.limit,
            read.anyOf?.field,
            read.anyOf?.values,
          ]);
        expect(listKey(one) === listKey(other)).toBe(canonical(one) === canonical(other));
      }),
      { numRuns: 2_000 },
    );
  });
});
