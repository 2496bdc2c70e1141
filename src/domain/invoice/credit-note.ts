import { amountInWords } from '../money/amount-in-words.ts';
import { financialYear } from './financial-year.ts';
import type { InvoiceDraft, Invoice, InvoiceLine } from './invoice.ts';
import { invoiceTotals } from './invoice-totals.ts';
import { type Paise, paise } from '../money/money.ts';
import { allocate } from '../money/allocate.ts';
import { taxOfInclusive } from './tax.ts';

/**
 * What goes back: an amount (paise, GST included), shared out over what is left of the lines; or pieces of lines,
 * named by their place on the invoice. A fee has no pieces: its `quantity` is 0 and all that is left of it goes back.
 */
export type CreditRequest =
  | { readonly amountPaise: Paise }
  | { readonly lines: readonly { readonly line: number; readonly quantity: number }[] };

/** What a credit note is made of. `number` comes from `invoiceNumber` in a series of its own. */
export interface CreditNoteInput {
  readonly number: string;
  readonly issuedAt: number;
  /** Why, in words for the buyer. */
  readonly reason: string;
  readonly credit: CreditRequest;
  /** Every credit note of this invoice so far. */
  readonly earlier: readonly Invoice[];
}

/** Why no credit note can be made. */
export type CreditRefusal =
  | { readonly reason: 'not-an-invoice' }
  | { readonly reason: 'nothing' }
  | { readonly reason: 'more-than-left'; readonly leftPaise: Paise }
  | { readonly reason: 'unknown-line'; readonly line: number };

/** What is left of a line: pieces, and paise with GST. `half` and `igst` are the taxes taken back so far. */
interface Left {
  readonly line: InvoiceLine;
  readonly net: number;
  readonly quantity: number;
  readonly amount: Paise;
  readonly cgst: number;
  readonly igst: number;
}

/**
 * The credit note (CGST Act 2017, section 34) for money that goes back. Its lines sum to the amount exactly, and all
 * credit notes of an invoice together never exceed a line of it.
 */
export function draftCreditNote(
  invoice: Invoice,
  { number, issuedAt, reason, credit, earlier }: CreditNoteInput,
): InvoiceDraft<Invoice, CreditRefusal> {
  const refuse = (refusal: CreditRefusal) => ({ ok: false, refusal }) as const;
  if (invoice.kind !== 'invoice') return refuse({ reason: 'not-an-invoice' });
  const left = leftOf(invoice, earlier);
  const parts =
    'amountPaise' in credit
      ? amountParts(left, credit.amountPaise)
      : pieceParts(left, credit.lines);
  if ('reason' in parts) return refuse(parts);
  const lines = left.flatMap((rest, index) => {
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
      words: amountInWords(totals.totalPaise),
    },
  };
}

/** What can still go back of an invoice, in paise, GST included. */
export function creditablePaise(invoice: Invoice, earlier: readonly Invoice[]): Paise {
  return sumOf(leftOf(invoice, earlier));
}

function leftOf(invoice: Invoice, earlier: readonly Invoice[]): Left[] {
  const credited = earlier
    .filter((note) => note.kind === 'credit-note' && note.original?.number === invoice.number)
    .flatMap(({ lines }) => lines);
  return invoice.lines.map((line) => {
    const back = credited.filter((part) => part.line === line.line);
    const sum = (column: 'grossPaise' | 'quantity' | 'cgstPaise' | 'igstPaise') =>
      back.reduce((all, part) => all + part[column], 0);
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

function sumOf(left: readonly Left[]): Paise {
  return paise(left.reduce((sum, { amount }) => sum + amount, 0));
}

interface Part {
  readonly amount: Paise;
  readonly quantity: number;
}

function amountParts(left: readonly Left[], amount: Paise): Part[] | CreditRefusal {
  const leftPaise = sumOf(left);
  if (amount > leftPaise) return { reason: 'more-than-left', leftPaise };
  if (amount === 0) return { reason: 'nothing' };
  // No part is larger than what is left of its line, because the amount is not larger than their sum.
  const parts = allocate(
    amount,
    left.map((rest) => rest.amount),
  );
  return left.map((rest, index) => {
    const part = parts[index] ?? paise(0);
    // The last of a line's money takes the last of its pieces along.
    const last = amount === leftPaise || (part > 0 && part === rest.amount);
    return { amount: part, quantity: last ? rest.quantity : 0 };
  });
}

function pieceParts(
  left: readonly Left[],
  asked: readonly { readonly line: number; readonly quantity: number }[],
): Part[] | CreditRefusal {
  const unknown = asked.find(({ line }) => !left.some((rest) => rest.line.line === line));
  if (unknown) return { reason: 'unknown-line', line: unknown.line };
  const pieces = (rest: Left) =>
    asked
      .filter(({ line }) => line === rest.line.line)
      .reduce<number | null>((sum, { quantity }) => (sum ?? 0) + quantity, null);
  const isWrong = (count: number) => !Number.isInteger(count) || count < 0;
  const tooMany = left.find((rest) => {
    const count = pieces(rest) ?? 0;
    return isWrong(count) || count > rest.quantity;
  });
  if (tooMany) return { reason: 'more-than-left', leftPaise: tooMany.amount };
  return left.map((rest): Part => {
    const quantity = pieces(rest);
    if (quantity === null) return { amount: paise(0), quantity: 0 };
    if (rest.line.quantity === 0 || quantity === rest.quantity)
      return { amount: rest.amount, quantity };
    // The pieces' share of the line, counted from its beginning, so that all shares together are the line.
    const before = rest.line.quantity - rest.quantity;
    const share = (count: number) => Math.floor((rest.net * count) / rest.line.quantity);
    const value = share(before + quantity) - share(before);
    return { amount: paise(Math.min(value, rest.amount)), quantity };
  });
}

/**
 * Tax is taken back as the difference between the tax of all that has gone back and what was taken back before, so
 * that a line that goes back in parts gives back its tax as if it went at once. Where a part of a paisa or two would
 * need more tax than it holds, the tax waits for the next part.
 */
function creditLine(
  rest: Left,
  { amount, quantity }: Part,
  supply: Invoice['supply'],
): InvoiceLine {
  const all = taxOfInclusive(paise(rest.net - rest.amount + amount), rest.line.percent, supply);
  const within = (due: number, most: number) => paise(Math.min(Math.max(0, due), most));
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
