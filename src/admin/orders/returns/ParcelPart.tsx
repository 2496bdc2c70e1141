import type { Order } from '#domain/order/order.ts';
import { remainingPieces } from '#domain/order/order-pieces.ts';
import { parcelWords as own, undeliveredWords } from '#text/admin/orders/returned-parcel.ts';
import { formatMoment } from '#text/dates.ts';

/** Why the courier brought a parcel back, and what was in it. Nothing of any other order. */
export function ParcelPart({ order }: { order: Order }) {
  const { lines, undelivered, goodsCheck } = order;
  if (!undelivered && !goodsCheck) return null;
  return (
    <section className="amount [overflow-wrap:anywhere]">
      <h2 className="mb-3 text-xl">{own.title}</h2>
      {undelivered && (
        <p>{own.back(undeliveredWords[undelivered.reason], formatMoment(undelivered.at))}</p>
      )}
      {goodsCheck && (
        <>
          <ul className="mt-1">
            {goodsCheck.counts.map(({ line, sellable, damaged }) => {
              const ordered = lines[line - 1];
              const missing = ordered ? remainingPieces(ordered) - sellable - damaged : 0;
              return (
                <li key={line}>{own.count(ordered?.title ?? '', sellable, damaged, missing)}</li>
              );
            })}
          </ul>
          <p className="text-sm text-ink-soft">{own.checked(formatMoment(goodsCheck.at))}</p>
        </>
      )}
    </section>
  );
}
