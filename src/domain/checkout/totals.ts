import { type PaymentMethod, traitsOf } from '../payment/payment-method.ts';
import { type Paise, paise } from '../money/money.ts';

/** A line's price: whole units, and paise per unit inclusive of all taxes. */
export interface PricedLine {
  readonly quantity: number;
  readonly unitPricePaise: Paise;
  readonly unitMrpPaise: Paise;
  /** Shipping weight of one piece in grams; an unknown one counts as nothing. */
  readonly weightGrams?: number | undefined;
}

/** What a heavy order pays for delivery on top: `stepPaise` for each started `stepGrams` above `includedGrams`. */
export interface WeightCharge {
  readonly includedGrams: number;
  readonly stepGrams: number;
  readonly stepPaise: Paise;
}

/** The most that weight adds to one delivery, in paise: no weight makes a total too large. */
const MAX_WEIGHT_PAISE = 1_000_000;

/** What delivery costs, from `settings/store`; paise. */
export interface DeliveryCharges {
  readonly freeFromPaise: Paise;
  readonly feePaise: Paise;
  readonly codFeePaise: Paise;
  /** Absent where weight does not count. */
  readonly weight?: WeightCharge | undefined;
}

/** No charges: what counts, with a note, while the real ones are unknown. */
export const NO_CHARGES: DeliveryCharges = {
  freeFromPaise: paise(0),
  feePaise: paise(0),
  codFeePaise: paise(0),
};

/** The sum of a cart or an order, in paise, inclusive of all taxes. `items − discount + shipping + codFee = total`. */
export interface Totals {
  readonly itemsPaise: Paise;
  /** What the items would cost at MRP. */
  readonly mrpPaise: Paise;
  /** The discount of bundles, offers and coupon on the items. */
  readonly discountPaise: Paise;
  readonly shippingPaise: Paise;
  readonly codFeePaise: Paise;
  readonly totalPaise: Paise;
  /** A coupon has taken the delivery charge off the items. */
  readonly deliveryCoupon?: true | undefined;
  /** The weight of the items in grams, where it added to the delivery charge. */
  readonly weightGrams?: number | undefined;
}

/**
 * The only place that computes a total; the page shows it and the server charges it. Delivery is free from an amount of
 * items after all discounts but the one for a payment in advance (`prepaid`, a part of `discount`), which never makes an
 * order dearer. An empty cart costs nothing.
 * @throws RangeError when the sum exceeds `MAX_PAISE` or the discount exceeds the items.
 */
export function totalsOf(
  lines: readonly PricedLine[],
  {
    charges,
    method,
    discount,
    prepaid = paise(0),
  }: { charges: DeliveryCharges; method: PaymentMethod; discount: Paise; prepaid?: Paise },
): Totals {
  const itemsPaise = sum(lines, ({ unitPricePaise }) => unitPricePaise);
  const goods = paise(itemsPaise - discount);
  const empty = lines.length === 0;
  const grams = gramsOf(lines);
  const shippingPaise = empty ? paise(0) : deliveryCharge(paise(goods + prepaid), grams, charges);
  const { surcharge } = traitsOf(method);
  const codFeePaise = surcharge === null || empty ? paise(0) : charges[surcharge];
  return {
    itemsPaise,
    mrpPaise: sum(lines, ({ unitMrpPaise }) => unitMrpPaise),
    discountPaise: discount,
    shippingPaise,
    codFeePaise,
    totalPaise: paise(goods + shippingPaise + codFeePaise),
    ...(shippingPaise > charges.feePaise && { weightGrams: grams }),
  };
}

/** The delivery charge in paise of items after all discounts that weigh `grams`. Free delivery is free at any weight. */
export function deliveryCharge(
  goods: Paise,
  grams: number,
  { freeFromPaise, feePaise, weight }: Omit<DeliveryCharges, 'codFeePaise'>,
): Paise {
  if (goods >= freeFromPaise) return paise(0);
  return weight ? paise(feePaise + weightCharge(grams, weight)) : feePaise;
}

/** What a weight in grams adds to a delivery that is not free, in paise. */
export function weightCharge(
  grams: number,
  { includedGrams, stepGrams, stepPaise }: WeightCharge,
): Paise {
  const steps = Math.ceil(Math.max(0, grams - includedGrams) / stepGrams);
  return paise(Math.min(steps * stepPaise, MAX_WEIGHT_PAISE));
}

/** The weight of lines in grams, as far as it is known. */
export function gramsOf(lines: readonly Pick<PricedLine, 'quantity' | 'weightGrams'>[]): number {
  return lines.reduce((all, { quantity, weightGrams = 0 }) => all + quantity * weightGrams, 0);
}

/**
 * The remaining amount to free delivery of a cart, in paise; zero once it is free. Counted after all its discounts: a cart
 * has none for a payment in advance yet, which would not count (see `totalsOf`).
 */
export function amountToFreeDelivery(
  { itemsPaise, discountPaise }: Pick<Totals, 'itemsPaise' | 'discountPaise'>,
  { freeFromPaise }: Pick<DeliveryCharges, 'freeFromPaise'>,
): Paise {
  return paise(Math.max(0, freeFromPaise - (itemsPaise - discountPaise)));
}

function sum(lines: readonly PricedLine[], unit: (line: PricedLine) => Paise): Paise {
  return paise(lines.reduce((total, line) => total + unit(line) * line.quantity, 0));
}
