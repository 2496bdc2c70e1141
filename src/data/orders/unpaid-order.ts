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

/**
 * Cancels an order unless it is paid. Returns why it was not cancelled. If the answer is lost, `onCancelledAfterAll` is
 * called once the order itself shows that it was.
 */
export async function cancelUnpaid(
  orderId: string,
  onCancelledAfterAll?: () => void,
): Promise<UnpaidProblem | null> {
  const answer = await cancelOrder(orderId, { onlyIfUnpaid: true });
  if (!answer.ok) {
    if (onCancelledAfterAll) watchCancellation(orderId, onCancelledAfterAll);
    return answer.failure.code;
  }
  if (answer.value.outcome === 'moved') return null;
  const { refusal } = answer.value;
  return refusal === 'paid' || refusal === 'too-many' ? refusal : 'not-cancelled';
}

/** Follows an unpaid order until it is no longer unpaid, which the end of its hold guarantees. */
function watchCancellation(orderId: string, onCancelled: () => void): void {
  const source = orderById(orderId);
  const stop = queryStore.subscribe(source, check);
  check();
  function check(): void {
    const state = queryStore.read(source);
    const isUnpaid = state.state === 'ready' && state.data?.status === 'pending-payment';
    if (state.state === 'loading' || isUnpaid) return;
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
