import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { Order } from '#domain/order/order.ts';
import { isPaidByHand } from '#domain/payment/payment-method.ts';
import { minutesLeft } from '#domain/order/payment-stage.ts';
import { paths } from '#domain/site/paths.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { unpaidOrdersOf } from '#data/orders/orders.ts';
import { useQuery } from '#data/react/use-query.ts';
import { words } from '#text/shop/checkout.ts';
import { focusOnArrival } from '#ui/browser/focus-on-arrival.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { Notice } from '#ui/feedback/Notice.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

/** The checkout's placeholder while its data loads. */
export function CheckoutLoading() {
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

/** A list of orders. */
export interface OrderRows {
  readonly rows: readonly Order[];
}

/** The orders of visitors, who have none. */
export const NO_ORDERS = constantQuery<OrderRows>('orders of nobody', { rows: [] });

interface EmptyCartProps {
  /** The uid of a customer or guest; null for visitors, who have no orders. */
  uid: string | null;
  /** Whether it replaces the form, and the focus in it. */
  isNew: boolean;
  onUnpaid: (order: Order) => void;
}

/** Shown for an empty cart; an unpaid order takes precedence. */
export function EmptyCart({ uid, isNew, onUnpaid }: EmptyCartProps) {
  const unpaid = useQuery<OrderRows>(uid ? unpaidOrdersOf(uid) : NO_ORDERS);
  const rows = unpaid.state === 'loading' ? [] : (unpaid.data?.rows ?? []);
  // An order that is paid by hand has no payment page.
  const order = rows.find(
    (one) => !one.test && !isPaidByHand(one.method) && minutesLeft(one, Date.now()) > 0,
  );
  useEffect(() => {
    if (order) onUnpaid(order);
    // Only the order matters: the callback is new on every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [order]);
  if (unpaid.state === 'loading' || order) return <CheckoutLoading />;
  return (
    <div ref={isNew ? focusOnArrival : null} tabIndex={-1} className="outline-none">
      <Notice level={2} title={words.empty.title} text={words.empty.text}>
        <Link to={paths.products} className={buttonLook('main')}>
          {words.empty.action}
        </Link>
        <Link to={paths.orders} className={buttonLook('quiet')}>
          {words.empty.orders}
        </Link>
      </Notice>
    </div>
  );
}
