import {
  type Dispute,
  type Method,
  type Notes,
  notesOf,
  type Order,
  type Payment,
  type Refund,
} from './entities.ts';
import { FAILURES, type FailureReason } from './failures.ts';
import { ApiError } from './http.ts';

/** An event as a webhook reports it: its name and the documents at that time. */
export interface Happening {
  readonly event: string;
  readonly payload: Readonly<Record<string, object>>;
}

/** How a shopper pays. */
export interface Payer {
  readonly method: Method;
  readonly email: string;
  readonly contact: string;
  /** What is paid where it differs from the order, which the real API never allows: for tests of the shop. */
  readonly amount?: number | undefined;
  readonly currency?: string | undefined;
}

/** Dependencies of the ledger. */
interface Surroundings {
  /** A new id with a prefix. */
  readonly newId: (kind: string) => string;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly tell: (happening: Happening) => void;
}

export type Ledger = ReturnType<typeof openLedger>;

const WEEK = 7 * 24 * 60 * 60;

/**
 * Every order, payment, refund and dispute of the gateway, and the only code that changes them. In memory, lost with the
 * process.
 */
export function openLedger({ newId, now, tell }: Surroundings) {
  const orders = new Map<string, Order>();
  const payments = new Map<string, Payment>();
  const refunds = new Map<string, Refund>();
  const disputes = new Map<string, Dispute>();

  const seconds = (): number => Math.floor(now() / 1000);
  const say = (event: string, payload: Readonly<Record<string, object>>): void =>
    tell({ event, payload: structuredClone(payload) });

  function createOrder(options: {
    readonly amount: number;
    readonly currency: string;
    readonly receipt: string | null;
    readonly notes: Notes;
  }): Order {
    const { notes, ...rest } = options;
    const order: Order = {
      ...{ id: newId('order'), entity: 'order', ...rest },
      ...{ status: 'created', notes: notesOf(notes), created_at: seconds() },
    };
    orders.set(order.id, order);
    return order;
  }

  /** A payment attempt. @throws ApiError when the order is paid. `again` allows a second payment all the same. */
  function beginPayment(order: Order, payer: Payer, again = false): Payment {
    if (order.status === 'paid' && !again) {
      throw new ApiError(FAILURES.order_already_paid, { reason: 'order_already_paid' });
    }
    const { method, email, contact, amount = order.amount, currency = order.currency } = payer;
    const payment: Payment = {
      ...{ id: newId('pay'), entity: 'payment', order_id: order.id, amount, currency },
      ...{ status: 'created', captured: false, amount_refunded: 0, method, email, contact },
      vpa: method === 'upi' ? 'success@razorpay' : null,
      ...{ error_code: null, error_description: null, error_reason: null },
      created_at: seconds(),
    };
    payments.set(payment.id, payment);
    if (order.status === 'created') order.status = 'attempted';
    return payment;
  }

  function failPayment(payment: Payment, reason: FailureReason): void {
    if (payment.status !== 'created') return;
    payment.status = 'failed';
    payment.error_code = 'BAD_REQUEST_ERROR';
    payment.error_description = FAILURES[reason];
    payment.error_reason = reason;
    say('payment.failed', { payment });
  }

  /**
   * The bank approves, perhaps long after the payment was abandoned. Also captures it, unless another payment was first:
   * then it is refunded, as the real API does.
   */
  function authorize(payment: Payment, { again = false, capture = true } = {}): void {
    if (payment.status !== 'created' && payment.status !== 'failed') return;
    payment.status = 'authorized';
    Object.assign(payment, { error_code: null, error_description: null, error_reason: null });
    say('payment.authorized', { payment });
    const order = found(orders, payment.order_id);
    if (order.status === 'paid' && !again) settleRefund(refund(payment, payment.amount), true);
    else if (capture) {
      payment.status = 'captured';
      payment.captured = true;
      order.status = 'paid';
      say('payment.captured', { payment });
      say('order.paid', { payment, order });
    }
  }

  /** Books a pending refund. The caller has checked that the amount is available. */
  function refund(payment: Payment, amount: number, notes: Notes = {}): Refund {
    const pendingRefund: Refund = {
      ...{ id: newId('rfnd'), entity: 'refund', payment_id: payment.id, amount },
      ...{ currency: payment.currency, notes: notesOf(notes), status: 'pending' },
      created_at: seconds(),
    };
    refunds.set(pendingRefund.id, pendingRefund);
    setRefunded(payment, payment.amount_refunded + amount);
    say('refund.created', { refund: pendingRefund, payment });
    return pendingRefund;
  }

  /** The final state of a refund: it arrived, or the money stays where it was. */
  function settleRefund(pendingRefund: Refund, arrived: boolean): void {
    if (pendingRefund.status !== 'pending') return;
    const payment = found(payments, pendingRefund.payment_id);
    pendingRefund.status = arrived ? 'processed' : 'failed';
    if (!arrived) setRefunded(payment, payment.amount_refunded - pendingRefund.amount);
    say(arrived ? 'refund.processed' : 'refund.failed', { refund: pendingRefund, payment });
  }

  /** A dispute about what is left of a payment, or about a part of that. @throws ApiError when it is about more. */
  function dispute(payment: Payment, amount = leftOf(payment)): Dispute {
    if (amount === 0 || amount > leftOf(payment)) {
      throw new ApiError(`A dispute can be about at most ${leftOf(payment)} of this payment`);
    }
    const opened: Dispute = {
      ...{ id: newId('disp'), entity: 'dispute', payment_id: payment.id, amount },
      ...{ currency: payment.currency, amount_deducted: 0, respond_by: seconds() + WEEK },
      ...{ status: 'open', phase: 'chargeback', created_at: seconds() },
    };
    disputes.set(opened.id, opened);
    say('payment.dispute.created', { payment, dispute: opened });
    return opened;
  }

  /**
   * The bank advances a dispute: into a state, into another phase, or asks for more documents. A lost one takes its
   * amount by a refund, as the real API does: once, also when a later phase is lost too.
   */
  function moveDispute(
    moving: Dispute,
    to: Dispute['status'] | 'action_required',
    phase: Dispute['phase'],
  ): void {
    moving.phase = phase;
    moving.status = to === 'action_required' ? 'under_review' : to;
    const payment = found(payments, moving.payment_id);
    const isFirstLoss = to === 'lost' && moving.amount_deducted === 0;
    if (isFirstLoss) moving.amount_deducted = Math.min(moving.amount, leftOf(payment));
    say(`payment.dispute.${to === 'open' ? 'created' : to}`, { payment, dispute: moving });
    const { amount_deducted: amount } = moving;
    if (isFirstLoss && amount > 0) settleRefund(refund(payment, amount), true);
  }

  return {
    ...{ createOrder, beginPayment, failPayment, authorize },
    ...{ refund, settleRefund, dispute, moveDispute },
    order: (id: string) => found(orders, id),
    payment: (id: string) => found(payments, id),
    disputeOf: (id: string) => found(disputes, id),
    orders: () => [...orders.values()],
    payments: () => [...payments.values()],
    refunds: () => [...refunds.values()],
    disputes: () => [...disputes.values()],
  };
}

function leftOf({ amount, amount_refunded: refunded }: Payment): number {
  return amount - refunded;
}

function setRefunded(payment: Payment, amount: number): void {
  payment.amount_refunded = amount;
  const untouched = payment.captured ? 'captured' : 'authorized';
  payment.status = amount === payment.amount ? 'refunded' : untouched;
}

function found<T>(all: ReadonlyMap<string, T>, id: string): T {
  const one = all.get(id);
  if (!one) throw new ApiError('The id provided does not exist');
  return one;
}
