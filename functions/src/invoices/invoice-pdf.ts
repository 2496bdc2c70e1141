import {
  documentTitle,
  type Invoice,
  type OrderSummary,
} from '../../../src/domain/invoice/invoice.ts';
import { sumsByRate } from '../../../src/domain/gst/gst-sums.ts';
import { formatInvoiceMoney, paise } from '../../../src/domain/money/money.ts';
import { formatPhone } from '../../../src/domain/customer/phone.ts';
import { discountRows, formatDay, invoiceWords as words } from '../../../src/text/server.ts';
import { FOOT, INK, openSheet, SHEET, type Sheet, WIDTH } from './invoice-sheet.ts';
import { figure, printLines, rateText } from './invoice-table.ts';

const LEFT = SHEET.margin;
/** Left edge of the right half. */
const MIDDLE = LEFT + WIDTH * 0.56;
const HALF = WIDTH * 0.44;
const COLUMN = WIDTH * 0.52;

/**
 * Renders an invoice, a credit note or an order summary as a PDF of A4 pages, as real text that can be searched and
 * copied, with its font embedded. Prints the document as stored; the totals by rate are its only computation.
 */
export async function renderInvoice(document: Invoice | OrderSummary): Promise<Buffer> {
  const title = words.titles[documentTitle(document)];
  const sheet = await openSheet({
    title:
      'number' in document ? `${title} ${document.number}` : `${title} ${document.orderNumber}`,
    author: document.seller.legalName,
    issuedAt: document.issuedAt,
  });
  const top = printTop(sheet, document, title);
  const parties = printParties(sheet, document, top + 8);
  const table = printLines(sheet, document, parties + 10);
  printEnd(sheet, document, table + 10);
  const name = 'number' in document ? document.number : document.orderNumber;
  return sheet.end((page, pages) => `${title} ${name} · ${words.page(page, pages)}`);
}

/** Prints the title and, beside it, number, date and other identifying facts. */
function printTop(sheet: Sheet, document: Invoice | OrderSummary, title: string): number {
  const titled = sheet.put(title, LEFT, SHEET.margin, { width: COLUMN, size: 19, bold: true });
  const note = document.kind === 'order-summary' ? words.summaryNote : words.original;
  const noteHeight = sheet.put(note, LEFT, SHEET.margin + titled, {
    width: COLUMN,
    color: INK.quiet,
  });
  let y: number = SHEET.margin + 4;
  for (const [name, value] of factsOf(document)) y += printFact(sheet, name, value, y);
  const end = Math.max(SHEET.margin + titled + noteHeight, y) + 6;
  sheet.rule(end);
  return end;
}

function factsOf(document: Invoice | OrderSummary): (readonly [name: string, value: string])[] {
  const { facts } = words;
  const { state, code } = document.placeOfSupply;
  const day = [facts.date, formatDay(document.issuedAt)] as const;
  const order = [facts.order, document.orderNumber] as const;
  const placeOfSupply = [facts.place, `${state} (${code})`] as const;
  if (document.kind === 'order-summary') return [order, day, placeOfSupply];
  const { number, original, reason, irn } = document;
  const all = [
    [facts.number, number] as const,
    day,
    order,
    placeOfSupply,
    [facts.reverse, facts.no] as const,
    [facts.against, original ? `${original.number}, ${formatDay(original.issuedAt)}` : ''] as const,
    [facts.reason, reason] as const,
    [facts.irn, irn] as const,
  ];
  return all.filter(([, value]) => value !== '');
}

function printFact(sheet: Sheet, name: string, value: string, y: number): number {
  sheet.put(name, MIDDLE, y, { width: 84, color: INK.quiet });
  return sheet.put(value, MIDDLE + 84, y, { width: HALF - 84, bold: true }) + 1;
}

/** Prints seller and buyer side by side. */
function printParties(sheet: Sheet, document: Invoice | OrderSummary, y: number): number {
  const { seller, buyer, shipTo } = document;
  const named = (name: string, value: string) => (value === '' ? '' : `${name} ${value}`);
  const sellerBottom = printBlock(sheet, LEFT, COLUMN, y, words.seller, seller.legalName, [
    seller.address,
    `${seller.state} (${seller.stateCode})`,
    [seller.phone, seller.email].filter((text) => text !== '').join(' · '),
    named(words.gstin, seller.gstin),
    named(words.fssai, seller.fssai),
  ]);
  const buyerHeading = shipTo ? words.billedTo : words.buyer;
  const buyerBottom = printBlock(sheet, MIDDLE, HALF, y, buyerHeading, buyer.name, [
    ...buyer.addressLines,
    `${buyer.state} (${buyer.stateCode})`,
    named(words.gstin, buyer.gstin),
    named(words.phone, formatPhone(buyer.phone)),
  ]);
  if (!shipTo) return Math.max(sellerBottom, buyerBottom);
  const shipBottom = printBlock(
    sheet,
    MIDDLE,
    HALF,
    buyerBottom + 6,
    words.shippedTo,
    shipTo.name,
    [...shipTo.addressLines, `${shipTo.state} (${shipTo.stateCode})`],
  );
  return Math.max(sellerBottom, shipBottom);
}

function printBlock(
  sheet: Sheet,
  x: number,
  width: number,
  y: number,
  heading: string,
  name: string,
  lines: readonly string[],
): number {
  let bottom = y + sheet.put(heading, x, y, { width, size: 7.5, color: INK.quiet });
  bottom += sheet.put(name, x, bottom, { width, size: 10.5, bold: true });
  for (const line of lines) bottom += sheet.put(line, x, bottom, { width });
  return bottom;
}

/** Prints tax by rate, totals, amount in words and signature, all on one page. */
function printEnd(sheet: Sheet, document: Invoice | OrderSummary, y: number): void {
  const { totals, seller, kind } = document;
  const rates = ratesOf(document);
  const wordsSetting = { width: WIDTH, bold: true };
  const closing = sheet.heightOf(document.words, wordsSetting) + 74;
  const rows = Math.max(rates.length + 1, totalsOf(document).length + 1.6);
  const fits = y + rows * 12.5 + closing <= FOOT;
  if (!fits) sheet.turn();
  const top = fits ? y : SHEET.margin;

  let leftBottom = top;
  for (const [index, cells] of [ratesHead(document), ...rates].entries()) {
    for (const [column, text] of cells.entries()) {
      const x = LEFT + column * 56;
      const align = column === 0 ? 'left' : 'right';
      const color = index === 0 ? INK.quiet : INK.text;
      sheet.put(text, x, leftBottom, { width: 52, size: 7.5, align, color, bold: index === 0 });
    }
    leftBottom += 12.5;
  }
  let right = top;
  for (const [name, value] of totalsOf(document)) {
    const height = sheet.put(name, MIDDLE, right, { width: HALF - 80, color: INK.quiet });
    sheet.put(value, MIDDLE + HALF - 80, right, { width: 80, align: 'right' });
    right += Math.max(12.5, height);
  }
  const label = kind === 'credit-note' ? words.totals.back : words.totals.total;
  sheet.put(label, MIDDLE, right + 2, { width: HALF - 110, size: 12, bold: true });
  const total = formatInvoiceMoney(totals.totalPaise);
  const size = sheet.fit(total, 110, 12);
  sheet.put(total, MIDDLE + HALF - 110, right + 2, {
    width: 110,
    align: 'right',
    size,
    bold: true,
  });
  right += 22;

  let bottom = Math.max(leftBottom, right) + 4;
  sheet.rule(bottom);
  bottom += 6;
  bottom += sheet.put(words.words, LEFT, bottom, { width: WIDTH, size: 7.5, color: INK.quiet });
  bottom += sheet.put(document.words, LEFT, bottom, wordsSetting) + 8;
  const noteStyle = { width: COLUMN, size: 7.5, color: INK.quiet };
  sheet.put(
    kind === 'order-summary' ? words.summaryNote : words.declaration,
    LEFT,
    bottom,
    noteStyle,
  );
  if (kind === 'order-summary' || seller.signatory === '') return;
  const signature = words.signatoryOf(seller.legalName);
  const signatureHeight = sheet.put(signature, MIDDLE, bottom, {
    width: HALF,
    size: 7.5,
    align: 'right',
    color: INK.quiet,
  });
  sheet.put(seller.signatory, MIDDLE, bottom + signatureHeight, {
    width: HALF,
    align: 'right',
    bold: true,
  });
}

function totalsOf({ totals, bundles, gift, supply, stateTaxName }: Invoice | OrderSummary) {
  const { columns } = words;
  const taxes: (readonly [string, number])[] =
    supply === 'intra'
      ? [
          [columns.cgst, totals.cgstPaise],
          [stateTaxName, totals.sgstPaise],
        ]
      : [[columns.igst, totals.igstPaise]];
  const discount: (readonly [string, string])[] =
    totals.discountPaise === 0
      ? []
      : [
          [words.totals.gross, formatInvoiceMoney(totals.grossPaise)],
          ...discountRows(totals.discountPaise, bundles, words.totals.discount).map(
            ({ name, amount }) => [name, `−${formatInvoiceMoney(amount)}`] as const,
          ),
        ];
  return [
    ...(gift === '' ? [] : [[words.gift(gift), formatInvoiceMoney(paise(0))] as const]),
    ...discount,
    [words.totals.taxable, formatInvoiceMoney(totals.taxablePaise)] as const,
    ...taxes.map(([name, amount]) => [name, `₹${figure(amount)}`] as const),
  ];
}

function ratesHead({ supply, stateTaxName }: Invoice | OrderSummary): string[] {
  const { columns, rates } = words;
  const taxes = supply === 'intra' ? [columns.cgst, stateTaxName] : [columns.igst];
  return [rates.rate, columns.taxable, ...taxes, columns.total];
}

function ratesOf(document: Invoice | OrderSummary): string[][] {
  const { lines, supply } = document;
  return sumsByRate([{ kind: 'invoice', lines }]).map(({ rate, sum }) => [
    rateText(rate),
    figure(sum.taxable),
    ...(supply === 'intra' ? [figure(sum.cgst), figure(sum.sgst)] : [figure(sum.igst)]),
    figure(sum.total),
  ]);
}
