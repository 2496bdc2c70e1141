import { piecesOf } from '#domain/order/order-pieces.ts';
import { ORDER_STOCK_SIGNS, type OrderStockReason } from '#domain/stock/stock-move.ts';
import { Timestamp } from 'firebase-admin/firestore';
import { draftCreditNote } from '#domain/invoice/credit-note.ts';
import { financialYear, invoiceNumber } from '#domain/invoice/financial-year.ts';
import { draftInvoice } from '#domain/invoice/invoice-draft.ts';
import type { Invoice } from '#domain/invoice/invoice.ts';
import type { Effect, OrderState, Transition } from '#domain/order/order-change.ts';
import { HOLD_MS } from '#domain/payment/payment-method.ts';
import { storedTokens } from '#domain/order-access/order-tokens.ts';
import type { Actor, OrderLine } from '#domain/order/order.ts';
import type { Payee } from '#domain/payout/payee.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import { invoiceWords } from '#text/orders/invoice.ts';

/** Documents by path, with timestamps. */
export type Documents = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

interface Line {
  readonly what: string;
  readonly actor: Actor;
  readonly by?: string;
  readonly note?: string;
}

/** Records what the functions write when an order changes: the same documents under the same ids. */
export class Ledger {
  readonly #settings: StoreSettings;
  readonly #written = new Map<string, Record<string, unknown>>();
  readonly #invoices: Invoice[] = [];
  readonly #counters = new Map<string, number>();

  constructor(settings: StoreSettings) {
    this.#settings = settings;
  }

  /** A new order with its payment record, the first entry of its journal, and its stock. */
  begin({ state, effects }: Transition, at: number): OrderState {
    const { order, transaction } = state;
    this.#state(state);
    const waits = order.status === 'pending-payment' && transaction.providerOrderId === '';
    if (waits) this.#put(`transactions/${order.id}`, { checkAt: at + HOLD_MS });
    const { status, uid } = order;
    this.#put(`orders/${order.id}/events/0000`, {
      what: 'order',
      status,
      actor: 'shopper',
      by: uid,
      at,
    });
    for (const effect of effects) this.#effect(effect, state, at);
    return state;
  }

  /** A transition of an order, with all its effects. */
  advance({ state, effects }: Transition, line: Line, at: number): OrderState {
    let { order } = state;
    const n = String(order.moves - 1).padStart(4, '0');
    for (const effect of effects) {
      const number = this.#effect(effect, state, at);
      if (number !== '') order = { ...order, invoice: number };
    }
    const after = { ...state, order };
    this.#state(after);
    const { what, actor, by = '', note = '' } = line;
    // The shopper can read the journal, so staff member and reason are only in the audit.
    const isStaff = actor === 'staff';
    const person = isStaff || by === '' ? {} : { by };
    this.#put(`orders/${order.id}/events/${n}`, {
      what,
      actor,
      ...person,
      status: order.status,
      at,
    });
    if (isStaff) {
      const { status, shipment } = order;
      const subject = `orders/${order.id}`;
      const done = what === 'refund' ? { refunded: true } : { status, shipment };
      this.#put(`audit/${order.id}_${order.moves}`, {
        action: `order-${what}`,
        ...{ title: order.number, email: `${by}@franch.test` },
        by,
        subject,
        note,
        after: done,
        at,
      });
    }
    return after;
  }

  /** The payee of an order. It does not expire, however old the seed's day is. */
  payee(orderId: string, payee: Payee, at: number): void {
    this.#put(`payouts/${orderId}`, { payee, at, expiresAt: Date.UTC(2100, 0, 1) });
  }

  documents(): Documents {
    for (const [id, last] of this.#counters) {
      const [series = '', year = ''] = id.split('_');
      this.#put(`counters/${id}`, { series, year, last });
    }
    return new Map([...this.#written].map(([path, fields]) => [path, timed(fields)]));
  }

  #effect(effect: Effect, { order, transaction }: OrderState, at: number): string {
    switch (effect.effect) {
      case 'stock':
        for (const { line, quantity } of effect.pieces ?? piecesOf(order)) {
          const slug = order.lines[line - 1]?.slug ?? '';
          this.#stock(order.id, { slug, quantity }, { reason: effect.change, at });
        }
        return '';
      case 'invoice':
        return this.#invoice(order, at);
      case 'credit-note':
        this.#creditNote(order, transaction, effect, at);
        return '';
      case 'purchases':
        for (const { slug } of order.lines) {
          this.#put(`users/${order.uid}/purchases/${slug}`, { orderId: order.id, at });
        }
        return '';
      case 'alert': {
        const { alert, key } = effect;
        const { id: orderId, number } = order;
        this.#put(`alerts/${orderId}_${key}`, {
          alert,
          orderId,
          number,
          open: true,
          createdAt: at,
        });
        return '';
      }
      case 'coupon':
      case 'mail':
      case 'new-order-mail':
      case 'return-mail':
      case 'new-return-mail':
      case 'edit-mail':
      case 'review-mail':
      case 'refund':
      case 'sales':
        // No coupon was used; old mails are not sent again; the provider's facts are recorded separately. Sales count
        // from the first delivery in the running shop.
        return '';
    }
  }

  #invoice(order: OrderState['order'], at: number): string {
    const series = this.#settings.tax?.series ?? '';
    const drafted = draftInvoice({
      number: this.#number(series, at),
      issuedAt: at,
      tid: order.id,
      order,
      settings: this.#settings,
      phrases: invoiceWords.phrases,
    });
    if (!drafted.ok) throw new Error(`${order.number}: ${drafted.refusal.reason}`);
    this.#invoices.push(drafted.value);
    this.#put(`invoices/${order.id}`, { ...drafted.value, uid: order.uid });
    return drafted.value.number;
  }

  #creditNote(
    order: OrderState['order'],
    { refunds }: OrderState['transaction'],
    { key, amountPaise }: Extract<Effect, { effect: 'credit-note' }>,
    at: number,
  ): void {
    const ofOrder = this.#invoices.filter(({ tid }) => tid === order.id);
    const invoice = ofOrder.find(({ kind }) => kind === 'invoice');
    if (!invoice) return;
    const { why, line } = refunds.find((refund) => refund.key === key) ?? { why: key, line: null };
    const { phrases, reasons } = invoiceWords;
    const drafted = draftCreditNote(invoice, {
      number: this.#number(this.#settings.tax?.creditSeries ?? '', at),
      issuedAt: at,
      reason: Object.hasOwn(reasons, why) ? reasons[why as keyof typeof reasons] : why,
      credit: { amountPaise, line },
      earlier: ofOrder,
      phrases,
    });
    if (!drafted.ok) throw new Error(`${order.number}: ${drafted.refusal.reason}`);
    this.#invoices.push(drafted.value);
    this.#put(`invoices/${order.id}_${key}`, { ...drafted.value, uid: order.uid });
  }

  #number(series: string, at: number): string {
    const year = financialYear(at);
    const id = `${series}_${year}`;
    const n = (this.#counters.get(id) ?? 0) + 1;
    this.#counters.set(id, n);
    return invoiceNumber(series, year, n);
  }

  #stock(
    orderId: string,
    { slug, quantity }: Pick<OrderLine, 'slug' | 'quantity'>,
    { reason, at }: { reason: OrderStockReason; at: number },
  ): void {
    const delta = ORDER_STOCK_SIGNS[reason] * quantity;
    const path = `stockMoves/${orderId}_${slug}_${reason}`;
    this.#put(path, { slug, orderId, reason, delta, quantity, at });
  }

  #state({ order: { id, ...order }, transaction: { tid, ...transaction } }: OrderState): void {
    // The letters of before are not sent, and none asks for reviews of them.
    const askReviewsAt = order.askReviewsAt === undefined ? {} : { askReviewsAt: null };
    this.#put(`orders/${id}`, {
      ...order,
      ...askReviewsAt,
      searchTokens: storedTokens(order, order.createdAt),
    });
    this.#put(`transactions/${tid}`, transaction);
  }

  #put(path: string, fields: Record<string, unknown>): void {
    this.#written.set(path, { ...this.#written.get(path), ...fields });
  }
}

/** Converts times of a document to timestamps: numbers whose field is `at`, or ends in `At`. */
function timed(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, timedValue(field, value)]),
  );
}

function timedValue(field: string, value: unknown): unknown {
  if (typeof value === 'number' && /^at$|At$/u.test(field)) return Timestamp.fromMillis(value);
  if (Array.isArray(value)) return value.map((inner: unknown) => timedValue('', inner));
  const isMap = typeof value === 'object' && value !== null && !(value instanceof Timestamp);
  return isMap ? timed(value as Record<string, unknown>) : value;
}
