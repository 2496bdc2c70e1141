import { describe, expect, test } from 'vitest';
import { aBundle } from '../../../tests/support/fixtures/bundles.ts';
import { bundleFormValues, parseBundleForm } from './bundle-form.ts';

const pair = aBundle('pair', 6_050, ['oil', 'shampoo'], { title: 'Oil + Shampoo' });
const typed = bundleFormValues(pair);
const faultsOf = (changes: Readonly<Record<string, string>>) => {
  const outcome = parseBundleForm({ ...typed, ...changes }, true);
  return outcome.ok ? {} : outcome.faults;
};

describe('the form of a bundle', () => {
  test('gives back what it was filled with', () => {
    const { title, parts, savingPaise } = pair;
    expect(typed).toMatchObject({ saving: '60.5', part0: 'oil', quantity1: '1', part2: '' });
    for (const active of [true, false]) {
      const value = { title, parts, savingPaise, active };
      expect(parseBundleForm(typed, active)).toEqual({ ok: true, value });
    }
  });

  test('is empty for a new bundle', () => {
    const blank = { title: '', saving: '', part0: '', quantity0: '1' };
    expect(bundleFormValues(null)).toMatchObject(blank);
  });

  test('leaves out empty places', () => {
    const outcome = parseBundleForm({ ...typed, part1: '', part3: 'soap' }, true);
    const parts = ['oil', 'soap'].map((slug) => ({ slug, quantity: 1 }));
    expect(outcome).toMatchObject({ value: { parts } });
  });

  test.each([
    ['no title', { title: ' ' }, { title: 'required' }],
    ['a long title', { title: 'x'.repeat(81) }, { title: 'too-long' }],
    ['no saving', { saving: '' }, { saving: 'required' }],
    ['a saving of nothing', { saving: '0' }, { saving: { code: 'amount', why: 'zero' } }],
    ['a saving that is no amount', { saving: 'sixty' }, { saving: { why: 'shape' } }],
    ['a decimal comma', { saving: '249,50' }, { saving: { why: 'commas', instead: '249.50' } }],
    ['no quantity', { quantity0: ' ' }, { quantity0: 'required' }],
    ['a quantity of nothing', { quantity0: '0' }, { quantity0: { why: 'zero', most: 20 } }],
    ['half a piece', { quantity0: '1.5' }, { quantity0: { why: 'decimals' } }],
    ['a hexadecimal quantity', { quantity0: '0x2' }, { quantity0: { why: 'shape' } }],
    ['more than one order holds', { quantity1: '21' }, { quantity1: { why: 'range' } }],
    ['one product', { part1: '' }, { part1: 'few' }],
    ['the same product twice', { part1: 'oil' }, { part1: 'twice' }],
  ])('refuses %s', (_, changes, faults) => {
    expect(faultsOf(changes)).toMatchObject(faults);
    expect(Object.keys(faultsOf(changes))).toEqual(Object.keys(faults));
  });
});
