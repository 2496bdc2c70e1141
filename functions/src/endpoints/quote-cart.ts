import {
  type QuoteAnswer,
  type QuoteRequest,
  QuoteRequestSchema,
} from '../../../src/domain/checkout/checkout.ts';
import { priceBasket } from '../checkout/basket.ts';
import { withinCouponLimits } from '../checkout/coupon-guesses.ts';
import { readBasket } from '../checkout/read-basket.ts';
import { refused, refusedIfBusy } from '../checkout/refused.ts';
import { callable } from '../platform/callable.ts';
import type { Customer } from '../platform/limits.ts';
import { withinRateLimit } from '../platform/rate-limit.ts';
import { store } from '../platform/store.ts';

/** Quotes per customer per 15 minutes: far above what a shopper asks for; each reads the whole cart. */
const MAX_QUOTES = 120;

/**
 * Prices a cart for the caller, guests included, at `/api/quoteCart`: a `QuoteRequest`. Writes no order and takes no
 * stock. See `callable` for the errors.
 */
export const quoteCart = callable(
  { name: 'quoteCart', schema: QuoteRequestSchema, who: 'person' },
  (request, caller) => answerQuote(request, caller, Date.now()),
);

/** The price of a customer's cart in paise, within the rate limits. `now` is epoch milliseconds. @throws what Firestore throws */
export function answerQuote(
  request: QuoteRequest,
  customer: Customer,
  now: number,
): Promise<QuoteAnswer> {
  return refusedIfBusy(() =>
    withinCouponLimits(request, customer, now, () => quote(request, customer.uid, now)),
  );
}

async function quote(request: QuoteRequest, uid: string, now: number): Promise<QuoteAnswer> {
  if (!(await withinRateLimit('quote', uid, { most: MAX_QUOTES, now }))) {
    return refused({ reason: 'too-many-quotes' });
  }
  const priced = await store().runTransaction(
    async (tx) => priceBasket(await readBasket(tx, request, { uid, now })),
    { readOnly: true },
  );
  if ('refusal' in priced) return refused(priced.refusal);
  const { totals, lines, bundles } = priced;
  return { outcome: 'quoted', totals, lines, bundles };
}
