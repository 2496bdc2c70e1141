import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import { creditablePaise, draftCreditNote } from '../../../src/domain/invoice/credit-note.ts';
import { type Invoice, InvoiceSchema } from '../../../src/domain/invoice/invoice.ts';
import { paise } from '../../../src/domain/money/money.ts';
import type { Effect, OrderState } from '../../../src/domain/order/order-change.ts';
import { StoreSettingsSchema } from '../../../src/domain/site/store-settings.ts';
import { invoiceWords } from '../../../src/text/server.ts';
import { prepareAlert } from '../alerts/prepare-alert.ts';
import type { ReadyEffect } from '../platform/ready-effect.ts';
import { parseDocument, refs, store } from '../platform/store.ts';
import { documentOf, type IssueContext, nextNumber, NOTHING_TO_ISSUE } from './issue-context.ts';

type CreditEffect = Extract<Effect, { readonly effect: 'credit-note' }>;

/**
 * Issues the credit note for a refund, with a number from a series of its own. It credits the refunded line (CGST Act
 * 2017, section 34(1)), or all lines for a refund of the whole order. With `isTotal`, it credits the amount minus the
 * earlier notes under the same key.
 * Issues nothing if the order was never invoiced or the invoice is fully credited. A note that is due but cannot be
 * drafted opens an alert, because the refund itself must not wait.
 */
export async function issueCreditNote(
  tx: FirestoreTransaction,
  { order, transaction }: OrderState,
  effect: CreditEffect,
  { now, issued }: IssueContext,
): Promise<ReadyEffect> {
  const { key, amountPaise: amount, isTotal, items } = effect;
  const noteId = `${order.id}_${key}`;
  const ref = refs.invoice(isTotal ? `${noteId}_${amount}` : noteId);
  const [foundSettings, foundInvoice, existing] = await tx.getAll(
    refs.settings(),
    refs.invoice(order.id),
    ref,
  );
  const invoice =
    (foundInvoice && parseDocument(foundInvoice, InvoiceSchema, 'id')) ??
    issued.documents.get(order.id);
  const settings = foundSettings && parseDocument(foundSettings, StoreSettingsSchema, 'id');
  if (!invoice || existing?.exists || issued.documents.has(ref.id)) return NOTHING_TO_ISSUE;
  const alert = {
    alert: 'credit-note-missing',
    key: `credit-note_${ref.id.slice(order.id.length + 1)}`,
  } as const;
  const missing = await prepareAlert(tx, order, alert, now);
  if (!settings?.tax) return missing;
  const documents = await documentsOf(tx, order.id, issued.documents);
  const credited = isTotal ? totalOf(documents, noteId) : 0;
  if (credited >= amount) return NOTHING_TO_ISSUE;
  const earlier = [...documents.values()];
  const numbering = await nextNumber(tx, settings.tax.creditSeries, { now, issued });
  const refund = transaction.refunds.find((one) => one.key === key);
  const draft = draftCreditNote(invoice, {
    number: numbering.number,
    issuedAt: now,
    reason: printedReason(refund?.why ?? reasonWithoutRefund(effect)),
    credit: {
      amountPaise: paise(amount - credited),
      line: refund?.line ?? null,
      items: refund?.items ?? items,
    },
    earlier,
    phrases: invoiceWords.phrases,
  });
  if (!draft.ok) {
    numbering.release();
    return creditablePaise(invoice, earlier) === 0 ? NOTHING_TO_ISSUE : missing;
  }
  issued.documents.set(ref.id, draft.value);
  return {
    write() {
      numbering.storeCounter();
      tx.create(ref, documentOf(draft.value, order.uid));
    },
  };
}

/** The invoice and credit notes of an order by id, with those that the transaction has issued. */
async function documentsOf(
  tx: FirestoreTransaction,
  orderId: string,
  issued: ReadonlyMap<string, Invoice>,
): Promise<ReadonlyMap<string, Invoice>> {
  const stored = await tx.get(store().collection('invoices').where('tid', '==', orderId));
  return new Map([
    ...stored.docs.flatMap((one) => {
      const document = parseDocument(one, InvoiceSchema, 'id');
      return document ? [[one.id, document] as const] : [];
    }),
    ...issued,
  ]);
}

/** The sum of the notes under one key, in paise: that with this id, and those whose id also has an amount. */
function totalOf(documents: ReadonlyMap<string, Invoice>, noteId: string): number {
  return [...documents]
    .filter(([id]) => id === noteId || id.startsWith(`${noteId}_`))
    .reduce((sum, [, { totals }]) => sum + totals.totalPaise, 0);
}

/** The reason of a note without a refund, such as that of a parcel that came back unpaid. */
function reasonWithoutRefund({ key, why, items }: CreditEffect): string {
  return why ?? (items ? 'cancelled-pieces' : key);
}

/** The refund reason as printed for the buyer. A reason that staff wrote is printed unchanged. */
function printedReason(why: string): string {
  const { reasons } = invoiceWords;
  if (why === '') return reasons.refunded;
  return Object.hasOwn(reasons, why) ? reasons[why as keyof typeof reasons] : why;
}
