import { nearestStates } from '../customer/region.ts';
import { type Paise, paise } from '../money/money.ts';
import type { DeliveryCharges, WeightCharge } from './totals.ts';

/** What decides the delivery charge: the general charges, States with one of their own, and weight. Paise and grams. */
interface ChargeSettings {
  readonly shipping: DeliveryCharges;
  readonly content?:
    | {
        readonly fees?:
          | {
              readonly states: readonly { readonly state: string; readonly feePaise: Paise }[];
              /** At most one. */
              readonly weight?: readonly WeightCharge[];
            }
          | undefined;
      }
    | undefined;
}

/**
 * The delivery charges at a PIN code, by the State with its longest prefix; the general ones while it is empty. Where two
 * States share that prefix, the lower of their charges applies, so that nobody pays for a neighbour. What weight adds is
 * the same everywhere.
 */
export function chargesAt(
  { shipping: charges, content }: ChargeSettings,
  pin: string,
): DeliveryCharges {
  const own = content?.fees?.states ?? [];
  const weight = content?.fees?.weight?.[0];
  const shipping = weight ? { ...charges, weight } : charges;
  if (own.length === 0 || pin === '') return shipping;
  const fees = nearestStates(pin).map(
    (state) => own.find((row) => row.state === state)?.feePaise ?? shipping.feePaise,
  );
  return fees.length === 0 ? shipping : { ...shipping, feePaise: paise(Math.min(...fees)) };
}
