import type { Bundle } from '#domain/bundle/bundle.ts';
import type { GrantedSaving } from '#domain/bundle/granted-saving.ts';
import { chargesAt } from '#domain/checkout/charges-at.ts';
import { type CodFault, codFault } from '#domain/checkout/delivery.ts';
import { type Discounts, estimatedDiscounts } from '#domain/checkout/discounts.ts';
import type { Paise } from '#domain/money/money.ts';
import type { OfferLine } from '#domain/offer/apply-offers.ts';
import type { AutomaticOffer } from '#domain/offer/offer.ts';
import { type PricedLine, type Totals, totalsOf } from '#domain/checkout/totals.ts';
import {
  DEFAULT_METHOD,
  isOffered,
  isPaidOnDelivery,
  type OfferingSettings,
  type PaymentMethod,
} from '#domain/payment/payment-method.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';

/** The amounts that the checkout shows before the server confirms them, in paise. */
export interface Sums {
  /** The effective method: the default one if the chosen one is unavailable. */
  readonly method: PaymentMethod;
  readonly totals: Totals;
  /** Each complete bundle and each automatic offer with its saving. */
  readonly bundles: readonly GrantedSaving[];
  /** What a payment in advance saves. */
  readonly prepaidPaise: Paise;
  /** The fee that cash on delivery would add. */
  readonly codFeePaise: Paise;
  readonly codFault: CodFault | null;
}

/**
 * Computes the amounts of orderable lines for a payment method and a PIN code (empty: unknown). `coupon` is the server's
 * discount, in paise.
 */
export function sumsOf(
  lines: readonly (PricedLine & OfferLine)[],
  settings: Pick<StoreSettings, 'shipping' | 'delivery' | 'content'> & OfferingSettings,
  {
    chosen,
    pin,
    coupon,
    bundles,
    offers = [],
  }: {
    chosen: PaymentMethod;
    pin: string;
    coupon: Paise;
    bundles: readonly Bundle[];
    /** The automatic offers that apply now. */
    offers?: readonly AutomaticOffer[];
  },
): Sums {
  // The coupon may have been checked for a larger cart.
  const discountsFor = (method: PaymentMethod): Discounts =>
    estimatedDiscounts(lines, { bundles, offers, isPrepaid: !isPaidOnDelivery(method) }, coupon);
  const totalsFor = (method: PaymentMethod): Totals => {
    const { discountPaise: discount, prepaidPaise: prepaid } = discountsFor(method);
    return totalsOf(lines, { charges: chargesAt(settings, pin), method, discount, prepaid });
  };
  const cod = totalsFor('cod');
  const fault = codFault({ pin, totalPaise: cod.totalPaise }, settings.delivery);
  const isRefused = isPaidOnDelivery(chosen) && fault !== null;
  const method = isRefused || !isOffered(chosen, settings) ? DEFAULT_METHOD : chosen;
  return {
    method,
    totals: totalsFor(method),
    bundles: discountsFor(method).bundles,
    prepaidPaise: discountsFor(DEFAULT_METHOD).prepaidPaise,
    codFeePaise: cod.codFeePaise,
    codFault: fault,
  };
}
