import { expect, test } from 'vitest';
import { judgeBound, measurementsOf, tableOf } from './bounds.ts';
import type { Line } from './goals.ts';
import { coldLines, SIZE_LINES } from './goals.ts';

const steady = (median: number) => ({ median, noise: 0 });
const noisy = (median: number, noise: number) => ({ median, noise });

test('the median of an even number of runs is the mean of the middle two; noise ignores one slow run', () => {
  const { back } = measurementsOf([100, 102, 98, 101, 900].map((value) => ({ back: value })));
  expect(back?.median).toBe(101);
  expect(back?.noise).toBeCloseTo(1.4826, 4);
  expect(measurementsOf([{ fcp: 10 }, { fcp: 20 }])['fcp']?.median).toBe(15);
  expect(measurementsOf([{ fcp: 10 }])['fcp']).toEqual(steady(10));
});

test('a figure missing in one run counts as unmeasured', () => {
  const { lcp } = measurementsOf([{ lcp: 900, fcp: 1 }, { lcp: 910, fcp: 1 }, { fcp: 1 }]);
  expect(judgeBound({ most: 1_000 }, lcp)).toBe('unmeasured');
});

test.each([
  [{ most: 120 }, noisy(120, 0), undefined, 'held'],
  [{ most: 120 }, noisy(123, 3), undefined, 'noisy'],
  [{ most: 120 }, noisy(123.1, 3), undefined, 'broken'],
  [{ most: 120 }, undefined, undefined, 'unmeasured'],
  [{ least: 98 }, noisy(98, 0), undefined, 'held'],
  [{ least: 98 }, noisy(97, 1), undefined, 'noisy'],
  [{ least: 98 }, noisy(96, 1), undefined, 'broken'],
  [{ ratio: 1.5 }, steady(150), steady(100), 'held'],
  [{ ratio: 1.5 }, noisy(170, 5), noisy(100, 10), 'noisy'],
  [{ ratio: 1.5 }, noisy(171, 5), noisy(100, 10), 'broken'],
  [{ ratio: 1.5 }, steady(150), undefined, 'unmeasured'],
] as const)('the bound %j of %j beside %j: %4$s', (bound, measured, reference, verdict) => {
  expect(judgeBound(bound, measured, reference)).toBe(verdict);
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
  const columns = [['shop', shop] as const, ['limit', limit] as const];
  const { text, broken } = tableOf('list', LINES, columns, [['list', shop]], limit);
  expect(text).toMatch(/tap to title +400 ms +724 ms +± 12 ms +BROKEN: at most 217 ms/);
  expect(text).toMatch(/back +101 ms .*± 4 ms +within the noise of: at most 100 ms/);
  expect(broken).toEqual([
    'list: tap to title 400 ms ± 12 ms, BROKEN: at most 217 ms',
    'list: typing nothing, NOT MEASURED',
  ]);
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
  const seeded = catalogue(100, 2);
  const brokenWith = (larger: Readonly<Record<string, { median: number; noise: number }>>) => {
    const sizes = [['seeded', seeded] as const, ['1,000', larger] as const];
    return tableOf('sizes', SIZE_LINES, sizes, sizes, seeded).broken;
  };
  expect(brokenWith(catalogue(110, 5))).toEqual([]);
  expect(brokenWith({ ...catalogue(110, 6), fcp: noisy(120, 4) })).toEqual([
    '1,000: first contentful paint 120 ms ± 4 ms, BROKEN: at most 110 ms',
    '1,000: documents of a visit 6 ± 0, BROKEN: at most 5',
  ]);
});
