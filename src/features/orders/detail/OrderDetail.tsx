import { ChevronLeft } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '#text/dates.ts';
import type { Order } from '#domain/order/order.ts';
import { paths } from '#domain/site/paths.ts';
import { words } from '#text/orders/orders.ts';
import type { Elements } from '#ui/content/elements.ts';
import { CopyButton } from '#ui/form/CopyButton.tsx';
import type { Form } from '#ui/form/use-form.ts';
import { AddressText } from './AddressText.tsx';
import { LinkPart } from './LinkPart.tsx';
import { MoneyFacts } from './MoneyFacts.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderStatus } from './OrderStatus.tsx';
import { OrderTimeline } from './OrderTimeline.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { ReviewLink } from './ReviewLink.tsx';
import { EditPart } from '../edits/EditPart.tsx';
import { ReviewRequest } from '../review/ReviewRequest.tsx';
import { ReturnPart } from '../returns/ReturnPart.tsx';
import { PayoutPart } from '../payout/PayoutPart.tsx';
import { TextChoicePart } from '../texts/TextChoicePart.tsx';
import { useArrival } from './use-arrival.ts';

interface OrderDetailProps {
  order: Order;
  /** How to reach the shop. */
  help: Elements;
  /** The fields of an address, inside a form. */
  addressFields: (form: Form, address: Order['address']) => Elements;
}

const { order: own } = words;

/** All details of an order, live: what matters now, then its contents and what can be done. */
export function OrderDetail({ order, help, addressFields }: OrderDetailProps) {
  const { id, number, status, totals, coupon, address, createdAt, test } = order;
  const arrival = useArrival(order);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div>
      <Link
        to={paths.orders}
        className="-ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-leaf underline-offset-4 hover:underline"
      >
        <ChevronLeft aria-hidden className="size-5" />
        <span>{own.all}</span>
      </Link>
      <div className="mt-2 flex flex-wrap items-center gap-x-5 gap-y-1">
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {own.title(number)}
        </h1>
        <CopyButton text={number} label={own.copy} done={own.copied} failed={own.copyFailed} />
      </div>
      <p className="amount text-ink-soft">{words.row.ordered(formatDay(createdAt))}</p>
      <ReviewRequest order={order} />
      <PayoutPart order={order} />
      <OrderStatus order={order} arrival={arrival} help={help} />
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-[3fr_2fr]">
        <div className="min-w-0 space-y-10">
          <Part title={own.lines}>
            <OrderLines order={order}>
              {status === 'delivered' && !test ? (line) => <ReviewLink {...line} /> : null}
            </OrderLines>
            <OrderTotals totals={totals} coupon={coupon} bundles={order.bundles} />
          </Part>
          <EditPart order={order} addressFields={addressFields} />
          <ReturnPart order={order} />
          <Part title={words.actions.title}>
            <OrderActions
              order={order}
              onCancelled={() => heading.current?.focus()}
              help={arrival?.isLate ? null : help}
            />
          </Part>
        </div>
        <div className="min-w-0 space-y-10">
          {!test && (
            <Part title={own.address}>
              <AddressText address={address} />
            </Part>
          )}
          <TextChoicePart order={order} />
          <LinkPart order={order} />
          <Part title={own.payment}>
            <MoneyFacts order={order} />
          </Part>
          <Part title={own.timeline}>
            <OrderTimeline orderId={id} method={order.method} />
          </Part>
        </div>
      </div>
    </div>
  );
}

interface PartProps {
  title: string;
  children: Elements;
}

function Part({ title, children }: PartProps) {
  return (
    <section>
      <h2 className="mb-4 text-xl">{title}</h2>
      {children}
    </section>
  );
}
