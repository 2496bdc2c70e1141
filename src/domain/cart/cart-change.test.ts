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
const aRequest = (change: Partial<QuantityRequest> = {}): QuantityRequest => ({
  slug: 'neem-soap',
  quantity: 1,
  offer: { price: paise(120), stock: 25 },
  ...change,
});
const full = Array.from({ length: MAX_LINES }, (_, n) => aLine({ slug: `p-${n}`, addedAt: n }));

const increased = (lines: readonly CartLine[], ...requests: QuantityRequest[]) =>
  increaseQuantity(lines, requests, NOW);

describe('increaseQuantity', () => {
  test('appends a line with the seen price', () => {
    const { lines, added } = increased([aLine({ slug: 'oil' })], aRequest({ quantity: 3 }));
    const line = { slug: 'neem-soap', quantity: 3, seenPaise: 120, addedAt: NOW };
    expect(lines).toEqual([aLine({ slug: 'oil' }), line]);
    expect(added).toEqual([{ slug: 'neem-soap', quantity: 3, shortage: null }]);
  });

  test('adds to an existing line, keeps its position and updates the price', () => {
    const oil = aLine({ slug: 'oil', addedAt: 2_000 });
    const { lines } = increased([aLine(), oil], aRequest());
    expect(lines).toEqual([aLine({ quantity: 3, seenPaise: paise(120) }), oil]);
  });

  test.each([
    ['no more than are left', 3, 5, 3, 'stock'],
    ['as many as are left', 5, 3, 5, null],
    ['no more than one order holds', 90, 25, MAX_QUANTITY, 'most'],
    ['nothing of what has sold out', 0, 1, 2, 'stock'],
  ])('takes %s', (_what, stock, quantity, expected, shortage) => {
    const request = aRequest({ quantity, offer: { price: paise(120), stock } });
    const added = { slug: 'neem-soap', quantity: expected, shortage };
    expect(increased([aLine()], request).added).toEqual([added]);
  });

  test('refuses a line above the maximum, but still adds to existing lines', () => {
    const { lines, added } = increased(full, aRequest(), aRequest({ slug: 'p-3' }));
    expect(added.map(({ shortage }) => shortage)).toEqual(['full', null]);
    expect(lines).toHaveLength(MAX_LINES);
    expect(lines[3]?.quantity).toBe(3);
  });

  test('keeps the order of lines that are added together', () => {
    const slugs = ['c', 'a', 'b'];
    const { lines } = increased([], ...slugs.map((slug) => aRequest({ slug })));
    expect(lines.map(({ slug }) => slug)).toEqual(slugs);
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
  const NOTHING = { put: [], removed: [] };
  const two = { put: [aLine()], removed: [] };
  const three = { put: [aLine({ quantity: 3 })], removed: [] };
  const removal = { put: [], removed: ['neem-soap'] };

  test.each([
    ['due while the server has the line before it', two, three, [aLine({ quantity: 3 })], two],
    ['due while the server has no line before it', two, removal, [], two],
    ['a removal that is due', removal, three, [aLine({ quantity: 3 })], removal],
    ['over when the server has it already', two, three, [aLine()], NOTHING],
    ['over after another quantity elsewhere', two, three, [aLine({ quantity: 5 })], NOTHING],
    ['over after a removal elsewhere', two, three, [], NOTHING],
    ['no removal of what was added elsewhere', removal, three, [aLine()], NOTHING],
  ])('is %s', (_, change, known, stored, due) => {
    expect(changeStillDue(change, known, stored)).toEqual(due);
  });
});

describe('the cart after a sign-in', () => {
  test.each([
    ['is capped at the stock', 6, 4, 4, 1],
    ['keeps a line of which nothing is known', 2, undefined, 2, 1],
    ['keeps a line that is sold out, which the cart explains', 2, 0, 2, 1],
    ['keeps a line of which there is enough', 2, 2, 2, 1],
  ])('%s', (_what, quantity, stock, expected, joined) => {
    const { lines, news } = cappedCart([], [aLine({ quantity })], () => stock);
    expect(lines).toEqual([aLine({ quantity: expected })]);
    const capped = expected === quantity ? [] : [{ slug: 'neem-soap', left: expected }];
    expect(news).toEqual({ joined, capped });
  });

  test('counts as joined the lines that the account did not have', () => {
    const merged = [aLine(), aLine({ slug: 'oil' }), aLine({ slug: 'balm' })];
    expect(cappedCart([aLine()], merged, () => undefined).news.joined).toBe(2);
  });
});
