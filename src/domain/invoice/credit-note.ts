import { amountInWords } from '../money/amount-in-words.ts';
import { financialYear } from './financial-year.ts';
import type { InvoiceDraft, Invoice, InvoiceLine } from './invoice.ts';
import { invoiceTotals } from './invoice-totals.ts';
import { type Paise, paise } from '../money/money.ts';
import { allocate } from '../money/allocate.ts';
import { taxOfInclusive } from './tax.ts';

/**
 * What is credited: an amount (paise, GST included), allocated over the remainder of the lines; or units of lines, by
 * their position on the invoice. A fee has no units: its `quantity` is 0 and its whole remainder is credited.
 */
export type CreditRequest =
  | { readonly amountPaise: Paise }
  | { readonly lines: readonly { readonly line: number; readonly quantity: number }[] };

/** The input of a credit note. `number` comes from `invoiceNumber` in a series of its own. */
export interface CreditNoteInput {
  readonly number: string;
  readonly issuedAt: number;
  /** The reason, for the buyer. */
  readonly reason: string;
  readonly credit: CreditRequest;
  /** All previous credit notes of this invoice. */
  readonly earlier: readonly Invoice[];
}

/** Why no credit note is possible. */
export type CreditRefusal =
  | { readonly reason: 'not-an-invoice' }
  | { readonly reason: 'nothing' }
  | { readonly reason: 'more-than-left'; readonly leftPaise: Paise }
  | { readonly reason: 'unknown-line'; readonly line: number };

/** The remainder of a line: units, and paise with GST. `half` and `igst` are the taxes credited so far. */
interface Remainder {
  readonly line: InvoiceLine;
  readonly net: number;
  readonly quantity: number;
  readonly amount: Paise;
  readonly cgst: number;
  readonly igst: number;
}

/**
 * The credit note (CGST Act 2017, section 34) for a refund. Its lines sum to the amount exactly, and all credit notes
 * of an invoice together never exceed any of its lines.
 */
export function draftCreditNote(
  invoice: Invoice,
  { number, issuedAt, reason, credit, earlier }: CreditNoteInput,
): InvoiceDraft<Invoice, CreditRefusal> {
  const refuse = (refusal: CreditRefusal) => ({ ok: false, refusal }) as const;
  if (invoice.kind !== 'invoice') return refuse({ reason: 'not-an-invoice' });
  const remainders = remainderOf(invoice, earlier);
  const parts =
    'amountPaise' in credit
      ? amountParts(remainders, credit.amountPaise)
      : pieceParts(remainders, credit.lines);
  if ('reason' in parts) return refuse(parts);
  const lines = remainders.flatMap((rest, index) => {
    const part = parts[index];
    return part && (part.amount > 0 || part.quantity > 0)
      ? [creditLine(rest, part, invoice.supply)]
      : [];
  });
  const totals = invoiceTotals(lines);
  if (totals.totalPaise === 0) return refuse({ reason: 'nothing' });
  return {
    ok: true,
    value: {
      ...invoice,
      kind: 'credit-note',
      number,
      issuedAt,
      financialYear: financialYear(issuedAt),
      original: {
        number: invoice.number,
        issuedAt: invoice.issuedAt,
        totalPaise: invoice.totals.totalPaise,
      },
      reason,
      irn: '',
      lines,
      totals,
      bundles: [],
      words: amountInWords(totals.totalPaise),
    },
  };
}

/** The creditable remainder of an invoice, in paise, GST included. */
export function creditablePaise(invoice: Invoice, earlier: readonly Invoice[]): Paise {
  return sumOf(remainderOf(invoice, earlier));
}

function remainderOf(invoice: Invoice, earlier: readonly Invoice[]): Remainder[] {
  const credited = earlier
    .filter((note) => note.kind === 'credit-note' && note.original?.number === invoice.number)
    .flatMap(({ lines }) => lines);
  return invoice.lines.map((line) => {
    const credits = credited.filter((part) => part.line === line.line);
    const sum = (column: 'grossPaise' | 'quantity' | 'cgstPaise' | 'igstPaise') =>
      credits.reduce((all, part) => all + part[column], 0);
    const net = line.grossPaise - line.discountPaise;
    return {
      line,
      net,
      quantity: Math.max(0, line.quantity - sum('quantity')),
      amount: paise(Math.max(0, net - sum('grossPaise'))),
      cgst: sum('cgstPaise'),
      igst: sum('igstPaise'),
    };
  });
}

function sumOf(remainders: readonly Remainder[]): Paise {
  return paise(remainders.reduce((sum, { amount }) => sum + amount, 0));
}

interface Part {
  readonly amount: Paise;
  readonly quantity: number;
}

function amountParts(remainders: readonly Remainder[], amount: Paise): Part[] | CreditRefusal {
  const leftPaise = sumOf(remainders);
  if (amount > leftPaise) return { reason: 'more-than-left', leftPaise };
  if (amount === 0) return { reason: 'nothing' };
  // No part exceeds the remainder of its line, because the amount does not exceed their sum.
  const parts = allocate(
    amount,
    remainders.map((rest) => rest.amount),
  );
  return remainders.map((rest, index) => {
    const part = parts[index] ?? paise(0);
    // The last of a line's money takes its last units along.
    const last = amount === leftPaise || (part > 0 && part === rest.amount);
    return { amount: part, quantity: last ? rest.quantity : 0 };
  });
}

function pieceParts(
  remainders: readonly Remainder[],
  requested: readonly { readonly line: number; readonly quantity: number }[],
): Part[] | CreditRefusal {
  const unknown = requested.find(({ line }) => !remainders.some((rest) => rest.line.line === line));
  if (unknown) return { reason: 'unknown-line', line: unknown.line };
  const pieces = (rest: Remainder) =>
    requested
      .filter(({ line }) => line === rest.line.line)
      .reduce<number | null>((sum, { quantity }) => (sum ?? 0) + quantity, null);
  const isWrong = (count: number) => !Number.isInteger(count) || count < 0;
  const tooMany = remainders.find((rest) => {
    const count = pieces(rest) ?? 0;
    return isWrong(count) || count > rest.quantity;
  });
  if (tooMany) return { reason: 'more-than-left', leftPaise: tooMany.amount };
  return remainders.map((rest): Part => {
    const quantity = pieces(rest);
    if (quantity === null) return { amount: paise(0), quantity: 0 };
    if (rest.line.quantity === 0 || quantity === rest.quantity)
      return { amount: rest.amount, quantity };
    // The units' share of the line, counted from its start, so that all shares together equal the line.
    const before = rest.line.quantity - rest.quantity;
    const share = (count: number) => Math.floor((rest.net * count) / rest.line.quantity);
    const value = share(before + quantity) - share(before);
    return { amount: paise(Math.min(value, rest.amount)), quantity };
  });
}

/**
 * The tax is the difference between the tax of everything credited and the tax credited before, so that a line credited
 * in parts returns the same tax as at once. If a part of a paisa or two is smaller than its tax, the tax waits for the
 * next part.
 */
function creditLine(
  rest: Remainder,
  { amount, quantity }: Part,
  supply: Invoice['supply'],
): InvoiceLine {
  const all = taxOfInclusive(paise(rest.net - rest.amount + amount), rest.line.percent, supply);
  const within = (due: number, max: number) => paise(Math.min(Math.max(0, due), max));
  const half = within(all.cgst - rest.cgst, Math.floor(amount / 2));
  const igst = within(all.igst - rest.igst, amount);
  return {
    ...rest.line,
    quantity,
    grossPaise: amount,
    discountPaise: paise(0),
    taxablePaise: paise(amount - 2 * half - igst),
    cgstPaise: half,
    sgstPaise: half,
    igstPaise: igst,
  };
}
