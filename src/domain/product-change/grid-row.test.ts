import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { paise } from '../money/money.ts';
import { gridRow, gridValues } from './grid-row.ts';

const product = aProduct({ price: paise(44_900), mrp: paise(49_900), stock: 25 });
const rowOf = (cells: Parameters<typeof gridRow>[1]['cells'], of = product, stockFrom = of.stock) =>
  gridRow(of, { cells, stockFrom });

it('an edit of several cells is one change with its differences', () => {
  const row = rowOf({ price: '₹459', stock: '20', category: 'Soaps' }, product, 23);
  expect(row.differences).toEqual([
    { field: 'category', from: 'Wellness', to: 'Soaps' },
    { field: 'price', from: '₹449', to: '₹459' },
    { field: 'stock', from: '23', to: '20' },
  ]);
  expect(row.change).toMatchObject({
    before: { price: 449, category: 'Wellness' },
    after: { price: 459, category: 'Soaps' },
    stockDelta: -3,
  });
});

it('the number that counts as low in stock is set, also to 0, and removed', () => {
  expect(rowOf({ lowStockAt: '0' }).change).toMatchObject({ before: {}, after: { lowStockAt: 0 } });
  const own = { ...product, lowStockAt: 0 };
  expect(gridValues(own)).toMatchObject({ lowStockAt: '0' });
  expect(rowOf({ lowStockAt: '' }, own)).toMatchObject({
    change: { before: { lowStockAt: 0 }, after: {} },
    differences: [{ field: 'lowStockAt', from: '0', to: '' }],
  });
});

it('the MRP on the pack stays when a product that was sold at it changes its price', () => {
  const atMrp = aProduct({ price: paise(10_000), mrp: paise(10_000) });
  expect(gridValues(atMrp)).toMatchObject({ price: '100', mrp: '100' });
  expect(rowOf({ price: '90' }, atMrp).change).toMatchObject({ after: { price: 90 } });
  expect(rowOf({ price: '110' }, atMrp).faults).toEqual({ price: { code: 'below-price' } });
});

it('a price above the MRP is refused in the cell that was edited, whatever is typed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2000 }),
      fc.integer({ min: 1, max: 2000 }),
      (price, mrp) => {
        const { change, faults } = rowOf({ price: String(price), mrp: String(mrp) });
        expect(faults.mrp?.code).toBe(price > mrp ? 'below-price' : undefined);
        expect(price > mrp && change !== null).toBe(false);
      },
    ),
  );
  expect(rowOf({ price: '500' }).faults).toEqual({ price: { code: 'below-price' } });
});

it.each([
  ['price', '', 'required'],
  ['price', '0', 'required'],
  ['price', '499,00', 'amount'],
  ['stock', '', 'required'],
  ['stock', '2.5', 'number'],
  ['stock', '-1', 'number'],
  ['lowStockAt', '-1', 'number'],
] as const)('the cell %s with "%s" is wrong: %s', (field, value, code) => {
  const { faults, change } = rowOf({ [field]: value });
  expect([faults[field]?.code, change]).toEqual([code, null]);
});

it('a product goes on sale only with its legal details', () => {
  const archived = aProduct({ active: false, price: paise(100) });
  expect(rowOf({ active: 'yes' }, archived)).toMatchObject({
    ...{ change: null, faults: { active: { code: 'gate' } } },
  });
  // Gaps of a product that is on sale already do not block its price.
  expect(rowOf({ price: '440' }).change).not.toBeNull();
});
