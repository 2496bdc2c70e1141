import { draftCreditNote } from '#domain/invoice/credit-note.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import { paise } from '#domain/money/money.ts';
import { invoiceWords } from '#text/orders/invoice.ts';
import type { Documents } from '../../support/memory-backend.ts';

/** A credit note of this amount against an invoice, issued so many milliseconds later. */
export function creditNoteOf(invoice: Invoice, amount: number, later = 0): Invoice {
  const drafted = draftCreditNote(invoice, {
    ...{ number: 'CN/26-27/000001', reason: 'A bottle leaked', earlier: [] },
    phrases: invoiceWords.phrases,
    issuedAt: invoice.issuedAt + later,
    credit: { amountPaise: paise(amount), line: null },
  });
  if (!drafted.ok) throw new Error(drafted.refusal.reason);
  return drafted.value;
}

/** `invoices/{id}` as the server writes it, for the order of this id. */
export function issued(
  document: Invoice,
  id = document.number.replaceAll('/', '-'),
  tid: string = document.tid,
): Documents {
  const { original } = document;
  return {
    [`invoices/${id}`]: {
      ...{ ...document, tid, issuedAt: new Date(document.issuedAt) },
      ...(original && { original: { ...original, issuedAt: new Date(original.issuedAt) } }),
    },
  };
}
