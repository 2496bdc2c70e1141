import { nearestStates } from '../customer/region.ts';
import { type Paise, paise } from '../money/money.ts';
import type { DeliveryCharges } from './totals.ts';

/** What decides the delivery charge: the general charges, and the States with one of their own. Paise. */
interface ChargeSettings {
  readonly shipping: DeliveryCharges;
  readonly content?:
    | {
        readonly fees?:
          | { readonly states: readonly { readonly state: string; readonly feePaise: Paise }[] }
          | undefined;
      }
    | undefined;
}

/**
 * The delivery charges at a PIN code, by the State with its longest prefix; the general ones while it is empty. Where two
 * States share that prefix, the lower of their charges applies, so that nobody pays for a neighbour.
 */
export function chargesAt({ shipping, content }: ChargeSettings, pin: string): DeliveryCharges {
  const own = content?.fees?.states ?? [];
  if (own.length === 0 || pin === '') return shipping;
  const fees = nearestStates(pin).map(
    (state) => own.find((row) => row.state === state)?.feePaise ?? shipping.feePaise,
  );
  return fees.length === 0 ? shipping : { ...shipping, feePaise: paise(Math.min(...fees)) };
}
