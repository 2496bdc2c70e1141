import { expect, it } from 'vitest';
import { knownReason, parseDelta } from './stock-move.ts';

it.each<[string, number | null]>([
  ['12', 12],
  ['+1,200', 1200],
  ['-3', -3],
  ['−3', -3],
  ['0', null],
  ['', null],
  ['1.5', null],
  ['1000001', null],
  ['three', null],
  ['--3', null],
])('"%s" changes the stock by %o', (typed, delta) => {
  expect(parseDelta(typed)).toBe(delta);
});

it('an unknown reason from a later version is null', () => {
  expect(knownReason('hold')).toBe('hold');
  expect(knownReason('recalled')).toBeNull();
});
