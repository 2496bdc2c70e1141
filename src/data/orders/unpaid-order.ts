import type { ClientAction } from '#domain/checkout/checkout.ts';
import type { CartLine } from '#domain/cart/cart.ts';
import type { Order } from '#domain/order/order.ts';
import type { UnpaidProblem } from '#domain/order/unpaid-order.ts';
import { restoreCheckoutDraft } from '../browser/checkout-draft.ts';
import { restoreToCart } from '../cart/cart.ts';
import { openProvider } from '../payment/open-provider.ts';
import { queryStore } from '../query/query-store.ts';
import { cancelOrder, resumePayment } from './checkout.ts';
import { orderById } from './orders.ts';

/** Opens a payment page. `onClosed` is called when the shopper closes it without paying. Returns why it did not open. */
export async function openPayment(
  action: ClientAction,
  onClosed: () => void,
): Promise<UnpaidProblem | null> {
  try {
    await openProvider(action, onClosed);
    return null;
  } catch {
    return 'blocked';
  }
}

/** Opens the payment page of an order that was placed before, as `openPayment` does. */
export async function payAgain(
  orderId: string,
  onClosed: () => void,
): Promise<UnpaidProblem | null> {
  const answer = await resumePayment(orderId);
  if (!answer.ok) return answer.failure.code;
  if (answer.value.outcome !== 'ordered') return 'over';
  const { action, retry } = answer.value;
  if (action) return openPayment(action, onClosed);
  return retry ? 'unreached' : 'over';
}

/** Cancels an order unless it is paid. Returns why it was not cancelled. `onLost` is called when no answer came. */
export async function cancelUnpaid(
  orderId: string,
  onLost?: () => void,
): Promise<UnpaidProblem | null> {
  const answer = await cancelOrder(orderId, { onlyIfUnpaid: true });
  if (!answer.ok) {
    onLost?.();
    return answer.failure.code;
  }
  if (answer.value.outcome === 'moved') return null;
  const { refusal } = answer.value;
  return refusal === 'paid' || refusal === 'too-many' ? refusal : 'not-cancelled';
}

let stopWatching = (): void => {};

/** Ends `watchCancellation`: the shopper now wants something else for the order. */
export function stopWatchingCancellation(): void {
  stopWatching();
}

/**
 * Calls `onCancelled` when an unpaid order turns out to be cancelled, after a cancellation whose answer was lost. Ends when
 * the order is no longer unpaid, by `stopWatchingCancellation`, or when another order is watched.
 */
export function watchCancellation(orderId: string, onCancelled: () => void): void {
  stopWatching();
  const source = orderById(orderId);
  const stop = queryStore.subscribe(source, check);
  let isOver = false;
  stopWatching = () => {
    isOver = true;
    stop();
  };
  check();
  function check(): void {
    const state = queryStore.read(source);
    const isUnpaid = state.state === 'ready' && state.data?.status === 'pending-payment';
    if (isOver || state.state === 'loading' || isUnpaid) return;
    isOver = true;
    queueMicrotask(() => stop());
    if (state.state === 'ready' && state.data?.status === 'cancelled') onCancelled();
  }
}

/**
 * Brings a cancelled order back to the checkout, to be paid another way: its lines to the cart, its details to the form.
 * `owner` is the customer's uid, empty for a guest; `order` is null when it is not known.
 */
export async function restoreCheckout(
  owner: string,
  lines: readonly CartLine[],
  order: Order | null,
): Promise<void> {
  await restoreToCart(lines);
  restoreCheckoutDraft(owner, order);
}
