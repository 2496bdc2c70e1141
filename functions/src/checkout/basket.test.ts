import { ACCOUNT } from '../../../tests/support/fixtures/order-states.ts';
import * as v from 'valibot';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { chargesAt } from '../../../src/domain/checkout/charges-at.ts';
import { CouponSchema } from '../../../src/domain/checkout/coupon.ts';
import { estimatedDiscounts } from '../../../src/domain/checkout/discounts.ts';
import { totalsOf } from '../../../src/domain/checkout/totals.ts';
import { paise } from '../../../src/domain/money/money.ts';
import { StoreSettingsSchema } from '../../../src/domain/site/store-settings.ts';
import { SETTINGS } from '../../../tests/support/fixtures/invoices.ts';
import { aBundle } from '../../../tests/support/fixtures/bundles.ts';
import {
  anOffer,
  buyGet,
  percentTier,
  someLines,
  someOffers,
} from '../../../tests/support/fixtures/offers.ts';
import { A_MOMENT, aProduct } from '../../../tests/support/fixtures/products.ts';
import { type Basket, priceBasket } from './basket.ts';

const rate = (from: string, percent = 5) => ({ from, percent, reason: '' });
const oil = aProduct({ slug: 'oil', hsn: '30049011', gstRates: [rate('2025-09-22')] });
const soap = { ...oil, slug: 'soap' };
const settings = v.parse(StoreSettingsSchema, {
  ...SETTINGS,
  ...{ phone: '', email: '', hours: '', whatsapp: '', banner: '' },
  socials: { facebook: '', instagram: '', youtube: '', x: '' },
  shipping: { freeFromPaise: 49_900, feePaise: 4_900, codFeePaise: 4_000 },
});

const freeFrom = (amount: number) => ({
  ...{ ...settings, shipping: { ...settings.shipping, freeFromPaise: paise(amount) } },
});

const delivering = (changes: Partial<typeof settings.delivery>) => ({
  ...{ ...settings, delivery: { ...settings.delivery, ...changes } },
});

/** The result for two products, the second one changed, on 14 January 2026. */
function priced(changes: Partial<typeof oil>, basket: Partial<Basket> = {}) {
  return priceBasket({
    lines: two(1),
    products: new Map([oil, { ...soap, ...changes }].map((product) => [product.slug, product])),
    ...{ bundles: [], settings, method: 'online', pin: '', now: A_MOMENT },
    ...{ couponCode: '', coupon: null, couponUses: 0, hasOrdered: false },
    ...basket,
  });
}

const TEN = { code: 'TEN', worth: { kind: 'percent', percent: 10 } };
const aCoupon = (changes: object = {}) => v.parse(CouponSchema, { ...TEN, ...changes });
const two = (quantity: number) => [
  { slug: 'oil', quantity: 1 },
  { slug: 'soap', quantity },
];
const refusal = (reason: string, details: object = {}) => ({ refusal: { reason, ...details } });

it('a basket copies the HSN and the rate of the day into its lines', () => {
  const rates = [rate('2026-01-14'), rate('2026-01-15', 18)];
  expect(priced({ gstRates: rates })).toMatchObject({
    orderLines: [
      { slug: 'oil', hsn: '30049011', gstPercent: 5 },
      { slug: 'soap', hsn: '30049011', gstPercent: 5 },
    ],
  });
});

it.each<Partial<typeof oil>>([
  { active: false },
  { gstRates: [] },
  { gstRates: [rate('2026-01-15')] },
  { hsn: '' },
])('a basket refuses a product with %j, naming only that one', (changes) => {
  expect(priced(changes)).toEqual(refusal('not-sold', { slugs: ['soap'] }));
});

it('a basket totals its lines minus the coupon, allocated over the lines, plus delivery', () => {
  const price = { price: paise(10_001), mrp: paise(12_000) };
  const outcome = priced(
    { ...price, stock: 7, title: 'Soap', unitCode: 'BOX' },
    { lines: two(3), couponCode: 'TEN', coupon: aCoupon() },
  );
  const ofOil = { unitPricePaise: 44_950, unitMrpPaise: 49_900, quantity: 1, title: oil.title };
  const ofSoap = { unitPricePaise: 10_001, unitMrpPaise: 12_000, quantity: 3, title: 'Soap' };
  const ofBoth = {
    category: oil.category,
    sku: oil.sku,
    imageURL: oil.imageURL,
    hsn: '30049011',
    gstPercent: 5,
  };
  expect(outcome).toEqual({
    totals: {
      ...{ itemsPaise: 74_953, mrpPaise: 85_900, discountPaise: 7_495 },
      ...{ shippingPaise: 0, codFeePaise: 0, totalPaise: 67_458 },
    },
    bundles: [],
    lines: [
      { slug: 'oil', ...ofOil, left: 25 },
      { slug: 'soap', ...ofSoap, left: 7 },
    ],
    orderLines: [
      { slug: 'oil', ...ofOil, ...ofBoth, unitCode: 'NOS', discountPaise: 4_495 },
      { slug: 'soap', ...ofSoap, ...ofBoth, unitCode: 'BOX', discountPaise: 3_000 },
    ],
  });
});

it('a basket ignores a coupon that was not entered', () => {
  expect(priced({}, { coupon: aCoupon() })).toMatchObject({
    totals: { discountPaise: 0, totalPaise: 89_900 },
    orderLines: [{ discountPaise: 0 }, { discountPaise: 0 }],
  });
});

it('a basket adds a delivery fee below the free-delivery threshold, and a fee for cash', () => {
  const cheap = { lines: [{ slug: 'oil', quantity: 1 }] };
  expect(priced({}, cheap)).toMatchObject({ totals: { shippingPaise: 4_900, codFeePaise: 0 } });
  expect(priced({}, { ...cheap, method: 'cod' })).toMatchObject({
    totals: { shippingPaise: 4_900, codFeePaise: 4_000, totalPaise: 53_850 },
  });
});

const pair = aBundle('pair', 6_000, ['oil', 'soap'], { title: 'Oil + Soap' });
const bundled = (basket: Partial<Basket> = {}, changes: Partial<typeof oil> = {}) =>
  priced(changes, { bundles: [pair], ...basket });

it('a basket with a bundle takes the saving off its parts, and delivery follows what is left', () => {
  expect(bundled()).toMatchObject({
    totals: { itemsPaise: 89_900, discountPaise: 6_000, shippingPaise: 0, totalPaise: 83_900 },
    bundles: [{ id: 'pair', title: 'Oil + Soap', times: 1, savingPaise: 6_000 }],
    orderLines: [{ discountPaise: 3_000 }, { discountPaise: 3_000 }],
  });
  expect(bundled({ settings: freeFrom(83_901) })).toMatchObject({
    totals: { shippingPaise: 4_900, totalPaise: 88_800 },
  });
});

it('a basket with a bundle takes the coupon off what is left', () => {
  expect(bundled({ couponCode: 'TEN', coupon: aCoupon() })).toMatchObject({
    totals: { discountPaise: 14_390, totalPaise: 75_510 },
    bundles: [{ savingPaise: 6_000 }],
    orderLines: [{ discountPaise: 7_195 }, { discountPaise: 7_195 }],
  });
});

it('a basket with a bundle is refused, not repriced, when a part has sold out', () => {
  const soldOut = { lines: [{ slug: 'soap', left: 0 }] };
  expect(bundled({}, { stock: 0 })).toMatchObject(refusal('stock', soldOut));
});

it('a basket with a bundle grants nothing when a price has fallen to the saving', () => {
  const bundles = [{ ...pair, savingPaise: paise(89_900) }];
  expect(bundled({ bundles })).toMatchObject({ totals: { discountPaise: 0 }, bundles: [] });
});

it('a basket is refused for a product that does not exist', () => {
  const lines = [...two(1), { slug: 'ghee', quantity: 1 }];
  expect(priced({}, { lines })).toEqual(refusal('not-sold', { slugs: ['ghee'] }));
});

it('a basket is refused for more units than are in stock, naming only those lines', () => {
  expect(priced({ stock: 3 }, { lines: two(3) })).toHaveProperty('totals');
  expect(priced({ stock: 2 }, { lines: two(3) })).toMatchObject(
    refusal('stock', { lines: [{ slug: 'soap', quantity: 3, left: 2 }] }),
  );
});

it('a basket is refused for an invalid coupon, with its fault', () => {
  const withCoupon = (coupon: object | null, couponUses = 0) =>
    priced({}, { couponCode: 'TEN', coupon: coupon && aCoupon(coupon), couponUses });
  const fault = (name: string) => refusal('coupon', { fault: { fault: name } });
  expect(withCoupon(null)).toEqual(fault('unknown'));
  expect(withCoupon({ mostUsesEach: 1 }, 1)).toEqual(fault('already-used'));
  expect(withCoupon({ mostUsesEach: 1 })).toMatchObject({ totals: { discountPaise: 8_990 } });
  expect(withCoupon({ untilAt: A_MOMENT })).toMatchObject(fault('over'));
  expect(withCoupon({ minimumPaise: 89_900 })).toHaveProperty('totals');
  expect(withCoupon({ minimumPaise: 89_901 })).toMatchObject(fault('minimum'));
});

it('a coupon for some products takes its share from their lines alone, and needs one of them', () => {
  const withCoupon = (coupon: object) => priced({}, { couponCode: 'TEN', coupon: aCoupon(coupon) });
  expect(withCoupon({ products: ['soap'] })).toMatchObject({
    totals: { itemsPaise: 89_900, discountPaise: 4_495 },
    orderLines: [{ discountPaise: 0 }, { discountPaise: 4_495 }],
  });
  const minimum = { products: ['soap'], minimumPaise: 44_951 };
  const fault = (name: string) => refusal('coupon', { fault: { fault: name } });
  expect(withCoupon(minimum)).toMatchObject(fault('minimum'));
  expect(withCoupon({ products: ['balm'] })).toEqual(fault('other-products'));
});

it('a coupon for free delivery takes the charge off the items, where there is one', () => {
  const coupon = aCoupon({ worth: { kind: 'delivery' } });
  const cheap = { lines: [{ slug: 'oil', quantity: 1 }] };
  expect(priced({}, { ...cheap, couponCode: 'TEN', coupon })).toMatchObject({
    totals: { shippingPaise: 4_900, discountPaise: 4_900, totalPaise: 44_950 },
  });
  expect(priced({}, { couponCode: 'TEN', coupon })).toEqual(
    refusal('coupon', { fault: { fault: 'free-delivery' } }),
  );
  const states = [{ state: 'Goa', feePaise: paise(9_900) }] as const;
  const goa = { ...settings, content: { fees: { states: [...states], weight: [] } } };
  const toGoa = { ...cheap, couponCode: 'TEN', coupon, settings: goa, pin: '403001' };
  expect(priced({}, toGoa)).toMatchObject({
    totals: { shippingPaise: 9_900, discountPaise: 9_900, totalPaise: 44_950 },
  });
});

const WEIGHT = { includedGrams: 2_000, stepGrams: 500, stepPaise: paise(3_000) };
const GOA = { state: 'Goa' as const, feePaise: paise(9_900) };
const byWeight = { ...settings, content: { fees: { states: [GOA], weight: [WEIGHT] } } };

it('weight adds to the charge of the State, and a coupon for free delivery takes both off', () => {
  const heavy = {
    lines: [{ slug: 'soap', quantity: 4 }],
    ...{ settings: byWeight, pin: '403001' },
  };
  const changes = { weightGrams: 626, price: paise(5_000) };
  const totals = { shippingPaise: 9_900 + 2 * 3_000, weightGrams: 2_504 };
  expect(priced(changes, heavy)).toMatchObject({
    totals: { ...totals, totalPaise: 35_900 },
    orderLines: [{ slug: 'soap', weightGrams: 626 }],
  });
  const coupon = aCoupon({ worth: { kind: 'delivery' } });
  expect(priced(changes, { ...heavy, couponCode: 'TEN', coupon })).toMatchObject({
    totals: { ...totals, discountPaise: 15_900, totalPaise: 20_000, deliveryCoupon: true },
  });
  expect(priced({ ...changes, price: paise(12_475) }, heavy)).toMatchObject({
    totals: { shippingPaise: 0, totalPaise: 49_900 },
  });
});

it('a bundle weighs what its parts weigh, and an unknown weight is left out of the order', () => {
  const bundle = aBundle('pair', 100, ['oil', 'soap']);
  const [heavyOil, price] = [{ ...oil, weightGrams: 1_500 }, paise(5_000)];
  const basket = (soapGrams?: number) => {
    const other = { ...soap, price, ...(soapGrams !== undefined && { weightGrams: soapGrams }) };
    const all = [{ ...heavyOil, price }, other];
    return priced(
      {},
      {
        products: new Map(all.map((one) => [one.slug, one])),
        ...{ settings: byWeight, bundles: [bundle] },
      },
    );
  };
  expect(basket(501)).toMatchObject({ totals: { shippingPaise: 7_900, weightGrams: 2_001 } });
  const unknown = basket();
  expect(unknown).toMatchObject({ totals: { shippingPaise: 4_900 } });
  expect(unknown).not.toHaveProperty('orderLines.1.weightGrams');
});

it('a coupon for a first order is refused to a customer who has ordered', () => {
  const coupon = aCoupon({ firstOrder: true });
  const withCoupon = (hasOrdered: boolean) => priced({}, { couponCode: 'TEN', coupon, hasOrdered });
  expect(withCoupon(false)).toMatchObject({ totals: { discountPaise: 8_990 } });
  expect(withCoupon(true)).toEqual(refusal('coupon', { fault: { fault: 'not-first' } }));
  expect(priced({}, { couponCode: 'TEN', coupon: aCoupon(), hasOrdered: true })).toHaveProperty(
    'totals',
  );
});

it('a basket is refused for a PIN that is not served, but not before the PIN is known', () => {
  expect(priced({}, { pin: '900056' })).toEqual(refusal('not-served'));
  expect(priced({}, { pin: '560001' })).toHaveProperty('totals');
  expect(priced({}, { settings: delivering({ unservedPins: [''] }) })).toHaveProperty('totals');
});

it('a basket is refused for cash where cash is not offered, but not for online payment', () => {
  const cod = { method: 'cod' } as const;
  expect(priced({}, { pin: '744101', ...cod })).toEqual(refusal('cod', { fault: 'pin' }));
  expect(priced({}, { pin: '744101', method: 'online' })).toHaveProperty('totals');
  const large = { ...cod, settings: delivering({ codMaxPaise: paise(93_899) }) };
  expect(priced({}, large)).toEqual(refusal('cod', { fault: 'too-large' }));
});

it('a basket is refused for an online payment below ₹1, but not for cash', () => {
  const atPrice = (price: number, method: Basket['method'] = 'online') => {
    const lines = [{ slug: 'soap', quantity: 1 }];
    return priced({ price: paise(price) }, { lines, settings: freeFrom(0), method });
  };
  expect(atPrice(99)).toEqual(refusal('too-small'));
  expect(atPrice(100)).toMatchObject({ totals: { totalPaise: 100 } });
  expect(atPrice(99, 'cod')).toMatchObject({ totals: { totalPaise: 4_099 } });
  expect(atPrice(0, 'cod')).toHaveProperty('totals');
});

it('a basket is refused for a bank transfer unless the shop has given its account', () => {
  const transfer = { method: 'transfer' } as const;
  expect(priced({}, transfer)).toEqual(refusal('method'));
  const offering = { ...freeFrom(0), bankTransfer: ACCOUNT };
  expect(priced({}, { ...transfer, settings: offering })).toMatchObject({
    totals: { codFeePaise: 0 },
  });
});

it('only a payment in advance gets its offer, and pays no delivery that cash would not pay', () => {
  const offers = [anOffer('early', { kind: 'prepaid', tier: percentTier(0, 10) })];
  const basket = { settings: { ...freeFrom(2 * oil.price), offers } };
  expect(priced({}, basket)).toMatchObject({
    totals: { discountPaise: Math.floor((2 * oil.price) / 10), shippingPaise: 0 },
    bundles: [{ id: 'early', offer: 'prepaid' }],
  });
  expect(priced({}, { ...basket, method: 'cod' })).toMatchObject({
    totals: { discountPaise: 0, shippingPaise: 0 },
    bundles: [],
  });
});

it('an offer is granted on its days only, and for the category of the product', () => {
  const terms = buyGet({ buy: { of: 'category', category: 'Soaps' }, buyPieces: 1 });
  const from = (fromAt: number) => ({
    settings: { ...settings, offers: [anOffer('soaps', terms, { fromAt })] },
    lines: [{ slug: 'soap', quantity: 2 }],
  });
  const off = (changes: object, fromAt: number) => priced(changes, from(fromAt));
  const granted = { totals: { discountPaise: soap.price } };
  expect(off({ category: 'Soaps' }, A_MOMENT)).toMatchObject(granted);
  for (const [changes, fromAt] of [
    [{ category: 'Soaps' }, A_MOMENT + 1],
    [{ category: 'Hair Care' }, A_MOMENT],
  ] as const) {
    expect(off(changes, fromAt)).toMatchObject({ totals: { discountPaise: 0 }, bundles: [] });
  }
});

it('what a page computes is what the server charges, and cash never costs less than paying online', () => {
  fc.assert(
    fc.property(
      someLines,
      someOffers,
      fc.constantFrom('online' as const, 'cod' as const),
      fc.constantFrom('', 'TEN'),
      fc.constantFrom('', '403001'),
      fc.array(fc.integer({ min: 1, max: 3_000 })),
      (unweighed, offers, method, couponCode, pin, weights) => {
        // The last ones have none.
        const lines = unweighed.map((one, index) => ({ ...one, weightGrams: weights[index] }));
        const open = { ...byWeight, offers };
        const products = lines.map(
          ({ slug, category = 'Wellness', unitPricePaise, weightGrams }) => {
            const price = { price: unitPricePaise, mrp: unitPricePaise, stock: 50 };
            return { ...oil, slug, category, weightGrams, ...price };
          },
        );
        const basket = (paid: typeof method) =>
          priceBasket({
            ...{ lines, bundles: [], settings: open, pin, now: A_MOMENT, method: paid },
            products: new Map(products.map((product) => [product.slug, product])),
            ...{ couponCode, coupon: aCoupon(), couponUses: 0, hasOrdered: false },
          });
        const [server, quote] = [basket(method), basket('online')];
        if ('refusal' in server || 'refusal' in quote) return;
        // The page knows the coupon's discount from a quote for a payment online.
        const granted = quote.bundles.reduce((all, { savingPaise }) => all + savingPaise, 0);
        const coupon = paise(quote.totals.discountPaise - granted);
        const shown = lines.map((one) => ({
          ...one,
          category: one.category ?? 'Wellness',
          unitMrpPaise: one.unitPricePaise,
        }));
        const isPrepaid = method === 'online';
        const page = estimatedDiscounts(shown, { bundles: [], offers, isPrepaid }, coupon);
        const totals = totalsOf(shown, {
          ...{ charges: chargesAt(open, pin), method },
          ...{ discount: page.discountPaise, prepaid: page.prepaidPaise },
        });
        expect({ ...totals }).toEqual(server.totals);
        expect(page.bundles).toEqual(server.bundles);
        if (isPrepaid) return;
        const dearer =
          quote.totals.totalPaise - (server.totals.totalPaise - settings.shipping.codFeePaise);
        expect(dearer).toBeLessThanOrEqual(0);
      },
    ),
  );
});
