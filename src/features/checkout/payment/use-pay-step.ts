import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ClientAction } from '#domain/checkout/checkout.ts';
import type { CancelRefusal } from '#domain/order/order-command.ts';
import type { Order } from '#domain/order/order.ts';
import { type PaymentStage, paymentStage } from '#domain/order/payment-stage.ts';
import { paths } from '#domain/site/paths.ts';
import { watchRestores } from '#data/browser/restored-page.ts';
import { restoreToCart } from '#data/cart/cart.ts';
import { cancelOrder, resumePayment } from '#data/orders/checkout.ts';
import {
  restoreCheckoutDraft,
  saveCheckoutDraft,
  type PlacedOrder,
} from '#data/browser/checkout-draft.ts';
import { openProvider } from '#data/payment/open-provider.ts';
import { transactionOf, orderById } from '#data/orders/orders.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/shop/checkout.ts';
import { failureSentences } from '#text/site/failures.ts';
import { useNow } from '#ui/browser/use-now.ts';

/** Payment of an order that was just placed. */
export interface FreshPayment {
  /** Null if there is no payment page to open. */
  readonly action: ClientAction | null;
  /** Whether the payment provider could not be reached. */
  readonly unreached: boolean;
}

interface PayStepOptions {
  readonly owner: string;
  readonly placed: PlacedOrder;
  readonly fresh: FreshPayment | null;
  readonly onBack: () => void;
}

/** State and actions of an unpaid order at the checkout. */
export interface PayStepState {
  /** Live; null while loading. */
  readonly order: Order | null;
  readonly busy: 'opening' | 'cancelling' | null;
  /** Whether the provider's page is being opened for the first time. */
  readonly isOpeningFirst: boolean;
  /** Why the last action failed; empty if it succeeded. */
  readonly problem: string;
  /** The provider's error code of the last failed payment; null if none failed or the shopper just left. */
  readonly failedFor: string | null;
  /** Null while the order can be paid; otherwise whether it was cancelled without a charge. */
  readonly isCancelled: boolean | null;
  pay(): Promise<void>;
  payOtherwise(): Promise<void>;
}

const { placed: own } = words;
const CLOCK_MS = 5_000;

/** Follows an unpaid order live: this page moves on by itself, whichever tab or webhook pays or ends the order. */
export function usePayStep({ owner, placed, fresh, onBack }: PayStepOptions): PayStepState {
  const first = fresh?.action ?? null;
  const [busy, setBusy] = useState<PayStepState['busy']>(first ? 'opening' : null);
  const [isOpeningFirst, setOpeningFirst] = useState(first !== null);
  const [problem, setProblem] = useState(fresh?.unreached ? own.unreached : '');
  const [refused, setRefused] = useState(false);
  // Another payment method was requested: once the order is cancelled, the checkout opens again.
  const [wantsOther, setWantsOther] = useState(false);
  const [isCancelled, setCancelled] = useState(false);
  const hasStarted = useRef(false);
  const navigate = useNavigate();
  const { orderId } = placed;
  const read = useQuery(orderById(orderId));
  const order = dataOf(read);
  const money = dataOf(useQuery(transactionOf(orderId)));
  const now = useNow(CLOCK_MS);
  const stage = order ? paymentStage(order, money, now) : null;
  const returnsToCheckout = wantsOther && (isCancelled || stage?.stage === 'cancelled');
  // While this page cancels the order, the answer to that request decides what comes next.
  const ended =
    busy !== 'cancelling' && !returnsToCheckout && (refused || (stage !== null && !canPay(stage)));

  function stopWaiting(sentence = ''): void {
    setBusy(null);
    setOpeningFirst(false);
    setProblem(sentence);
  }

  async function returnToCheckout(): Promise<void> {
    await restoreToCart(placed.lines);
    restoreCheckoutDraft(owner, order);
    onBack();
  }

  async function open(action: ClientAction): Promise<void> {
    await openProvider(action, () => stopWaiting()).catch(() => stopWaiting(own.blocked));
  }

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    if (first) void open(first);
    // Once: the payment page of a fresh order opens without another tap.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  // Back from the provider's page: the back/forward cache restores this page with its state.
  useEffect(() => watchRestores(() => stopWaiting()), []);
  useEffect(() => {
    if (stage?.stage === 'done') void navigate(paths.thankYou(orderId), { replace: true });
    else if (stage?.stage === 'authorized')
      void navigate(paths.paymentReturn(orderId), { replace: true });
    else if (ended) saveCheckoutDraft(owner, { placed: undefined });
    // Only the stage matters: `navigate` is new on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stage?.stage, ended]);

  // Without the order, a tab that has lost its draft would return to an empty form. Where its answer was lost, the order itself shows
  // the cancellation.
  const mayReturn = returnsToCheckout && read.state !== 'loading' && (isCancelled || busy === null);
  useEffect(() => {
    if (mayReturn) void returnToCheckout();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [mayReturn]);

  return {
    order,
    busy,
    isOpeningFirst,
    problem,
    failedFor:
      stage?.stage === 'failed' && stage.reason !== 'payment_cancelled' ? stage.reason : null,
    isCancelled: ended ? stage?.stage === 'cancelled' : null,
    async pay() {
      setBusy('opening');
      setProblem('');
      const answer = await resumePayment(orderId);
      if (!answer.ok) return stopWaiting(failureSentences[answer.failure.code]);
      const payment = answer.value.outcome === 'ordered' ? answer.value : null;
      if (payment?.action) return open(payment.action);
      if (payment?.retry) return stopWaiting(own.unreached);
      setRefused(true);
      return stopWaiting();
    },
    async payOtherwise() {
      setWantsOther(true);
      setBusy('cancelling');
      setProblem('');
      const answer = await cancelOrder(orderId, { onlyIfUnpaid: true });
      if (!answer.ok) return stopWaiting(failureSentences[answer.failure.code]);
      if (answer.value.outcome === 'refused') {
        return stopWaiting(CANCEL_PROBLEMS[answer.value.refusal] ?? own.notCancelled);
      }
      setCancelled(true);
      return undefined;
    },
  };
}

/** Messages for refused cancellations; other refusals have a general one. */
const CANCEL_PROBLEMS: Partial<Record<CancelRefusal, string>> = {
  paid: own.paid,
  'too-many': own.tooManyCancelled,
};

function canPay({ stage }: PaymentStage): boolean {
  return ['waiting', 'failed', 'done', 'authorized'].includes(stage);
}

function dataOf<T>(state: { readonly state: string; readonly data?: T | null }): T | null {
  return state.data ?? null;
}
