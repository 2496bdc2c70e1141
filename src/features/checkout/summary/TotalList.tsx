import { formatMoney, paise } from '#domain/money/money.ts';
import { discountTexts } from '#text/en/orders/discounts.ts';
import { words } from '#text/en/shop/checkout.ts';
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
      name: summary.delivery,
      value: shippingPaise === 0 ? summary.free : formatMoney(shippingPaise),
    },
    ...(codFeePaise > 0 ? [{ name: summary.codFee, value: formatMoney(codFeePaise) }] : []),
  ];
  return (
    <div>
      <dl className="amount space-y-1">
        {rows.map(({ name, value }) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-hairline pt-3 text-xl font-semibold">
          <dt>{summary.total}</dt>
          <dd>{formatMoney(totalPaise)}</dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-ink-soft">{summary.gst}</p>
      {mrpPaise > itemsPaise && (
        <p className="mt-1 text-sm font-semibold text-leaf">
          {summary.saved(formatMoney(paise(mrpPaise - itemsPaise)))}
        </p>
      )}
    </div>
  );
}
