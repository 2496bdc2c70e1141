import { piecesOf } from '#domain/order/order-pieces.ts';
import { ORDER_STOCK_SIGNS } from '#domain/stock/stock-move.ts';
import type { Effect, OrderState, Transition } from '#domain/order/order-change.ts';
import { HOLD_MS } from '#domain/payment/payment-method.ts';
import { providerIds } from '#domain/payment/transaction.ts';
import { storedTokens } from '#domain/order-access/order-tokens.ts';
import type { Actor, Order } from '#domain/order/order.ts';
import type { Payee } from '#domain/payout/payee.ts';
import type { StoreSettings } from '#domain/site/store-settings.ts';
import { type Documents, DocumentSet } from './document-set.ts';
import { InvoiceBook } from './invoice-book.ts';

interface Line {
  readonly what: string;
  readonly actor: Actor;
  readonly by?: string;
  readonly note?: string;
}

/** Records what the functions write when an order changes: the same documents under the same ids. */
export class OrderLedger {
  readonly #written = new DocumentSet();
  readonly #invoices: InvoiceBook;

  constructor(settings: StoreSettings) {
    this.#invoices = new InvoiceBook(settings, this.#written);
  }

  /** Records a new order with its payment record, the first entry of its journal, and its stock. */
  place({ state, effects }: Transition, at: number): OrderState {
    const { order, transaction } = state;
    this.#putState(state);
    const waits = order.status === 'pending-payment' && transaction.providerOrderId === '';
    if (waits) this.#written.put(`transactions/${order.id}`, { checkAt: at + HOLD_MS });
    this.#putJournal(order, { what: 'order', actor: 'shopper', by: order.uid }, 0, at);
    return this.#putEffects({ state, effects }, at);
  }

  /** Records a transition of an order, with all its effects. */
  change(transition: Transition, line: Line, at: number): OrderState {
    const after = this.#putEffects(transition, at);
    const { order } = after;
    this.#putState(after);
    const { what, actor, by = '' } = line;
    // The shopper can read the journal, so staff member and reason are only in the audit.
    const isStaff = actor === 'staff';
    const entry = { what, actor, ...(!isStaff && by !== '' && { by }) };
    this.#putJournal(order, entry, order.moves - 1, at);
    if (isStaff) this.#putAudit(order, line, at);
    return after;
  }

  /** Records the payee of an order. It does not expire, however old the seed's day is. */
  payee(orderId: string, payee: Payee, at: number): void {
    this.#written.put(`payouts/${orderId}`, { payee, at, expiresAt: Date.UTC(2100, 0, 1) });
  }

  documents(): Documents {
    return this.#written.documents();
  }

  #putState({ order: { id, ...order }, transaction: { tid, ...transaction } }: OrderState): void {
    // Earlier letters are not sent, and none asks for reviews of them.
    const askReviewsAt = order.askReviewsAt === undefined ? {} : { askReviewsAt: null };
    const searchTokens = storedTokens(order, order.createdAt);
    this.#written.put(`orders/${id}`, { ...order, ...askReviewsAt, searchTokens });
    this.#written.put(`transactions/${tid}`, {
      ...transaction,
      providerIds: providerIds(transaction),
    });
  }

  #putJournal({ id, status }: Order, line: Line, moves: number, at: number): void {
    const entry = String(moves).padStart(4, '0');
    this.#written.put(`orders/${id}/events/${entry}`, { ...line, status, at });
  }

  #putAudit(order: Order, { what, by = '', note = '' }: Line, at: number): void {
    const { id, number, moves, status, shipment } = order;
    this.#written.put(`audit/${id}_${moves}`, {
      ...{ action: `order-${what}`, by, email: `${by}@franch.test` },
      ...{ subject: `orders/${id}`, title: number, note, at },
      after: what === 'refund' ? { refunded: true } : { status, shipment },
    });
  }

  /** Returns the state with the number of an invoice that was issued. */
  #putEffects({ state, effects }: Transition, at: number): OrderState {
    let { order } = state;
    for (const effect of effects) {
      if (effect.effect === 'invoice') {
        order = { ...order, invoice: this.#invoices.issue(state, at) };
      } else this.#putEffect(effect, state, at);
    }
    return { ...state, order };
  }

  #putEffect(effect: Exclude<Effect, { effect: 'invoice' }>, state: OrderState, at: number): void {
    const { order } = state;
    switch (effect.effect) {
      case 'stock':
        this.#putStock(order, effect, at);
        return;
      case 'gift':
        // No sample order has one: the sample shop chooses its gift by hand.
        return;
      case 'credit-note':
        this.#invoices.credit(state, effect, at);
        return;
      case 'purchases':
        for (const { slug } of order.lines) {
          this.#written.put(`users/${order.uid}/purchases/${slug}`, { orderId: order.id, at });
        }
        return;
      case 'alert': {
        const { alert, key } = effect;
        const { id: orderId, number } = order;
        const fields = { alert, orderId, number, open: true, createdAt: at };
        this.#written.put(`alerts/${orderId}_${key}`, fields);
        return;
      }
      case 'coupon':
      case 'mail':
      case 'new-order-mail':
      case 'return-mail':
      case 'new-return-mail':
      case 'edit-mail':
      case 'parcel-mail':
      case 'tracking-mail':
      case 'review-mail':
      case 'refund':
      case 'sales':
      // No coupon was used; old mails are not sent again; the provider's facts are recorded separately. Sales count
      // from the first delivery in the running shop.
    }
  }

  #putStock(
    order: Order,
    {
      change: reason,
      key = reason,
      pieces = piecesOf(order),
    }: Extract<Effect, { effect: 'stock' }>,
    at: number,
  ): void {
    const { id: orderId } = order;
    for (const { line, quantity } of pieces) {
      const slug = order.lines[line - 1]?.slug ?? '';
      const move = { slug, orderId, reason, delta: ORDER_STOCK_SIGNS[reason] * quantity };
      this.#written.put(`stockMoves/${orderId}_${slug}_${key}`, { ...move, quantity, at });
    }
  }
}
