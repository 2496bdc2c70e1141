import { useEffect, useRef, useState } from 'react';
import { attemptId } from '#domain/checkout/checkout-details.ts';
import type { CheckoutRefusal, ClientAction, OrderRequest } from '#domain/checkout/checkout.ts';
import type { FailureCode, Result } from '#domain/shared/result.ts';
import type { Paise } from '#domain/money/money.ts';
import { placeOrder } from '#data/orders/checkout.ts';
import { checkoutDraft, saveCheckoutDraft } from '#data/browser/checkout-draft.ts';
import { signInAsGuest } from '#data/account/guest.ts';
import { useOffline } from '#data/query/use-query.ts';

/** An order as the page asks for it. */
export type Wanted = Omit<OrderRequest, 'ask' | 'attemptId'>;

/** An order that the server has made. */
export interface Made {
  readonly wanted: Wanted;
  readonly orderId: string;
  readonly number: string;
  readonly totalPaise: Paise;
  readonly action: ClientAction | null;
  /** Whether the payment provider could not be reached. */
  readonly retry: boolean;
}

/** Why there is no order yet. */
export type Trouble =
  | { readonly kind: 'refused'; readonly refusal: CheckoutRefusal; readonly wanted: Wanted }
  /** No answer came: it may have been made. */
  | { readonly kind: 'silent' | 'offline' | 'session' | 'no-guests' }
  | { readonly kind: 'failed'; readonly code: FailureCode };

/** Where an order stands on its way to the server. */
export interface OrderDesk {
  readonly state: 'idle' | 'sending' | 'busy';
  readonly trouble: Trouble | null;
  /** Resolves with what stands in the way; null when the order is made, or one is on its way already. */
  place(wanted: Wanted): Promise<Trouble | null>;
  /** Goes on under a new id: the old one belongs to an order that was made. */
  placeAnother(wanted: Wanted): Promise<void>;
  settle(): void;
}

/** How long is waited before the same is asked again, by the number of the try (milliseconds). */
const BUSY_MS = [1_200, 3_000];

/**
 * Sends an order until the server has answered, under an id that is minted once and kept over reloads. Only one is on
 * its way at a time; without a network it waits and goes by itself.
 */
export function useOrder(owner: string, onMade: (made: Made) => void): OrderDesk {
  const [state, setState] = useState<OrderDesk['state']>('idle');
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const waiting = useRef<Wanted | null>(null);
  const sending = useRef(false);
  const offline = useOffline();

  async function place(wanted: Wanted): Promise<Trouble | null> {
    if (sending.current) return null;
    sending.current = true;
    waiting.current = null;
    setTrouble(null);
    setState('sending');
    try {
      const next = await send(wanted, owner, () => setState('busy'));
      if ('orderId' in next) {
        onMade(next);
        return null;
      }
      setTrouble(next);
      if (next.kind === 'offline') waiting.current = wanted;
      return next;
    } finally {
      sending.current = false;
      setState('idle');
    }
  }

  useEffect(() => {
    if (!offline && waiting.current) void place(waiting.current);
    // The network alone: what waits is sent when it is back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [offline]);

  return {
    state,
    trouble,
    place,
    async placeAnother(wanted) {
      saveCheckoutDraft(owner, { attempt: undefined });
      await place(wanted);
    },
    settle() {
      waiting.current = null;
      setTrouble(null);
    },
  };
}

async function send(wanted: Wanted, owner: string, onBusy: () => void): Promise<Made | Trouble> {
  const entered = await signInAsGuest();
  if (!entered.ok) return troubleOf(entered, { sent: false });
  const attempt =
    checkoutDraft(owner).attempt ?? attemptId(crypto.getRandomValues(new Uint8Array(20)));
  // Written before it is sent: a reload while it is on its way must find the id.
  saveCheckoutDraft(owner, { attempt });
  for (let tries = 0; ; tries += 1) {
    const answer = await placeOrder({ ...wanted, attemptId: attempt });
    const busy = answer.ok
      ? answer.value.outcome === 'refused' && answer.value.refusal.reason === 'busy'
      : answer.failure.code === 'busy';
    const wait = BUSY_MS[tries];
    if (busy && wait !== undefined) {
      onBusy();
      await new Promise((over) => setTimeout(over, wait));
      continue;
    }
    if (!answer.ok) return troubleOf(answer, { sent: true });
    if (answer.value.outcome === 'quoted') return { kind: 'silent' };
    if (answer.value.outcome === 'refused') {
      return { kind: 'refused', refusal: answer.value.refusal, wanted };
    }
    const { orderId, number, totals, action, retry } = answer.value;
    saveCheckoutDraft(owner, { attempt: undefined });
    return { wanted, orderId, number, totalPaise: totals.totalPaise, action, retry };
  }
}

function troubleOf(
  failed: Extract<Result<unknown>, { ok: false }>,
  { sent }: { sent: boolean },
): Trouble {
  const { code } = failed.failure;
  if (code === 'offline') return { kind: 'offline' };
  if (code === 'signed-out') return { kind: 'session' };
  if (code === 'not-set-up') return { kind: 'no-guests' };
  const unheard = sent && (code === 'unavailable' || code === 'unknown');
  return unheard ? { kind: 'silent' } : { kind: 'failed', code };
}
