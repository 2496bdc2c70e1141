import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aBundle } from '../../../tests/support/fixtures/bundles.ts';
import { paise } from '../money/money.ts';
import type { Bundle } from './bundle.ts';
import { type BundledLine, grantBundles } from './bundle-grant.ts';

const line = (slug: string, quantity = 1, unit = 10_000): BundledLine => ({
  slug,
  quantity,
  unitPricePaise: paise(unit),
});
const granted = (...args: Parameters<typeof grantBundles>) =>
  grantBundles(...args).map(({ id, times, savingPaise }) => [id, times, savingPaise]);

const SLUGS = ['a', 'b', 'c', 'd', 'e'];
const someLines = fc.uniqueArray(
  fc.record({
    slug: fc.constantFrom(...SLUGS),
    quantity: fc.integer({ min: 1, max: 6 }),
    unitPricePaise: fc.integer({ min: 0, max: 90_000 }).map(paise),
  }),
  { selector: ({ slug }) => slug },
);
const someBundles = fc
  .array(
    fc.record({
      savingPaise: fc.integer({ min: 1, max: 30_000 }),
      slugs: fc.uniqueArray(fc.constantFrom(...SLUGS), { minLength: 2, maxLength: 4 }),
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 6 },
  )
  .map((rows) =>
    rows.map(({ savingPaise, slugs, quantity }, index) =>
      aBundle(`bundle${index}`, savingPaise, slugs, {
        parts: slugs.map((slug, place) => ({ slug, quantity: place === 0 ? quantity : 1 })),
      }),
    ),
  );

describe('a bundle', () => {
  const pair = aBundle('pair', 6_000, ['oil', 'shampoo']);
  const two = aBundle('two', 6_000, ['oil', 'soap'], {
    parts: [
      { slug: 'oil', quantity: 1 },
      { slug: 'soap', quantity: 2 },
    ],
  });

  test.each<[string, BundledLine[], Bundle, number]>([
    ['when every part is there', [line('oil'), line('shampoo')], pair, 1],
    ['as often as it is complete', [line('oil', 3), line('shampoo', 2), line('soap')], pair, 2],
    ['never without a part', [line('oil', 5)], pair, 0],
    ['never when it would be free', [line('oil', 1, 3_000), line('shampoo', 1, 3_000)], pair, 0],
    ['a paisa above its saving', [line('oil', 1, 3_000), line('shampoo', 1, 3_001)], pair, 1],
    ['never when off', [line('oil'), line('shampoo')], { ...pair, active: false }, 0],
    ['never with too few of a part', [line('oil'), line('soap')], two, 0],
    ['with the quantity of each part', [line('oil', 2), line('soap', 3)], two, 1],
    ['at the price of all its units', [line('oil', 1, 1_000), line('soap', 2, 3_000)], two, 1],
  ])('is granted %s', (_, lines, bundle, times) => {
    expect(granted(lines, [bundle])).toEqual(times ? [[bundle.id, times, 6_000 * times]] : []);
  });

  test('is apportioned over its own lines by value, the last paisa by largest remainder', () => {
    const lines = [line('soap'), line('oil', 2, 30_000), line('shampoo', 1, 20_001)];
    const [grant] = grantBundles(lines, [aBundle('pair', 6_001, ['oil', 'shampoo'])]);
    expect(grant?.shares).toEqual([0, 3_601, 2_400]);
  });
});

describe('several bundles', () => {
  const five = (id: string, ...slugs: string[]) => aBundle(id, 5_000, slugs);
  const each = (slugs: string) => Array.from(slugs, (slug) => line(slug));

  test.each<[string, BundledLine[], Bundle[], string[]]>([
    ['share no unit', each('abc'), [five('one', 'a', 'b'), five('two', 'a', 'c')], ['one']],
    [
      'are both granted when there are units for each',
      [line('a', 2), ...each('bc')],
      [five('one', 'a', 'b'), five('two', 'a', 'c')],
      ['one', 'two'],
    ],
    [
      'give the combination that saves most, not the largest single saving',
      each('abcd'),
      [aBundle('large', 6_000, ['a', 'b']), five('left', 'a', 'c'), five('right', 'b', 'd')],
      ['left', 'right'],
    ],
    [
      'of equal saving are chosen by id',
      each('xyz'),
      [five('b', 'x', 'z'), five('a', 'x', 'y')],
      ['a'],
    ],
  ])('%s, in any order of the bundles', (_, lines, bundles, ids) => {
    for (const all of [bundles, bundles.toReversed()])
      expect(granted(lines, all).map(([id]) => id)).toEqual(ids);
  });

  test('end the search soon, however many there are', () => {
    const slugs = Array.from({ length: 30 }, (_, n) => `p${n}`);
    const pairs = slugs.flatMap((slug, n) =>
      slugs.slice(n + 1, n + 11).map((other, m) => aBundle(slug + other, 900 + m, [slug, other])),
    );
    const lines = slugs.map((slug) => line(slug, 20));
    // Time of the processor: other processes on the machine do not count.
    const before = process.cpuUsage();
    expect(grantBundles(lines, pairs).length).toBeGreaterThan(0);
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });
});

test('grants use no more units than there are, and shares add up within each line', () => {
  fc.assert(
    fc.property(someLines, someBundles, (lines, bundles) => {
      const grants = grantBundles(lines, bundles);
      const used = new Map<string, number>();
      for (const { id, times, savingPaise, shares } of grants) {
        const bundle = bundles.find((one) => one.id === id);
        expect(savingPaise).toBe((bundle?.savingPaise ?? 0) * times);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(savingPaise);
        for (const { slug, quantity } of bundle?.parts ?? []) {
          used.set(slug, (used.get(slug) ?? 0) + quantity * times);
        }
      }
      for (const [index, { slug, quantity, unitPricePaise }] of lines.entries()) {
        expect(used.get(slug) ?? 0).toBeLessThanOrEqual(quantity);
        const share = grants.reduce((sum, { shares }) => sum + (shares[index] ?? 0), 0);
        expect(share).toBeLessThanOrEqual(unitPricePaise * (used.get(slug) ?? 0));
      }
    }),
  );
});

const whole = (...args: Parameters<typeof grantBundles>): number =>
  grantBundles(...args).reduce((sum, { savingPaise }) => sum + savingPaise, 0);

/** The largest saving, by trying every combination. */
function largestSaving(
  [bundle, ...others]: readonly Bundle[],
  units: ReadonlyMap<string, number>,
): number {
  if (!bundle) return 0;
  const without = largestSaving(others, units);
  const left = new Map(units);
  for (const { slug, quantity } of bundle.parts) left.set(slug, (left.get(slug) ?? 0) - quantity);
  if ([...left.values()].some((count) => count < 0)) return without;
  const once = bundle.savingPaise + largestSaving([bundle, ...others], left);
  return Math.max(without, once);
}

test('no other combination saves more', () => {
  fc.assert(
    fc.property(someLines, someBundles, (lines, bundles) => {
      const dear = lines.map((one) => ({ ...one, unitPricePaise: paise(90_000) }));
      const units = new Map(dear.map(({ slug, quantity }) => [slug, quantity]));
      expect(whole(dear, bundles)).toBe(largestSaving(bundles, units));
    }),
  );
});

test('one more product in the cart never makes the saving smaller', () => {
  fc.assert(
    fc.property(someLines, someBundles, (lines, bundles) => {
      const more = lines.map((one) => ({ ...one, quantity: one.quantity + 1 }));
      expect(whole(more, bundles)).toBeGreaterThanOrEqual(whole(lines, bundles));
    }),
  );
});
