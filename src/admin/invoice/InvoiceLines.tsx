import {
  type Invoice,
  type InvoiceLine,
  type OrderSummary,
  statedHsn,
} from '#domain/invoice/invoice.ts';
import { formatInvoiceMoney, paise, type Paise } from '#domain/money/money.ts';
import { invoiceWords as words } from '#text/orders/invoice.ts';

interface InvoiceLinesProps {
  document: Invoice | OrderSummary;
}

const { columns } = words;
const CELL = 'amount px-2 py-1.5 text-right align-top whitespace-nowrap first:pl-0 last:pr-0';

/** The lines of a document with their taxes. On a phone the table scrolls in its own container. */
export function InvoiceLines({ document }: InvoiceLinesProps) {
  const { lines, supply, stateTaxName, totals } = document;
  const discounted = totals.discountPaise > 0;
  const heads = [
    columns.hsn,
    columns.quantity,
    columns.gross,
    ...(discounted ? [columns.discount] : []),
    columns.taxable,
    ...(supply === 'intra' ? [columns.cgst, stateTaxName] : [columns.igst]),
    columns.total,
  ];
  return (
    <section
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
      tabIndex={0}
      aria-label={words.lines}
      className="overflow-x-auto print:overflow-visible"
    >
      <table className="w-full border-collapse text-sm print:text-[8pt]">
        <thead className="border-y border-hairline">
          <tr>
            <th scope="col" className="py-2 pr-2 text-left">
              {columns.title}
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={CELL}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, place) => (
            // A credit note may credit one line in parts, so only the index is unique.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={place} className="break-inside-avoid border-b border-hairline">
              <td className="min-w-40 py-1.5 pr-2 [overflow-wrap:anywhere]">
                <span>{line.title}</span>
                {line.sku !== '' && <span className="block text-ink-soft">{line.sku}</span>}
              </td>
              {cellsOf(line).map((cell, column) => (
                <td key={heads[column]} className={CELL}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );

  function cellsOf(line: InvoiceLine): string[] {
    const { quantity, grossPaise, discountPaise, taxablePaise, percent } = line;
    const half = supply === 'intra' ? percent / 2 : percent;
    const tax = (amount: Paise) => `${formatInvoiceMoney(amount)} (${half}%)`;
    return [
      statedHsn(line),
      quantity === 0 ? words.nothing : String(quantity),
      formatInvoiceMoney(grossPaise),
      ...(discounted ? [formatInvoiceMoney(discountPaise)] : []),
      formatInvoiceMoney(taxablePaise),
      ...(supply === 'intra' ? [tax(line.cgstPaise), tax(line.sgstPaise)] : [tax(line.igstPaise)]),
      formatInvoiceMoney(paise(grossPaise - discountPaise)),
    ];
  }
}
