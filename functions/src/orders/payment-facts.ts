import type { PaymentFact } from '../../../src/domain/payment/payment-event.ts';
import type {
  Effect,
  OrderState,
  Transition,
  TransitionContext,
} from '../../../src/domain/order/order-change.ts';
import { applyFact } from '../../../src/domain/order/order-payment.ts';
import { refs, toFirestore } from '../platform/store.ts';
import { eventExpiry } from '../retention/expiry.ts';
import { isStockFree } from './order-stock.ts';
import { decisionOf, transitionOrder, type TransitionResult } from './transition-order.ts';

/**
 * Applies the provider's facts to an order, in one transaction with the marker that deduplicates webhook events.
 * Idempotent: known facts change nothing. `now` is epoch milliseconds.
 * @returns null if the order does not exist; `seen` if this event was already processed.
 */
export async function applyPaymentFacts(
  orderId: string,
  facts: readonly PaymentFact[],
  { now, eventId }: { now: number; eventId?: string },
): Promise<TransitionResult | 'seen' | null> {
  const marker = eventId === undefined ? null : refs.webhookEvent(eventId);
  const result = await transitionOrder<{ refusal: 'seen' }>(orderId, now, async (before, tx) => {
    if (marker && (await tx.get(marker)).exists) return { refusal: 'seen' };
    const stockIsFree = await isStockFree(tx, before.order);
    const { transition, names } = applyFacts(before, facts, { now, stockIsFree });
    // An event that changes nothing gets no marker: a repeated delivery changes nothing either.
    const mark = (): void => {
      if (!marker) return;
      tx.create(marker, toFirestore({ orderId, at: now, expiresAt: eventExpiry(now) }));
    };
    return decisionOf(transition, { what: names.join(' '), actor: 'provider' }, [mark]);
  });
  if (result === null) return null;
  return 'refusal' in result ? 'seen' : result;
}

interface AppliedFacts {
  readonly transition: Transition;
  /** The kinds of the facts that changed the order, each once. */
  readonly names: readonly string[];
}

/** Applies facts in their order as one change of the order: one journal entry names them all. */
function applyFacts(
  before: OrderState,
  facts: readonly PaymentFact[],
  context: TransitionContext,
): AppliedFacts {
  let state = before;
  const effects: Effect[] = [];
  const names = new Set<string>();
  for (const fact of facts) {
    const step = applyFact(state, fact, context);
    if (step.state !== state) names.add(fact.fact);
    ({ state } = step);
    effects.push(...step.effects);
  }
  if (state === before) return { transition: { state, effects }, names: [] };
  const order = { ...state.order, moves: before.order.moves + 1 };
  return { transition: { state: { ...state, order }, effects }, names: [...names] };
}
