import { type PackingLine, pickRows } from '#domain/shipping/packing.ts';
import { useBrand } from '#data/react/use-brand.ts';
import { printWords } from '#text/admin/orders/printing.ts';
import { formatMoment } from '#text/dates.ts';
import { Wordmark } from '#ui/images/Wordmark.tsx';

interface PickListSheetProps {
  slips: readonly { readonly number: string; readonly lines: readonly PackingLine[] }[];
  /** When it is printed. */
  now: number;
}

const { pick: own } = printWords;

/** The pieces of each product over all selected orders, so that stock is picked once for all of them. */
export function PickListSheet({ slips, now }: PickListSheetProps) {
  const rows = pickRows(slips.map(({ lines }) => lines));
  const total = rows.reduce((sum, { pieces }) => sum + pieces, 0);
  return (
    <article aria-label={own.title}>
      <Wordmark {...useBrand()} />
      <h1 className="mt-3 text-2xl">{own.title}</h1>
      <p className="amount">{`${own.lead(slips.length, total)} · ${formatMoment(now)}`}</p>
      <table className="mt-6 w-full border-collapse">
        <thead className="border-b-2 border-edge text-left">
          <tr>
            <th scope="col" className="py-2 pr-3">
              {own.sku}
            </th>
            <th scope="col" className="py-2 pr-3">
              {own.product}
            </th>
            <th scope="col" className="amount py-2 pr-3 text-right">
              {own.orders}
            </th>
            <th scope="col" className="amount py-2 text-right">
              {own.pieces}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ sku, title, orders, pieces }) => (
            <tr key={`${sku} ${title}`} className="break-inside-avoid border-b border-hairline">
              <td className="py-2 pr-3 whitespace-nowrap">{sku}</td>
              <td className="py-2 pr-3 [overflow-wrap:anywhere]">{title}</td>
              <td className="amount py-2 pr-3 text-right">{orders}</td>
              <td className="amount py-2 text-right text-lg font-semibold whitespace-nowrap">
                <span>{pieces}</span>
                <span aria-hidden className="ml-4 inline-block size-5 border-2 border-edge" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2 className="mt-6 font-sans text-sm text-ink-soft">{own.numbers}</h2>
      <p translate="no" className="amount">
        {slips.map(({ number }) => number).join(', ')}
      </p>
    </article>
  );
}
