import type { GrantedSaving } from '#domain/bundle/granted-saving.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Totals } from '#domain/checkout/totals.ts';
import { deliveryName } from '#text/orders/delivery-name.ts';
import { discountTexts } from '#text/orders/discounts.ts';
import { words } from '#text/orders/orders.ts';
import { AmountList } from '#ui/content/AmountList.tsx';

interface OrderTotalsProps {
  totals: Totals;
  /** The coupon's code; empty if there was none or the viewer may not see it. */
  coupon?: string;
  bundles: readonly GrantedSaving[];
}

const { totals: own } = words;

/** The breakdown of an order's total. */
export function OrderTotals({ totals, coupon = '', bundles }: OrderTotalsProps) {
  const { itemsPaise, discountPaise, shippingPaise, codFeePaise, totalPaise } = totals;
  const rows = [
    { name: own.items, value: formatMoney(itemsPaise) },
    ...discountTexts(discountPaise, bundles, own.discount(coupon)),
    {
      name: deliveryName(own.delivery, totals.weightGrams),
      value: shippingPaise === 0 ? own.free : formatMoney(shippingPaise),
    },
    ...(codFeePaise > 0 ? [{ name: own.codFee, value: formatMoney(codFeePaise) }] : []),
  ];
  return (
    <div className="border-t border-hairline pt-3">
      <AmountList rows={rows} total={{ name: own.total, value: formatMoney(totalPaise) }} />
      <p className="mt-1 text-sm text-ink-soft">{own.gst}</p>
    </div>
  );
}
