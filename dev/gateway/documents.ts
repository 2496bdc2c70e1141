import {
  type Dispute,
  type Failure,
  type Method,
  type Notes,
  notesOf,
  type Order,
  type Payment,
  type Refund,
} from './entities.ts';
import type { Random } from './random.ts';

/** The payment method that a shopper chose. */
export interface Instrument {
  readonly method: Method;
  readonly international?: boolean;
  readonly bank?: string;
  readonly vpa?: string;
  /** The paid amount where it differs from the order's, which the real API never allows: for tests of the shop. */
  readonly amount?: number;
  readonly currency?: string;
}

/** The payer's details on the page. */
export interface Payer {
  readonly email: string;
  readonly contact: string;
  readonly description: string | null;
}

/** The amount to refund, in the currency's minor unit. */
export interface RefundWish {
  readonly amount: number;
  readonly speed: Refund['speed_requested'];
  readonly receipt: string | null;
  readonly notes?: Notes;
}

const WEEK = 7 * 24 * 60 * 60;

export function newPayment(
  order: Order,
  instrument: Instrument,
  payer: Payer,
  random: Random,
  seconds: number,
): Payment {
  const { method, international = false, amount = order.amount } = instrument;
  return {
    id: `pay_${random.letters(14)}`,
    entity: 'payment',
    amount,
    currency: instrument.currency ?? order.currency,
    status: 'created',
    order_id: order.id,
    invoice_id: null,
    international,
    method,
    amount_refunded: 0,
    refund_status: null,
    captured: false,
    description: payer.description,
    card_id: method === 'card' ? `card_${random.letters(14)}` : null,
    bank: instrument.bank ?? null,
    wallet: null,
    vpa: instrument.vpa ?? null,
    email: payer.email,
    contact: payer.contact,
    notes: order.notes,
    fee: null,
    tax: null,
    error_code: null,
    error_description: null,
    error_source: null,
    error_step: null,
    error_reason: null,
    acquirer_data: {},
    created_at: seconds,
  };
}

export function newRefund(
  payment: Payment,
  wanted: RefundWish,
  random: Random,
  seconds: number,
): Refund {
  return {
    id: `rfnd_${random.letters(14)}`,
    entity: 'refund',
    amount: wanted.amount,
    currency: payment.currency,
    payment_id: payment.id,
    notes: notesOf(wanted.notes ?? {}),
    receipt: wanted.receipt,
    acquirer_data: { arn: null },
    created_at: seconds,
    batch_id: null,
    status: 'pending',
    speed_processed: 'normal',
    speed_requested: wanted.speed,
  };
}

export function newDispute(
  payment: Payment,
  amount: number,
  random: Random,
  seconds: number,
): Dispute {
  return {
    id: `disp_${random.letters(14)}`,
    entity: 'dispute',
    payment_id: payment.id,
    amount,
    currency: payment.currency,
    amount_deducted: 0,
    reason_code: 'chargeback_authorization',
    respond_by: seconds + WEEK,
    status: 'open',
    phase: 'chargeback',
    created_at: seconds,
  };
}

export function setError(payment: Payment, failure: Failure | null): void {
  Object.assign(payment, {
    error_code: failure?.code ?? null,
    error_description: failure?.description ?? null,
    error_source: failure?.source ?? null,
    error_step: failure?.step ?? null,
    error_reason: failure?.reason ?? null,
  });
}

export function setRefunded(payment: Payment, amount: number): void {
  const untouched = payment.captured ? 'captured' : 'authorized';
  const isFull = amount === payment.amount;
  const partly = amount === 0 ? null : 'partial';
  Object.assign(payment, {
    amount_refunded: amount,
    refund_status: isFull ? 'full' : partly,
    status: isFull ? 'refunded' : untouched,
  });
}

/** The bank's references of the payment. */
export function acquirerData(method: Method, random: Random): Record<string, string> {
  const digits = String(Math.floor(random.next() * 1e12)).padStart(12, '0');
  if (method === 'upi')
    return { rrn: digits, upi_transaction_id: random.letters(32).toUpperCase() };
  if (method === 'card') return { auth_code: digits.slice(0, 6), rrn: digits };
  return { bank_transaction_id: digits };
}
