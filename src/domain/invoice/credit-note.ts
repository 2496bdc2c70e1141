import { creditShares } from './credit-shares.ts';
import { financialYear } from './financial-year.ts';
import type { Invoice, InvoiceDraft, InvoiceLine, InvoicePhrases } from './invoice.ts';
import { invoiceTotals } from './invoice-totals.ts';
import { type Paise, paise } from '../money/money.ts';
import { itemsOf, type RefundItem } from '../payment/transaction.ts';
import { taxOfInclusive } from './tax.ts';

/** A request to credit a part of an invoice. */
export interface CreditRequest {
  /** Paise, GST included. */
  readonly amountPaise: Paise;
  /** The line of the invoice whose goods came back or whose price fell; null for all lines in proportion. */
  readonly line: number | null;
  /** The pieces that came back or were left out, with their share of the amount. */
  readonly items?: readonly RefundItem[] | undefined;
}

/** The input of a credit note. `number` comes from `invoiceNumber` in a series of its own. */
export interface CreditNoteInput {
  readonly number: string;
  readonly issuedAt: number;
  /** The reason, for the buyer. */
  readonly reason: string;
  readonly credit: CreditRequest;
  /** All previous credit notes of this invoice. */
  readonly earlier: readonly Invoice[];
  readonly phrases: InvoicePhrases;
}

/** Why no credit note is possible. */
export type CreditRefusal =
  | { readonly reason: 'not-an-invoice' }
  | { readonly reason: 'nothing' }
  | { readonly reason: 'more-than-left'; readonly leftPaise: Paise }
  | { readonly reason: 'unknown-line'; readonly line: number };

/**
 * What is left to credit of an invoice line: units, and paise including GST. `cgst` (SGST equals it) and `igst` are the
 * taxes credited so far.
 */
interface Remainder {
  readonly line: InvoiceLine;
  readonly net: number;
  readonly quantity: number;
  readonly amount: Paise;
  readonly cgst: number;
  readonly igst: number;
}

/**
 * Drafts the credit note for a refund (CGST Act 2017, section 34). Its lines sum to the amount exactly, and all credit
 * notes of an invoice together never exceed any of its lines.
 */
export function draftCreditNote(
  invoice: Invoice,
  { number, issuedAt, reason, credit, earlier, phrases }: CreditNoteInput,
): InvoiceDraft<Invoice, CreditRefusal> {
  const refuse = (refusal: CreditRefusal) => ({ ok: false, refusal }) as const;
  if (invoice.kind !== 'invoice') return refuse({ reason: 'not-an-invoice' });
  const remainders = remainderOf(invoice, earlier);
  const parts = partsOf(remainders, credit);
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
      gift: '',
      words: phrases.amount(totals.totalPaise),
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

function partsOf(
  remainders: readonly Remainder[],
  { amountPaise, line, items: named }: CreditRequest,
): Part[] | CreditRefusal {
  const items = itemsOf({ line, amountPaise, items: named && [...named] });
  const unknown = items.find((item) => !remainders.some((rest) => rest.line.line === item.line));
  if (unknown) return { reason: 'unknown-line', line: unknown.line };
  const leftPaise = sumOf(remainders);
  if (amountPaise > leftPaise) return { reason: 'more-than-left', leftPaise };
  if (amountPaise === 0) return { reason: 'nothing' };
  const sum = (rest: Remainder, column: 'amountPaise' | 'quantity') =>
    items
      .filter((item) => item.line === rest.line.line)
      .reduce((all, item) => all + item[column], 0);
  const shares = creditShares(
    amountPaise,
    remainders.map((rest) => paise(sum(rest, 'amountPaise'))),
    remainders.map(({ amount }) => amount),
  );
  return remainders.map((rest, each) => {
    const amount = shares[each] ?? paise(0);
    // The credit that uses up a line's money also credits its remaining units.
    const last = amountPaise === leftPaise || (amount > 0 && amount === rest.amount);
    return {
      amount,
      quantity: last ? rest.quantity : Math.min(rest.quantity, sum(rest, 'quantity')),
    };
  });
}

/**
 * Credits the tax on everything credited so far minus the tax credited before, so several partial credits return the
 * same tax as a single one. A credit of one or two paise can be smaller than the tax due; the rest is then credited
 * with the next one.
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
