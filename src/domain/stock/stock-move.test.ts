import { expect, it } from 'vitest';
import { knownReason, parseDelta } from './stock-move.ts';

it.each<[string, number | string]>([
  ['12', 12],
  ['+1,200', 1200],
  ['-3', -3],
  ['−3', -3],
  ['१२', 12],
  ['1,00,000', 100_000],
  ['0', 'zero'],
  ['', 'shape'],
  ['12,5', 'commas'],
  ['1.5', 'decimals'],
  ['1000001', 'range'],
  ['-1000001', 'range'],
  ['three', 'shape'],
  ['--3', 'shape'],
])('"%s" changes the stock by %o', (typed, delta) => {
  const read = parseDelta(typed);
  expect(typeof read === 'number' ? read : read.why).toBe(delta);
});

it('an unknown reason from a later version is null', () => {
  expect(knownReason('hold')).toBe('hold');
  expect(knownReason('recalled')).toBeNull();
});
