import { type CodFault, codFault } from '#domain/checkout/delivery.ts';
import { type Paise, paise } from '#domain/money/money.ts';
import { type PricedLine, type Totals, totalsOf } from '#domain/checkout/totals.ts';
import {
  DEFAULT_METHOD,
  isPaidOnDelivery,
  type PaymentMethod,
} from '#domain/checkout/payment-method.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';

/** The amounts that the checkout shows before the server confirms them, in paise. */
export interface Sums {
  /** The effective method: the default one if the chosen one is unavailable. */
  readonly method: PaymentMethod;
  readonly totals: Totals;
  /** The fee that cash on delivery would add. */
  readonly codFeePaise: Paise;
  readonly codFault: CodFault | null;
}

/** Computes the amounts of orderable lines for a payment method and a PIN code (empty: unknown). */
export function sumsOf(
  lines: readonly PricedLine[],
  settings: Pick<StoreSettings, 'shipping' | 'delivery'>,
  { chosen, pin, discount }: { chosen: PaymentMethod; pin: string; discount: Paise },
): Sums {
  const itemsPaise = lines.reduce((sum, line) => sum + line.unitPricePaise * line.quantity, 0);
  const totalsFor = (method: PaymentMethod): Totals =>
    totalsOf(lines, {
      charges: settings.shipping,
      method,
      // The coupon may have been checked for a larger cart.
      discount: paise(Math.min(discount, itemsPaise)),
    });
  const cod = totalsFor('cod');
  const fault = codFault({ pin, totalPaise: cod.totalPaise }, settings.delivery);
  const method = isPaidOnDelivery(chosen) && fault !== null ? DEFAULT_METHOD : chosen;
  return {
    method,
    totals: totalsFor(method),
    codFeePaise: cod.codFeePaise,
    codFault: fault,
  };
}
