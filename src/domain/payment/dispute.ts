import * as v from 'valibot';
import { Count, Moment, Text } from '../shared/record-fields.ts';

/**
 * The phases of a dispute, in the order in which a dispute passes through them. `unknown` is a phase that the provider
 * named and this list does not; it comes last, so that it is never taken for an older one.
 * Source: Razorpay's disputes entity, read in November 2026.
 */
export const DISPUTE_PHASES = [
  'fraud',
  'retrieval',
  'chargeback',
  'pre_arbitration',
  'arbitration',
  'unknown',
] as const;

/**
 * The states of one phase, by rank. Every phase keeps the highest rank that was reported, so that late and repeated
 * webhooks change nothing. The first three are pending.
 */
export const DISPUTE_STATES = [
  'open',
  'under-review',
  'action-required',
  'closed',
  'won',
  'lost',
] as const;

/** One of them. */
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** One phase of one dispute about a payment. */
export const DisputeSchema = v.object({
  /** The provider's id; empty for disputes that were stored before ids were kept. */
  id: Text(64),
  paymentId: Text(64),
  phase: v.picklist(DISPUTE_PHASES),
  state: v.picklist(DISPUTE_STATES),
  /** The disputed amount in the minor unit of `currency` (paise for INR). */
  amount: Count,
  currency: Text(3),
  /** Until when the provider expects an answer; null when it does not say. */
  respondByAt: v.nullable(Moment),
  /** When the shop first heard of this phase. */
  at: Moment,
});

/** One phase of one dispute. */
export type Dispute = v.InferOutput<typeof DisputeSchema>;

/** Whether the bank has not decided this phase yet. */
export function isPending({ state }: Pick<Dispute, 'state'>): boolean {
  return DISPUTE_STATES.indexOf(state) < DISPUTE_STATES.indexOf('closed');
}

/** The disputes with one report folded in; the same array when it brings nothing new. */
export function withDispute(disputes: readonly Dispute[], told: Dispute): readonly Dispute[] {
  const known = disputes.find(({ id, phase }) => id === told.id && phase === told.phase);
  const isNewer = !known || rankOf(told) > rankOf(known);
  const merged: Dispute = {
    ...(isNewer ? told : known),
    amount: Math.max(told.amount, known?.amount ?? 0),
    respondByAt: latest(told.respondByAt, known?.respondByAt ?? null),
    at: known?.at ?? told.at,
  };
  if (known && JSON.stringify(merged) === JSON.stringify(known)) return disputes;
  // A dispute with an id replaces the one without that was stored for the same payment.
  const others = disputes.filter(
    (one) => one !== known && (one.id !== '' || one.paymentId !== told.paymentId),
  );
  return [...others, merged].sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));
}

function rankOf({ state }: Dispute): number {
  return DISPUTE_STATES.indexOf(state);
}

function latest(a: number | null, b: number | null): number | null {
  return a === null ? b : Math.max(a, b ?? a);
}

function sortKey({ id, phase }: Dispute): string {
  return `${id} ${DISPUTE_PHASES.indexOf(phase)}`;
}

/** The last phase of each dispute: an earlier phase is overtaken by it, whatever its state. */
export function currentDisputes(disputes: readonly Dispute[]): readonly Dispute[] {
  const order = ({ phase }: Dispute): number => DISPUTE_PHASES.indexOf(phase);
  return disputes.filter(
    (one) => !disputes.some((other) => other.id === one.id && order(other) > order(one)),
  );
}

/** What disputes mean for the money they are about: `open` waits for the bank, `lost` is gone, `none` is free. */
export function disputeStanding(disputes: readonly Dispute[]): 'none' | 'open' | 'lost' {
  const current = currentDisputes(disputes);
  if (current.some(isPending)) return 'open';
  return current.some(({ state }) => state === 'lost') ? 'lost' : 'none';
}
