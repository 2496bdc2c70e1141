import { useState } from 'react';
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
  type PlacedOrder,
} from '#data/browser/checkout-draft.ts';
import { queryStore } from '#data/query/query-store.ts';
import { lastOrdersOf } from '#data/orders/orders.ts';
import { rememberedPin, rememberPin } from '#data/account/pin.ts';
import { customerOf } from '#data/account/session.ts';
import type { Session } from '#data/account/session-state.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/query/use-query.ts';
import { words } from '#text/shop/checkout.ts';
import { failureSentences } from '#text/site/failures.ts';
import { errorWords } from '#text/site/errors.ts';
import type { Elements } from '#ui/content/elements.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { RetryMessage } from '#ui/feedback/RetryMessage.tsx';
import { CheckoutForm, type CheckoutFormProps } from './CheckoutForm.tsx';
import { CheckoutLoading, EmptyCart, NO_ORDERS, type OrderRows } from './EmptyCart.tsx';
import { NothingForSale } from './NothingForSale.tsx';
import { PayStep } from './payment/PayStep.tsx';
import type { FreshPayment } from './payment/use-pay-step.ts';
import { useLines } from './summary/use-lines.ts';
import type { SubmittedOrder } from './order/use-order.ts';

interface CheckoutProps extends Pick<
  CheckoutFormProps,
  'renderAddressFields' | 'renderAddressForm'
> {
  session: Session;
  /** Renders the orders' cancel dialog. */
  renderCancelDialog: (order: Order, onClose: () => void) => Elements;
}

/** The checkout: from the cart to an order and its payment. Another customer gets a new one. */
export function Checkout(props: CheckoutProps) {
  return <CheckoutSteps key={customerOf(props.session)?.uid ?? ''} {...props} />;
}

function CheckoutSteps({ session, renderCancelDialog, ...parts }: CheckoutProps) {
  const customer = customerOf(session);
  const owner = customer?.uid ?? '';
  const cart = useLines(session);
  const settings = useQuery(storeSettings);
  const pin = useQuery(rememberedPin);
  const uid = session.state === 'signed-in' ? session.user.uid : null;
  const last = useQuery<OrderRows>(uid ? lastOrdersOf(uid) : NO_ORDERS);
  const [placed, setPlaced] = useState<PlacedOrder | undefined>(() => checkoutDraft(owner).placed);
  const [fresh, setFresh] = useState<FreshPayment>();
  const [isReturned, setReturned] = useState(false);
  // The cart empties before the thank-you page is there.
  const [isLeaving, setLeaving] = useState(false);
  const canOrder = cart.state === 'ready' && cart.lines.some(({ sold }) => sold);
  const [hadForm, setHadForm] = useState(false);
  if (!hadForm && canOrder) setHadForm(true);
  const navigate = useNavigate();

  async function onPlaced({
    orderInput,
    orderId,
    number,
    totalPaise,
    action,
    retry,
    repeated,
  }: SubmittedOrder): Promise<void> {
    const slugs = new Set(orderInput.lines.map(({ slug }) => slug));
    const lines = cart.state === 'ready' ? cart.cart.filter(({ slug }) => slugs.has(slug)) : [];
    rememberPin(orderInput.address.pin);
    const needsPayment = action !== null || retry;
    if (needsPayment) {
      const next = { orderId, number, totalPaise, lines };
      saveCheckoutDraft(owner, { placed: next });
      setPlaced(next);
      setFresh({ action, unreached: retry });
    } else setLeaving(true);
    for (const { slug } of lines) await removeFromCart(slug);
    if (needsPayment) return;
    clearCheckoutDraft();
    void navigate(paths.thankYou(orderId, { repeated }), { replace: true });
  }

  // A visitor becomes a guest with the form open: it stays while the guest's orders are read.
  const [isOpen, setOpen] = useState(false);
  const waits =
    [cart, settings, pin].some(({ state }) => state === 'loading') ||
    (last.state === 'loading' && !isOpen);
  if (isOpen === waits) setOpen(!waits);
  const store = settings.state === 'loading' ? undefined : settings.data;
  if (isLeaving) return <CheckoutLoading />;
  if (fresh && placed) return pay(placed, fresh);
  if (cart.state === 'failed') return <Problem text={failureSentences[cart.failure.code]} />;
  if (settings.state === 'failed' && !store) {
    return <Problem text={failureSentences[settings.error.code]} />;
  }
  if (waits || cart.state === 'loading' || pin.state !== 'ready') return <CheckoutLoading />;
  if (!store) return <Problem text={failureSentences['bad-document']} />;
  if (cart.lines.length === 0) {
    if (placed) return pay(placed, null);
    return <EmptyCart uid={uid} isNew={hadForm} onUnpaid={resumeOrder} />;
  }
  if (!isCheckoutOpen(store)) {
    return (
      <Notice level={2} title={words.closed.title} text={words.closed.text}>
        <Link to={paths.cartAndWishList} className={buttonLook('main')}>
          {words.closed.action}
        </Link>
      </Notice>
    );
  }
  if (!canOrder) return <NothingForSale isNew={hadForm} />;
  return (
    <CheckoutForm
      customer={customer}
      bundles={cart.bundles}
      lines={cart.lines}
      settings={store}
      rememberedPin={pin.data}
      last={(last.state === 'ready' && last.data.rows.find(isAccepted)) || null}
      isReturned={isReturned}
      onPlaced={(order) => void onPlaced(order)}
      {...parts}
    />
  );

  /** The order was placed in another tab, or in this one before it was closed. */
  function resumeOrder(order: Order): void {
    const { id: orderId, number, totals } = order;
    const lines = cartLinesOfOrder(order, Date.now());
    const next = { orderId, number, totalPaise: totals.totalPaise, lines };
    saveCheckoutDraft(owner, { placed: next });
    setPlaced(next);
  }

  function pay(order: PlacedOrder, payment: FreshPayment | null): Elements {
    return (
      <PayStep
        owner={owner}
        placed={order}
        fresh={payment}
        renderCancelDialog={renderCancelDialog}
        onBack={() => {
          setPlaced(undefined);
          setFresh(undefined);
          setReturned(true);
        }}
      />
    );
  }
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
