import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CartLine,
  sortLines,
  MAX_LINES,
  mergeCarts,
  maxQuantity,
  lineNotices,
  countItems,
} from './cart.ts';
import { MAX_QUANTITY } from './cart-limits.ts';
import { paise } from '../money/money.ts';

const aLine = (change: Partial<CartLine> = {}): CartLine => ({
  slug: 'neem-soap',
  quantity: 2,
  seenPaise: paise(12_050),
  addedAt: 1_000,
  ...change,
});

/** Few slugs, times and prices, so that lines collide and tie. */
const aCart = fc
  .uniqueArray(
    fc.record({
      slug: fc.integer({ min: 0, max: 45 }).map((n) => `product-${n}`),
      quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
      seenPaise: fc.integer({ min: 0, max: 3 }).map(paise),
      addedAt: fc.integer({ min: 0, max: 4 }),
    }),
    { selector: ({ slug }) => slug, maxLength: MAX_LINES },
  )
  .map(sortLines);

describe('merging two carts', () => {
  test('is commutative, associative, and idempotent from either side', () => {
    fc.assert(
      fc.property(aCart, aCart, aCart, (a, b, c) => {
        const merged = mergeCarts(a, b);
        expect(merged).toEqual(mergeCarts(b, a));
        expect(mergeCarts(merged, c)).toEqual(mergeCarts(a, mergeCarts(b, c)));
        for (const [one, other] of [
          [merged, b],
          [a, merged],
          [merged, merged],
        ] as const)
          expect(mergeCarts(one, other)).toEqual(merged);
      }),
    );
  });

  test('loses no line while there is space, duplicates none and doubles no quantity', () => {
    fc.assert(
      fc.property(aCart, aCart, (a, b) => {
        const merged = mergeCarts(a, b);
        const all = [...a, ...b];
        const slugs = new Set(merged.map(({ slug }) => slug));
        expect(slugs.size).toBe(merged.length);
        expect(merged.length).toBe(Math.min(new Set(all.map(({ slug }) => slug)).size, MAX_LINES));
        for (const { slug, quantity } of merged) {
          const before = all.filter((line) => line.slug === slug);
          expect(quantity).toBe(Math.max(...before.map((line) => line.quantity)));
        }
      }),
    );
  });

  test('takes price and position from the later line and the larger quantity', () => {
    const earlier = aLine({ quantity: 5, addedAt: 1, seenPaise: paise(90) });
    const later = aLine({ quantity: 2, addedAt: 2, seenPaise: paise(80) });
    expect(mergeCarts([earlier], [later])).toEqual([{ ...later, quantity: 5 }]);
  });

  test('keeps the newest lines above the maximum', () => {
    const lines = Array.from({ length: MAX_LINES + 2 }, (_, n) =>
      aLine({ slug: `product-${n}`, addedAt: n }),
    );
    const merged = mergeCarts(lines.slice(0, 20), lines.slice(20));
    expect(merged).toHaveLength(MAX_LINES);
    expect(merged[0]?.slug).toBe('product-2');
  });
});

describe('the notices of a line', () => {
  const offer = { price: paise(12_050), stock: 25, active: true };
  const PRICE = { news: 'price', before: 12_050 };

  test.each<[string, number, Partial<typeof offer> | null, object[]]>([
    ['nothing changed', 2, {}, []],
    ['all that are left are wanted', 25, {}, []],
    ['the price changed', 2, { price: paise(13_000) }, [{ ...PRICE, now: 13_000 }]],
    [
      'less is left, at another price',
      2,
      { stock: 1, price: paise(1) },
      [
        { news: 'fewer', wanted: 2, left: 1 },
        { ...PRICE, now: 1 },
      ],
    ],
    ['it is sold out', 2, { stock: 0, price: paise(1) }, [{ news: 'sold-out' }]],
    ['it is no longer sold', 2, { stock: 0, active: false }, [{ news: 'gone' }]],
    ['there is no such product', 2, null, [{ news: 'gone' }]],
  ])('when %s', (_, quantity, change, notices) => {
    const current = change && { ...offer, ...change };
    expect(lineNotices(aLine({ quantity }), current)).toEqual(notices);
  });
});

test('lines are sorted by time, then by slug', () => {
  const [a, b, c] = [
    aLine({ slug: 'b', addedAt: 1 }),
    aLine({ slug: 'a', addedAt: 2 }),
    aLine({ slug: 'c', addedAt: 2 }),
  ];
  expect(sortLines([c, b, a])).toEqual([a, b, c]);
  expect(sortLines([a, c, b])).toEqual([a, b, c]);
});

test('of two lines of one time the larger seen price wins', () => {
  const [cheap, dear] = [aLine({ seenPaise: paise(1) }), aLine({ seenPaise: paise(2) })];
  expect(mergeCarts([cheap], [dear])).toEqual([dear]);
  expect(mergeCarts([dear], [cheap])).toEqual([dear]);
});

test('the maximum quantity is the stock, at most a household’s need', () => {
  expect([-1, 0, 3, 20, 21].map(maxQuantity)).toEqual([0, 0, 3, 20, 20]);
});

test('the badge counts units', () => {
  expect(countItems([])).toBe(0);
  expect(countItems([aLine(), aLine({ slug: 'x', quantity: 3 })])).toBe(5);
});
