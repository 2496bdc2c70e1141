import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import { creditablePaise, draftCreditNote } from '../../../src/domain/invoice/credit-note.ts';
import {
  financialYear,
  invoiceNumber,
  spellingsOf,
} from '../../../src/domain/invoice/financial-year.ts';
import { draftInvoice, type InvoiceRefusal } from '../../../src/domain/invoice/invoice-draft.ts';
import { type Invoice, InvoiceSchema } from '../../../src/domain/invoice/invoice.ts';
import { paise } from '../../../src/domain/money/money.ts';
import type { Effect, OrderState } from '../../../src/domain/order/order-change.ts';
import { type Product, ProductSchema } from '../../../src/domain/product/product.ts';
import { StoreSettingsSchema } from '../../../src/domain/site/store-settings.ts';
import { withRatesAt } from '../../../src/domain/invoice/supply-rates.ts';
import type { ReadyEffect } from '../platform/ready-effect.ts';
import { prepareAlert } from '../alerts/prepare-alert.ts';
import { invoiceWords } from '../../../src/text/server.ts';
import { refs, byPath, parseDocument, store, toFirestore } from '../platform/store.ts';

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
 * The documents that one transaction has issued so far. A transaction cannot read its own writes, so the second
 * document of a transaction takes the used numbers and the credited amounts from here.
 */
export interface Issued {
  readonly counters: Map<string, number>;
  /** By the id of the document. */
  readonly documents: Map<string, Invoice>;
}

/** Creates an empty `Issued`, one per attempt of a transaction. */
export function nothingIssued(): Issued {
  return { counters: new Map(), documents: new Map() };
}

const NOTHING: ReadyEffect = { write: () => undefined };

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
  if (existing?.exists) return NOTHING;
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
  { key, amountPaise: amount, isTotal, items, why: named }: CreditEffect,
  { now, issued }: IssueContext,
): Promise<ReadyEffect> {
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
  if (!invoice || existing?.exists || issued.documents.has(ref.id)) return NOTHING;
  const alert = {
    alert: 'credit-note-missing',
    key: `credit-note_${ref.id.slice(order.id.length + 1)}`,
  } as const;
  const missing = await prepareAlert(tx, order, alert, now);
  if (!settings?.tax) return missing;
  const issuedBefore = await tx.get(store().collection('invoices').where('tid', '==', order.id));
  const notes = new Map([
    ...issuedBefore.docs.flatMap((one) => {
      const document = parseDocument(one, InvoiceSchema, 'id');
      return document ? [[one.id, document] as const] : [];
    }),
    ...issued.documents,
  ]);
  const credited = isTotal ? totalOf([...notes].filter(([id]) => id.startsWith(noteId))) : 0;
  if (credited >= amount) return NOTHING;
  const earlier = [...notes.values()];
  const numbering = await nextNumber(tx, settings.tax.creditSeries, { now, issued });
  // A credit note without a refund, such as that of an unpaid parcel, names its reason.
  const refund = transaction.refunds.find((one) => one.key === key);
  const { why, line } = refund ?? {
    why: named ?? (items ? 'cancelled-pieces' : key),
    line: null,
  };
  const draft = draftCreditNote(invoice, {
    number: numbering.number,
    issuedAt: now,
    reason: reasonOf(why),
    credit: { amountPaise: paise(amount - credited), line, items: refund?.items ?? items },
    earlier,
    phrases: invoiceWords.phrases,
  });
  if (!draft.ok) {
    numbering.release();
    return creditablePaise(invoice, earlier) === 0 ? NOTHING : missing;
  }
  issued.documents.set(ref.id, draft.value);
  return {
    write() {
      numbering.storeCounter();
      tx.create(ref, documentOf(draft.value, order.uid));
    },
  };
}

function totalOf(documents: readonly (readonly [string, Invoice])[]): number {
  return documents.reduce((sum, [, { totals }]) => sum + totals.totalPaise, 0);
}

function documentOf(invoice: Invoice, uid: string): Record<string, unknown> {
  return { ...toFirestore(invoice), uid };
}

type CreditEffect = Extract<Effect, { readonly effect: 'credit-note' }>;

interface IssueContext {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly issued: Issued;
}

/** The refund reason as printed for the buyer. A reason that staff wrote is printed unchanged. */
function reasonOf(why: string): string {
  const { reasons } = invoiceWords;
  if (why === '') return reasons.refunded;
  return Object.hasOwn(reasons, why) ? reasons[why as keyof typeof reasons] : why;
}

/**
 * Draws the next number of a series in this financial year. The counter's name is in capitals, because readers do not
 * distinguish numbers that differ only in case. Older counters have other spellings; their numbering continues.
 */
async function nextNumber(
  tx: FirestoreTransaction,
  series: string,
  { now, issued: { counters } }: IssueContext,
): Promise<{ number: string; storeCounter: () => void; release: () => void }> {
  const year = financialYear(now);
  const name = series.toUpperCase();
  const counter = refs.counter(`${name}_${year}`);
  const last = counters.get(counter.path) ?? (await lastNumber(tx, series, year));
  const next = last + 1;
  counters.set(counter.path, next);
  return {
    number: invoiceNumber(series, year, next),
    storeCounter: () => void tx.set(counter, { series: name, year, last: next }),
    release: () => void counters.set(counter.path, next - 1),
  };
}

/** The highest number of a series in any spelling; 0 if none was drawn. */
async function lastNumber(tx: FirestoreTransaction, series: string, year: string): Promise<number> {
  const spelled = spellingsOf(series).map((spelling) => refs.counter(`${spelling}_${year}`));
  const found = await tx.getAll(...spelled.toSorted(byPath));
  const lasts = found.map((one): unknown => one.get('last'));
  return Math.max(0, ...lasts.map((last) => (typeof last === 'number' ? last : 0)));
}
