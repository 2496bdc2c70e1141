import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CartLine, sortLines, MAX_LINES } from './cart.ts';
import { MAX_QUANTITY } from './cart-line.ts';
import {
  combineChanges,
  cappedCart,
  changeBetween,
  applyCartChange,
  changeWithout,
  type QuantityRequest,
  increaseQuantity,
} from './cart-change.ts';
import { paise } from '../money/money.ts';

const NOW = 5_000;
const aLine = (change: Partial<CartLine> = {}): CartLine => ({
  slug: 'neem-soap',
  quantity: 2,
  seenPaise: paise(100),
  addedAt: 1_000,
  ...change,
});
const aWish = (change: Partial<QuantityRequest> = {}): QuantityRequest => ({
  slug: 'neem-soap',
  quantity: 1,
  offer: { price: paise(120), stock: 25 },
  ...change,
});
const full = Array.from({ length: MAX_LINES }, (_, n) => aLine({ slug: `p-${n}`, addedAt: n }));

describe('putting something in', () => {
  test('makes a line with the price that was seen, at the end', () => {
    const { lines, added } = increaseQuantity(
      [aLine({ slug: 'oil' })],
      [aWish({ quantity: 3 })],
      NOW,
    );
    expect(lines.map(({ slug }) => slug)).toEqual(['oil', 'neem-soap']);
    expect(lines[1]).toEqual({ slug: 'neem-soap', quantity: 3, seenPaise: 120, addedAt: NOW });
    expect(added).toEqual([{ slug: 'neem-soap', quantity: 3, shortage: null }]);
  });

  test('adds to what is there, keeps its place and takes the price of now', () => {
    const { lines } = increaseQuantity(
      [aLine(), aLine({ slug: 'oil', addedAt: 2_000 })],
      [aWish()],
      NOW,
    );
    expect(lines[0]).toEqual(aLine({ quantity: 3, seenPaise: paise(120) }));
  });

  test.each([
    ['no more than are left', 3, 5, 3, 'stock'],
    ['as many as are left', 5, 3, 5, null],
    ['no more than one order holds', 90, 25, MAX_QUANTITY, 'most'],
    ['nothing of what has sold out', 0, 1, 2, 'stock'],
  ])('takes %s', (_what, stock, quantity, held, shortage) => {
    const wish = aWish({ quantity, offer: { price: paise(120), stock } });
    expect(increaseQuantity([aLine()], [wish], NOW).added).toEqual([
      { slug: 'neem-soap', quantity: held, shortage },
    ]);
  });

  test('refuses a line too many, and still adds to the lines that are there', () => {
    const wishes = [aWish(), aWish({ slug: 'p-3' })];
    const { lines, added } = increaseQuantity(full, wishes, NOW);
    expect(added.map(({ shortage }) => shortage)).toEqual(['full', null]);
    expect(lines).toHaveLength(MAX_LINES);
    expect(lines[3]?.quantity).toBe(3);
  });

  test('keeps the order of many that are put in at once', () => {
    const wishes = ['c', 'a', 'b'].map((slug) => aWish({ slug }));
    expect(increaseQuantity([], wishes, NOW).lines.map(({ slug }) => slug)).toEqual([
      'c',
      'a',
      'b',
    ]);
  });
});

const aCart = fc
  .uniqueArray(
    fc.record({
      slug: fc.constantFrom('a', 'b', 'c', 'd'),
      quantity: fc.integer({ min: 1, max: MAX_QUANTITY }),
      seenPaise: fc.integer({ min: 0, max: 2 }).map(paise),
      addedAt: fc.integer({ min: 0, max: 2 }),
    }),
    { selector: ({ slug }) => slug },
  )
  .map(sortLines);

test('the difference between two carts makes the one into the other, and none is no difference', () => {
  fc.assert(
    fc.property(aCart, aCart, (before, after) => {
      const change = changeBetween(before, after);
      expect(applyCartChange(before, change)).toEqual(after);
      expect(applyCartChange(after, change)).toEqual(after);
      expect(changeBetween(after, after)).toEqual({ put: [], removed: [] });
    }),
  );
});

test('two changes do as one what they do one after the other, and nothing is left of what is done', () => {
  fc.assert(
    fc.property(aCart, aCart, aCart, (first, second, third) => {
      const one = changeBetween(first, second);
      const other = changeBetween(second, third);
      const both = combineChanges(one, other);
      expect(applyCartChange(first, both)).toEqual(third);
      expect(changeWithout(both, both)).toEqual({ put: [], removed: [] });
      // What was changed again is not answered by the answer to what was changed first.
      const left = changeWithout(both, one);
      expect(applyCartChange(second, left)).toEqual(third);
    }),
  );
});

describe('the cart after a sign-in', () => {
  test('holds no more pieces than are left, and says of which', () => {
    const { lines, news } = cappedCart([], [aLine({ quantity: 6 })], () => 4);
    expect(lines).toEqual([aLine({ quantity: 4 })]);
    expect(news).toEqual({ joined: 1, capped: [{ slug: 'neem-soap', left: 4 }] });
  });

  test.each([
    ['of which nothing is known', undefined],
    ['that has sold out, which the cart tells', 0],
    ['of which there is enough', 2],
  ])('leaves a line alone %s', (_what, stock) => {
    const { lines, news } = cappedCart([aLine()], [aLine()], () => stock);
    expect(lines).toEqual([aLine()]);
    expect(news).toEqual({ joined: 0, capped: [] });
  });

  test('counts as joined what the account did not have', () => {
    const merged = [aLine(), aLine({ slug: 'oil' }), aLine({ slug: 'balm' })];
    expect(cappedCart([aLine()], merged, () => undefined).news.joined).toBe(2);
  });
});
