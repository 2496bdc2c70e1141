import type { Dispute, DisputeState } from './dispute.ts';
import type { Paise } from '../money/money.ts';

/**
 * A fact reported by the payment provider, the only external input that moves an order. Facts may be repeated, late and
 * out of order. `at` is our clock when it arrived (epoch milliseconds); the provider's clock is not used for ordering.
 */
export type PaymentFact =
  | {
      readonly fact: 'authorized' | 'captured' | 'failed';
      readonly paymentId: string;
      /** The paid or attempted amount in the minor unit of `currency` (paise for INR). */
      readonly amount: number;
      readonly currency: string;
      /** The payment instrument: card, upi, netbanking, wallet …; empty when unknown. */
      readonly instrument: string;
      /** The provider's failure code, such as `insufficient_funds`; empty unless it failed. */
      readonly reason: string;
    }
  | {
      readonly fact: 'refund-pending' | 'refund-done' | 'refund-failed';
      readonly paymentId: string;
      readonly refundId: string;
      readonly amount: Paise;
      /** Our idempotency key; empty for a refund created elsewhere. */
      readonly key: string;
      /** The provider's failure code; omitted when there is none. */
      readonly reason?: string;
    }
  | DisputeFact;

/** A provider's report of one phase of a dispute. */
export interface DisputeFact {
  readonly fact: `dispute-${DisputeState}`;
  readonly disputeId: string;
  readonly paymentId: string;
  readonly phase: Dispute['phase'];
  /** In the minor unit of `currency` (paise for INR). */
  readonly amount: number;
  readonly currency: string;
  /** The provider's deadline for a response, epoch milliseconds by its clock; null when unknown. */
  readonly respondByAt: number | null;
}
