import type { Transaction as Writing } from 'firebase-admin/firestore';
import { draftCreditNote } from '../../../src/domain/invoice/credit-note.ts';
import { financialYear, invoiceNumber } from '../../../src/domain/invoice/financial-year.ts';
import { draftInvoice, type InvoiceRefusal } from '../../../src/domain/invoice/invoice-draft.ts';
import { type Invoice, InvoiceSchema } from '../../../src/domain/invoice/invoice.ts';
import type { Paise } from '../../../src/domain/money/money.ts';
import type { OrderState } from '../../../src/domain/order/order-change.ts';
import { type Product, ProductSchema } from '../../../src/domain/product/product.ts';
import { StoreSettingsSchema } from '../../../src/domain/site/store-settings.ts';
import { withRatesAt } from '../../../src/domain/invoice/supply-rates.ts';
import { invoiceWords } from '../../../src/text/en/invoice.ts';
import type { ReadyEffect } from '../orders/ready-effect.ts';
import { refs, byPath, parseDocument, store, toFirestore } from '../shared/store.ts';

/** No invoice can be made of an order as it is; somebody has to mend what `refusal` names. Nothing was written. */
export class NoInvoiceError extends Error {
  readonly refusal: InvoiceRefusal;
  constructor(refusal: InvoiceRefusal) {
    super(refusal.reason);
    this.name = 'NoInvoiceError';
    this.refusal = refusal;
  }
}

/**
 * What one transaction has issued so far. Its writes cannot be read within it, so a second document of the same transaction
 * learns from here which numbers are taken, and what of the invoice has gone back.
 */
export interface Issued {
  readonly counters: Map<string, number>;
  readonly documents: Invoice[];
}

/** Nothing yet. Made anew for every try of a transaction. */
export function nothingIssued(): Issued {
  return { counters: new Map(), documents: [] };
}

/**
 * Issues the one invoice of an order, in the transaction that packs it: the number is taken from the counter of the series
 * and the financial year in the same breath, so that the numbers have no gap and no double (CGST Rules 2017, rule 46(b)).
 * @throws NoInvoiceError
 */
export async function issueInvoice(
  writing: Writing,
  { order, transaction }: OrderState,
  { now, issued }: Issuing,
): Promise<ReadyEffect> {
  const [foundSettings, known] = await writing.getAll(refs.settings(), refs.invoice(order.id));
  if (known?.exists) return { write: () => undefined };
  const settings = foundSettings && parseDocument(foundSettings, StoreSettingsSchema, 'id');
  if (!settings?.tax) throw new NoInvoiceError({ reason: 'no-tax-settings' });
  const lines = withRatesAt(order.lines, await productsOf(writing, order), now);
  const next = await nextNumber(writing, settings.tax.series, { now, issued });
  const drafted = draftInvoice({
    number: next.number,
    issuedAt: now,
    tid: transaction.tid,
    order: { ...order, lines },
    settings,
  });
  if (!drafted.ok) throw new NoInvoiceError(drafted.refusal);
  issued.documents.push(drafted.value);
  return {
    invoice: next.number,
    write() {
      next.take();
      writing.create(refs.invoice(order.id), documentOf(drafted.value, order.uid));
    },
  };
}

/** The products of an order as they are now, by slug; a deleted one is missing. */
async function productsOf(
  writing: Writing,
  { lines }: OrderState['order'],
): Promise<ReadonlyMap<string, Product>> {
  const places = [...new Set(lines.map(({ slug }) => slug))].map((slug) => refs.product(slug));
  const found = await writing.getAll(...places.sort(byPath));
  return new Map(
    found.flatMap((one) => {
      const product = parseDocument(one, ProductSchema, 'slug');
      return product ? [[one.id, product] as const] : [];
    }),
  );
}

/**
 * Issues the credit note for money that went back, in a series of its own; nothing when the order was never invoiced, or
 * when all of the invoice has been taken back.
 */
export async function issueCreditNote(
  writing: Writing,
  { order, transaction }: OrderState,
  { key, amountPaise }: { key: string; amountPaise: Paise },
  { now, issued }: Issuing,
): Promise<ReadyEffect> {
  const place = refs.invoice(`${order.id}_${key}`);
  const [foundSettings, foundInvoice, known] = await writing.getAll(
    refs.settings(),
    refs.invoice(order.id),
    place,
  );
  const invoice =
    (foundInvoice && parseDocument(foundInvoice, InvoiceSchema, 'id')) ??
    issued.documents.find(({ kind }) => kind === 'invoice');
  const settings = foundSettings && parseDocument(foundSettings, StoreSettingsSchema, 'id');
  if (!invoice || !settings?.tax || known?.exists) return { write: () => undefined };
  const earlier = await writing.get(store().collection('invoices').where('tid', '==', order.id));
  const next = await nextNumber(writing, settings.tax.creditSeries, { now, issued });
  const drafted = draftCreditNote(invoice, {
    number: next.number,
    issuedAt: now,
    reason: reasonOf(transaction, key),
    credit: { amountPaise },
    earlier: [
      ...earlier.docs.flatMap((one) => parseDocument(one, InvoiceSchema, 'id') ?? []),
      ...issued.documents,
    ],
  });
  if (!drafted.ok) return next.giveBack();
  issued.documents.push(drafted.value);
  return {
    write() {
      next.take();
      writing.create(place, documentOf(drafted.value, order.uid));
    },
  };
}

function documentOf(invoice: Invoice, uid: string): Record<string, unknown> {
  return { ...toFirestore(invoice), uid };
}

interface Issuing {
  /** Epoch milliseconds. */
  readonly now: number;
  readonly issued: Issued;
}

/** Why money went back, in words for the buyer. What staff wrote stands as they wrote it. */
function reasonOf({ refunds }: OrderState['transaction'], key: string): string {
  const why = refunds.find((refund) => refund.key === key)?.why ?? key;
  const { reasons } = invoiceWords;
  if (why === '') return reasons.refunded;
  return Object.hasOwn(reasons, why) ? reasons[why as keyof typeof reasons] : why;
}

async function nextNumber(
  writing: Writing,
  series: string,
  { now, issued: { counters } }: Issuing,
): Promise<{ number: string; take: () => void; giveBack: () => ReadyEffect }> {
  const year = financialYear(now);
  const counter = refs.counter(`${series}_${year}`);
  const last: unknown = counters.get(counter.path) ?? (await writing.get(counter)).get('last');
  const n = (typeof last === 'number' ? last : 0) + 1;
  counters.set(counter.path, n);
  return {
    number: invoiceNumber(series, year, n),
    take: () => void writing.set(counter, { series, year, last: n }),
    giveBack() {
      counters.set(counter.path, n - 1);
      return { write: () => undefined };
    },
  };
}
