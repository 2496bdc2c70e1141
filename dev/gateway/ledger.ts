import {
  acquirerData,
  type Instrument,
  newDispute,
  newPayment,
  newRefund,
  type Payer,
  type RefundWish,
  setError,
  setRefunded,
} from './documents.ts';
import {
  type Dispute,
  type DisputePhase,
  type DisputeStatus,
  type Failure,
  type Notes,
  notesOf,
  type Order,
  type Payment,
  type Refund,
} from './entities.ts';
import { FAILURES } from './failures.ts';
import { ApiError } from './http.ts';
import type { Random } from './random.ts';

/** An event as a webhook reports it: its name and the documents at that time. */
export interface Happening {
  readonly event: string;
  readonly payload: Readonly<Record<string, object>>;
}

/** How an order's payments are captured: `payment.capture` and `capture_options` of the order. */
export interface Capture {
  readonly mode: 'automatic' | 'manual';
  /** Minutes after which an automatic capture no longer happens; the payment then stays authorized. */
  readonly automaticMinutes: number;
}

/** Dependencies of the ledger. */
interface Surroundings {
  readonly random: Random;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly tell: (happening: Happening) => void;
}

export type Ledger = ReturnType<typeof openLedger>;

/**
 * Every order, payment and refund of the gateway, and the only code that changes them. In memory, lost with the
 * process.
 */
export function openLedger({ random, now, tell }: Surroundings) {
  const orders = new Map<string, Order>();
  const captures = new Map<string, Capture>();
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, Refund>();
  const disputes = new Map<string, Dispute>();

  const seconds = (): number => Math.floor(now() / 1000);
  const say = (event: string, payload: Readonly<Record<string, object>>): void =>
    tell({ event, payload: structuredClone(payload) });

  const orderOf = (payment: Payment): Order => found(orders, payment.order_id);

  function createOrder(options: {
    readonly amount: number;
    readonly currency: string;
    readonly receipt: string | null;
    readonly notes: Notes;
    readonly capture: Capture;
  }): Order {
    const order: Order = {
      id: `order_${random.letters(14)}`,
      entity: 'order',
      amount: options.amount,
      amount_paid: 0,
      amount_due: options.amount,
      currency: options.currency,
      receipt: options.receipt,
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: notesOf(options.notes),
      created_at: seconds(),
    };
    orders.set(order.id, order);
    captures.set(order.id, options.capture);
    return order;
  }

  /** A payment attempt. @throws ApiError when the order is paid. `again` allows a second payment all the same. */
  function beginPayment(
    order: Order,
    instrument: Instrument,
    payer: Payer,
    again = false,
  ): Payment {
    if (order.status === 'paid' && !again) {
      throw new ApiError(FAILURES.order_already_paid.description, {
        reason: 'order_already_paid',
        metadata: { order_id: order.id },
      });
    }
    const payment = newPayment(order, instrument, payer, random, seconds());
    payments.set(payment.id, payment);
    order.attempts += 1;
    if (order.status === 'created') order.status = 'attempted';
    return payment;
  }

  function failPayment(payment: Payment, failure: Failure): void {
    if (payment.status !== 'created') return;
    payment.status = 'failed';
    setError(payment, failure);
    say('payment.failed', { payment });
  }

  /**
   * The bank approves, perhaps long after the payment was abandoned. Also captures it unless the order requires a
   * manual capture, its time is over, or another payment was first: that one is refunded, as the real API does.
   */
  function authorize(payment: Payment, { again = false, capture = true } = {}): void {
    if (payment.status !== 'created' && payment.status !== 'failed') return;
    payment.status = 'authorized';
    setError(payment, null);
    payment.acquirer_data = acquirerData(payment.method, random);
    say('payment.authorized', { payment });
    const order = orderOf(payment);
    if (order.status === 'paid' && !again) {
      settleRefund(
        refund(payment, { amount: payment.amount, speed: 'normal', receipt: null }),
        true,
      );
      return;
    }
    const { mode, automaticMinutes } = found(captures, order.id);
    const isInTime = seconds() - order.created_at <= automaticMinutes * 60;
    if (capture && mode === 'automatic' && isInTime) capturePayment(payment, again);
  }

  /** @throws ApiError when the payment cannot be captured. */
  function capturePayment(payment: Payment, again = false): void {
    const order = orderOf(payment);
    if (payment.status === 'captured' || payment.status === 'refunded') {
      throw new ApiError('This payment has already been captured');
    }
    if (payment.status !== 'authorized') {
      throw new ApiError(
        'Only payments which have been authorized and not yet captured can be captured',
      );
    }
    if (order.status === 'paid' && !again)
      throw new ApiError('Payment already done for this order.');
    payment.status = 'captured';
    payment.captured = true;
    payment.tax = Math.round(payment.amount * 0.0036);
    payment.fee = Math.round(payment.amount * 0.02) + payment.tax;
    order.status = 'paid';
    order.amount_paid = order.amount;
    order.amount_due = 0;
    say('payment.captured', { payment });
    say('order.paid', { payment, order });
  }

  /** Books a pending refund. The caller has checked that the amount is available. */
  function refund(payment: Payment, options: RefundWish): Refund {
    const newEntry = newRefund(payment, options, random, seconds());
    refunds.set(newEntry.id, newEntry);
    setRefunded(payment, payment.amount_refunded + newEntry.amount);
    say('refund.created', { refund: newEntry, payment });
    return newEntry;
  }

  /** The final state of a refund: it arrived, or the money stays where it was. */
  function settleRefund(pendingRefund: Refund, arrived: boolean): void {
    if (pendingRefund.status !== 'pending') return;
    const payment = found(payments, pendingRefund.payment_id);
    pendingRefund.status = arrived ? 'processed' : 'failed';
    if (!arrived) setRefunded(payment, payment.amount_refunded - pendingRefund.amount);
    say(arrived ? 'refund.processed' : 'refund.failed', { refund: pendingRefund, payment });
  }

  const leftOf = (payment: Payment): number => payment.amount - payment.amount_refunded;

  /** A dispute about what is left of a payment, or about a part of that. @throws ApiError when it is about more. */
  function dispute(payment: Payment, amount = leftOf(payment)): Dispute {
    if (amount === 0 || amount > leftOf(payment)) {
      throw new ApiError(`A dispute can be about at most ${leftOf(payment)} of this payment`, {
        field: 'amount',
      });
    }
    const disputeDocument = newDispute(payment, amount, random, seconds());
    disputes.set(disputeDocument.id, disputeDocument);
    say('payment.dispute.created', { payment, dispute: disputeDocument });
    return disputeDocument;
  }

  /**
   * The bank advances a dispute: into a state, into another phase, or asks for more documents. A lost one takes its
   * amount by a refund, as the real API does: once, also when a later phase is lost too.
   */
  function moveDispute(
    moving: Dispute,
    to: DisputeStatus | 'action_required',
    phase: DisputePhase,
  ): void {
    moving.phase = phase;
    moving.status = to === 'action_required' ? 'under_review' : to;
    const payment = found(payments, moving.payment_id);
    const isFirstLoss = to === 'lost' && moving.amount_deducted === 0;
    if (isFirstLoss) moving.amount_deducted = Math.min(moving.amount, leftOf(payment));
    say(`payment.dispute.${to === 'open' ? 'created' : to}`, { payment, dispute: moving });
    const { amount_deducted: amount } = moving;
    if (isFirstLoss && amount > 0) {
      settleRefund(refund(payment, { amount, speed: 'normal', receipt: null }), true);
    }
  }

  return {
    createOrder,
    beginPayment,
    failPayment,
    authorize,
    capturePayment,
    refund,
    settleRefund,
    dispute,
    moveDispute,
    disputeOf: (id: string) => found(disputes, id),
    disputes: () => [...disputes.values()],
    order: (id: string) => found(orders, id),
    payment: (id: string) => found(payments, id),
    refundOf: (id: string) => found(refunds, id),
    orders: () => [...orders.values()],
    payments: () => [...payments.values()],
    refunds: () => [...refunds.values()],
  };
}

function found<T>(all: ReadonlyMap<string, T>, id: string): T {
  const one = all.get(id);
  if (!one) throw new ApiError('The id provided does not exist');
  return one;
}
