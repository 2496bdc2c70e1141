import { describe, expect, it } from 'vitest';
import { queriesIn } from './indexes/chains.ts';
import { differenceOf, readIndexes } from './indexes/declared.ts';
import { isComposite, lineOf, needOf, type QueryShape } from './indexes/needed.ts';

const NONE = readIndexes('{ "indexes": [], "fieldOverrides": [] }');
const query = (changes: Partial<QueryShape>): QueryShape => ({
  collection: 'orders',
  isGroup: false,
  filters: [],
  orders: [],
  aggregated: [],
  site: 'here',
  ...changes,
});
const filter = (field: string, op: string) => ({ field, op });
const by = (field: string, direction: 'asc' | 'desc' = 'asc') => ({ field, direction });
const needed = (changes: Partial<QueryShape>) => {
  const need = needOf(query(changes));
  return isComposite(need) ? lineOf(need) : null;
};

describe('the composite index of a query', () => {
  const equalAndRange = [filter('b', '=='), filter('a', 'in'), filter('c', '<=')];
  it.each<[why: string, query: Partial<QueryShape>, index: string | null]>([
    ['equality alone', { filters: [filter('a', '=='), filter('b', 'in')] }, null],
    ['an array', { filters: [filter('a', '=='), filter('b', 'array-contains')] }, null],
    ['one range', { filters: [filter('a', '>='), filter('a', '<')] }, null],
    ['a range and its order', { filters: [filter('a', '<')], orders: [by('a', 'desc')] }, null],
    ['one sum', { aggregated: ['a'] }, null],
    ['an order by id', { filters: [filter('a', '==')], orders: [by('__name__')] }, null],
    ['equality and a range', { filters: equalAndRange }, 'a ASCENDING, b ASCENDING, c ASCENDING'],
    [
      'a range that is sorted',
      { filters: equalAndRange, orders: [by('c', 'desc')] },
      'a ASCENDING, b ASCENDING, c DESCENDING',
    ],
    [
      'an array and an order',
      { filters: [filter('a', 'array-contains')], orders: [by('c')] },
      'a CONTAINS, c ASCENDING',
    ],
    ['two orders', { orders: [by('c'), by('d', 'desc')] }, 'c ASCENDING, d DESCENDING'],
    [
      'sums',
      { filters: [filter('a', '=='), filter('c', '<')], aggregated: ['z', 'y', 'c'] },
      'a ASCENDING, c ASCENDING, y ASCENDING, z ASCENDING',
    ],
    [
      'a sum of equal ones',
      { filters: [filter('a', '==')], aggregated: ['y'] },
      'a ASCENDING, y ASCENDING',
    ],
    [
      'an order that ends with the id',
      { filters: [filter('a', '==')], orders: [by('c', 'desc'), by('__name__', 'desc')] },
      'a ASCENDING, c DESCENDING',
    ],
  ])('for %s', (_, shape, index) => {
    expect(needed(shape)).toBe(index && `orders: ${index}`);
  });

  it('is never guessed', () => {
    expect(() => needed({ filters: [filter('a', 'near')] })).toThrow('no known index');
    expect(() => needed({ orders: [by('c'), by('__name__', 'desc')] })).toThrow('another way');
    expect(() => needed({ orders: [by('__name__', 'desc')] })).toThrow('another way');
  });
});

describe('the difference between needed and declared indexes', () => {
  const index = (...fields: readonly (readonly [string, 'ASCENDING' | 'DESCENDING'])[]) => ({
    collectionGroup: 'orders',
    queryScope: 'COLLECTION' as const,
    fields: fields.map(([fieldPath, order]) => ({ fieldPath, order })),
  });
  const need = needOf(
    query({ filters: [filter('a', '=='), filter('b', '==')], orders: [by('c')] }),
  );

  it('reports a missing index with the query that needs it, and an unused one', () => {
    const unused = index(['a', 'ASCENDING'], ['c', 'ASCENDING']);
    expect(differenceOf([need], { ...NONE, indexes: [unused] })).toEqual({
      needed: 1,
      missing: ['orders: a ASCENDING, b ASCENDING, c ASCENDING (here)'],
      unused: ['orders: a ASCENDING, c ASCENDING'],
    });
  });

  it('ignores the order of equality fields, but not of others', () => {
    const declared = index(['b', 'ASCENDING'], ['a', 'ASCENDING'], ['c', 'ASCENDING']);
    const other = index(['a', 'ASCENDING'], ['c', 'ASCENDING'], ['b', 'ASCENDING']);
    expect(differenceOf([need], { ...NONE, indexes: [declared] }).missing).toEqual([]);
    expect(differenceOf([need], { ...NONE, indexes: [other] }).missing).toHaveLength(1);
  });

  it('reports a duplicate declaration of an index', () => {
    const declared = index(['a', 'ASCENDING'], ['b', 'ASCENDING'], ['c', 'ASCENDING']);
    expect(
      differenceOf([need], { ...NONE, indexes: [declared, { ...declared }] }).unused,
    ).toHaveLength(1);
  });

  it('reports a field that must be indexed for a collection group, or lost its own index', () => {
    const group = needOf(query({ isGroup: true, filters: [filter('uid', '==')] }));
    const own = needOf(query({ filters: [filter('uid', '==')] }));
    const override = (queryScope: 'COLLECTION' | 'COLLECTION_GROUP') => ({
      ...NONE,
      fieldOverrides: [
        {
          collectionGroup: 'orders',
          fieldPath: 'uid',
          indexes: [{ queryScope, order: 'ASCENDING' as const }],
        },
      ],
    });
    expect(differenceOf([own], NONE)).toEqual({ needed: 0, missing: [], unused: [] });
    expect(differenceOf([group], NONE).missing).toEqual(['every orders: uid ASCENDING (here)']);
    expect(differenceOf([group], override('COLLECTION_GROUP')).missing).toEqual([]);
    expect(differenceOf([own], override('COLLECTION_GROUP'))).toEqual({
      needed: 0,
      missing: ['orders: uid ASCENDING (here)'],
      unused: ['every orders: uid ASCENDING'],
    });
  });
});

describe('the queries in a file’s source', () => {
  const lines = (text: string) => queriesIn(text, 'f.ts').map((one) => lineOf(needOf(one)));

  it('are found as chains, through a constant, and in a nested collection', () => {
    expect(
      lines(`
        const due = await store()
          .collection('orders')
          .where('status', 'in', ['a', 'b)'])
          .where('at', '<=', Timestamp.fromMillis(now))
          .orderBy('at', 'desc')
          .get();
        for (const one of due.docs) look(one);`),
    ).toEqual(['orders: status ASCENDING, at DESCENDING']);
    expect(
      lines(`const found = store().collection('products');
        const one = await found.where('images', 'array-contains', address).limit(1).get();`),
    ).toEqual(['products: images CONTAINS']);
    expect(lines(`a.collection('users').doc(uid).collection('cart').orderBy('at');`)).toEqual([
      'cart: at ASCENDING',
    ]);
    expect(lines(`a.collectionGroup('reviews').where('uid', '==', uid);`)).toEqual([
      'every reviews: uid ASCENDING',
    ]);
    expect(
      lines(`a.collection('x').where('b', '==', 1).aggregate({ n: AggregateField.sum('c') });`),
    ).toEqual(['x: b ASCENDING, c ASCENDING']);
  });

  it('are an error when built in an unsupported way, instead of being skipped', () => {
    const read = (text: string) => () => queriesIn(text, 'f.ts');
    expect(read(`\nquery.where('a', '==', 1);`)).toThrow('f.ts:2: ".where(" isn\'t understood');
    expect(read(`a.collection('x').where(field, '==', 1);`)).toThrow('.where(field');
    expect(read(`a.collection(name).where('a', '==', 1);`)).toThrow('.collection(name)');
    expect(read(`a.collection('x').where(Filter.or(b, c));`)).toThrow("isn't understood");
    expect(read(`let q = a.collection('x'); q = q.orderBy('b');`)).toThrow('".orderBy("');
  });
});
