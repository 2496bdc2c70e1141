import type { GrantedBundle } from '#domain/bundle/bundle.ts';
import { formatMoney } from '#domain/money/money.ts';
import type { Totals } from '#domain/checkout/totals.ts';
import { discountTexts } from '#text/en/orders/discounts.ts';
import { words } from '#text/en/orders/orders.ts';

interface OrderTotalsProps {
  totals: Totals;
  /** The coupon's code; empty if there was none or the viewer may not see it. */
  coupon?: string;
  bundles: readonly GrantedBundle[];
}

const { totals: own } = words;

/** The breakdown of an order's total. */
export function OrderTotals({ totals, coupon = '', bundles }: OrderTotalsProps) {
  const { itemsPaise, discountPaise, shippingPaise, codFeePaise, totalPaise } = totals;
  const rows = [
    { name: own.items, value: formatMoney(itemsPaise) },
    ...discountTexts(discountPaise, bundles, own.discount(coupon)),
    {
      name: own.delivery,
      value: shippingPaise === 0 ? own.free : formatMoney(shippingPaise),
    },
    ...(codFeePaise > 0 ? [{ name: own.codFee, value: formatMoney(codFeePaise) }] : []),
  ];
  return (
    <div className="border-t border-hairline pt-3">
      <dl className="amount space-y-1">
        {rows.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-hairline pt-3 text-lg font-semibold">
          <dt>{own.total}</dt>
          <dd>{formatMoney(totalPaise)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-ink-soft">{own.gst}</p>
    </div>
  );
}
