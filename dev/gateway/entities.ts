/**
 * The API's documents with the fields that a shop or a test reads, named as transferred. Amounts in the currency's minor
 * unit (paise), times in seconds since 1970.
 */

export type Notes = Readonly<Record<string, string>>;

export interface Order {
  readonly id: string;
  readonly entity: 'order';
  readonly amount: number;
  readonly currency: string;
  readonly receipt: string | null;
  status: 'created' | 'attempted' | 'paid';
  /** An empty list when there are none, as in the real API. */
  readonly notes: Notes | readonly [];
  readonly created_at: number;
}

export type Method = 'card' | 'netbanking' | 'upi';

export interface Payment {
  readonly id: string;
  readonly entity: 'payment';
  readonly amount: number;
  readonly currency: string;
  status: 'created' | 'authorized' | 'captured' | 'refunded' | 'failed';
  readonly order_id: string;
  readonly method: Method;
  amount_refunded: number;
  captured: boolean;
  readonly vpa: string | null;
  readonly email: string;
  readonly contact: string;
  error_code: string | null;
  error_description: string | null;
  error_reason: string | null;
  readonly created_at: number;
}

export interface Refund {
  readonly id: string;
  readonly entity: 'refund';
  readonly amount: number;
  readonly currency: string;
  readonly payment_id: string;
  readonly notes: Notes | readonly [];
  status: 'pending' | 'processed' | 'failed';
  readonly created_at: number;
}

export interface Dispute {
  readonly id: string;
  readonly entity: 'dispute';
  readonly payment_id: string;
  readonly amount: number;
  readonly currency: string;
  amount_deducted: number;
  readonly respond_by: number;
  /** `action_required` is an event only; the document stays under review. */
  status: 'open' | 'under_review' | 'won' | 'lost' | 'closed';
  phase: 'fraud' | 'retrieval' | 'chargeback' | 'pre_arbitration' | 'arbitration';
  readonly created_at: number;
}

export function notesOf(pairs: Notes): Notes | readonly [] {
  return Object.keys(pairs).length === 0 ? [] : pairs;
}

/** A list as the API returns it. */
export function collection(items: readonly object[]): object {
  return { entity: 'collection', count: items.length, items };
}
