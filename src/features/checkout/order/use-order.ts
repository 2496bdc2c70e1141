import { useEffect, useRef, useState } from 'react';
import { attemptId } from '#domain/checkout/checkout-details.ts';
import type { CheckoutRefusal, ClientAction, OrderRequest } from '#domain/checkout/checkout.ts';
import type { FailureCode, Result } from '#domain/core/result.ts';
import type { Paise } from '#domain/money/money.ts';
import { loadOrdering, placeOrder } from '#data/orders/checkout.ts';
import { checkoutDraft, saveCheckoutDraft } from '#data/browser/checkout-draft.ts';
import { signInAsGuest } from '#data/account/guest.ts';
import { holdReload } from '#data/browser/reload-hold.ts';
import { useOffline } from '#data/query/use-query.ts';
import { whenIdle } from '#ui/loading/idle.ts';
import { retryWhenOnline } from '#ui/loading/lazy.tsx';

/** The order as the page submits it. */
export type OrderInput = Omit<OrderRequest, 'ask' | 'attemptId'>;

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

/** Why there is no order yet. */
export type SubmissionError =
  | { readonly kind: 'refused'; readonly refusal: CheckoutRefusal; readonly orderInput: OrderInput }
  /** Silent: no answer arrived, the order may exist. Changed: what was sent or waited is out of date. */
  | { readonly kind: 'silent' | 'offline' | 'changed' | 'session' | 'no-guests' }
  | { readonly kind: 'failed'; readonly code: FailureCode };

/** State and actions of an order's submission. */
export interface OrderSubmission {
  readonly state: 'idle' | 'sending' | 'busy';
  readonly error: SubmissionError | null;
  /** Resolves with the problem; null if the order was created or a submission is pending. */
  place(orderInput: OrderInput): Promise<SubmissionError | null>;
  /** Submits the form for a total in paise that the server has named. */
  confirm(totalPaise: Paise): void;
  /** Submits the form under a new attempt id: the old one belongs to an existing order. */
  placeAnother(): void;
  /** Ends what a change makes out of date: a queued order and a refusal. */
  settle(): void;
}

interface OrderOptions {
  readonly owner: string;
  /** What would be ordered, as text. */
  readonly content: string;
  /** Submits the form, which calls `place`: what is sent later, too, is what the form shows. */
  readonly submit: () => void;
  readonly onPlaced: (order: SubmittedOrder) => void;
}

/** Retry delays in milliseconds. */
const RETRY_DELAYS_MS = [1_200, 3_000];

/** The same for an order that has waited for the network: one that is back may still fail for some seconds. */
const RECONNECT_DELAYS_MS = [1_200, 3_000, 6_000, 12_000];

/**
 * Submits an order until the server answers. The attempt id is an idempotency key that survives reloads. Only one
 * submission runs at a time, and none after an order was created; offline, it waits and continues by itself unless the
 * shopper changes the order. Its code is loaded with the form, and the page does not reload itself meanwhile.
 */
export function useOrder({ owner, content, submit, onPlaced }: OrderOptions): OrderSubmission {
  const [state, setState] = useState<OrderSubmission['state']>('idle');
  const [error, setError] = useState<SubmissionError | null>(null);
  // The total in paise of the order that waits for the network.
  const queued = useRef<Paise | null>(null);
  // The total in paise that the shopper has agreed to; null: the one that the form shows.
  const agreed = useRef<Paise | null>(null);
  const sending = useRef(false);
  // Null: the form is gone.
  const latest = useRef<string | null>(content);
  const offline = useOffline();

  async function place(shown: OrderInput): Promise<SubmissionError | null> {
    if (sending.current) return null;
    const orderInput = { ...shown, expectedTotalPaise: agreed.current ?? shown.expectedTotalPaise };
    const delays = queued.current === null ? [] : RECONNECT_DELAYS_MS;
    sending.current = true;
    queued.current = null;
    setError(null);
    setState('sending');
    let isPlaced = false;
    try {
      let answer = await send(orderInput, owner, () => setState('busy'));
      for (const delay of delays) {
        if (!isUnanswered(answer) || !navigator.onLine) break;
        await pause(delay);
        if (latest.current !== content) break;
        answer = await send(orderInput, owner, () => setState('busy'));
      }
      if ('orderId' in answer) {
        isPlaced = true;
        onPlaced(answer);
        return null;
      }
      // Neither the refusal nor what would wait is about what the form shows by now.
      const isOutdated = latest.current !== content && afterChange(answer) !== answer;
      const next = isOutdated ? ({ kind: 'changed' } as const) : unavailableIfOnline(answer);
      setError(next);
      if (next.kind === 'offline') queued.current = orderInput.expectedTotalPaise;
      return next;
    } finally {
      // A click between the answer and the next page would be another order: its attempt id is a new one.
      if (!isPlaced) {
        sending.current = false;
        setState('idle');
      }
    }
  }

  function submitFor(totalPaise: Paise): void {
    agreed.current = totalPaise;
    // Reaches `place` at once.
    submit();
    agreed.current = null;
  }

  function settle(): void {
    queued.current = null;
    setError(afterChange);
  }

  // Before the next effect: a change that arrives with the network counts.
  useEffect(() => {
    latest.current = content;
    settle();
    return () => {
      latest.current = null;
    };
  }, [content]);
  useEffect(() => whenIdle(() => void retryWhenOnline(loadOrdering)), []);
  const isPending = state !== 'idle' || error?.kind === 'offline';
  useEffect(() => (isPending ? holdReload() : undefined), [isPending]);
  useEffect(() => {
    if (!offline && queued.current !== null) submitFor(queued.current);
    // Only the network matters: the queued order is sent when it is back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [offline]);

  return {
    state,
    error,
    place,
    confirm: submitFor,
    placeAnother() {
      saveCheckoutDraft(owner, { attempt: undefined });
      submit();
    },
    settle,
  };
}

/** What remains to be said once the order has changed. */
function afterChange(error: SubmissionError | null): SubmissionError | null {
  if (error?.kind === 'offline') return { kind: 'changed' };
  return error?.kind === 'refused' ? null : error;
}

/** Whether the network may have failed. The attempt id makes another try safe, even if the order exists. */
function isUnanswered(answer: SubmittedOrder | SubmissionError): boolean {
  return 'kind' in answer && (answer.kind === 'offline' || answer.kind === 'silent');
}

/** Only the network's return continues an order: one that is back by now would never do so. */
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
    if (answer.value.outcome === 'quoted') return { kind: 'silent' };
    if (answer.value.outcome === 'refused') {
      return { kind: 'refused', refusal: answer.value.refusal, orderInput };
    }
    const { orderId, number, totals, action, retry, repeated = false } = answer.value;
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
