import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from '#domain/order/order.ts';
import { paths } from '#domain/site/paths.ts';
import { cartLinesOfOrder } from '#domain/order/unpaid-order.ts';
import { watchRestores } from '#data/browser/restored-page.ts';
import { restoreToCart } from '#data/cart/cart.ts';
import { cancelOrder, resumePayment } from '#data/orders/checkout.ts';
import { restoreCheckoutDraft } from '#data/browser/checkout-draft.ts';
import { openProvider } from '#data/payment/open-provider.ts';
import { customerOf } from '#data/account/session.ts';
import { useSession } from '#data/react/use-session.ts';
import { words } from '#text/shop/checkout.ts';
import { failureSentences } from '#text/site/failures.ts';

/** Actions for an unpaid order. */
export interface PaymentActions {
  readonly busy: 'opening' | 'cancelling' | null;
  /** Why the last action failed; empty if it succeeded. */
  readonly problem: string;
  /** Opens the provider's page for the same order. */
  pay(): Promise<void>;
  /** Cancels the order and returns its items to the checkout. */
  payOtherwise(): Promise<void>;
}

const { placed: own } = words;

/** Pays an unpaid order again or with another method. Reports what failed; the order's own state is live elsewhere. */
export function usePayAgain(order: Order): PaymentActions {
  const { id } = order;
  const [busy, setBusy] = useState<PaymentActions['busy']>(null);
  const [problem, setProblem] = useState('');
  const owner = customerOf(useSession())?.uid ?? '';
  const navigate = useNavigate();
  // Back from the provider's page: the back/forward cache restores this page with its state.
  useEffect(() => watchRestores(() => setBusy(null)), []);

  function showProblem(sentence: string): void {
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
      const answer = await resumePayment(id);
      if (!answer.ok) return showProblem(failureSentences[answer.failure.code]);
      if (answer.value.outcome !== 'ordered') return showProblem(own.over);
      const { action, retry } = answer.value;
      if (!action) return showProblem(retry ? own.unreached : own.over);
      return openProvider(action, () => setBusy(null)).catch(() => showProblem(own.blocked));
    },
    async payOtherwise() {
      if (busy) return;
      setBusy('cancelling');
      setProblem('');
      const answer = await cancelOrder(id, { onlyIfUnpaid: true });
      if (!answer.ok) return showProblem(failureSentences[answer.failure.code]);
      if (answer.value.outcome === 'refused') {
        return showProblem(answer.value.refusal === 'paid' ? own.paid : own.notCancelled);
      }
      await restoreToCart(cartLinesOfOrder(order, Date.now()));
      restoreCheckoutDraft(owner, order);
      void navigate(paths.checkout, { replace: true });
      return undefined;
    },
  };
}
