import { type PaymentMethod, traitsOf } from '../payment/payment-method.ts';
import type { OrderEvent } from './order-event.ts';
import type { OrderStatus } from './order.ts';

/** Steps of the timeline that a shopper sees. */
export const TIMELINE_STEPS = [
  'ordered',
  'claimed',
  'payment-failed',
  'authorized',
  'paid',
  /** A payment that the order could not use, because it came too late or had another amount. It is refunded. */
  'payment-unused',
  /** A second payment for an order that is already paid. It is refunded. */
  'payment-extra',
  'packed',
  'shipped',
  'delivered',
  'returning',
  'returned',
  'address-edited',
  'pieces-cancelled',
  'billing-edited',
  'parcel-shipped',
  'parcel-delivered',
  'parcel-returning',
  'parcel-returned',
  'tracking-corrected',
  'return-requested',
  'return-opened',
  'return-approved',
  'return-refused',
  'return-sent',
  'return-received',
  'return-replaced',
  'payee-given',
  'cancelled',
  'cancelled-by-shop',
  'expired',
  'refund-asked',
  'refunded',
  'refund-delayed',
  'disputed',
  'dispute-over',
  'dispute-lost',
] as const;

/** A step of the timeline that a shopper sees. */
export type TimelineStep = (typeof TIMELINE_STEPS)[number];

/** An entry of the timeline. `at` is epoch milliseconds. */
export interface TimelineEntry {
  readonly id: string;
  readonly step: TimelineStep;
  readonly at: number;
}

const MOVED: Readonly<Record<string, TimelineStep>> = {
  order: 'ordered',
  pay: 'paid',
  'late-transfer': 'payment-unused',
  claim: 'claimed',
  expire: 'expired',
  pack: 'packed',
  ship: 'shipped',
  deliver: 'delivered',
  'return-to-origin': 'returning',
  return: 'returned',
  'parcel-ship': 'parcel-shipped',
  'parcel-deliver': 'parcel-delivered',
  'parcel-turn-back': 'parcel-returning',
  'parcel-check-in': 'parcel-returned',
  'parcel-collect': 'paid',
  'correct-tracking': 'tracking-corrected',
  'edit-address': 'address-edited',
  'edit-pieces': 'pieces-cancelled',
  'edit-billing': 'billing-edited',
  'return-request': 'return-requested',
  'return-open': 'return-opened',
  'return-approve': 'return-approved',
  'return-refuse': 'return-refused',
  'return-send': 'return-sent',
  'return-receive': 'return-received',
  'return-refund': 'refund-asked',
  'return-replace': 'return-replaced',
  payee: 'payee-given',
  payout: 'refund-asked',
  refund: 'refund-asked',
  'refund-again': 'refund-asked',
  'refund-by-hand': 'refunded',
};

const FACTS: Readonly<Record<string, TimelineStep>> = {
  authorized: 'authorized',
  failed: 'payment-failed',
  'refund-pending': 'refund-asked',
  'refund-done': 'refunded',
  'refund-failed': 'refund-delayed',
  'dispute-open': 'disputed',
  // Journal entries from before disputes were stored per phase.
  'dispute-opened': 'disputed',
  'dispute-closed': 'dispute-over',
  'dispute-won': 'dispute-over',
  'dispute-lost': 'dispute-lost',
};

/**
 * A shopper's view of an order's journal, oldest first.
 * Of several facts in one entry it shows only those that no other one supersedes. It hides an authorisation once the
 * payment has arrived, and steps that concern only staff. A refund by hand appears as done at once, because staff
 * record it after they have paid it.
 */
export function timelineOf(
  events: readonly OrderEvent[],
  method: PaymentMethod,
): readonly TimelineEntry[] {
  const refundStep: TimelineStep =
    traitsOf(method).refundedBy === 'staff' ? 'refunded' : 'refund-asked';
  const entries = events.flatMap(({ id, what, status, actor, at }) =>
    stepsOf(what, status, actor)
      .map((step) => (step === 'refund-asked' ? refundStep : step))
      .map((step) => ({ id: `${id} ${step}`, step, at })),
  );
  const paid = entries.findIndex(({ step }) => step === 'paid');
  return (
    entries
      .map((entry, index) =>
        paid !== -1 && index > paid && ['paid', 'payment-unused'].includes(entry.step)
          ? { ...entry, step: 'payment-extra' as const }
          : entry,
      )
      .filter(({ step }, index) => step !== 'authorized' || index > paid)
      // A refund that was decided and then accepted by the provider is one step.
      .filter(
        ({ step }, index, all) =>
          step !== 'refund-asked' || all[index - 1]?.step !== 'refund-asked',
      )
  );
}

function stepsOf(
  what: string,
  status: OrderStatus,
  actor: OrderEvent['actor'],
): readonly TimelineStep[] {
  if (what === 'cancel') return [actor === 'staff' ? 'cancelled-by-shop' : 'cancelled'];
  const moved = Object.hasOwn(MOVED, what) ? MOVED[what] : undefined;
  if (moved) return [moved];
  const facts = new Set(what.split(' '));
  if (facts.has('captured')) {
    facts.delete('captured');
    facts.delete('authorized');
    facts.delete('failed');
    const unused = ['pending-payment', 'expired', 'cancelled'].includes(status);
    return [unused ? 'payment-unused' : 'paid', ...stepsOfFacts(facts)];
  }
  return stepsOfFacts(facts);
}

function stepsOfFacts(facts: ReadonlySet<string>): readonly TimelineStep[] {
  return [...facts].flatMap((fact) => (Object.hasOwn(FACTS, fact) ? (FACTS[fact] ?? []) : []));
}
