import * as v from 'valibot';
import { Count, Moment, Text } from '../core/record-fields.ts';

/**
 * The phases of a dispute in chronological order. `unknown` is any other phase that the provider names; it is last, so
 * that it never counts as an earlier one.
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
 * The states of a phase, by rank. A phase keeps the highest rank reported, so late and repeated webhooks change
 * nothing. The first three are pending.
 */
export const DISPUTE_STATES = [
  'open',
  'under-review',
  'action-required',
  'closed',
  'won',
  'lost',
] as const;

/** The state of a dispute's phase. */
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** One phase of one dispute about a payment. */
export const DisputeSchema = v.object({
  /** The provider's id; empty for disputes stored before ids were. */
  id: Text(64),
  paymentId: Text(64),
  phase: v.picklist(DISPUTE_PHASES),
  state: v.picklist(DISPUTE_STATES),
  /** The disputed amount in the minor unit of `currency` (paise for INR). */
  amount: Count,
  currency: Text(3),
  /** The provider's deadline for a response; null when unknown. */
  respondByAt: v.nullable(Moment),
  /** When the shop first received this phase. */
  at: Moment,
});

/** One phase of one dispute. */
export type Dispute = v.InferOutput<typeof DisputeSchema>;

/** Whether the bank has not decided this phase yet. */
export function isPending({ state }: Pick<Dispute, 'state'>): boolean {
  return DISPUTE_STATES.indexOf(state) < DISPUTE_STATES.indexOf('closed');
}

/** Merges one report into the disputes; returns the same array when nothing changed. */
export function withDispute(disputes: readonly Dispute[], report: Dispute): readonly Dispute[] {
  const existing = disputes.find(({ id, phase }) => id === report.id && phase === report.phase);
  const isNewer = !existing || rankOf(report) > rankOf(existing);
  const merged: Dispute = {
    ...(isNewer ? report : existing),
    amount: Math.max(report.amount, existing?.amount ?? 0),
    respondByAt: latest(report.respondByAt, existing?.respondByAt ?? null),
    at: existing?.at ?? report.at,
  };
  if (existing && JSON.stringify(merged) === JSON.stringify(existing)) return disputes;
  // A report with an id replaces the dispute of the same payment that was stored without one.
  const others = disputes.filter(
    (one) => one !== existing && (one.id !== '' || one.paymentId !== report.paymentId),
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

/** The last phase of each dispute, which supersedes earlier ones whatever its state. */
export function currentDisputes(disputes: readonly Dispute[]): readonly Dispute[] {
  const order = ({ phase }: Dispute): number => DISPUTE_PHASES.indexOf(phase);
  return disputes.filter(
    (one) => !disputes.some((other) => other.id === one.id && order(other) > order(one)),
  );
}

/**
 * The outcome of a payment's disputes: `open` while the bank has one to decide, `lost` when it took money back,
 * otherwise `none`.
 */
export function disputeStanding(disputes: readonly Dispute[]): 'none' | 'open' | 'lost' {
  const current = currentDisputes(disputes);
  if (current.some(isPending)) return 'open';
  return current.some(({ state }) => state === 'lost') ? 'lost' : 'none';
}
