import { expect, test } from 'vitest';
import { comparisonTable, judgeBound, measurementsOf } from './bounds.ts';
import { sizeTable } from './catalogue-size.ts';
import { coldLines, type Line } from './goals.ts';

const steady = (median: number) => ({ median, noise: 0 });
const noisy = (median: number, noise: number) => ({ median, noise });

test('the noise of a figure ignores a single slow run', () => {
  const runs = [100, 102, 98, 101, 900].map((back) => ({ back }));
  const { back } = measurementsOf(runs);
  expect(back?.median).toBe(101);
  expect(back?.noise).toBeCloseTo(1.4826, 4);
});

test('the median of an even number of runs is the mean of the middle two, and one run has no noise', () => {
  expect(measurementsOf([{ fcp: 10 }, { fcp: 20 }])['fcp']?.median).toBe(15);
  expect(measurementsOf([{ fcp: 10 }])['fcp']).toEqual(steady(10));
});

test('a figure missing in one run counts as unmeasured', () => {
  const { lcp } = measurementsOf([{ lcp: 900, fcp: 1 }, { lcp: 910, fcp: 1 }, { fcp: 1 }]);
  expect(judgeBound({ most: 1_000 }, lcp)).toBe('unmeasured');
});

test.each([
  ['at the bound', noisy(120, 0), 'held'],
  ['beyond it, within the noise', noisy(123, 3), 'noisy'],
  ['beyond it by more than the noise', noisy(123.1, 3), 'broken'],
  ['not at all', undefined, 'unmeasured'],
] as const)('a figure with an upper bound, measured %s', (_, measured, verdict) => {
  expect(judgeBound({ most: 120 }, measured)).toBe(verdict);
});

test.each([
  [98, 0, 'held'],
  [97, 1, 'noisy'],
  [96, 1, 'broken'],
] as const)('a score of %i ± %i against at least 98 is %s', (median, noise, verdict) => {
  expect(judgeBound({ least: 98 }, { median, noise })).toBe(verdict);
});

test('a ratio counts the noise of both sides', () => {
  const bound = { ratio: 1.5 };
  expect(judgeBound(bound, steady(150), steady(100))).toBe('held');
  expect(judgeBound(bound, noisy(170, 5), noisy(100, 10))).toBe('noisy');
  expect(judgeBound(bound, noisy(171, 5), noisy(100, 10))).toBe('broken');
  expect(judgeBound(bound, steady(150))).toBe('unmeasured');
});

const LINES: readonly Line[] = [
  { name: 'tap to title', figure: 'tapTitle', unit: 'ms', bound: { ratio: 0.3 } },
  { name: 'back', figure: 'back', unit: 'ms', bound: { ratio: 0.2 } },
  { name: 'blocking', figure: 'blocking', unit: 'ms' },
  { name: 'typing', figure: 'worst', unit: 'ms', bound: { most: 100 } },
];

test('a table prints the noise, and names broken and missing figures', () => {
  const shop = { tapTitle: noisy(400, 12), back: noisy(101, 4), blocking: steady(9_000) };
  const limit = { tapTitle: noisy(724, 10), back: noisy(500, 3), blocking: steady(1) };
  const { text, broken } = comparisonTable('list', LINES, shop, limit);
  expect(text).toMatch(/tap to title +400 ms +± 12 ms +724 ms +x 0\.55 +BROKEN: at most 217 ms/);
  expect(text).toMatch(/back +101 ms +± 4 ms .*within the noise of: at most 100 ms/);
  expect(broken).toEqual([
    'list: tap to title 400 ms ± 12 ms, BROKEN: at most 217 ms',
    'list: typing nothing, NOT MEASURED',
  ]);
});

test('a table within its bounds reports nothing', () => {
  const shop = {
    tapTitle: steady(100),
    back: steady(50),
    blocking: steady(9_000),
    worst: steady(48),
  };
  const limit = { tapTitle: steady(724), back: steady(669) };
  expect(comparisonTable('list', LINES, shop, limit).broken).toEqual([]);
});

test('only the list has bounds of cards and bytes', () => {
  const bounded = (page: 'home' | 'list') =>
    coldLines(page).flatMap(({ figure, bound }) => (bound ? [figure] : []));
  expect(bounded('home')).toEqual(['cls']);
  expect(bounded('list')).toEqual(['text', 'image', 'cls', 'bytesAtLoad', 'requestsAtLoad']);
});

test('a larger catalogue may cost a tenth more, and never more than five reads', () => {
  const names = ['fcp', 'text', 'bytesAtLoad', 'bytes', 'requests', 'reads'];
  const catalogue = (value: number, reads: number) => ({
    ...Object.fromEntries(names.map((name) => [name, steady(value)])),
    visitReads: steady(reads),
  });
  const seeded = ['seeded', catalogue(100, 2)] as const;
  expect(sizeTable([seeded, ['1,000', catalogue(110, 5)]]).broken).toEqual([]);
  const grown = sizeTable([seeded, ['1,000', { ...catalogue(110, 6), fcp: noisy(120, 4) }]]);
  expect(grown.broken).toEqual([
    '1,000 products: first contentful paint 120 ms ± 4 ms, BROKEN: at most 110 ms',
    '1,000 products: documents of a visit 6 ± 0, BROKEN: at most 5',
  ]);
});
