import { type ReactNode, useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Order } from '#domain/order/order.ts';
import { minutesLeft } from '#domain/checkout/payment-stage.ts';
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
import { constantQuery, queryStore } from '#data/query/query-store.ts';
import { unpaidOrdersOf } from '#data/orders/orders.ts';
import { rememberedPin, rememberPin } from '#data/account/pin.ts';
import { customerOf } from '#data/account/session.ts';
import type { Session } from '#data/account/session-state.ts';
import { storeSettings } from '#data/content/settings.ts';
import { useQuery } from '#data/query/use-query.ts';
import { words } from '#text/en/shop/checkout.ts';
import { failureSentences } from '#text/en/site/failures.ts';
import { words as shopWords } from '#text/en/site/shop.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { RetryMessage } from '#ui/feedback/RetryMessage.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { CheckoutForm, type CheckoutFormProps } from './CheckoutForm.tsx';
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
  renderCancelDialog: (order: Order, onClose: () => void) => ReactNode;
}

/** The checkout: from the cart to an order and its payment. */
export function Checkout({ session, renderCancelDialog, ...parts }: CheckoutProps) {
  const customer = customerOf(session);
  const owner = customer?.uid ?? '';
  const cart = useLines(session);
  const settings = useQuery(storeSettings);
  const pin = useQuery(rememberedPin);
  const [placed, setPlaced] = useState<PlacedOrder | undefined>(() => checkoutDraft(owner).placed);
  const [fresh, setFresh] = useState<FreshPayment>();
  const navigate = useNavigate();

  async function onPlaced({
    orderInput,
    orderId,
    number,
    totalPaise,
    action,
    retry,
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
    }
    for (const { slug } of lines) await removeFromCart(slug);
    if (needsPayment) return;
    clearCheckoutDraft();
    void navigate(paths.thankYou(orderId), { replace: true });
  }

  const store = settings.state === 'loading' ? undefined : settings.data;
  if (fresh && placed) return pay(placed, fresh);
  if (cart.state === 'failed') return <Problem text={failureSentences[cart.failure.code]} />;
  if (settings.state === 'failed' && !store) {
    return <Problem text={failureSentences[settings.error.code]} />;
  }
  if (cart.state === 'loading' || settings.state === 'loading' || pin.state !== 'ready') {
    return <Loading />;
  }
  if (!store) return <Problem text={failureSentences['bad-document']} />;
  if (cart.lines.length === 0) {
    if (placed) return pay(placed, null);
    const uid = session.state === 'signed-in' ? session.user.uid : null;
    return <EmptyCart uid={uid} onUnpaid={resumeOrder} />;
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
  return (
    <CheckoutForm
      key={owner}
      customer={customer}
      lines={cart.lines}
      settings={store}
      rememberedPin={pin.data}
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

  function pay(order: PlacedOrder, payment: FreshPayment | null): ReactNode {
    return (
      <PayStep
        owner={owner}
        placed={order}
        fresh={payment}
        renderCancelDialog={renderCancelDialog}
        onBack={() => {
          setPlaced(undefined);
          setFresh(undefined);
        }}
      />
    );
  }
}

function Loading() {
  return (
    <div className="grid gap-10 lg:grid-cols-[1fr_24rem]">
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <div className="space-y-6">
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
      <Skeleton className="h-80 w-full" />
    </div>
  );
}

const NONE = constantQuery<{ readonly rows: readonly Order[] }>('orders of nobody', { rows: [] });

interface EmptyCartProps {
  /** The uid of a customer or guest; null for visitors, who have no orders. */
  uid: string | null;
  onUnpaid: (order: Order) => void;
}

/** Shown for an empty cart; an unpaid order takes precedence. */
function EmptyCart({ uid, onUnpaid }: EmptyCartProps) {
  const unpaid = useQuery<{ readonly rows: readonly Order[] }>(uid ? unpaidOrdersOf(uid) : NONE);
  const rows = unpaid.state === 'loading' ? [] : (unpaid.data?.rows ?? []);
  const order = rows.find((one) => !one.test && minutesLeft(one, Date.now()) > 0);
  useEffect(() => {
    if (order) onUnpaid(order);
    // Only the order matters: the callback is new on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [order]);
  if (unpaid.state === 'loading' || order) return <Loading />;
  return (
    <Notice level={2} title={words.empty.title} text={words.empty.text}>
      <Link to={paths.products} className={buttonLook('main')}>
        {words.empty.action}
      </Link>
      <Link to={paths.orders} className={buttonLook('quiet')}>
        {words.empty.orders}
      </Link>
    </Notice>
  );
}

interface ProblemProps {
  text: string;
}

function Problem({ text }: ProblemProps) {
  return (
    <RetryMessage
      large
      text={text}
      retry={shopWords.failure.retry}
      onRetry={() => queryStore.retry()}
    />
  );
}
