import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import {
  parsePercent,
  parseShift,
  type PriceEnding,
  type PriceShift,
  type PriceStep,
  priceSteps,
} from './bulk-price.ts';
import { MAX_PAISE, paise } from '../money/money.ts';

const stepOf = (
  { price, mrp }: { price: number; mrp: number },
  shift: PriceShift,
  ending: PriceEnding,
  field: 'price' | 'mrp' = 'price',
) => {
  const product = aProduct({ price: paise(price), mrp: paise(mrp) });
  const [only] = priceSteps([product], shift, ending, field);
  if (!only) throw new Error('A product has a step.');
  return only;
};

it('names the product, and rises at most to the maximum amount', () => {
  const most = paise(MAX_PAISE);
  const dear = aProduct({ slug: 'gold', price: paise(MAX_PAISE - 100), mrp: most });
  expect(priceSteps([dear], { by: 'amount', paise: 100 }, 'rupee')).toEqual([
    { slug: 'gold', from: MAX_PAISE - 100, to: MAX_PAISE, refused: null },
  ]);
});

describe('prices of many products', () => {
  it.each<[number, number, number, PriceEnding, number, PriceStep['refused']]>([
    // ₹99 by 3 % is ₹101.97 exactly.
    [9900, 20_000, 3, 'rupee', 10_200, null],
    [9900, 20_000, 3, 'nine', 9900, 'nothing'],
    [9900, 20_000, 6, 'nine', 10_900, null],
    [44_950, 49_900, -10, 'rupee', 40_500, null],
    [44_950, 49_900, -10, 'nine', 40_900, null],
    [44_900, 49_900, 12, 'rupee', 50_300, 'above-mrp'],
    // Rounding up would pass the MRP; the exact price would not.
    [44_900, 46_250, 3, 'rupee', 46_200, null],
    [44_900, 46_800, 4, 'nine', 45_900, null],
    [10_200, 20_000, 1, 'nine', 10_900, null],
    [10_200, 10_500, 1, 'nine', 10_200, 'nothing'],
    [0, 0, 10, 'rupee', 0, 'nothing'],
    [101, 101, 0, 'rupee', 101, 'nothing'],
    [101, 101, -0.01, 'rupee', 101, 'nothing'],
    [100, 10_000, -90, 'rupee', 100, 'nothing'],
  ])(
    '%d paise (MRP %d) by %d %% to a %s are %d (%s)',
    (price, mrp, percent, ending, to, refused) => {
      const step = stepOf({ price, mrp }, { by: 'percent', percent }, ending);
      expect([refused === 'above-mrp' ? to : step.to, step.refused]).toEqual([to, refused]);
    },
  );

  it('have whole rupees or end in 9, follow the change, and are never above the MRP', () => {
    const shifts = fc.oneof(
      fc.record({
        by: fc.constant('percent' as const),
        percent: fc.double({ min: -90, max: 200, noNaN: true }),
      }),
      fc.record({
        by: fc.constant('amount' as const),
        paise: fc.integer({ min: -100_000, max: 100_000 }),
      }),
    );
    const amounts = fc.tuple(
      fc.integer({ min: 1, max: 500_000 }),
      fc.integer({ min: 0, max: 200_000 }),
    );
    fc.assert(
      fc.property(
        amounts,
        shifts,
        fc.constantFrom<PriceEnding>('rupee', 'nine'),
        ([price, above], shift, ending) => {
          const mrp = price + above;
          const { to, from, refused } = stepOf({ price, mrp }, shift, ending);
          if (refused !== null) return;
          expect(to % 100).toBe(0);
          expect(ending === 'rupee' || (to / 100) % 10 === 9).toBe(true);
          expect(to).toBeLessThanOrEqual(mrp);
          expect(to).not.toBe(from);
          const change = shift.by === 'percent' ? shift.percent : shift.paise;
          expect(Math.sign(to - from)).toBe(Math.sign(change));
        },
      ),
    );
  });

  it('round down where rounding up would undo a fall', () => {
    const fall = { by: 'amount', paise: -10 } as const;
    expect(stepOf({ price: 9960, mrp: 20_000 }, fall, 'rupee').to).toBe(9900);
    expect(stepOf({ price: 10_890, mrp: 20_000 }, fall, 'nine').to).toBe(9900);
  });

  it('an MRP that is not set stays so', () => {
    const unset = stepOf({ price: 0, mrp: 0 }, { by: 'amount', paise: 5000 }, 'rupee', 'mrp');
    expect([unset.to, unset.refused]).toEqual([0, 'nothing']);
  });

  it('an MRP never falls below its price', () => {
    const lower = stepOf(
      { price: 9900, mrp: 10_000 },
      { by: 'amount', paise: -200 },
      'rupee',
      'mrp',
    );
    expect([lower.from, lower.refused]).toEqual([10_000, 'below-price']);
    const level = stepOf(
      { price: 9900, mrp: 10_000 },
      { by: 'amount', paise: -100 },
      'rupee',
      'mrp',
    );
    expect([level.to, level.refused]).toEqual([9900, null]);
    const raised = stepOf(
      { price: 9900, mrp: 10_000 },
      { by: 'percent', percent: 10 },
      'nine',
      'mrp',
    );
    expect([raised.to, raised.refused]).toEqual([10_900, null]);
  });

  it.each<[string, number | string]>([
    ['+10', 1000],
    ['-2.50', -250],
    ['₹5', 500],
    ['0', 'zero'],
    ['100001', 'range'],
    ['ten', 'shape'],
  ])('"%s" is a change of %o paise', (typed, expected) => {
    const read = parseShift(typed);
    expect(typeof read === 'number' ? read : read.why).toBe(expected);
  });

  it.each<[string, number | string]>([
    ['-10', -10],
    ['+2.5 %', 2.5],
    ['−5', -5],
    ['–5%', -5],
    [' 10 % ', 10],
    ['10%', 10],
    ['100.25', 100.25],
    ['-90', -90],
    ['200', 200],
    ['0', 'zero'],
    ['0.00', 'zero'],
    ['-90.01', 'range'],
    ['200.01', 'range'],
    ['1000', 'range'],
    ['10 % off', 'shape'],
    ['about 10', 'shape'],
    ['5−', 'shape'],
    ['5%0', 'shape'],
    ['10  %', 10],
    ['2,5', 'commas'],
    ['% 10', 'shape'],
    ['1.', 'shape'],
    ['-91', 'range'],
    ['201', 'range'],
    ['ten', 'shape'],
    ['1.234', 'decimals'],
    ['', 'shape'],
  ])('"%s" is %o percent', (typed, percent) => {
    const read = parsePercent(typed);
    expect(typeof read === 'number' ? read : read.why).toBe(percent);
  });
});
