import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { aBundle } from '../../../tests/support/fixtures/bundles.ts';
import {
  anOffer,
  buyGet,
  percentTier,
  someLines,
  someOffers,
} from '../../../tests/support/fixtures/offers.ts';
import { type Discounts, type DiscountTerms, discountsOf } from '../checkout/discounts.ts';
import { totalsOf } from '../checkout/totals.ts';
import { type Paise, paise } from '../money/money.ts';
import type { OfferLine } from './apply-offers.ts';
import { offersAt } from './offer.ts';

const line = (slug: string, quantity: number, price: number, category = 'Soaps'): OfferLine => ({
  ...{ slug, quantity, category, unitPricePaise: paise(price) },
});
const priced = (
  lines: readonly OfferLine[],
  terms: Partial<DiscountTerms>,
  coupon: (items: Paise) => number = () => 0,
): Discounts => {
  const result = discountsOf(lines, {
    bundles: [],
    ...terms,
    couponOf: (items) => paise(coupon(items)),
  });
  if ('fault' in result) throw new Error('An amount is no fault');
  return result;
};
const savings = ({ bundles }: Discounts) => bundles.map(({ id, savingPaise }) => [id, savingPaise]);

describe('buy X get Y', () => {
  const soaps = { of: 'category', category: 'Soaps' } as const;

  it.each([
    ['one piece too few', [line('a', 2, 100)], 0],
    ['all pieces of one line', [line('a', 3, 100)], 100],
    ['the cheapest of three', [line('a', 1, 300), line('b', 1, 100), line('c', 1, 200)], 100],
    ['the limit', [line('a', 9, 100)], 200],
    ['another category', [line('a', 3, 100, 'Hair Care')], 0],
  ])('of the same products: %s', (_, lines, saving) => {
    const offer = anOffer('soaps', buyGet({ buy: soaps, times: 2 }));
    expect(priced(lines, { offers: [offer] }).discountPaise).toBe(saving);
  });

  it('needs both what is bought and what one gets, and no piece counts as both', () => {
    const goods = (...slugs: string[]) => ({ of: 'products' as const, slugs });
    const offer = anOffer('gift', buyGet({ buy: goods('oil', 'soap'), get: goods('soap') }));
    const of = (oils: number, count: number) =>
      priced([line('oil', oils, 500), line('soap', count, 90)], { offers: [offer] });
    expect(of(2, 1).discountPaise).toBe(90);
    expect(of(1, 2).discountPaise).toBe(90);
    expect(of(1, 1).discountPaise).toBe(0);
  });

  it('takes what one gets from other products, and keeps what one buys', () => {
    const goods = (...slugs: string[]) => ({ of: 'products' as const, slugs });
    const comb = anOffer('comb', buyGet({ buy: goods('soap'), get: goods('comb') }));
    const lines = [line('soap', 2, 100), line('comb', 1, 500)];
    expect(priced(lines, { offers: [comb] }).discountPaise).toBe(500);
    const oneSoap = [line('soap', 1, 100), line('comb', 3, 500)];
    expect(priced(oneSoap, { offers: [comb] }).discountPaise).toBe(0);
    const either = anOffer('either', buyGet({ buy: goods('soap'), get: goods('soap', 'comb') }));
    expect(priced(lines, { offers: [either] }).discountPaise).toBe(500);
  });

  it('decides between equals by id and slug, not by order', () => {
    const offers = [anOffer('a', buyGet()), anOffer('b', buyGet())];
    const lines = ['k', 'l', 'm', 'n'].map((slug) => line(slug, 1, 300));
    for (const all of [offers, offers.toReversed()]) {
      expect(savings(priced(lines, { offers: all }))).toEqual([['a', 300]]);
    }
    const { lineDiscounts } = priced(lines, { offers });
    expect(lineDiscounts).toEqual([100, 0, 100, 100]);
    expect(priced(lines.toReversed(), { offers }).lineDiscounts).toEqual([100, 100, 0, 100]);
  });

  it('spreads the saving over all its pieces by value, and over no other', () => {
    const offer = anOffer('soaps', buyGet({ buy: soaps }));
    const lines = [line('a', 1, 300), line('b', 2, 100), line('oil', 1, 900, 'Hair Care')];
    expect(priced(lines, { offers: [offer] }).lineDiscounts).toEqual([60, 40, 0]);
  });

  it('gives goods that could be bought only as far as they are not needed for it', () => {
    const goods = (...slugs: string[]) => ({ of: 'products' as const, slugs });
    const terms = { buy: goods('a', 'b'), get: goods('a', 'b', 'c'), getPieces: 2 };
    const lines = [line('a', 1, 100), line('b', 2, 200), line('c', 1, 900)];
    expect(priced(lines, { offers: [anOffer('x', buyGet(terms))] }).discountPaise).toBe(1000);
  });

  it('counts the dearest pieces as the bought ones', () => {
    const offer = anOffer('soaps', buyGet({ buy: soaps }));
    const lines = [line('a', 1, 100), line('b', 1, 300), line('c', 2, 200)];
    expect(priced(lines, { offers: [offer] }).lineDiscounts).toEqual([17, 50, 33]);
  });

  it('leaves pieces of a complete bundle alone', () => {
    const offer = anOffer('any', buyGet());
    const bundles = [aBundle('pair', 50, ['a', 'b'])];
    const lines = [line('a', 2, 100), line('b', 2, 100)];
    expect(savings(priced(lines, { offers: [offer], bundles }))).toEqual([['pair', 100]]);
    const more = [line('a', 5, 100), line('b', 2, 100)];
    expect(savings(priced(more, { offers: [offer], bundles }))).toEqual([
      ['pair', 100],
      ['any', 100],
    ]);
  });

  it('counts each piece for one offer: the larger saving goes first', () => {
    const offers = [anOffer('half', buyGet({ percent: 50 })), anOffer('free', buyGet())];
    expect(savings(priced([line('a', 3, 100)], { offers }))).toEqual([['free', 100]]);
    expect(savings(priced([line('a', 6, 100)], { offers }))).toEqual([
      ['free', 100],
      ['half', 50],
    ]);
  });
});

describe('"buy X get Y" of any goods and pieces', () => {
  const goods = fc.option(fc.subarray(['a', 'b', 'c'], { minLength: 1 }));
  const few = fc.integer({ min: 1, max: 2 });
  const terms = fc.record({ buy: goods, get: goods, buyPieces: few, getPieces: few, times: few });
  const carts = fc.tuple(
    ...['a', 'b', 'c'].map((slug) =>
      fc
        .tuple(fc.nat({ max: 3 }), fc.integer({ min: 1, max: 9 }))
        .map(([quantity, rupees]) => line(slug, quantity, rupees * 100)),
    ),
  );

  /** The pieces of every way to give each piece away, to sell it, or to leave it: [price given, sold, given]. */
  function* ways(
    pieces: readonly OfferLine[],
    can: (as: 'buy' | 'get', slug: string) => boolean,
  ): Generator<readonly [number, number, number]> {
    const [piece, ...rest] = pieces;
    if (!piece) {
      yield [0, 0, 0];
      return;
    }
    for (const [price, sold, given] of ways(rest, can)) {
      yield [price, sold, given];
      if (can('buy', piece.slug)) yield [price, sold + 1, given];
      if (can('get', piece.slug)) yield [price + piece.unitPricePaise, sold, given + 1];
    }
  }

  it('applies as often as it can, and gives the cheapest pieces that leave the bought ones', () => {
    fc.assert(
      fc.property(carts, terms, (lines, { buy, get, buyPieces, getPieces, times }) => {
        const of = (slugs: string[] | null) =>
          slugs ? { of: 'products' as const, slugs } : { of: 'all' as const };
        const can = (as: 'buy' | 'get', slug: string) =>
          ((as === 'get' && get) || buy)?.includes(slug) ?? true;
        const pieces = lines.flatMap((one) => Array.from({ length: one.quantity }, () => one));
        const all = [...ways(pieces, can)];
        const savingOf = (count: number) =>
          Math.min(
            ...all.flatMap(([price, sold, given]) =>
              sold === count * buyPieces && given === count * getPieces ? [price] : [],
            ),
          );
        const most = [2, 1].find((count) => count <= times && savingOf(count) < Infinity) ?? 0;
        const offer = anOffer(
          'x',
          buyGet({ buy: of(buy), get: get && of(get), buyPieces, getPieces, times }),
        );
        const granted = priced(
          lines.filter(({ quantity }) => quantity > 0),
          { offers: [offer] },
        );
        expect(granted.discountPaise).toBe(most === 0 ? 0 : savingOf(most));
      }),
    );
  });
});

describe('tiers', () => {
  const tiers = [percentTier(50_000, 5), percentTier(100_000, 10)];
  const small = anOffer('a', { kind: 'tiered', tiers });
  const off = { kind: 'amount', amountPaise: paise(7_000) } as const;
  const large = anOffer('b', { kind: 'tiered', tiers: [{ fromPaise: paise(60_000), off }] });

  it.each([
    ['below the first', 49_999, []],
    ['at the first', 50_000, [['a', 2_500]]],
    ['where an amount is better', 60_000, [['b', 7_000]]],
    ['at the second', 100_000, [['a', 10_000]]],
  ])('only the best one counts: %s', (_, price, granted) => {
    expect(savings(priced([line('x', 1, price)], { offers: [small, large] }))).toEqual(granted);
  });

  it('see what bundles and "buy X get Y" leave; the coupon sees what tiers leave', () => {
    const pair = aBundle('pair', 1, ['x', 'y']);
    const lines = [line('x', 1, 25_000), line('y', 1, 25_000)];
    expect(savings(priced(lines, { offers: [small] }))).toEqual([['a', 2_500]]);
    expect(savings(priced(lines, { offers: [small], bundles: [pair] }))).toEqual([['pair', 1]]);
    const offers = [anOffer('get', buyGet()), small];
    const result = priced([line('x', 3, 50_000)], { offers }, (items) => items / 10);
    expect(savings(result)).toEqual([
      ['get', 50_000],
      ['a', 10_000],
    ]);
    expect(result.couponPaise).toBe(9_000);
  });
});

describe('paying in advance', () => {
  const off = { kind: 'percent', percent: 10, mostPaise: paise(5_000) } as const;
  const offer = anOffer('early', { kind: 'prepaid', tier: { fromPaise: paise(20_000), off } });
  const of = (price: number, isPrepaid: boolean, coupon = 0) =>
    priced([line('x', 1, price)], { offers: [offer], isPrepaid }, () => coupon).prepaidPaise;

  test('is granted from its minimum after the coupon, up to its maximum, and never to cash', () => {
    expect(of(30_000, true)).toBe(3_000);
    expect(of(90_000, true)).toBe(5_000);
    expect(of(30_000, false)).toBe(0);
    expect(of(20_000, true, 1)).toBe(0);
  });

  test('takes no free delivery away', () => {
    const lines = [{ ...line('x', 1, 50_000), unitMrpPaise: paise(50_000) }];
    const charges = {
      ...{ freeFromPaise: paise(50_000), feePaise: paise(4_900), codFeePaise: paise(0) },
    };
    const totals = totalsOf(lines, {
      ...{ charges, method: 'online', discount: paise(5_000), prepaid: paise(5_000) },
    });
    expect(totals).toMatchObject({ shippingPaise: 0, totalPaise: 45_000 });
  });
});

test('offers apply from their start until their end, and a malformed one is left out', () => {
  const { id, ...rest } = anOffer('a', buyGet(), { fromAt: 100, untilAt: 200 });
  const stored = [{ id, ...rest }, { ...rest, id: 'b', terms: { kind: 'lottery' } }, 7];
  const at = (now: number) => offersAt(stored, now).map((one) => one.id);
  expect([99, 100, 199, 200].map(at)).toEqual([[], ['a'], ['a'], []]);
  expect(offersAt([{ id, ...rest, active: false }], 150)).toEqual([]);
});

describe('for any lines and offers', () => {
  const bundles = [aBundle('pair', 3_000, ['oil', 'soap'])];
  const coupons = fc.integer({ min: 0, max: 50_000 });
  const whole = (lines: readonly OfferLine[]) =>
    lines.reduce((all, { quantity, unitPricePaise }) => all + quantity * unitPricePaise, 0);

  it('line discounts add up to the paisa, and no line costs less than nothing', () => {
    fc.assert(
      fc.property(
        someLines,
        someOffers,
        coupons,
        fc.boolean(),
        (lines, offers, most, isPrepaid) => {
          const coupon = (items: Paise) => Math.min(most, items);
          const result = priced(lines, { bundles, offers, isPrepaid }, coupon);
          const sum = result.lineDiscounts.reduce<number>((all, share) => all + share, 0);
          const granted = result.bundles.reduce((all, { savingPaise }) => all + savingPaise, 0);
          expect(sum).toBe(result.discountPaise);
          expect(granted + result.couponPaise).toBe(result.discountPaise);
          for (const [index, one] of lines.entries()) {
            expect(result.lineDiscounts[index]).toBeLessThanOrEqual(whole([one]));
          }
          // At most one tier and one saving of a payment in advance.
          const kinds = result.bundles.map(({ offer }) => offer);
          expect(kinds.filter((kind) => kind === 'tiered').length).toBeLessThanOrEqual(1);
          expect(kinds.filter((kind) => kind === 'prepaid').length).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('neither the order of the offers nor that of the lines changes what is granted', () => {
    fc.assert(
      fc.property(someLines, someOffers, fc.boolean(), (lines, offers, isPrepaid) => {
        const one = priced(lines, { bundles, offers, isPrepaid });
        const other = priced(lines.toReversed(), {
          ...{ bundles, isPrepaid },
          offers: offers.toReversed(),
        });
        expect(savings(other)).toEqual(savings(one));
      }),
    );
  });

  it('cash gets what a payment in advance gets, less its own offer, and so the same coupon', () => {
    fc.assert(
      fc.property(someLines, someOffers, coupons, (lines, offers, most) => {
        const coupon = (items: Paise) => Math.min(most, items);
        const cash = priced(lines, { bundles, offers }, coupon);
        const early = priced(lines, { bundles, offers, isPrepaid: true }, coupon);
        expect(cash.prepaidPaise).toBe(0);
        expect(cash.couponPaise).toBe(early.couponPaise);
        expect(cash.bundles).toEqual(early.bundles.filter(({ offer }) => offer !== 'prepaid'));
      }),
    );
  });

  it('without offers nothing changes, and an offer that is added never makes the goods dearer', () => {
    fc.assert(
      fc.property(someLines, someOffers, (lines, offers) => {
        const before = priced(lines, { bundles });
        expect(priced(lines, { bundles, offers: [] })).toEqual(before);
        const after = priced(lines, { bundles, offers });
        expect(after.discountPaise).toBeGreaterThanOrEqual(before.discountPaise);
      }),
    );
  });
});
