import { documentTitle, type Invoice, type OrderSummary } from '#domain/invoice/invoice.ts';
import { formatDay } from '#text/dates.ts';
import { formatInvoiceMoney, paise } from '#domain/money/money.ts';
import { formatPhone } from '#domain/customer/phone.ts';
import { discountRows } from '#text/orders/discounts.ts';
import { invoiceWords as words } from '#text/orders/invoice.ts';
import { InvoiceLines } from './InvoiceLines.tsx';

interface InvoiceSheetProps {
  document: Invoice | OrderSummary;
  /** The order of a summary ended without an invoice. */
  isOver?: boolean;
}

/** A document for screen and print. All contents come from the document itself. */
export function InvoiceSheet({ document, isOver = false }: InvoiceSheetProps) {
  const { seller, buyer, shipTo, totals, kind } = document;
  const summaryNote = isOver ? words.closedNote : words.summaryNote;
  const title = words.titles[documentTitle(document)];
  return (
    // A legal document: it is printed as it was issued.
    <article
      translate="no"
      aria-label={'number' in document ? `${title} ${document.number}` : title}
      className="max-w-4xl rounded-card border border-hairline bg-surface p-4 sm:p-8 print:max-w-none print:border-0 print:p-0 print:text-[9pt]"
    >
      <div className="grid gap-4 border-b border-hairline pb-4 sm:grid-cols-2 print:grid-cols-2">
        <div>
          <h1 className="text-2xl">{title}</h1>
          <p className="text-sm text-ink-soft">
            {kind === 'order-summary' ? summaryNote : words.original}
          </p>
        </div>
        <dl className="amount grid grid-cols-[auto_1fr] gap-x-4 text-sm">
          {factsOf(document).map(([name, value]) => (
            <div key={name} className="col-span-full grid grid-cols-subgrid">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="grid gap-4 py-4 text-sm sm:grid-cols-2 print:grid-cols-2">
        <Party
          heading={words.seller}
          name={seller.legalName}
          lines={[
            seller.address,
            `${seller.state} (${seller.stateCode})`,
            [seller.phone, seller.email].filter((text) => text !== '').join(' · '),
            labelled(words.gstin, seller.gstin),
            labelled(words.fssai, seller.fssai),
          ]}
        />
        <Party
          heading={shipTo ? words.billedTo : words.buyer}
          name={buyer.name}
          lines={[
            ...buyer.addressLines,
            `${buyer.state} (${buyer.stateCode})`,
            labelled(words.gstin, buyer.gstin),
            labelled(words.phone, formatPhone(buyer.phone)),
          ]}
        />
        {shipTo && (
          <Party
            heading={words.shippedTo}
            name={shipTo.name}
            lines={[...shipTo.addressLines, `${shipTo.state} (${shipTo.stateCode})`]}
          />
        )}
      </div>
      <InvoiceLines document={document} />
      <dl className="amount mt-4 ml-auto grid w-full max-w-sm gap-1 text-sm">
        {totalsOf(document).map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-hairline pt-2 text-lg font-semibold">
          <dt>{kind === 'credit-note' ? words.totals.back : words.totals.total}</dt>
          <dd>{formatInvoiceMoney(totals.totalPaise)}</dd>
        </div>
      </dl>
      <p className="mt-4 border-t border-hairline pt-3 text-sm">
        <span className="text-ink-soft">{`${words.words}: `}</span>
        <strong>{document.words}</strong>
      </p>
      <div className="mt-3 flex flex-wrap justify-between gap-4 text-sm text-ink-soft print:flex-nowrap">
        <p>{kind === 'order-summary' ? summaryNote : words.declaration}</p>
        {kind !== 'order-summary' && seller.signatory !== '' && (
          <p className="sm:text-right print:text-right">
            <span>{words.signatoryOf(seller.legalName)}</span>
            <strong className="block text-ink">{seller.signatory}</strong>
          </p>
        )}
      </div>
    </article>
  );
}

interface PartyProps {
  heading: string;
  name: string;
  lines: readonly string[];
}

function Party({ heading, name, lines }: PartyProps) {
  return (
    <div className="[overflow-wrap:anywhere]">
      <h2 className="font-sans text-sm font-normal text-ink-soft">{heading}</h2>
      <p className="font-semibold">{name}</p>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <p key={line} className="amount">
            {line}
          </p>
        ))}
    </div>
  );
}

function labelled(name: string, value: string): string {
  return value === '' ? '' : `${name} ${value}`;
}

function factsOf(document: Invoice | OrderSummary): (readonly [name: string, value: string])[] {
  const { facts } = words;
  const { state, code } = document.placeOfSupply;
  const issued = document.kind === 'order-summary' ? null : document;
  const all: (readonly [string, string])[] = [
    [facts.number, issued?.number ?? ''],
    [facts.date, formatDay(document.issuedAt)],
    [facts.order, document.orderNumber],
    [facts.place, `${state} (${code})`],
    [facts.reverse, issued ? facts.no : ''],
    [
      facts.against,
      issued?.original ? `${issued.original.number}, ${formatDay(issued.original.issuedAt)}` : '',
    ],
    [facts.reason, issued?.reason ?? ''],
    [facts.irn, issued?.irn ?? ''],
  ];
  return all.filter(([, value]) => value !== '');
}

function totalsOf({ totals, bundles, gift, supply, stateTaxName }: Invoice | OrderSummary) {
  const { columns } = words;
  const rows: (readonly [string, string])[] = [];
  if (gift !== '') rows.push([words.gift(gift), formatInvoiceMoney(paise(0))]);
  if (totals.discountPaise > 0) {
    rows.push([words.totals.gross, formatInvoiceMoney(totals.grossPaise)]);
    for (const { name, amount } of discountRows(
      totals.discountPaise,
      bundles,
      words.totals.discount,
    )) {
      rows.push([name, `−${formatInvoiceMoney(amount)}`]);
    }
  }
  rows.push([words.totals.taxable, formatInvoiceMoney(totals.taxablePaise)]);
  if (supply === 'inter') rows.push([columns.igst, formatInvoiceMoney(totals.igstPaise)]);
  else {
    rows.push([columns.cgst, formatInvoiceMoney(totals.cgstPaise)]);
    rows.push([stateTaxName, formatInvoiceMoney(totals.sgstPaise)]);
  }
  return rows;
}
