import type { Dispute, DisputeState } from './dispute.ts';
import type { Paise } from '../money/money.ts';

/**
 * What a payment provider says happened, the only thing from outside that moves an order. Facts may come twice, late
 * and in any order. `at` is our clock when it was learnt (epoch milliseconds); the provider's clock orders nothing.
 */
export type PaymentFact =
  | {
      readonly fact: 'authorized' | 'captured' | 'failed';
      readonly paymentId: string;
      /** What was paid or tried, in the minor unit of `currency` (paise for INR). */
      readonly amount: number;
      readonly currency: string;
      /** How it was paid: card, upi, netbanking, wallet …; empty when the provider does not say. */
      readonly instrument: string;
      /** The provider's code for why it failed, such as `insufficient_funds`; empty when it did not. */
      readonly reason: string;
    }
  | {
      readonly fact: 'refund-pending' | 'refund-done' | 'refund-failed';
      readonly paymentId: string;
      readonly refundId: string;
      readonly amount: Paise;
      /** The key under which we asked for it; empty for a refund that was made elsewhere. */
      readonly key: string;
      /** The provider's code for why it failed; left out when it gives none. */
      readonly reason?: string;
    }
  | DisputeFact;

/** What a payment provider says of one phase of a dispute. */
export interface DisputeFact {
  readonly fact: `dispute-${DisputeState}`;
  readonly disputeId: string;
  readonly paymentId: string;
  readonly phase: Dispute['phase'];
  /** In the minor unit of `currency` (paise for INR). */
  readonly amount: number;
  readonly currency: string;
  /** Until when the provider expects an answer, epoch milliseconds by its clock; null when it does not say. */
  readonly respondByAt: number | null;
}
