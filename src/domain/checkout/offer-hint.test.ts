import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aBundle } from '../../../tests/support/fixtures/bundles.ts';
import {
  anOffer,
  buyGet,
  percentTier,
  someLines,
  someOffers,
} from '../../../tests/support/fixtures/offers.ts';
import { estimatedDiscounts } from './discounts.ts';
import { paise } from '../money/money.ts';
import { offerHint, type OfferHintLine } from './offer-hint.ts';

const line = (slug: string, quantity: number, price: number, left = 9): OfferHintLine => ({
  ...{ slug, quantity, left, category: 'Soaps', unitPricePaise: paise(price) },
});
const soaps = anOffer('Third soap free', buyGet());
const hint = (lines: readonly OfferHintLine[], offers = [soaps]) =>
  offerHint(lines, { bundles: [], offers });

it('names the piece that completes an offer, and nothing while more than one is missing', () => {
  expect(hint([line('neem', 2, 9_900)])).toEqual({
    ...{ hint: 'piece', title: 'Third soap free', slug: 'neem', saved: 9_900 },
  });
  expect(hint([line('neem', 1, 9_900)])).toBeNull();
  expect(hint([line('neem', 3, 9_900)])).toBeNull();
});

it('names no piece that is out of stock, or that a bundle would take', () => {
  expect(hint([line('neem', 2, 9_900, 0)])).toBeNull();
  const pair = aBundle('pair', 500, ['neem', 'rose']);
  const lines = [line('neem', 2, 9_900), line('rose', 1, 5_000)];
  expect(offerHint(lines, { bundles: [pair], offers: [soaps] })).toBeNull();
});

it('leads to what one gets where the cart has nothing of it', () => {
  const get = { of: 'products' as const, slugs: ['comb'] };
  const comb = anOffer('A comb with two soaps', buyGet({ get }));
  expect(hint([line('neem', 2, 9_900)], [comb])).toMatchObject({ hint: 'choose', goods: get });
  expect(hint([line('neem', 1, 9_900)], [comb])).toBeNull();
});

it('names the amount to the next tier that saves more', () => {
  const tiers = [percentTier(50_000, 5), percentTier(90_000, 10)];
  const tiered = anOffer('Save more', { kind: 'tiered', tiers });
  const to = (price: number) => hint([line('neem', 1, price)], [tiered]);
  expect(to(49_900)).toMatchObject({ hint: 'spend', amount: 100, off: tiers[0]?.off });
  expect(to(60_000)).toMatchObject({ hint: 'spend', amount: 30_000, off: tiers[1]?.off });
  expect(to(90_000)).toBeNull();
  expect(hint([], [tiered])).toBeNull();
});

it('never promises more than the cart gets with that piece', () => {
  fc.assert(
    fc.property(someLines, someOffers, (lines, offers) => {
      const bundles = [aBundle('pair', 3_000, ['oil', 'soap'])];
      const found = offerHint(
        lines.map((one) => ({ ...one, left: 5 })),
        { bundles, offers },
      );
      if (found?.hint !== 'piece') return;
      const more = lines.map((one) => ({
        ...one,
        quantity: one.quantity + (one.slug === found.slug ? 1 : 0),
      }));
      const saved = (cart: typeof lines) =>
        estimatedDiscounts(cart, { bundles, offers: offers.filter(isBuyGet) }, paise(0));
      const gain = saved(more).discountPaise - saved(lines).discountPaise;
      expect(found.saved).toBe(gain);
      expect(gain).toBeGreaterThan(0);
    }),
  );
});

const isBuyGet = ({ terms }: typeof soaps) => terms.kind === 'buy-get';
