import type { OrderEvent, OrderStatus } from './order.ts';

/** What can stand in the timeline that a shopper sees. */
export const TIMELINE_STEPS = [
  'ordered',
  'payment-failed',
  'authorized',
  'paid',
  /** Money that the order could not take: too late, another sum, or a second time. It goes back. */
  'payment-unused',
  'packed',
  'shipped',
  'delivered',
  'returned',
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

/** One of them. */
export type TimelineStep = (typeof TIMELINE_STEPS)[number];

/** An entry of the timeline. `at` is epoch milliseconds. */
export interface TimelineEntry {
  readonly id: string;
  readonly step: TimelineStep;
  readonly at: number;
}

const MOVED: Readonly<Record<string, TimelineStep>> = {
  order: 'ordered',
  expire: 'expired',
  pack: 'packed',
  ship: 'shipped',
  deliver: 'delivered',
  return: 'returned',
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
  // As journals said it before disputes were kept phase by phase.
  'dispute-opened': 'disputed',
  'dispute-closed': 'dispute-over',
  'dispute-won': 'dispute-over',
  'dispute-lost': 'dispute-lost',
};

/**
 * What a shopper sees of an order's journal, the oldest first. One entry of the journal may hold several facts, of which
 * only those are told that are not overtaken in the same breath. That a bank has agreed is told until the money is there;
 * what is meant for staff alone is left out.
 */
export function timelineOf(events: readonly OrderEvent[]): readonly TimelineEntry[] {
  const entries = events.flatMap(({ id, what, status, actor, at }) =>
    stepsOf(what, status, actor).map((step) => ({ id: `${id} ${step}`, step, at })),
  );
  const paid = entries.findIndex(({ step }) => step === 'paid');
  return (
    entries
      .map((entry, place) =>
        entry.step === 'paid' && place !== paid
          ? { ...entry, step: 'payment-unused' as const }
          : entry,
      )
      // A refund that was decided and then accepted by the provider is one step on its way.
      .filter(({ step }, place) => step !== 'authorized' || place > paid)
      .filter(
        ({ step }, place, all) =>
          step !== 'refund-asked' || all[place - 1]?.step !== 'refund-asked',
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
    return [unused ? 'payment-unused' : 'paid', ...known(facts)];
  }
  return known(facts);
}

function known(facts: ReadonlySet<string>): readonly TimelineStep[] {
  return [...facts].flatMap((fact) => (Object.hasOwn(FACTS, fact) ? (FACTS[fact] ?? []) : []));
}
