import { expect, it } from 'vitest';
import { paise } from '../money/money.ts';
import {
  sortPriceChanges,
  type PriceChange,
  priceAt,
  parsePriceChange,
  priceChangeFormValues,
} from './price-change.ts';

const NOON = Date.UTC(2026, 11, 1, 6, 30);
const SOAP = { slug: 'soap', price: paise(9_900), mrp: paise(12_000) };

const planned = (id: string, fromAt: number, price: number, mrp = price): PriceChange => ({
  ...{ id, slug: 'soap', fromAt, email: '', auditId: '' },
  ...{ price: paise(price), mrp: paise(mrp) },
});

const read = (typed: object, taken: readonly number[] = []) =>
  parsePriceChange(
    { from: '2026-12-01T12:01', price: '449.50', mrp: '₹1,499', ...typed },
    { now: NOON, taken },
  );

it('a planned price is valid from its time on, and not a millisecond earlier', () => {
  const changes = [planned('soap_a', NOON, 10_900, 12_500)];
  expect(priceAt(SOAP, changes, NOON - 1)).toBe(SOAP);
  expect(priceAt(SOAP, changes, NOON)).toEqual({ ...SOAP, price: 10_900, mrp: 12_500 });
});

it('of several due changes the last one wins, in any order', () => {
  const [first, second] = [planned('soap_z', NOON - 2, 8_000), planned('soap_a', NOON - 1, 7_000)];
  const toCome = planned('soap_b', NOON + 1, 1_000);
  expect(priceAt(SOAP, [toCome, second, first], NOON).price).toBe(7_000);
  const sameTime = planned('soap_b', NOON - 1, 6_000);
  expect(priceAt(SOAP, [sameTime, second, first], NOON).price).toBe(6_000);
});

it('a price above its MRP is ignored: the previous one stays', () => {
  const [good, bad] = [planned('soap_a', NOON - 2, 8_000), planned('soap_b', NOON - 1, 9_000, 100)];
  expect(priceAt(SOAP, [good, bad], NOON).price).toBe(8_000);
  expect(priceAt(SOAP, [bad], NOON)).toBe(SOAP);
});

it('the form is parsed in rupees and Indian time; an empty MRP is the price', () => {
  const fromAt = NOON + 60_000;
  expect(read({})).toEqual({ ok: true, value: { fromAt, price: 44_950, mrp: 149_900 } });
  expect(read({ mrp: '' })).toMatchObject({ ok: true, value: { mrp: 44_950 } });
});

it.each([
  [{ from: '' }, { from: 'required' }],
  [{ from: 'tomorrow' }, { from: 'moment' }],
  [{ from: '2026-12-01T12:00' }, { from: 'past' }],
  [{ price: '' }, { price: 'required' }],
  [{ price: 'cheap' }, { price: { code: 'amount', why: 'shape' } }],
  [{ price: '0' }, { price: { why: 'zero' } }],
  [{ price: '499,00' }, { price: { why: 'commas', instead: '499.00' } }],
  [{ price: '', mrp: '' }, { price: 'required' }],
  [{ mrp: '449.49' }, { mrp: 'below-price' }],
  [{ mrp: '-5' }, { mrp: { why: 'sign' } }],
  [{ mrp: '0' }, { mrp: { why: 'zero' } }],
  [{ mrp: 'cheap' }, { mrp: { why: 'shape' } }],
  [{ price: 'cheap', mrp: '' }, { price: { why: 'shape' } }],
  [
    { from: ' ', price: ' ' },
    { from: 'required', price: 'required' },
  ],
  [
    { from: 'x', price: 'x', mrp: 'x' },
    { from: 'moment', price: { why: 'shape' }, mrp: { why: 'shape' } },
  ],
])('%j is refused at its field', (typed, faults) => {
  expect(read(typed)).toMatchObject({ ok: false, faults });
  const outcome = read(typed);
  expect(outcome.ok ? [] : Object.keys(outcome.faults)).toEqual(Object.keys(faults));
});

it('spaces around input are ignored, and missing input is an error', () => {
  const typed = { from: ' 2026-12-01T12:01 ', price: ' 449.50 ', mrp: ' ' };
  expect(read(typed)).toMatchObject({ ok: true, value: { price: 44_950, mrp: 44_950 } });
  const faults = { from: 'required', price: 'required' };
  expect(parsePriceChange({}, { now: NOON, taken: [] })).toEqual({ ok: false, faults });
});

it('an MRP equal to the price is valid, and the form shows what it parses, in rupees', () => {
  expect(read({ mrp: '449.50' })).toMatchObject({ ok: true, value: { mrp: 44_950 } });
  const prices = { price: paise(44_950), mrp: paise(50_000) };
  const shown = { from: '', price: '449.5', mrp: '500' };
  expect(priceChangeFormValues(prices)).toEqual(shown);
  const from = '2026-12-01T12:01';
  const fromAt = NOON + 60_000;
  expect(priceChangeFormValues({ ...prices, fromAt })).toEqual({ ...shown, from });
  expect(read({ ...shown, from })).toEqual({ ok: true, value: { ...prices, fromAt } });
  expect(priceChangeFormValues({ ...prices, fromAt: 0 }).from).toBe('1970-01-01T05:30');
});

it('changes are sorted by time, then by id', () => {
  const [a, b, c] = [planned('b', 1, 1), planned('a', 2, 1), planned('c', 2, 1)];
  expect([c, b, a].sort(sortPriceChanges)).toEqual([a, b, c]);
  expect(sortPriceChanges(b, c)).toBe(-1);
  expect(sortPriceChanges(c, b)).toBe(1);
});

it('the time of another change of the product is refused', () => {
  expect(read({}, [NOON + 60_000])).toEqual({ ok: false, faults: { from: 'taken' } });
});
