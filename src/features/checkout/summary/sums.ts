import type { Bundle, GrantedBundle } from '#domain/bundle/bundle.ts';
import type { BundledLine } from '#domain/bundle/bundle-grant.ts';
import { chargesAt } from '#domain/checkout/charges-at.ts';
import { type CodFault, codFault } from '#domain/checkout/delivery.ts';
import { estimatedDiscounts } from '#domain/checkout/discounts.ts';
import type { Paise } from '#domain/money/money.ts';
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
  readonly bundles: readonly GrantedBundle[];
  /** The fee that cash on delivery would add. */
  readonly codFeePaise: Paise;
  readonly codFault: CodFault | null;
}

/**
 * Computes the amounts of orderable lines for a payment method and a PIN code (empty: unknown). `coupon` is the server's
 * discount, in paise.
 */
export function sumsOf(
  lines: readonly (PricedLine & BundledLine)[],
  settings: Pick<StoreSettings, 'shipping' | 'delivery' | 'content'> & OfferingSettings,
  {
    chosen,
    pin,
    coupon,
    bundles,
  }: { chosen: PaymentMethod; pin: string; coupon: Paise; bundles: readonly Bundle[] },
): Sums {
  // The coupon may have been checked for a larger cart.
  const discounts = estimatedDiscounts(lines, bundles, coupon);
  const totalsFor = (method: PaymentMethod): Totals =>
    totalsOf(lines, {
      charges: chargesAt(settings, pin),
      method,
      discount: discounts.discountPaise,
    });
  const cod = totalsFor('cod');
  const fault = codFault({ pin, totalPaise: cod.totalPaise }, settings.delivery);
  const isRefused = isPaidOnDelivery(chosen) && fault !== null;
  const method = isRefused || !isOffered(chosen, settings) ? DEFAULT_METHOD : chosen;
  return {
    method,
    totals: totalsFor(method),
    bundles: discounts.bundles,
    codFeePaise: cod.codFeePaise,
    codFault: fault,
  };
}
