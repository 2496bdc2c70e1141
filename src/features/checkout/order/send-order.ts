import { attemptId } from '#domain/checkout/checkout-details.ts';
import type { ClientAction } from '#domain/checkout/checkout.ts';
import type { Result } from '#domain/core/result.ts';
import type { Paise } from '#domain/money/money.ts';
import { placeOrder } from '#data/orders/checkout.ts';
import { checkoutDraft, saveCheckoutDraft } from '#data/browser/checkout-draft.ts';
import { signInAsGuest } from '#data/account/guest.ts';
import type { OrderInput, SubmissionError } from './submission.ts';

/** An order that the server has created. */
export interface SubmittedOrder {
  readonly orderInput: OrderInput;
  readonly orderId: string;
  readonly number: string;
  readonly totalPaise: Paise;
  readonly action: ClientAction | null;
  /** Whether the payment provider could not be reached. */
  readonly retry: boolean;
  /** Whether it had just been placed elsewhere, and this submission ordered nothing. */
  readonly repeated: boolean;
}

/** Retry delays in milliseconds. */
const RETRY_DELAYS_MS = [1_200, 3_000];

/** The same for an order that has waited for the network: one that is back may still fail for some seconds. */
const RECONNECT_DELAYS_MS = [1_200, 3_000, 6_000, 12_000];

interface SendOptions {
  /** The customer whose draft keeps the attempt id; empty for guests and visitors. */
  readonly owner: string;
  readonly hasWaited: boolean;
  readonly onBusy: () => void;
  /** Whether the order is still what the shopper wants. */
  readonly isWanted: () => boolean;
}

/**
 * Sends an order until the server answers; one that has waited for the network, again while that still fails. The attempt
 * id is an idempotency key that survives reloads.
 */
export async function sendOrder(
  orderInput: OrderInput,
  { owner, hasWaited, onBusy, isWanted }: SendOptions,
): Promise<SubmittedOrder | SubmissionError> {
  let answer = await send(orderInput, owner, onBusy);
  for (const delay of hasWaited ? RECONNECT_DELAYS_MS : []) {
    if (!isUnanswered(answer) || !navigator.onLine) break;
    await pause(delay);
    if (!isWanted()) break;
    answer = await send(orderInput, owner, onBusy);
  }
  return 'orderId' in answer ? answer : unavailableIfOnline(answer);
}

/** Whether the network may have failed. The attempt id makes another try safe, even if the order exists. */
function isUnanswered(answer: SubmittedOrder | SubmissionError): boolean {
  return 'kind' in answer && (answer.kind === 'offline' || answer.kind === 'silent');
}

/** An order waits for the network to return. One that has returned by now sends no such event. */
function unavailableIfOnline(error: SubmissionError): SubmissionError {
  const isBack = error.kind === 'offline' && navigator.onLine;
  return isBack ? { kind: 'failed', code: 'unavailable' } : error;
}

const pause = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));

async function send(
  orderInput: OrderInput,
  owner: string,
  onBusy: () => void,
): Promise<SubmittedOrder | SubmissionError> {
  const guest = await signInAsGuest();
  if (!guest.ok) return submissionErrorOf(guest, { sent: false });
  const attempt =
    checkoutDraft(owner).attempt ?? attemptId(crypto.getRandomValues(new Uint8Array(20)));
  // Saved before sending: a reload during the request must find the id.
  saveCheckoutDraft(owner, { attempt });
  for (let tries = 0; ; tries += 1) {
    const answer = await placeOrder({ ...orderInput, attemptId: attempt });
    const busy = answer.ok
      ? answer.value.outcome === 'refused' && answer.value.refusal.reason === 'busy'
      : answer.failure.code === 'busy';
    const delay = RETRY_DELAYS_MS[tries];
    if (busy && delay !== undefined) {
      onBusy();
      await pause(delay);
      continue;
    }
    if (!answer.ok) return submissionErrorOf(answer, { sent: true });
    if (answer.value.outcome === 'refused') {
      return { kind: 'refused', refusal: answer.value.refusal, orderInput };
    }
    const { orderId, number, totals, action, retry, repeated } = answer.value;
    saveCheckoutDraft(owner, { attempt: undefined });
    const { totalPaise } = totals;
    return { orderInput, orderId, number, totalPaise, action, retry, repeated };
  }
}

function submissionErrorOf(
  failed: Extract<Result<unknown>, { ok: false }>,
  { sent }: { sent: boolean },
): SubmissionError {
  const { code } = failed.failure;
  if (code === 'offline') return { kind: 'offline' };
  if (code === 'signed-out') return { kind: 'session' };
  if (code === 'not-set-up') return { kind: 'no-guests' };
  const isSilent = sent && (code === 'unavailable' || code === 'unknown');
  return isSilent ? { kind: 'silent' } : { kind: 'failed', code };
}
