import { formatMoney, paise } from '#domain/money/money.ts';
import type { Totals } from '#domain/checkout/totals.ts';
import { words } from '#text/en/shop/checkout.ts';

interface TotalListProps {
  totals: Totals;
}

const { summary } = words;

/** The breakdown of the total. */
export function TotalList({ totals }: TotalListProps) {
  const { itemsPaise, mrpPaise, discountPaise, shippingPaise, codFeePaise, totalPaise } = totals;
  const rows = [
    { name: summary.items, value: formatMoney(itemsPaise) },
    ...(discountPaise > 0
      ? [{ name: summary.discount, value: summary.minus(formatMoney(discountPaise)) }]
      : []),
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
