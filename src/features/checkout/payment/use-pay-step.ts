import { useEffect, useReducer, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Order } from '#domain/order/order.ts';
import { paymentStage } from '#domain/order/payment-stage.ts';
import type { UnpaidProblem } from '#domain/order/unpaid-order.ts';
import { paths } from '#domain/site/paths.ts';
import { saveCheckoutDraft, type PlacedOrder } from '#data/browser/checkout-draft.ts';
import { watchRestores } from '#data/browser/restored-page.ts';
import { transactionOf, orderById } from '#data/orders/orders.ts';
import { cancelUnpaid, openPayment, payAgain, restoreCheckout } from '#data/orders/unpaid-order.ts';
import { useQuery } from '#data/react/use-query.ts';
import { useNow } from '#ui/browser/use-now.ts';
import {
  type FreshPayment,
  firstPayStep,
  isBusy,
  nextPayStep,
  type PayOutcome,
  payOutcome,
  type PayStepState,
} from './pay-step.ts';

interface PayStepOptions {
  readonly owner: string;
  readonly placed: PlacedOrder;
  readonly fresh: FreshPayment | null;
  readonly onBack: () => void;
}

/** An unpaid order at the checkout, and what can be done with it. */
export interface UnpaidOrder {
  /** Live; null while loading. */
  readonly order: Order | null;
  readonly state: PayStepState;
  readonly outcome: PayOutcome;
  /** The provider's error code of the last failed payment; null if none failed or the shopper just left. */
  readonly failedFor: string | null;
  /** Opens the payment page. */
  pay(): void;
  /** Cancels the order and returns its lines to the form. */
  payOtherwise(): void;
}

const CLOCK_MS = 5_000;

/** Follows an unpaid order live: this page moves on by itself, whichever tab or webhook pays or ends the order. */
export function usePayStep({ owner, placed, fresh, onBack }: PayStepOptions): UnpaidOrder {
  const { orderId, lines } = placed;
  const [state, dispatch] = useReducer(nextPayStep, fresh, firstPayStep);
  const navigate = useNavigate();
  const found = useQuery(orderById(orderId));
  const order = dataOf(found);
  const money = dataOf(useQuery(transactionOf(orderId)));
  const now = useNow(CLOCK_MS);
  const stage = order && paymentStage(order, money, now);
  const outcome = payOutcome(state, stage?.stage ?? null);
  const isLoading = found.state === 'loading';

  const onClosed = () => dispatch({ type: 'closed' });
  const showProblem = (problem: UnpaidProblem | null) => {
    if (problem) dispatch({ type: 'failed', problem });
  };

  useFirstRender(() => {
    if (fresh?.action) void openPayment(fresh.action, onClosed).then(showProblem);
  });
  // Back from the provider's page: the back/forward cache restores this page with its state.
  useEffect(() => watchRestores(() => dispatch({ type: 'closed' })), []);

  useEffect(() => {
    switch (outcome) {
      case 'payable':
        return;
      case 'paid':
        void navigate(paths.thankYou(orderId), { replace: true });
        return;
      case 'authorized':
        void navigate(paths.paymentReturn(orderId), { replace: true });
        return;
      case 'return-to-form':
        // A tab that has lost its draft fills the form from the order.
        if (!isLoading) void restoreCheckout(owner, lines, order).then(onBack);
        return;
      case 'cancelled':
      case 'over':
        saveCheckoutDraft(owner, { placed: undefined });
    }
    // Runs once for each outcome: the order changes often, and `navigate` with every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [outcome, isLoading]);

  return {
    order,
    state,
    outcome,
    failedFor:
      stage?.stage === 'failed' && stage.reason !== 'payment_cancelled' ? stage.reason : null,
    pay() {
      if (isBusy(state)) return;
      dispatch({ type: 'pay' });
      void payAgain(orderId, onClosed).then(showProblem);
    },
    payOtherwise() {
      if (isBusy(state)) return;
      dispatch({ type: 'cancel' });
      void cancelUnpaid(orderId).then((problem) =>
        dispatch(problem ? { type: 'failed', problem } : { type: 'cancelled' }),
      );
    },
  };
}

/** Runs an effect when the component first renders, and not again when React repeats effects in development. */
function useFirstRender(effect: () => void): void {
  const hasRun = useRef(false);
  useEffect(() => {
    if (hasRun.current) return;
    hasRun.current = true;
    effect();
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

function dataOf<T>(state: { readonly state: string; readonly data?: T | null }): T | null {
  return state.data ?? null;
}
