import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ClientAction } from '#domain/checkout/checkout.ts';
import type { CancelRefusal } from '#domain/order/order-command.ts';
import type { Order } from '#domain/order/order.ts';
import { type PaymentStage, paymentStage } from '#domain/checkout/payment-stage.ts';
import { paths } from '#domain/site/paths.ts';
import { checkoutFormOfOrder } from '#domain/order/unpaid-order.ts';
import { restoreToCart } from '#data/cart/cart.ts';
import { cancelOrder, payAgain } from '#data/orders/checkout.ts';
import {
  checkoutDraft,
  saveCheckoutDraft,
  type PlacedOrder,
} from '#data/browser/checkout-draft.ts';
import { openProvider } from '#data/firebase/open-provider.ts';
import { transactionOf, orderById } from '#data/orders/orders.ts';
import { useQuery } from '#data/query/use-query.ts';
import { words } from '#text/en/checkout.ts';
import { failureSentences } from '#text/en/failures.ts';
import { useNow } from '#ui/use-now.ts';

/** How to pay an order that was placed a moment ago. */
export interface FreshPayment {
  /** Null when there is nothing to open. */
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

/** An unpaid order at the checkout, and what can be done with it. */
export interface PayStepState {
  /** Live; null until it is read. */
  readonly order: Order | null;
  readonly busy: 'opening' | 'cancelling' | null;
  /** Whether the provider's page is being opened for the first time. */
  readonly isOpeningFirst: boolean;
  /** Why the last step did not work; empty when it did. */
  readonly problem: string;
  /** The provider's code for the payment that failed last; null when none did, or the shopper just left. */
  readonly failedFor: string | null;
  /** Null while the order can be paid; else whether it was cancelled without a charge. */
  readonly over: boolean | null;
  pay(): Promise<void>;
  payOtherwise(): Promise<void>;
}

const { placed: own } = words;
const LOOK_MS = 5_000;

/** Follows an unpaid order live: whatever tab or webhook pays or ends it, this page moves on by itself. */
export function usePayStep({ owner, placed, fresh, onBack }: PayStepOptions): PayStepState {
  const first = fresh?.action ?? null;
  const [busy, setBusy] = useState<PayStepState['busy']>(first ? 'opening' : null);
  const [isOpeningFirst, setOpeningFirst] = useState(first !== null);
  const [problem, setProblem] = useState(fresh?.unreached ? own.unreached : '');
  const [refused, setRefused] = useState(false);
  // Another payment method was asked for: once the order is cancelled, by whatever answer, the checkout comes back.
  const [wantsOther, setWantsOther] = useState(false);
  const begun = useRef(false);
  const navigate = useNavigate();
  const { orderId } = placed;
  const order = dataOf(useQuery(orderById(orderId)));
  const money = dataOf(useQuery(transactionOf(orderId)));
  const now = useNow(LOOK_MS);
  const stage = order ? paymentStage(order, money, now) : null;
  const takesBack = wantsOther && stage?.stage === 'cancelled';
  // While this page cancels the order, its own answer decides what comes next.
  const ended =
    busy !== 'cancelling' && !takesBack && (refused || (stage !== null && !canPay(stage)));

  function free(sentence = ''): void {
    setBusy(null);
    setOpeningFirst(false);
    setProblem(sentence);
  }

  async function takeBack(): Promise<void> {
    await restoreToCart(placed.lines);
    const typed = checkoutDraft(owner).typed ?? (order ? checkoutFormOfOrder(order) : undefined);
    saveCheckoutDraft(owner, { placed: undefined, method: undefined, typed });
    onBack();
  }

  async function open(action: ClientAction): Promise<void> {
    await openProvider(action, () => free()).catch(() => free(own.blocked));
  }

  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (first) void open(first);
    // Once: the payment page of a fresh order opens without another tap.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    // Back from the provider's page: the back/forward cache restores this page with its state.
    const shown = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) free();
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);
  useEffect(() => {
    if (stage?.stage === 'done') void navigate(paths.thankYou(orderId), { replace: true });
    else if (stage?.stage === 'authorized')
      void navigate(paths.paymentReturn(orderId), { replace: true });
    else if (ended) saveCheckoutDraft(owner, { placed: undefined });
    // The stage alone: `go` is another function after each render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [stage?.stage, ended]);

  useEffect(() => {
    // The answer to the cancellation was lost, and the order itself tells that it is cancelled.
    if (takesBack && busy === null) void takeBack();
    // oxlint-disable-next-line react/exhaustive-deps
  }, [takesBack, busy]);

  return {
    order,
    busy,
    isOpeningFirst,
    problem,
    failedFor:
      stage?.stage === 'failed' && stage.reason !== 'payment_cancelled' ? stage.reason : null,
    over: ended ? stage?.stage === 'cancelled' : null,
    async pay() {
      setBusy('opening');
      setProblem('');
      const answer = await payAgain(orderId);
      if (!answer.ok) return free(failureSentences[answer.failure.code]);
      const paying = answer.value.outcome === 'ordered' ? answer.value : null;
      if (paying?.action) return open(paying.action);
      if (paying?.retry) return free(own.unreached);
      setRefused(true);
      return free();
    },
    async payOtherwise() {
      setWantsOther(true);
      setBusy('cancelling');
      setProblem('');
      const answer = await cancelOrder(orderId, { onlyIfUnpaid: true });
      if (!answer.ok) return free(failureSentences[answer.failure.code]);
      if (answer.value.outcome === 'refused') {
        return free(CANCEL_PROBLEMS[answer.value.refusal] ?? own.notCancelled);
      }
      return takeBack();
    },
  };
}

/** Why the order was not cancelled; every other refusal has the general sentence. */
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
