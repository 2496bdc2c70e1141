import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_PAISE, paise } from '../money/money.ts';
import { priceView } from './price.ts';
import type { Product } from '../product/product.ts';

type Quantity = NonNullable<Product['netQuantity']>;

const rupees = (amount: number) => paise(amount * 100);
const priceOf = (price: number, netQuantity?: Quantity) =>
  priceView({ price: paise(price), mrp: paise(price), netQuantity });

describe('the unit price', () => {
  it.each<[number, Quantity, number, string]>([
    [49_900, { value: 100, unit: 'ml' }, 499, 'ml'],
    [50_000, { value: 999, unit: 'g' }, 50, 'g'],
    [50_000, { value: 1001, unit: 'g' }, 49_950, 'kg'],
    [50_000, { value: 999, unit: 'ml' }, 50, 'ml'],
    [50_000, { value: 1001, unit: 'ml' }, 49_950, 'l'],
    [100_000, { value: 5000, unit: 'g' }, 20_000, 'kg'],
    [100_000, { value: 2500, unit: 'ml' }, 40_000, 'l'],
    [30_000, { value: 60, unit: 'piece' }, 500, 'piece'],
    [30_000, { value: 60, unit: 'capsule' }, 500, 'capsule'],
    [30_000, { value: 2000, unit: 'tablet' }, 15, 'tablet'],
    [30_000, { value: 2000, unit: 'piece' }, 15, 'piece'],
    [9_900, { value: 0.5, unit: 'g' }, 19_800, 'g'],
    [MAX_PAISE / 2, { value: 0.5, unit: 'g' }, MAX_PAISE, 'g'],
    // Rounded half up.
    [1_050, { value: 100, unit: 'g' }, 11, 'g'],
    [1_049, { value: 100, unit: 'g' }, 10, 'g'],
  ])('of %d paise for %o is %d paise per %s', (price, netQuantity, amount, per) => {
    expect(priceOf(price, netQuantity).unitPrice).toEqual({ amount, per });
  });

  it.each<[number, Quantity | undefined]>([
    [49_900, undefined],
    // It would repeat the price.
    [49_900, { value: 1000, unit: 'g' }],
    [49_900, { value: 1000, unit: 'ml' }],
    [49_900, { value: 1, unit: 'piece' }],
    [49_900, { value: 1, unit: 'g' }],
    [49_900, { value: 1, unit: 'ml' }],
    // It would be above the largest amount.
    [MAX_PAISE, { value: 1e-9, unit: 'g' }],
    [MAX_PAISE, { value: 1e-9, unit: 'piece' }],
  ])('of %d paise is omitted for %o', (price, netQuantity) => {
    expect(priceOf(price, netQuantity).unitPrice).toBeNull();
  });
});

describe('the saving', () => {
  it('is the difference between MRP and price', () => {
    expect(priceView({ price: rupees(449), mrp: rupees(499), netQuantity: undefined })).toEqual({
      price: 44_900,
      mrp: 49_900,
      saving: { amount: 5_000, percent: 10 },
      unitPrice: null,
    });
  });

  it('is null when the price is the MRP', () => {
    expect(priceOf(49_900).saving).toBeNull();
  });

  it('is never overstated, and understated by less than one percent', () => {
    const amount = fc.integer({ min: 0, max: MAX_PAISE });
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        fc.pre(a !== b);
        const [price, mrp] = [Math.min(a, b), Math.max(a, b)];
        const { saving } = priceView({
          price: paise(price),
          mrp: paise(mrp),
          netQuantity: undefined,
        });
        expect(saving?.amount).toBe(mrp - price);
        const percent = BigInt(saving?.percent ?? -1);
        const [saved, whole] = [BigInt(mrp - price) * 100n, BigInt(mrp)];
        expect(percent * whole <= saved).toBe(true);
        expect((percent + 1n) * whole > saved).toBe(true);
      }),
    );
  });
});
