import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { StoreSettingsSchema } from '../../../src/domain/site/store-settings.ts';
import { SETTINGS } from '../../../tests/support/invoices.ts';
import { A_MOMENT, aProduct } from '../../../tests/support/products.ts';
import { type Basket, priceBasket } from './basket.ts';

const rate = (from: string) => ({ from, percent: 5, reason: '' });
const oil = aProduct({ slug: 'oil', hsn: '30049011', gstRates: [rate('2025-09-22')] });
const soap = { ...oil, slug: 'soap' };
const settings = v.parse(StoreSettingsSchema, {
  ...SETTINGS,
  ...{ phone: '', email: '', hours: '', whatsapp: '', banner: '' },
  socials: { facebook: '', instagram: '', youtube: '', x: '' },
  shipping: { freeFromPaise: 49_900, feePaise: 4_900, codFeePaise: 4_000 },
});

/** What comes of two products, the second of them changed, on 14 January 2026. */
function priced(changes: Partial<typeof oil>): ReturnType<typeof priceBasket> {
  const basket: Basket = {
    lines: [oil, soap].map(({ slug }) => ({ slug, quantity: 1 })),
    products: new Map([oil, { ...soap, ...changes }].map((product) => [product.slug, product])),
    settings,
    method: 'online',
    pin: '',
    couponCode: '',
    coupon: null,
    couponUses: 0,
    now: A_MOMENT,
  };
  return priceBasket(basket);
}

describe('a basket', () => {
  it('keeps in its lines the HSN and the rate of the day', () => {
    const rates = [rate('2026-01-14'), { ...rate('2026-01-15'), percent: 18 }];
    expect(priced({ gstRates: rates })).toMatchObject({
      orderLines: [
        { slug: 'oil', hsn: '30049011', gstPercent: 5 },
        { slug: 'soap', hsn: '30049011', gstPercent: 5 },
      ],
    });
  });

  it.each([
    ['put away', { active: false }],
    ['without a rate', { gstRates: [] }],
    ['whose first rate begins tomorrow', { gstRates: [rate('2026-01-15')] }],
    ['without an HSN', { hsn: undefined }],
  ] satisfies [string, object][])('sells nothing that is %s, and names it alone', (_, changes) => {
    expect(priced(changes)).toEqual({ refusal: { reason: 'not-sold', slugs: ['soap'] } });
  });
});
