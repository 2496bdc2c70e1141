import { DAY_MS } from '../core/indian-time.ts';
import { applyTransition, type OrderState, type Transition } from '../order/order-change.ts';
import { remainingPieces } from '../order/order-pieces.ts';
import { itemsOf } from '../payment/transaction.ts';
import { isOpenReturn } from '../return/return-request.ts';

/** Most products in one letter. */
const MOST_PRODUCTS = 10;

/** How long the letter waits while a return or a dispute is open, in milliseconds. */
const WAIT_MS = 3 * DAY_MS;

/** Why nothing is decided: the order is not due. */
export type AskRefusal = 'not-due';

/** What was decided about the letter, as the journal names it. */
export type AskOutcome = 'review-ask' | 'review-wait' | 'review-skip';

/** The slugs of the products that the order's shopper still has, without those that went wrong. */
export function reviewableProducts({ order, transaction }: OrderState): readonly string[] {
  const { returns = [], deliveredAt = 0 } = order;
  // Pieces that were cancelled before say nothing about those that came.
  const refunds = transaction.refunds.filter(({ at }) => at >= deliveredAt);
  const items = [...returns.flatMap((request) => request.items), ...refunds.flatMap(itemsOf)];
  const troubled = new Set(items.map(({ line }) => line));
  return order.lines
    .filter((line, index) => remainingPieces(line) > 0 && !troubled.has(index + 1))
    .map(({ slug }) => slug);
}

/**
 * Decides about the letter that asks an order's shopper for reviews, once: with the letter, later, or never. `asked` are
 * the slugs of `reviewableProducts` that are on sale and not reviewed by this shopper; none if they want no such letters.
 * `now` is epoch milliseconds.
 */
export function applyReviewRequest(
  state: OrderState,
  asked: readonly string[],
  now: number,
): (Transition & { readonly outcome: AskOutcome }) | { readonly refusal: AskRefusal } {
  const { order } = state;
  if ((order.askReviewsAt ?? Infinity) > now) return { refusal: 'not-due' };
  const kept = new Set(reviewableProducts(state));
  const slugs = asked.filter((slug) => kept.has(slug)).slice(0, MOST_PRODUCTS);
  const outcome = outcomeOf(state, slugs);
  const askReviewsAt = outcome === 'review-wait' ? now + WAIT_MS : null;
  const effects = outcome === 'review-ask' ? ([{ effect: 'review-mail', slugs }] as const) : [];
  const next = { ...state, order: { ...order, askReviewsAt } };
  return { ...applyTransition(next, now, effects), outcome };
}

function outcomeOf({ order }: OrderState, slugs: readonly string[]): AskOutcome {
  const { status, test, payment, returns = [], noReviewRequests = false } = order;
  const { paidPaise, refundedPaise, refundingPaise } = payment;
  const isRefunded = paidPaise > 0 && refundedPaise + refundingPaise >= paidPaise;
  const isOver = status !== 'delivered' || test === true || payment.disputeLost || isRefunded;
  if (isOver || noReviewRequests || slugs.length === 0) return 'review-skip';
  return payment.disputed || returns.some(isOpenReturn) ? 'review-wait' : 'review-ask';
}

/**
 * Records whether an order's shopper wants letters that ask for reviews. Changes nothing when that is known. `now` is
 * epoch milliseconds.
 */
export function applyReviewPreference(state: OrderState, wanted: boolean, now: number): Transition {
  const { order } = state;
  if ((order.noReviewRequests ?? false) === !wanted) return { state, effects: [] };
  return applyTransition({ ...state, order: { ...order, noReviewRequests: !wanted } }, now, []);
}
