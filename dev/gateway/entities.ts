/** The API's documents, field by field as transferred. Amounts in the currency's minor unit (paise). */

export type Notes = Readonly<Record<string, string>>;

export interface Order {
  readonly id: string;
  readonly entity: 'order';
  readonly amount: number;
  amount_paid: number;
  amount_due: number;
  readonly currency: string;
  readonly receipt: string | null;
  readonly offer_id: null;
  status: 'created' | 'attempted' | 'paid';
  attempts: number;
  /** An empty list when there are none, as in the real API. */
  readonly notes: Notes | readonly [];
  /** Seconds since 1970, as in every document. */
  readonly created_at: number;
}

export type Method = 'card' | 'netbanking' | 'upi';

/** Why a payment failed, in the API's words. */
export interface Failure {
  readonly code: 'BAD_REQUEST_ERROR' | 'GATEWAY_ERROR';
  readonly description: string;
  readonly source: 'customer' | 'business' | 'gateway' | 'issuer_bank' | 'bank' | 'internal';
  readonly step: 'payment_initiation' | 'payment_authentication' | 'payment_authorization';
  readonly reason: string;
}

export interface Payment {
  readonly id: string;
  readonly entity: 'payment';
  readonly amount: number;
  readonly currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly order_id: string;
  readonly invoice_id: null;
  readonly international: boolean;
  readonly method: Method;
  amount_refunded: number;
  refund_status: null | 'partial' | 'full';
  captured: boolean;
  readonly description: string | null;
  readonly card_id: string | null;
  readonly bank: string | null;
  readonly wallet: null;
  readonly vpa: string | null;
  readonly email: string;
  readonly contact: string;
  readonly notes: Notes | readonly [];
  fee: number | null;
  tax: number | null;
  error_code: string | null;
  error_description: string | null;
  error_source: string | null;
  error_step: string | null;
  error_reason: string | null;
  acquirer_data: Readonly<Record<string, string | null>>;
  readonly created_at: number;
}

export interface Refund {
  readonly id: string;
  readonly entity: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly payment_id: string;
  readonly notes: Notes | readonly [];
  readonly receipt: string | null;
  readonly acquirer_data: Readonly<Record<string, string | null>>;
  readonly created_at: number;
  readonly batch_id: null;
  status: 'pending' | 'processed' | 'failed';
  speed_processed: 'normal' | 'instant';
  readonly speed_requested: 'normal' | 'optimum';
}

/** `action_required` is an event only; the document stays under review. */
export type DisputeStatus = 'open' | 'under_review' | 'won' | 'lost' | 'closed';

export type DisputePhase = 'fraud' | 'retrieval' | 'chargeback' | 'pre_arbitration' | 'arbitration';

export interface Dispute {
  readonly id: string;
  readonly entity: 'dispute';
  readonly payment_id: string;
  readonly amount: number;
  readonly currency: string;
  amount_deducted: number;
  readonly reason_code: string;
  readonly respond_by: number;
  status: DisputeStatus;
  phase: DisputePhase;
  readonly created_at: number;
}

export function notesOf(pairs: Notes): Notes | readonly [] {
  return Object.keys(pairs).length === 0 ? [] : pairs;
}

/** A list as the API returns it. */
export function collection(items: readonly object[]): object {
  return { entity: 'collection', count: items.length, items };
}
