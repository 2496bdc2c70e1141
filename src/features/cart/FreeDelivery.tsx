import { formatMoney, paise } from '#domain/money/money.ts';
import {
  type DeliveryCharges,
  amountToFreeDelivery,
  deliveryCharge,
  type Totals,
} from '#domain/checkout/totals.ts';
import { words } from '#text/shop/cart.ts';

interface FreeDeliveryProps {
  totals: Totals;
  /** The weight of the cart. */
  grams: number;
  charges: DeliveryCharges;
}

/** Progress towards free delivery, after the coupon. Hidden where delivery is always free. */
export function FreeDelivery({ totals, grams, charges }: FreeDeliveryProps) {
  // What an order of no value would pay: nothing where delivery is always free.
  if (deliveryCharge(paise(0), grams, charges) === 0) return null;
  const missing = amountToFreeDelivery(totals, charges);
  const share = (charges.freeFromPaise - missing) / charges.freeFromPaise;
  return (
    <div className="mb-4">
      <p className={`text-sm font-semibold amount ${missing === 0 ? 'text-leaf' : 'text-ink'}`}>
        {missing === 0 ? words.sum.reached : words.sum.missing(formatMoney(missing))}
      </p>
      <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-tint">
        <div
          className="h-full rounded-full bg-leaf transition-[width]"
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  );
}
