import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { paise } from '../money/money.ts';
import { changeOfProduct, isSame, undoStep } from './product-change.ts';

const product = aProduct();

it('a change holds only the fields that differ, prices in rupees', () => {
  const draft = { ...product, price: paise(44_900), licenceNumber: 'KL/25D/108' };
  expect(changeOfProduct(product, draft, 20, 23)).toEqual({
    slug: product.slug,
    title: product.title,
    before: { price: 449.5, licenceNumber: '' },
    after: { price: 449, licenceNumber: 'KL/25D/108' },
    stockDelta: -3,
    stockFrom: 23,
    savedAt: product.updatedAt,
  });
  expect(changeOfProduct(product, product, product.stock)).toBeNull();
});

it('an optional field that is filled in or emptied is absent on the other side', () => {
  const { netQuantity: _, ...emptied } = product;
  const change = changeOfProduct(product, emptied, null);
  expect(change).toMatchObject({ before: { netQuantity: { value: 100, unit: 'ml' } }, after: {} });
});

it('an undo restores exactly the fields that nobody has changed since', () => {
  const value = fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined });
  const fields = fc.record({ price: value, mrp: value, category: value });
  const defined = (all: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(all).filter(([, one]) => one !== undefined));
  fc.assert(
    fc.property(fields, fields, fields, (old, edited, now) => {
      const names = (['price', 'mrp', 'category'] as const).filter(
        (name) => old[name] !== edited[name],
      );
      const only = (all: Record<string, unknown>) =>
        defined(Object.fromEntries(names.map((name) => [name, all[name]])));
      const { restore, changedSince } = undoStep(
        { before: only(old), after: only(edited) },
        defined(now),
      );
      for (const name of names) {
        const isDone = now[name] === old[name];
        const isOwn = !isDone && now[name] === edited[name];
        expect(name in restore && restore[name] === old[name]).toBe(isOwn);
        expect(changedSince.includes(name)).toBe(!isDone && !isOwn);
      }
      expect(Object.keys(restore).every((name) => names.some((one) => one === name))).toBe(true);
    }),
  );
});

it('the order of keys makes no difference, the order of a list does', () => {
  expect(isSame([{ a: 1, b: { c: 1, d: 2 } }], [{ b: { d: 2, c: 1 }, a: 1 }])).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame(undefined, null)).toBe(false);
});
