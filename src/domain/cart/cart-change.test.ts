import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CartLine, sortLines, MAX_LINES } from './cart.ts';
import { MAX_QUANTITY } from './cart-limits.ts';
import {
  combineChanges,
  cappedCart,
  changeBetween,
  changeStillDue,
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

describe('increaseQuantity', () => {
  test('appends a line with the seen price', () => {
    const { lines, added } = increaseQuantity(
      [aLine({ slug: 'oil' })],
      [aWish({ quantity: 3 })],
      NOW,
    );
    expect(lines.map(({ slug }) => slug)).toEqual(['oil', 'neem-soap']);
    expect(lines[1]).toEqual({ slug: 'neem-soap', quantity: 3, seenPaise: 120, addedAt: NOW });
    expect(added).toEqual([{ slug: 'neem-soap', quantity: 3, shortage: null }]);
  });

  test('adds to an existing line, keeps its position and updates the price', () => {
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
  ])('takes %s', (_what, stock, quantity, expected, shortage) => {
    const request = aWish({ quantity, offer: { price: paise(120), stock } });
    expect(increaseQuantity([aLine()], [request], NOW).added).toEqual([
      { slug: 'neem-soap', quantity: expected, shortage },
    ]);
  });

  test('refuses a line above the maximum, but still adds to existing lines', () => {
    const requests = [aWish(), aWish({ slug: 'p-3' })];
    const { lines, added } = increaseQuantity(full, requests, NOW);
    expect(added.map(({ shortage }) => shortage)).toEqual(['full', null]);
    expect(lines).toHaveLength(MAX_LINES);
    expect(lines[3]?.quantity).toBe(3);
  });

  test('keeps the order of lines that are added together', () => {
    const requests = ['c', 'a', 'b'].map((slug) => aWish({ slug }));
    expect(increaseQuantity([], requests, NOW).lines.map(({ slug }) => slug)).toEqual([
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

test('changeBetween turns one cart into the other, and equal carts have no change', () => {
  fc.assert(
    fc.property(aCart, aCart, (before, after) => {
      const change = changeBetween(before, after);
      expect(applyCartChange(before, change)).toEqual(after);
      expect(applyCartChange(after, change)).toEqual(after);
      expect(changeBetween(after, after)).toEqual({ put: [], removed: [] });
    }),
  );
});

test('combined changes equal both applied in sequence, and nothing remains once they are done', () => {
  fc.assert(
    fc.property(aCart, aCart, aCart, (first, second, third) => {
      const one = changeBetween(first, second);
      const other = changeBetween(second, third);
      const combined = combineChanges(one, other);
      expect(applyCartChange(first, combined)).toEqual(third);
      expect(changeWithout(combined, combined)).toEqual({ put: [], removed: [] });
      // A later change is not completed by the confirmation of an earlier one.
      const remaining = changeWithout(combined, one);
      expect(applyCartChange(second, remaining)).toEqual(third);
    }),
  );
});

describe('a change that is sent again', () => {
  const two = { put: [aLine()], removed: [] };
  const afterThree = { put: [aLine({ quantity: 3 })], removed: [] };

  test('is due while the server has a line that the device knew', () => {
    expect(changeStillDue(two, afterThree, [aLine({ quantity: 3, addedAt: 9 })])).toEqual(two);
    expect(changeStillDue(two, { put: [], removed: ['neem-soap'] }, [])).toEqual(two);
    const removal = { put: [], removed: ['neem-soap'] };
    expect(changeStillDue(removal, afterThree, [aLine({ quantity: 3 })])).toEqual(removal);
  });

  test.each([
    ['the server has it already', [aLine()]],
    ['another device has written another quantity', [aLine({ quantity: 5 })]],
    ['another device has removed the product', []],
  ])('is over when %s', (_, stored) => {
    expect(changeStillDue(two, afterThree, stored)).toEqual({ put: [], removed: [] });
  });

  test('does not remove what another device has added since', () => {
    const change = changeStillDue({ put: [], removed: ['neem-soap'] }, afterThree, [aLine()]);
    expect(change).toEqual({ put: [], removed: [] });
  });
});

describe('the cart after a sign-in', () => {
  test('is capped at the stock and reports the capped lines', () => {
    const { lines, news } = cappedCart([], [aLine({ quantity: 6 })], () => 4);
    expect(lines).toEqual([aLine({ quantity: 4 })]);
    expect(news).toEqual({ joined: 1, capped: [{ slug: 'neem-soap', left: 4 }] });
  });

  test.each([
    ['of which nothing is known', undefined],
    ['that is sold out, which the cart explains', 0],
    ['of which there is enough', 2],
  ])('leaves a line unchanged %s', (_what, stock) => {
    const { lines, news } = cappedCart([aLine()], [aLine()], () => stock);
    expect(lines).toEqual([aLine()]);
    expect(news).toEqual({ joined: 0, capped: [] });
  });

  test('counts as joined the lines that the account did not have', () => {
    const merged = [aLine(), aLine({ slug: 'oil' }), aLine({ slug: 'balm' })];
    expect(cappedCart([aLine()], merged, () => undefined).news.joined).toBe(2);
  });
});
