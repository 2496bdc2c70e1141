import { isOpenReturn, returnTicket, type ReturnItem } from '../return/return-request.ts';
import {
  returnDeadline,
  returnPolicy,
  type ReturnReason,
  returnRule,
} from '../return/return-policy.ts';
import { returnTermsOf } from '../return/return-terms.ts';
import { deliveryTime } from './delivery-time.ts';
import { type OrderState, applyTransition, type Transition } from './order-change.ts';
import { returnablePieces } from './order-pieces.ts';
import type { Order, OrderLine } from './order.ts';

/** A request to return pieces: by the shopper, or by staff for one who has phoned or written. */
export interface ReturnInput {
  readonly actor: 'shopper' | 'staff';
  /** The idempotency key. */
  readonly key: string;
  /** Each line at most once. */
  readonly items: readonly ReturnItem[];
  readonly reason: ReturnReason;
  /** Whether the packs are unopened, by the shopper's word. */
  readonly sealed: boolean;
  readonly batch: string;
  readonly text: string;
}

/** Why a return is not accepted. */
export type ReturnRefusal =
  | 'not-delivered'
  | 'unknown-line'
  /** The last day for this reason has passed. */
  | 'too-late'
  /** The policy takes back unopened packs only. */
  | 'not-sealed'
  /** More pieces than can be asked for: those delivered, without those that came back or are in another request. */
  | 'too-many-pieces'
  /** The order has as many requests as it may have. */
  | 'too-many-requests'
  /** The key belongs to a request for something else. */
  | 'key-used';

/** Most requests of an order, refused ones included. */
export const MOST_RETURNS = 20;

/** The end of the last day on which pieces of a line can be returned, epoch milliseconds; null where they cannot. */
export function lineDeadline(
  order: Pick<Order, 'status' | 'deliveredAt' | 'updatedAt' | 'returnTerms'>,
  { category = '' }: Pick<OrderLine, 'category'>,
  reason: ReturnReason,
): number | null {
  const deliveredAt = order.status === 'delivered' ? deliveryTime(order) : null;
  if (deliveredAt === null) return null;
  const policy = returnPolicy(returnTermsOf(order));
  return returnDeadline(returnRule(reason, category, policy), deliveredAt);
}

/**
 * Adds a return request to a delivered order. Checks the policy and what was delivered again, whatever the page has shown;
 * staff may also open one after the last day. Idempotent for the same key. `now` is epoch milliseconds.
 */
export function applyReturnRequest(
  state: OrderState,
  input: ReturnInput,
  now: number,
): Transition | { readonly refusal: ReturnRefusal } {
  const { order } = state;
  const { returns = [] } = order;
  const existing = returns.find(({ key }) => key === input.key);
  if (existing) {
    return JSON.stringify(existing.items.map(itemKey)) === JSON.stringify(input.items.map(itemKey))
      ? { state, effects: [] }
      : { refusal: 'key-used' };
  }
  const refusal = refusalOf(order, input, now);
  if (refusal) return { refusal };
  const { actor, key, items, reason, batch, text } = input;
  const rule = returnRule(reason);
  const request = {
    ticket: returnTicket(order.number, returns.length + 1),
    key,
    ...(actor === 'staff' && { openedBy: actor }),
    state: 'requested' as const,
    items: [...items],
    reason,
    payer: rule.payer,
    batch: rule.asksBatch ? batch : '',
    text,
    note: '',
    received: [],
    requestedAt: now,
    decidedAt: null,
    sentAt: null,
    receivedAt: null,
    refundedAt: null,
  };
  const { ticket } = request;
  const next = withReturns(order, [...returns, request]);
  return applyTransition({ ...state, order: next }, now, [
    { effect: 'return-mail', mail: 'return-requested', ticket },
    ...(actor === 'shopper' ? [{ effect: 'new-return-mail', ticket } as const] : []),
  ]);
}

const itemKey = ({ line, quantity }: ReturnItem) => [line, quantity];

/** The order with these requests, and whether one is open. */
export function withReturns(order: Order, returns: NonNullable<Order['returns']>): Order {
  return { ...order, returns: [...returns], hasOpenReturn: returns.some(isOpenReturn) };
}

function refusalOf(order: Order, input: ReturnInput, now: number): ReturnRefusal | null {
  if (order.status !== 'delivered' || order.test) return 'not-delivered';
  if ((order.returns ?? []).length >= MOST_RETURNS) return 'too-many-requests';
  for (const { line, quantity } of input.items) {
    const ordered = order.lines[line - 1];
    if (!ordered) return 'unknown-line';
    const deadline = lineDeadline(order, ordered, input.reason) ?? 0;
    if (input.actor === 'shopper' && now >= deadline) return 'too-late';
    if (returnRule(input.reason, ordered.category).onlySealed && !input.sealed) return 'not-sealed';
    if (quantity > returnablePieces(order, line)) return 'too-many-pieces';
  }
  return null;
}
