import { expect, it } from 'vitest';
import { attackCount, countOf, countOfAll } from './counts.ts';

const clean = { failures: [], seconds: 2 };
const failed = { failures: [{ name: 'a test', reason: 'why' }], seconds: 2 };
const attack = (outcome: 'held' | 'broken') => ({
  who: 'robot',
  tries: 'an endpoint',
  happened: 'something',
  outcome,
});

it('the count of cells is open while some did not hold or were not tried', () => {
  const { row, open } = countOfAll('cells', 900, { tried: 900, held: 899 }, failed);
  expect(row).toEqual({ what: 'cells', tried: 900, held: 899, seconds: 2 });
  expect(open).toEqual(['a test: why', 'cells: 1 of 900 did not hold']);
  expect(countOfAll('cells', 900, { tried: 890, held: 890 }, clean).open).toEqual([
    'cells: 890 of 900 were tried',
  ]);
  expect(countOfAll('cells', 900, undefined, clean).open).toHaveLength(2);
});

it('a count is open when nothing was tried, even if every test passed', () => {
  expect(countOf('patterns').open).toEqual(['patterns: nothing was tried']);
  expect(countOf('patterns', { tried: 2, held: 2 }).open).toEqual([]);
  expect(attackCount([], clean).open).toEqual(['attacks: nothing was tried']);
});

it('counts the attempted attacks and names those that succeeded', () => {
  const { row, open } = attackCount([attack('held'), attack('broken')], clean);
  expect(row).toMatchObject({ tried: 2, held: 1 });
  expect(open).toEqual(['attacks: 1 of 2 did not hold']);
});
