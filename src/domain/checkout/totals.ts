import { type PaymentMethod, traitsOf } from '../payment/payment-method.ts';
import { type Paise, paise } from '../money/money.ts';

/** A line's price: whole units, and paise per unit inclusive of all taxes. */
export interface PricedLine {
  readonly quantity: number;
  readonly unitPricePaise: Paise;
  readonly unitMrpPaise: Paise;
}

/** Delivery charges of `settings/store`; paise. */
export interface DeliveryCharges {
  readonly freeFromPaise: Paise;
  readonly feePaise: Paise;
  readonly codFeePaise: Paise;
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
  const shippingPaise = empty ? paise(0) : deliveryCharge(paise(goods + prepaid), charges);
  const { surcharge } = traitsOf(method);
  const codFeePaise = surcharge === null || empty ? paise(0) : charges[surcharge];
  return {
    itemsPaise,
    mrpPaise: sum(lines, ({ unitMrpPaise }) => unitMrpPaise),
    discountPaise: discount,
    shippingPaise,
    codFeePaise,
    totalPaise: paise(goods + shippingPaise + codFeePaise),
  };
}

/** The delivery charge of items after all discounts, in paise. */
export function deliveryCharge(
  goods: Paise,
  { freeFromPaise, feePaise }: Pick<DeliveryCharges, 'freeFromPaise' | 'feePaise'>,
): Paise {
  return goods >= freeFromPaise ? paise(0) : feePaise;
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
