import type { Transaction as Writing } from 'firebase-admin/firestore';
import { draftCreditNote } from '../../src/domain/credit-note.ts';
import { financialYear, invoiceNumber } from '../../src/domain/financial-year.ts';
import { draftInvoice, type InvoiceRefusal } from '../../src/domain/invoice-draft.ts';
import { type Invoice, InvoiceSchema } from '../../src/domain/invoice.ts';
import type { Paise } from '../../src/domain/money.ts';
import type { OrderState } from '../../src/domain/order-change.ts';
import { StoreSettingsSchema } from '../../src/domain/store-settings.ts';
import type { ReadyEffect } from './effects.ts';
import { at, read, store, stored } from './store.ts';

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
 * Issues the one invoice of an order, in the transaction that packs it: the number is taken from the counter of the series
 * and the financial year in the same breath, so that the numbers have no gap and no double (CGST Rules 2017, rule 46(b)).
 * @throws NoInvoiceError
 */
export async function issueInvoice(
  writing: Writing,
  { order, transaction }: OrderState,
  now: number,
): Promise<ReadyEffect> {
  const [foundSettings, known] = await writing.getAll(at.settings(), at.invoice(order.id));
  if (known?.exists) return { write: () => undefined };
  const settings = foundSettings && read(foundSettings, StoreSettingsSchema, 'id');
  if (!settings?.tax) throw new NoInvoiceError({ reason: 'no-tax-settings' });
  const next = await nextNumber(writing, settings.tax.series, now);
  const drafted = draftInvoice({
    number: next.number,
    issuedAt: now,
    tid: transaction.tid,
    order,
    settings,
  });
  if (!drafted.ok) throw new NoInvoiceError(drafted.refusal);
  return {
    invoice: next.number,
    write() {
      next.take();
      writing.create(at.invoice(order.id), documentOf(drafted.value, order.uid));
    },
  };
}

/**
 * Issues the credit note for money that went back, in a series of its own; nothing when the order was never invoiced, or
 * when all of the invoice has been taken back.
 */
export async function issueCreditNote(
  writing: Writing,
  { order }: OrderState,
  { key, amountPaise }: { key: string; amountPaise: Paise },
  now: number,
): Promise<ReadyEffect> {
  const place = at.invoice(`${order.id}_${key}`);
  const [foundSettings, foundInvoice, known] = await writing.getAll(
    at.settings(),
    at.invoice(order.id),
    place,
  );
  const invoice = foundInvoice && read(foundInvoice, InvoiceSchema, 'id');
  const settings = foundSettings && read(foundSettings, StoreSettingsSchema, 'id');
  if (!invoice || !settings?.tax || known?.exists) return { write: () => undefined };
  const earlier = await writing.get(store().collection('invoices').where('tid', '==', order.id));
  const next = await nextNumber(writing, settings.tax.creditSeries, now);
  const drafted = draftCreditNote(invoice, {
    number: next.number,
    issuedAt: now,
    reason: key,
    credit: { amountPaise },
    earlier: earlier.docs.flatMap((one) => read(one, InvoiceSchema, 'id') ?? []),
  });
  if (!drafted.ok) return { write: () => undefined };
  return {
    write() {
      next.take();
      writing.create(place, documentOf(drafted.value, order.uid));
    },
  };
}

function documentOf(invoice: Invoice, uid: string): Record<string, unknown> {
  return { ...stored(invoice), uid };
}

async function nextNumber(
  writing: Writing,
  series: string,
  now: number,
): Promise<{ number: string; take: () => void }> {
  const year = financialYear(now);
  const counter = at.counter(`${series}_${year}`.replaceAll('/', '-'));
  const last: unknown = (await writing.get(counter)).get('last');
  const n = (typeof last === 'number' ? last : 0) + 1;
  return {
    number: invoiceNumber(series, year, n),
    take: () => void writing.set(counter, { series, year, last: n }),
  };
}
