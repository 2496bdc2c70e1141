import { type CodFault, codFault } from '#domain/checkout/delivery.ts';
import { type Paise, paise } from '#domain/money/money.ts';
import {
  type PaymentMethod,
  type PricedLine,
  type Totals,
  totalsOf,
} from '#domain/checkout/quote.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';

/** What the checkout says about money before the server does. Amounts are paise. */
export interface Sums {
  /** The method that is left when the chosen one is not offered. */
  readonly method: PaymentMethod;
  readonly totals: Totals;
  /** What cash on delivery would add. */
  readonly codFeePaise: Paise;
  readonly codFault: CodFault | null;
}

/** The sums of lines that are sold, for a method and a PIN code (empty: not known yet). */
export function sumsOf(
  lines: readonly PricedLine[],
  settings: Pick<StoreSettings, 'shipping' | 'delivery'>,
  { chosen, pin, discount }: { chosen: PaymentMethod; pin: string; discount: Paise },
): Sums {
  const itemsPaise = lines.reduce((sum, line) => sum + line.unitPricePaise * line.quantity, 0);
  const of = (method: PaymentMethod): Totals =>
    totalsOf(lines, {
      charges: settings.shipping,
      method,
      // A coupon was asked about before the cart became smaller.
      discount: paise(Math.min(discount, itemsPaise)),
    });
  const cash = of('cod');
  const fault = codFault({ pin, totalPaise: cash.totalPaise }, settings.delivery);
  const method = chosen === 'cod' && fault === null ? 'cod' : 'online';
  return {
    method,
    totals: method === 'cod' ? cash : of('online'),
    codFeePaise: cash.codFeePaise,
    codFault: fault,
  };
}
