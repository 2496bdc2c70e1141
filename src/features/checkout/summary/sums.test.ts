import { expect, test } from 'vitest';
import { type DeliveryRules, DeliveryRulesSchema } from '#domain/checkout/delivery.ts';
import { paise } from '#domain/money/money.ts';
import * as v from 'valibot';
import { aBundle } from '../../../../tests/support/fixtures/bundles.ts';
import { ACCOUNT } from '../../../../tests/support/fixtures/order-states.ts';
import { anOffer, percentTier } from '../../../../tests/support/fixtures/offers.ts';
import { sumsOf } from './sums.ts';

const rules = (changes: Partial<DeliveryRules> = {}): DeliveryRules => ({
  ...v.parse(DeliveryRulesSchema, {}),
  ...changes,
});
const [freeFromPaise, feePaise, codFeePaise] = [paise(49_900), paise(4_900), paise(4_000)];
const shipping = { freeFromPaise, feePaise, codFeePaise };
const prices = { unitPricePaise: paise(10_000), unitMrpPaise: paise(12_000) };
const soap = { slug: 'soap', quantity: 2, ...prices };
const cash = { chosen: 'cod', pin: '560001', coupon: paise(0), bundles: [] } as const;

test('adds the cash fee and reports it before cash is chosen', () => {
  const sums = sumsOf([soap], { shipping, delivery: rules() }, { ...cash, chosen: 'online' });
  expect(sums).toMatchObject({ method: 'online', codFault: null, codFeePaise: 4_000 });
  expect(sums.totals.totalPaise).toBe(24_900);
  expect(sumsOf([soap], { shipping, delivery: rules() }, cash).totals.totalPaise).toBe(28_900);
});

test.each([
  ['the PIN code', { pin: '744101' }, rules(), 'pin'],
  ['the sum', {}, rules({ codMaxPaise: paise(28_899) }), 'too-large'],
  ['the owner', {}, rules({ codMaxPaise: paise(0) }), 'closed'],
] as const)(
  'falls back to online payment when %s rules out cash',
  (_, changes, delivery, fault) => {
    const sums = sumsOf([soap], { shipping, delivery }, { ...cash, ...changes });
    expect(sums).toMatchObject({ method: 'online', codFault: fault });
    expect(sums.totals.codFeePaise).toBe(0);
  },
);

test("caps the discount of a coupon at the cart's value", () => {
  const sums = sumsOf([soap], { shipping, delivery: rules() }, { ...cash, coupon: paise(50_000) });
  expect(sums.totals).toMatchObject({ discountPaise: 20_000, totalPaise: 8_900 });
});

test('takes bundles off first, and the coupon off what is left', () => {
  const oil = { ...soap, slug: 'oil', quantity: 1 };
  const pair = aBundle('pair', 6_000, ['oil', 'soap']);
  const wish = { ...cash, chosen: 'online', coupon: paise(90_000), bundles: [pair] } as const;
  const sums = sumsOf([soap, oil], { shipping, delivery: rules() }, wish);
  expect(sums).toMatchObject({
    totals: { itemsPaise: 30_000, discountPaise: 30_000 },
    bundles: [{ id: 'pair', savingPaise: 6_000 }],
  });
});

test('falls back to online payment when the shop takes no bank transfers', () => {
  const settings = { shipping, delivery: rules() };
  const chosen = { ...cash, chosen: 'transfer' } as const;
  expect(sumsOf([soap], settings, chosen).method).toBe('online');
  const sums = sumsOf([soap], { ...settings, bankTransfer: ACCOUNT }, chosen);
  expect(sums).toMatchObject({ method: 'transfer', totals: { totalPaise: 24_900 } });
});

test('an offer for a payment in advance leaves with the method, and is said before', () => {
  const offers = [anOffer('early', { kind: 'prepaid', tier: percentTier(10_000, 10) })];
  const settings = { shipping, delivery: rules() };
  const online = sumsOf([soap], settings, { ...cash, chosen: 'online', offers });
  expect(online).toMatchObject({ prepaidPaise: 2_000, bundles: [{ id: 'early' }] });
  expect(online.totals.totalPaise).toBe(22_900);
  const inCash = sumsOf([soap], settings, { ...cash, offers });
  expect(inCash).toMatchObject({ prepaidPaise: 2_000, bundles: [] });
  expect(inCash.totals.totalPaise).toBe(28_900);
});
