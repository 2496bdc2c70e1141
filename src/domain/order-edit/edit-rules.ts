import type { DeliveryRules } from '../checkout/delivery.ts';
import type { DeliveryCharges } from '../checkout/totals.ts';

/** The shop's rules of today that a change of address depends on. */
export interface EditRules {
  readonly charges: DeliveryCharges;
  readonly delivery: DeliveryRules;
}
