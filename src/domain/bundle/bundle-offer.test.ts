import { describe, expect, test } from 'vitest';
import { aBundle } from '../../../tests/support/fixtures/bundles.ts';
import { aProduct } from '../../../tests/support/fixtures/products.ts';
import { paise } from '../money/money.ts';
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
    const two = { ...pair, parts: [{ slug: 'oil', quantity: 2 }, ...pair.parts.slice(1)] };
    expect(bundleOffer(two, book(oil, shampoo), NOW)).toMatchObject({
      itemsPaise: 60_000,
      pricePaise: 54_000,
      mrpPaise: 75_000,
      parts: [
        { product: { slug: 'oil' }, quantity: 2 },
        { product: { slug: 'shampoo' }, quantity: 1 },
      ],
    });
  });

  test.each([
    ['that is switched off', { ...pair, active: false }, [oil, shampoo], 'off', []],
    ['with an unknown part', pair, [oil], 'not-sold', ['shampoo']],
    [
      'with a part that is put away',
      pair,
      [oil, { ...shampoo, active: false }],
      'not-sold',
      ['shampoo'],
    ],
    [
      'with a part whose GST rate begins tomorrow',
      pair,
      [oil, { ...shampoo, gstRates: [{ from: '2026-11-26' }] }],
      'not-sold',
      ['shampoo'],
    ],
    ['with a part out of stock', pair, [{ ...oil, stock: 0 }, shampoo], 'out-of-stock', ['oil']],
    [
      'with fewer units than it needs',
      { ...pair, parts: [{ slug: 'oil', quantity: 6 }, ...pair.parts.slice(1)] },
      [oil, shampoo],
      'out-of-stock',
      ['oil'],
    ],
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
    const five = { ...pair, parts: [{ slug: 'oil', quantity: 5 }, ...pair.parts.slice(1)] };
    expect(bundleOffer(five, book(oil, shampoo), NOW)).toHaveProperty('itemsPaise', 120_000);
  });

  test('of equal saving comes by id, in any order of the bundles', () => {
    const bundles = [aBundle('b', 6_000, ['oil', 'soap']), aBundle('a', 6_000, ['oil', 'shampoo'])];
    const ids = (all: typeof bundles) =>
      offersWith({ bundles: all, products: [oil, shampoo, soap] }, 'oil', NOW).map(
        ({ bundle }) => bundle.id,
      );
    expect(ids(bundles)).toEqual(['a', 'b']);
    expect(ids(bundles.toReversed())).toEqual(['a', 'b']);
  });

  test('is found by each of its products, the largest saving first', () => {
    const large = aBundle('large', 9_000, ['oil', 'soap']);
    const broken = aBundle('broken', 9_500, ['oil', 'balm']);
    const held = { bundles: [pair, large, broken], products: [oil, shampoo, soap] };
    const ids = (slug: string) => offersWith(held, slug, NOW).map(({ bundle }) => bundle.id);
    expect(ids('oil')).toEqual(['large', 'pair']);
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

  test('names the one product that is missing', () => {
    expect(hints([line('oil')])).toEqual([['pair', 'shampoo', 1]]);
  });

  test('is not given for a complete bundle, or without any part', () => {
    expect(hints([line('oil'), line('shampoo')])).toEqual([]);
    expect(hints([line('soap')])).toEqual([]);
  });

  test('is not given when two products are missing', () => {
    const three = aBundle('three', 6_000, ['oil', 'shampoo', 'soap']);
    expect(hints([line('oil')], [three])).toEqual([]);
    expect(hints([line('oil'), line('soap')], [three])).toEqual([['three', 'shampoo', 1]]);
  });

  test('is not given for a product that cannot be bought', () => {
    expect(hints([line('oil')], [pair], [oil, { ...shampoo, stock: 0 }])).toEqual([]);
    expect(hints([line('oil')], [pair], [oil])).toEqual([]);
  });

  test('says which product of the cart has sold out', () => {
    const products = [oil, { ...shampoo, stock: 0 }];
    expect(hints([line('oil'), line('shampoo', 0, 1)], [pair], products)).toEqual([
      ['pair', 'unavailable', 'shampoo'],
    ]);
  });

  test('counts units of a granted bundle once', () => {
    const other = aBundle('other', 3_000, ['oil', 'soap']);
    expect(hints([line('oil'), line('shampoo'), line('soap')], [pair, other])).toEqual([
      ['other', 'oil', 1],
    ]);
  });

  test('comes at most twice, the largest saving first', () => {
    const bundles = [1, 2, 3].map((n) => aBundle(`b${n}`, n * 1_000, ['oil', 'shampoo']));
    expect(hints([line('oil')], bundles)).toEqual([
      ['b3', 'shampoo', 1],
      ['b2', 'shampoo', 1],
    ]);
  });
});
