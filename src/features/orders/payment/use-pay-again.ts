import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from '#domain/order/order.ts';
import { paths } from '#domain/site/paths.ts';
import { cartLinesOfOrder, type UnpaidProblem } from '#domain/order/unpaid-order.ts';
import { watchRestores } from '#data/browser/restored-page.ts';
import {
  cancelUnpaid,
  payAgain,
  restoreCheckout,
  stopWatchingCancellation,
  watchCancellation,
} from '#data/orders/unpaid-order.ts';
import { customerOf } from '#data/account/session.ts';
import { useSession } from '#data/react/use-session.ts';

/** Actions for an unpaid order. */
export interface PaymentActions {
  readonly busy: 'opening' | 'cancelling' | null;
  /** Why the last action failed; null if it succeeded. */
  readonly problem: UnpaidProblem | null;
  /** Opens the provider's page for the same order. */
  pay(): Promise<void>;
  /** Cancels the order and returns its items to the checkout. */
  payOtherwise(): Promise<void>;
}

/** Pays an unpaid order again or with another method. Reports what failed; the order's own state is live elsewhere. */
export function usePayAgain(order: Order): PaymentActions {
  const { id } = order;
  const [busy, setBusy] = useState<PaymentActions['busy']>(null);
  const [problem, setProblem] = useState<UnpaidProblem | null>(null);
  const owner = customerOf(useSession())?.uid ?? '';
  const navigate = useNavigate();
  // Back from the provider's page: the back/forward cache restores this page with its state.
  useEffect(() => watchRestores(() => setBusy(null)), []);

  /** Runs one action at a time, and shows why it failed. Returns whether it succeeded. */
  async function run(
    name: 'opening' | 'cancelling',
    action: () => Promise<UnpaidProblem | null>,
  ): Promise<boolean> {
    if (busy) return false;
    stopWatchingCancellation();
    setBusy(name);
    setProblem(null);
    const failure = await action();
    if (failure) setBusy(null);
    setProblem(failure);
    return failure === null;
  }

  return {
    busy,
    problem,
    async pay() {
      await run('opening', () => payAgain(id, () => setBusy(null)));
    },
    async payOtherwise() {
      const address = window.location.href;
      const payAnotherWay = async (): Promise<void> => {
        // The order may turn out to be cancelled when the shopper has gone on to something else.
        if (window.location.href !== address) return;
        await restoreCheckout(owner, cartLinesOfOrder(order, Date.now()), order);
        void navigate(paths.checkout, { replace: true });
      };
      // Outlives the component, which goes when the order is cancelled.
      const onLost = (): void => watchCancellation(id, () => void payAnotherWay());
      if (await run('cancelling', () => cancelUnpaid(id, onLost))) await payAnotherWay();
    },
  };
}
