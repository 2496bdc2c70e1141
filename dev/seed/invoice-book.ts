import { draftCreditNote } from '#domain/invoice/credit-note.ts';
import { financialYear, invoiceNumber } from '#domain/invoice/financial-year.ts';
import { draftInvoice } from '#domain/invoice/invoice-draft.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import type { Effect, OrderState } from '#domain/order/order-change.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import { invoiceWords } from '#text/orders/invoice.ts';
import type { DocumentSet } from './document-set.ts';

type CreditEffect = Extract<Effect, { effect: 'credit-note' }>;

/** Issues the seed's invoices and credit notes, numbered in the order of the calls. */
export class InvoiceBook {
  readonly #settings: StoreSettings;
  readonly #written: DocumentSet;
  readonly #issued: Invoice[] = [];
  readonly #lastNumbers = new Map<string, number>();

  constructor(settings: StoreSettings, written: DocumentSet) {
    this.#settings = settings;
    this.#written = written;
  }

  /** Issues the invoice of an order and returns its number. */
  issue({ order }: OrderState, at: number): string {
    const draft = draftInvoice({
      number: this.#nextNumber(this.#settings.tax?.series ?? '', at),
      issuedAt: at,
      tid: order.id,
      order,
      settings: this.#settings,
      phrases: invoiceWords.phrases,
    });
    return this.#write(order, order.id, draft).number;
  }

  /** Credits a refund, if the order has an invoice. */
  credit({ order, transaction }: OrderState, { key, amountPaise }: CreditEffect, at: number): void {
    const earlier = this.#issued.filter(({ tid }) => tid === order.id);
    const invoice = earlier.find(({ kind }) => kind === 'invoice');
    if (!invoice) return;
    const refund = transaction.refunds.find((one) => one.key === key);
    const { why, line } = refund ?? { why: key, line: null };
    const { phrases, reasons } = invoiceWords;
    const draft = draftCreditNote(invoice, {
      number: this.#nextNumber(this.#settings.tax?.creditSeries ?? '', at),
      issuedAt: at,
      reason: Object.hasOwn(reasons, why) ? reasons[why as keyof typeof reasons] : why,
      credit: { amountPaise, line },
      earlier,
      phrases,
    });
    this.#write(order, `${order.id}_${key}`, draft);
  }

  #write(
    { number, uid }: OrderState['order'],
    id: string,
    draft: ReturnType<typeof draftInvoice> | ReturnType<typeof draftCreditNote>,
  ): Invoice {
    if (!draft.ok) throw new Error(`${number}: ${draft.refusal.reason}`);
    this.#issued.push(draft.value);
    this.#written.put(`invoices/${id}`, { ...draft.value, uid });
    return draft.value;
  }

  #nextNumber(series: string, at: number): string {
    const year = financialYear(at);
    const counter = `${series}_${year}`;
    const last = (this.#lastNumbers.get(counter) ?? 0) + 1;
    this.#lastNumbers.set(counter, last);
    this.#written.put(`counters/${counter}`, { series, year, last });
    return invoiceNumber(series, year, last);
  }
}
