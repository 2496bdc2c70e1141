import type { DeliveryRules } from '../checkout/delivery.ts';
import type { DeliveryCharges } from '../checkout/totals.ts';

/** The shop's present rules that a change of address depends on. */
export interface EditRules {
  /** The delivery charges at a PIN code. */
  readonly chargesAt: (pin: string) => DeliveryCharges;
  readonly delivery: DeliveryRules;
}
