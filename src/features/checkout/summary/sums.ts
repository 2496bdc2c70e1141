import { type CodFault, codFault } from '#domain/checkout/delivery.ts';
import { type Paise, paise } from '#domain/money/money.ts';
import {
  type PaymentMethod,
  type PricedLine,
  type Totals,
  totalsOf,
} from '#domain/checkout/quote.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';

/** The amounts that the checkout shows before the server confirms them, in paise. */
export interface Sums {
  /** The effective method: online if the chosen one is unavailable. */
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
  const cash = totalsFor('cod');
  const fault = codFault({ pin, totalPaise: cash.totalPaise }, settings.delivery);
  const method = chosen === 'cod' && fault === null ? 'cod' : 'online';
  return {
    method,
    totals: method === 'cod' ? cash : totalsFor('online'),
    codFeePaise: cash.codFeePaise,
    codFault: fault,
  };
}
