import { describe, expect, test } from 'vitest';
import { aBundle } from '../../../tests/support/fixtures/bundles.ts';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { paise } from '../money/money.ts';
import type { Bundle } from './bundle.ts';
import { bundledProduct, type BundledProduct, bundleOffer, offersWith } from './bundle-offer.ts';
import { bundleHints, type WantedLine } from './bundle-hint.ts';

const product = (slug: string, changes: Partial<BundledProduct> = {}): BundledProduct => ({
  ...bundledProduct(aProduct({ slug, price: paise(20_000), mrp: paise(25_000), stock: 5 })),
  ...changes,
});
const book = (...all: readonly BundledProduct[]) => new Map(all.map((one) => [one.slug, one]));
const NOW = Date.UTC(2026, 10, 25);
const pair = aBundle('pair', 6_000, ['oil', 'shampoo']);
const [oil, shampoo, soap] = ['oil', 'shampoo', 'soap'].map((slug) => product(slug)) as [
  BundledProduct,
  BundledProduct,
  BundledProduct,
];

describe('an offer', () => {
  test('shows a price below the sum of the parts and below their MRP', () => {
    expect(bundleOffer(ofOil(2), book(oil, shampoo), NOW)).toMatchObject({
      itemsPaise: 60_000,
      pricePaise: 54_000,
      mrpPaise: 75_000,
      parts: [
        { product: { slug: 'oil' }, quantity: 2 },
        { product: { slug: 'shampoo' }, quantity: 1 },
      ],
    });
  });

  const ofOil = (quantity: number) => ({
    ...pair,
    parts: [{ slug: 'oil', quantity }, ...pair.parts.slice(1)],
  });
  const tomorrow = { ...shampoo, gstRates: [{ from: '2026-11-26' }] };

  test.each<[string, Bundle, BundledProduct[], string, string[]]>([
    ['that is switched off', { ...pair, active: false }, [oil, shampoo], 'off', []],
    ['with an unknown part', pair, [oil], 'not-sold', ['shampoo']],
    ['with a part put away', pair, [oil, { ...shampoo, active: false }], 'not-sold', ['shampoo']],
    ['with a part whose GST rate begins tomorrow', pair, [oil, tomorrow], 'not-sold', ['shampoo']],
    ['with a part out of stock', pair, [{ ...oil, stock: 0 }, shampoo], 'out-of-stock', ['oil']],
    ['with fewer units than it needs', ofOil(6), [oil, shampoo], 'out-of-stock', ['oil']],
    [
      'whose saving is the whole price',
      { ...pair, savingPaise: paise(40_000) },
      [oil, shampoo],
      'saving-too-large',
      [],
    ],
  ])('is not made of a bundle %s', (_, bundle, products, fault, slugs) => {
    expect(bundleOffer(bundle, book(...products), NOW)).toEqual({ fault, slugs });
  });

  test('may need the last units of a part', () => {
    expect(bundleOffer(ofOil(5), book(oil, shampoo), NOW)).toHaveProperty('itemsPaise', 120_000);
  });

  test('is found by each of its products, the largest saving first, then by id', () => {
    const large = aBundle('large', 9_000, ['oil', 'soap']);
    const same = aBundle('equal', 6_000, ['oil', 'soap']);
    const broken = aBundle('broken', 9_500, ['oil', 'balm']);
    const all = [pair, large, broken, same];
    const ids = (slug: string, bundles = all) =>
      offersWith({ bundles, products: [oil, shampoo, soap] }, slug, NOW).map(
        ({ bundle }) => bundle.id,
      );
    for (const bundles of [all, all.toReversed()])
      expect(ids('oil', bundles)).toEqual(['large', 'equal', 'pair']);
    expect(ids('shampoo')).toEqual(['pair']);
    expect(ids('balm')).toEqual([]);
  });
});

describe('a hint in the cart', () => {
  const line = (slug: string, quantity = 1, wanted = quantity): WantedLine => ({
    slug,
    quantity,
    wanted,
    unitPricePaise: paise(20_000),
  });
  const hints = (lines: readonly WantedLine[], bundles = [pair], products = [oil, shampoo, soap]) =>
    bundleHints(lines, bundles, { products: book(...products), now: NOW }).map((hint) =>
      hint.hint === 'add'
        ? [hint.bundle.id, hint.missing.product.slug, hint.missing.quantity]
        : [hint.bundle.id, 'unavailable', ...hint.slugs],
    );

  const three = aBundle('three', 6_000, ['oil', 'shampoo', 'soap']);
  const other = aBundle('other', 3_000, ['oil', 'soap']);
  const soldOut = [oil, { ...shampoo, stock: 0 }];
  const many = [1, 2, 3].map((n) => aBundle(`b${n}`, n * 1_000, ['oil', 'shampoo']));

  test.each<[string, Parameters<typeof hints>, unknown[]]>([
    ['names the one product that is missing', [[line('oil')]], [['pair', 'shampoo', 1]]],
    ['is not given for a complete bundle', [[line('oil'), line('shampoo')]], []],
    ['is not given without any part', [[line('soap')]], []],
    ['is not given when two products are missing', [[line('oil')], [three]], []],
    [
      'is given when one of three is missing',
      [[line('oil'), line('soap')], [three]],
      [['three', 'shampoo', 1]],
    ],
    ['is not given for a product that has sold out', [[line('oil')], [pair], soldOut], []],
    ['is not given for an unknown product', [[line('oil')], [pair], [oil]], []],
    [
      'says which product of the cart has sold out',
      [[line('oil'), line('shampoo', 0, 1)], [pair], soldOut],
      [['pair', 'unavailable', 'shampoo']],
    ],
    [
      'counts units of a granted bundle once',
      [
        [line('oil'), line('shampoo'), line('soap')],
        [pair, other],
      ],
      [['other', 'oil', 1]],
    ],
    [
      'comes at most twice, the largest saving first',
      [[line('oil')], many],
      [
        ['b3', 'shampoo', 1],
        ['b2', 'shampoo', 1],
      ],
    ],
  ])('%s', (_, cart, expected) => {
    expect(hints(...cart)).toEqual(expected);
  });
});
