import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from '#domain/order/order.ts';
import { paths } from '#domain/site/paths.ts';
import { cartLinesOfOrder, checkoutFormOfOrder } from '#domain/order/unpaid-order.ts';
import { restoreToCart } from '#data/cart/cart.ts';
import { cancelOrder, payAgain } from '#data/orders/checkout.ts';
import { checkoutDraft, saveCheckoutDraft } from '#data/browser/checkout-draft.ts';
import { openProvider } from '#data/firebase/open-provider.ts';
import { customerOf } from '#data/account/session.ts';
import { useSession } from '#data/query/use-query.ts';
import { words } from '#text/en/checkout.ts';
import { failureSentences } from '#text/en/failures.ts';

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
export function usePayAgain(order: Order): PaymentDesk {
  const { id } = order;
  const [busy, setBusy] = useState<PaymentDesk['busy']>(null);
  const [problem, setProblem] = useState('');
  const owner = customerOf(useSession())?.uid ?? '';
  const navigate = useNavigate();
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
      return openProvider(action, () => setBusy(null)).catch(() => tell(own.blocked));
    },
    async payOtherwise() {
      if (busy) return;
      setBusy('cancelling');
      setProblem('');
      const answer = await cancelOrder(id, { onlyIfUnpaid: true });
      if (!answer.ok) return tell(failureSentences[answer.failure.code]);
      if (answer.value.outcome === 'refused') {
        return tell(answer.value.refusal === 'paid' ? own.paid : own.notCancelled);
      }
      await restoreToCart(cartLinesOfOrder(order, Date.now()));
      const { typed = checkoutFormOfOrder(order) } = checkoutDraft(owner);
      saveCheckoutDraft(owner, { placed: undefined, method: undefined, typed });
      void navigate(paths.checkout, { replace: true });
      return undefined;
    },
  };
}
