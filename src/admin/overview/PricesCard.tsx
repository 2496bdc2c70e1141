import { adminPaths } from '#domain/staff/admin-area.ts';
import { formatMoney } from '#domain/money/money.ts';
import { formatMoment } from '#text/dates.ts';
import { nextPrices } from '#data/admin/price-changes.ts';
import { words as all } from '#text/admin/overview.ts';
import { ListCard } from './ListCard.tsx';

const words = all.prices;

/** The next price changes. */
export function PricesCard() {
  return (
    <ListCard
      id="overview-prices"
      title={words.title}
      lead={words.lead}
      none={words.none}
      source={nextPrices}
      rowsOf={({ rows }) =>
        rows.map(({ slug, price, fromAt }) => ({
          name: slug,
          to: adminPaths.open('products', slug),
          fact: (
            <>
              <span>{formatMoney(price)}</span>
              <span className="block text-sm text-ink-soft">
                {words.from(formatMoment(fromAt))}
              </span>
            </>
          ),
        }))
      }
    />
  );
}
