import { expect, it } from 'vitest';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { parseProductForm } from './parse-product-form.ts';
import { DRAFT_FIELDS, productFormValues } from './product-form.ts';

const read = (changes: Record<string, string>) => parseProductForm({ title: 'Neem', ...changes });
const fault = (changes: Record<string, string>) => {
  const answer = read(changes);
  return answer.ok ? null : answer.faults;
};

it('the product form round-trips to the same product', () => {
  const product = aProduct({
    ...{ active: true, shelfLifeMonths: 24, vegMark: 'veg', hsn: '30049011', family: 'neem' },
    ...{ unitCode: 'BTL', concerns: ['Joints', 'Sleep'], lowStockAt: 0, weightGrams: 320 },
    ingredients: [
      { name: 'Amla', botanical: 'Phyllanthus emblica', quantity: '500 mg' },
      { name: 'Salt', botanical: '', quantity: '1 g' },
    ],
    manufacturer: { name: 'Works', address: 'Plot 1\nThrissur 680306' },
    gstRates: [{ from: '2025-09-22', percent: 5, reason: 'Sold, as labelled' }],
  });
  // Pictures, stock and times are not edited here.
  const { slug: _s, stock: _t, imageURL: _u, images: _i, imageAlts: _a, ...rest } = product;
  const { imageKinds: _k, createdAt: _c, updatedAt: _m, ...draft } = rest;
  expect(parseProductForm(productFormValues(product))).toEqual({ ok: true, value: draft });
});

it('the product form requires only a title; missing values are empty, zero and not on sale', () => {
  const answer = read({});
  expect(answer).toMatchObject({
    ok: true,
    value: { title: 'Neem', sku: '', category: '', description: '', price: 0, active: false },
  });
  expect(answer.ok && 'manufacturer' in answer.value).toBe(false);
  expect(parseProductForm({})).toEqual({ ok: false, faults: { title: { code: 'required' } } });
});

it('the product form accepts amounts as people write them, and a missing MRP as the price', () => {
  expect(read({ price: '₹1,249.50' })).toMatchObject({ value: { price: 124_950, mrp: 124_950 } });
});

it('the product form drops what is invisible in pasted texts, and keeps the joiners of a script', () => {
  const typed = { title: '\u202ANeem\u200B  soap\u202C', sku: '\uFEFFNS-1', hsn: '3004.90.11' };
  const texts = { genericName: 'क्\u200Dष', description: 'One\u200B\r\ntwo', netUnit: 'ML' };
  expect(read({ ...typed, ...texts, netQuantity: '१,०००' })).toMatchObject({
    value: {
      ...{ title: 'Neem soap', sku: 'NS-1', hsn: '30049011' },
      ...{ genericName: 'क्\u200Dष', description: 'One\ntwo' },
      netQuantity: { value: 1000, unit: 'ml' },
    },
  });
});

it.each<[Record<string, string>, Record<string, unknown>]>([
  [{ title: 'x'.repeat(241) }, { title: { code: 'too-long' } }],
  [{ price: 'cheap' }, { price: { code: 'amount', why: 'shape' } }],
  [{ price: '-1', mrp: '9' }, { price: { why: 'sign' } }],
  [{ price: '499,00' }, { price: { why: 'commas', instead: '499.00' } }],
  [{ price: '100', mrp: '249,50' }, { mrp: { why: 'commas', instead: '249.50' } }],
  [
    { price: 'free', mrp: 'nothing' },
    { price: { why: 'shape' }, mrp: { why: 'shape' } },
  ],
  [{ price: '100', mrp: '99.99' }, { mrp: { code: 'below-price' } }],
  [{ productClass: 'magic' }, { productClass: { code: 'choice' } }],
  [{ active: 'maybe' }, { active: { code: 'choice' } }],
  [{ netQuantity: '0', netUnit: 'g' }, { netQuantity: { code: 'number', why: 'zero' } }],
  [{ netQuantity: '2,5', netUnit: 'g' }, { netQuantity: { why: 'commas', instead: '2.5' } }],
  [{ netQuantity: '100' }, { netUnit: { code: 'choice' } }],
  [{ weightGrams: '50001' }, { weightGrams: { why: 'range', least: 1, most: 50_000 } }],
  [{ shelfLifeMonths: '121' }, { shelfLifeMonths: { why: 'range', least: 1, most: 120 } }],
  [{ lowStockAt: '2.5' }, { lowStockAt: { why: 'decimals' } }],
  [{ lowStockAt: '10001' }, { lowStockAt: { why: 'range', least: 0, most: 10_000 } }],
  [{ hsn: '30' }, { hsn: { code: 'hsn' } }],
  [{ hsn: '30049' }, { hsn: { code: 'hsn' } }],
  [{ hsn: '3004901' }, { hsn: { code: 'hsn' } }],
  [{ unitCode: 'KGS' }, { unitCode: { code: 'choice' } }],
  [{ family: 'two words' }, { family: { code: 'slug' } }],
  [{ gstRates: '2025-09-22 | 5\n2025-09-22 | 12' }, { gstRates: { code: 'line', line: 2 } }],
  [{ gstRates: '2025-02-30 | 5' }, { gstRates: { code: 'line', line: 1 } }],
  [{ gstRates: '2025-09-22 | 41' }, { gstRates: { code: 'line', line: 1 } }],
  [{ ingredients: 'Amla | a | b | c' }, { ingredients: { code: 'line', line: 1 } }],
  [{ ingredients: 'Amla\n\n | x' }, { ingredients: { code: 'line', line: 2 } }],
  [{ concerns: 'x;'.repeat(13) }, { concerns: { code: 'too-many' } }],
  [{ concerns: `a\n${'x'.repeat(61)}` }, { concerns: { code: 'line', line: 2 } }],
])('the product form reports the fault at its field: %o', (wrong, faults) => {
  expect(fault(wrong)).toMatchObject(faults);
  expect(Object.keys(fault(wrong) ?? {})).toEqual(Object.keys(faults));
});

it('the product form has one field for each part of a product', () => {
  expect(Object.keys(productFormValues(aProduct()))).toEqual(
    expect.arrayContaining([...DRAFT_FIELDS]),
  );
});
