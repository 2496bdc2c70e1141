import { useEffect, useState } from 'react';
import type { Order } from '#domain/order.ts';
import { paths } from '#domain/paths.ts';
import { restoreToCart } from '#data/cart.ts';
import { cancelOrder, payAgain } from '#data/checkout.ts';
import { noteCheckout } from '#data/checkout-draft.ts';
import { openProvider } from '#data/open-provider.ts';
import { customerOf } from '#data/session.ts';
import { useSession } from '#data/use-live.ts';
import { words } from '#text/en/checkout.ts';
import { failureSentences } from '#text/en/failures.ts';
import { useGo } from '#ui/go.ts';

/** The ways on from an order that waits for its payment. */
export interface PaymentDesk {
  readonly busy: 'opening' | 'cancelling' | null;
  /** Why the last way did not lead on; empty when it did. */
  readonly problem: string;
  /** Opens the provider's page for the same order. */
  pay(): Promise<void>;
  /** Cancels the order and takes everything in it back into the checkout. */
  payOtherwise(): Promise<void>;
}

const { placed: own } = words;

/** Pays an order that waits, again or in another way. What cannot be done is said; the order itself is live elsewhere. */
export function usePayAgain({ id, lines }: Pick<Order, 'id' | 'lines'>): PaymentDesk {
  const [busy, setBusy] = useState<PaymentDesk['busy']>(null);
  const [problem, setProblem] = useState('');
  const owner = customerOf(useSession())?.uid ?? '';
  const go = useGo();
  useEffect(() => {
    // Back from the provider's page: the browser shows this one as it was left.
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setBusy(null);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  function tell(sentence: string): void {
    setBusy(null);
    setProblem(sentence);
  }

  return {
    busy,
    problem,
    async pay() {
      if (busy) return;
      setBusy('opening');
      setProblem('');
      const answer = await payAgain(id);
      if (!answer.ok) return tell(failureSentences[answer.failure.code]);
      if (answer.value.outcome !== 'ordered') return tell(own.over);
      const { action, retry } = answer.value;
      if (!action) return tell(retry ? own.unreached : own.over);
      return openProvider(action, () => tell(own.closed)).catch(() => tell(own.blocked));
    },
    async payOtherwise() {
      if (busy) return;
      setBusy('cancelling');
      setProblem('');
      const answer = await cancelOrder(id);
      if (!answer.ok) return tell(failureSentences[answer.failure.code]);
      if (answer.value.outcome === 'refused') return tell(own.notCancelled);
      const addedAt = Date.now();
      await restoreToCart(
        lines.map(({ slug, quantity, unitPricePaise }, place) => ({
          slug,
          quantity,
          seenPaise: unitPricePaise,
          addedAt: addedAt + place,
        })),
      );
      noteCheckout(owner, { placed: undefined, method: undefined });
      go(paths.checkout, { replace: true });
      return undefined;
    },
  };
}
