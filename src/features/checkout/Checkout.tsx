import { useReducer } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Order } from '#domain/order/order.ts';
import { isCheckoutOpen } from '#domain/site/store-settings.ts';
import { paths } from '#domain/site/paths.ts';
import { cartLinesOfOrder } from '#domain/order/unpaid-order.ts';
import { removeFromCart } from '#data/cart/cart.ts';
import {
  checkoutDraft,
  clearCheckoutDraft,
  saveCheckoutDraft,
} from '#data/browser/checkout-draft.ts';
import { queryStore } from '#data/query/query-store.ts';
import { lastOrdersOf } from '#data/orders/orders.ts';
import { rememberedPin, rememberPin } from '#data/account/pin.ts';
import { customerOf } from '#data/account/session.ts';
import type { Session } from '#data/account/session-state.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/shop/checkout.ts';
import { failureSentences } from '#text/site/failures.ts';
import { errorWords } from '#text/site/errors.ts';
import type { Elements } from '#ui/content/elements.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { RetryMessage } from '#ui/feedback/RetryMessage.tsx';
import { type CheckoutEvent, type CheckoutStep, firstStep, nextStep } from './checkout-step.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutLoading, EmptyCart, NO_ORDERS, type OrderRows } from './EmptyCart.tsx';
import { NothingForSale } from './NothingForSale.tsx';
import { PayStep, type PayStepProps } from './payment/PayStep.tsx';
import { useLines } from './summary/use-lines.ts';
import type { SubmittedOrder } from './order/send-order.ts';

interface CheckoutProps {
  session: Session;
}

/**
 * The checkout: from the cart to an order and its payment. Another customer gets a new one. The page provides
 * `CheckoutSlots`.
 */
export function Checkout({ session }: CheckoutProps) {
  return <CheckoutSteps key={customerOf(session)?.uid ?? ''} session={session} />;
}

function CheckoutSteps({ session }: CheckoutProps) {
  const owner = customerOf(session)?.uid ?? '';
  const [step, dispatch] = useReducer(nextStep, checkoutDraft(owner).placed, firstStep);
  const payment = payableOrder(step);
  const payStep = payment && (
    <PayStep owner={owner} {...payment} onBack={() => dispatch({ type: 'returned' })} />
  );
  if (step.name === 'leaving') return <CheckoutLoading />;
  if (step.name === 'payment') return payStep;
  return (
    <CartStep
      session={session}
      payStep={payStep}
      isReturned={step.isReturned}
      dispatch={dispatch}
    />
  );
}

/** The order to pay at a step; null if there is none. */
function payableOrder(step: CheckoutStep): Pick<PayStepProps, 'placed' | 'fresh'> | null {
  if (step.name === 'payment') return { placed: step.placed, fresh: step.fresh };
  return step.name === 'form' && step.placed ? { placed: step.placed, fresh: null } : null;
}

interface CartStepProps {
  session: Session;
  /** The payment of an order that was placed before: it comes once the cart is empty. */
  payStep: Elements;
  /** Whether the form opens again after an order that was not paid. */
  isReturned: boolean;
  dispatch: (event: CheckoutEvent) => void;
}

/** The checkout of a cart: the form, or why there is none. */
function CartStep({ session, payStep, isReturned, dispatch }: CartStepProps) {
  const customer = customerOf(session);
  const owner = customer?.uid ?? '';
  const uid = session.state === 'signed-in' ? session.user.uid : null;
  const cart = useLines(session);
  const settings = useQuery(storeSettings);
  const pin = useQuery(rememberedPin);
  const last = useQuery<OrderRows>(uid ? lastOrdersOf(uid) : NO_ORDERS);
  // A visitor becomes a guest with the form open: it stays while the guest's orders are read.
  const [hadForm, noteForm] = useReducer(() => true, false);
  const navigate = useNavigate();

  async function onPlaced(order: SubmittedOrder): Promise<void> {
    const { orderInput, orderId, number, totalPaise, action, retry, repeated } = order;
    const slugs = new Set(orderInput.lines.map(({ slug }) => slug));
    const lines = cart.state === 'ready' ? cart.cart.filter(({ slug }) => slugs.has(slug)) : [];
    const needsPayment = action !== null || retry;
    rememberPin(orderInput.address.pin);
    if (needsPayment) {
      const placed = { orderId, number, totalPaise, lines };
      saveCheckoutDraft(owner, { placed });
      dispatch({ type: 'placed', placed, fresh: { action, unreached: retry } });
    } else dispatch({ type: 'settled' });
    for (const { slug } of lines) await removeFromCart(slug);
    if (needsPayment) return;
    clearCheckoutDraft();
    void navigate(paths.thankYou(orderId, { repeated }), { replace: true });
  }

  function payFound(order: Order): void {
    const { id: orderId, number, totals } = order;
    const lines = cartLinesOfOrder(order, Date.now());
    const placed = { orderId, number, totalPaise: totals.totalPaise, lines };
    saveCheckoutDraft(owner, { placed });
    dispatch({ type: 'found', placed });
  }

  const store = settings.state === 'loading' ? undefined : settings.data;
  if (cart.state === 'failed') return <Problem text={failureSentences[cart.failure.code]} />;
  if (settings.state === 'failed' && !store) {
    return <Problem text={failureSentences[settings.error.code]} />;
  }
  const isLoading = settings.state === 'loading' || (last.state === 'loading' && !hadForm);
  if (isLoading || cart.state === 'loading' || pin.state !== 'ready') return <CheckoutLoading />;
  if (!store) return <Problem text={failureSentences['bad-document']} />;
  if (cart.lines.length === 0) {
    return payStep ?? <EmptyCart uid={uid} isNew={hadForm} onUnpaid={payFound} />;
  }
  if (!isCheckoutOpen(store)) return <ClosedNotice />;
  if (!cart.lines.some(({ sold }) => sold)) return <NothingForSale isNew={hadForm} />;
  return (
    <CheckoutForm
      customer={customer}
      bundles={cart.bundles}
      lines={cart.lines}
      settings={store}
      rememberedPin={pin.data}
      last={(last.state === 'ready' && last.data.rows.find(isAccepted)) || null}
      isReturned={isReturned}
      onOpen={noteForm}
      onPlaced={(order) => void onPlaced(order)}
    />
  );
}

function ClosedNotice() {
  return (
    <Notice level={2} title={words.closed.title} text={words.closed.text}>
      <Link to={paths.cartAndWishList} className={buttonLook('main')}>
        {words.closed.action}
      </Link>
    </Notice>
  );
}

/** Whether an order went through; the address of another one may have been a try. */
function isAccepted({ test, status }: Order): boolean {
  return !test && !['pending-payment', 'expired', 'cancelled'].includes(status);
}

interface ProblemProps {
  text: string;
}

function Problem({ text }: ProblemProps) {
  return (
    <RetryMessage large text={text} retry={errorWords.retry} onRetry={() => queryStore.retry()} />
  );
}
