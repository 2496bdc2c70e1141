import { formatMoney, paise } from '#domain/money/money.ts';
import { deliveryName } from '#text/orders/delivery-name.ts';
import { discountTexts } from '#text/orders/discounts.ts';
import { words } from '#text/shop/checkout.ts';
import { AmountList } from '#ui/content/AmountList.tsx';
import type { Sums } from './sums.ts';

interface TotalListProps {
  sums: Pick<Sums, 'totals' | 'bundles'>;
}

const { summary } = words;

/** The breakdown of the total. */
export function TotalList({ sums: { totals, bundles } }: TotalListProps) {
  const { itemsPaise, mrpPaise, discountPaise, shippingPaise, codFeePaise, totalPaise } = totals;
  const rows = [
    { name: summary.items, value: formatMoney(itemsPaise) },
    ...discountTexts(discountPaise, bundles, summary.discount),
    {
      name: deliveryName(summary.delivery, totals.weightGrams),
      value: shippingPaise === 0 ? summary.free : formatMoney(shippingPaise),
    },
    ...(codFeePaise > 0 ? [{ name: summary.codFee, value: formatMoney(codFeePaise) }] : []),
  ];
  return (
    <div>
      <AmountList
        rows={rows}
        total={{ name: summary.total, value: formatMoney(totalPaise) }}
        large
      />
      <p className="mt-1 text-sm text-ink-soft">{summary.gst}</p>
      {mrpPaise > itemsPaise && (
        <p className="mt-1 text-sm font-semibold text-leaf">
          {summary.saved(formatMoney(paise(mrpPaise - itemsPaise)))}
        </p>
      )}
    </div>
  );
}
