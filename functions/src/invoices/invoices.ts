import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import { draftInvoice, type InvoiceRefusal } from '../../../src/domain/invoice/invoice-draft.ts';
import type { OrderState } from '../../../src/domain/order/order-change.ts';
import { type Product, ProductSchema } from '../../../src/domain/product/product.ts';
import { StoreSettingsSchema } from '../../../src/domain/site/store-settings.ts';
import { withRatesAt } from '../../../src/domain/invoice/supply-rates.ts';
import type { ReadyEffect } from '../platform/ready-effect.ts';
import { invoiceWords } from '../../../src/text/server.ts';
import { byPath, parseDocument, refs } from '../platform/store.ts';
import { documentOf, type IssueContext, nextNumber, NOTHING_TO_ISSUE } from './issue-context.ts';

/** Thrown when an order can't be invoiced until `refusal` is fixed. Nothing was written. */
export class NoInvoiceError extends Error {
  readonly refusal: InvoiceRefusal;
  constructor(refusal: InvoiceRefusal) {
    super(refusal.reason);
    this.name = 'NoInvoiceError';
    this.refusal = refusal;
  }
}

/**
 * Issues the one invoice of an order, in the transaction that packs it: the number is drawn from the counter of series
 * and financial year in the same transaction, so numbers have no gaps or duplicates (CGST Rules 2017, rule 46(b)).
 * @throws NoInvoiceError
 */
export async function issueInvoice(
  tx: FirestoreTransaction,
  { order, transaction }: OrderState,
  { now, issued }: IssueContext,
): Promise<ReadyEffect> {
  const [foundSettings, existing] = await tx.getAll(refs.settings(), refs.invoice(order.id));
  if (existing?.exists) return NOTHING_TO_ISSUE;
  const settings = foundSettings && parseDocument(foundSettings, StoreSettingsSchema, 'id');
  if (!settings?.tax) throw new NoInvoiceError({ reason: 'no-tax-settings' });
  const lines = withRatesAt(order.lines, await productsOf(tx, order), now);
  const numbering = await nextNumber(tx, settings.tax.series, { now, issued });
  const draft = draftInvoice({
    number: numbering.number,
    issuedAt: now,
    tid: transaction.tid,
    order: { ...order, lines },
    settings,
    phrases: invoiceWords.phrases,
  });
  if (!draft.ok) throw new NoInvoiceError(draft.refusal);
  issued.documents.set(order.id, draft.value);
  return {
    invoice: numbering.number,
    write() {
      numbering.storeCounter();
      tx.create(refs.invoice(order.id), documentOf(draft.value, order.uid));
    },
  };
}

/** The current products of an order by slug; deleted ones are missing. */
async function productsOf(
  tx: FirestoreTransaction,
  { lines }: OrderState['order'],
): Promise<ReadonlyMap<string, Product>> {
  const productRefs = [...new Set(lines.map(({ slug }) => slug))].map((slug) => refs.product(slug));
  const found = await tx.getAll(...productRefs.sort(byPath));
  return new Map(
    found.flatMap((one) => {
      const product = parseDocument(one, ProductSchema, 'slug');
      return product ? [[one.id, product] as const] : [];
    }),
  );
}
