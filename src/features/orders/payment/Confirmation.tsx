import { isPaidOnDelivery } from '#domain/payment/payment-method.ts';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatMoney } from '#domain/money/money.ts';
import { orderHold } from '#domain/order/order-hold.ts';
import type { Order } from '#domain/order/order.ts';
import { paths } from '#domain/site/paths.ts';
import { checkoutDraft, clearCheckoutDraft } from '#data/browser/checkout-draft.ts';
import { customerOf } from '#data/account/session.ts';
import { useSession } from '#data/react/use-session.ts';
import { nextSentence } from '#text/orders/order-status.ts';
import { byHandWords } from '#text/orders/payment-methods.ts';
import { words } from '#text/orders/thank-you.ts';
import type { Elements } from '#ui/content/elements.ts';
import { buttonLook } from '#ui/form/Button.tsx';
import { AddressText } from '../detail/AddressText.tsx';
import { ConfirmedNumber } from './ConfirmedNumber.tsx';
import { PayByHand } from './PayByHand.tsx';
import { OrderLines } from '../detail/OrderLines.tsx';
import { OrderTotals } from '../detail/OrderTotals.tsx';
import { useArrival } from '../detail/use-arrival.ts';

interface ConfirmationProps {
  order: Order;
  /** Whether it had just been placed elsewhere, and was not placed again. */
  repeated: boolean;
  /** Account form for a guest. */
  account: Elements;
  /** How to reach the shop. */
  help: Elements;
}

/** The order confirmation: items, payment and next steps. Available for as long as the order exists. */
export function Confirmation({ order, repeated, account, help }: ConfirmationProps) {
  const { id, number, status, lines, totals, coupon, address, email, test } = order;
  const owner = customerOf(useSession())?.uid ?? '';
  useEffect(() => {
    // The checkout draft holds the order until it is paid.
    const isInDraft = checkoutDraft(owner).placed?.orderId === id;
    if (isInDraft && status !== 'pending-payment') clearCheckoutDraft();
  }, [owner, id, status]);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasForm = Boolean(account);
  const hadForm = useRef(hasForm);
  useEffect(() => {
    // The form of a guest who is one no longer goes with its pressed button.
    if (hadForm.current && !hasForm) heading.current?.focus();
    hadForm.current = hasForm;
  }, [hasForm]);
  const otherTitle = words.moved[status];
  if (otherTitle !== undefined) {
    return <OtherStatus title={byHandWords(order) ? words.reserved : otherTitle} order={order} />;
  }
  return (
    <div className="shell pt-6 pb-24 sm:pt-10">
      <CircleCheck aria-hidden className="mb-3 size-12 text-leaf" strokeWidth={1.5} />
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
        {words.title}
      </h1>
      {repeated && (
        <p className="my-3 max-w-prose rounded-card bg-tint px-4 py-3">{words.repeated}</p>
      )}
      <ConfirmedNumber number={number} />
      <p className="amount text-lg font-semibold">{paidText(order)}</p>
      <p className="mt-1 [overflow-wrap:anywhere]">{words.mail(email)}</p>
      <p className="text-sm text-ink-soft">{words.mailHint}</p>
      <div className="mt-10 grid gap-x-14 gap-y-10 xl:grid-cols-[3fr_2fr]">
        <div className="min-w-0 space-y-10">
          <section>
            <h2 className="mb-3 text-xl">{words.next}</h2>
            <NextSteps order={order} />
          </section>
          <section>
            <h2 className="mb-3 text-xl">{words.ordered}</h2>
            <OrderLines order={{ lines, test }} />
            <OrderTotals totals={totals} coupon={coupon} bundles={order.bundles} />
          </section>
          <div className="flex flex-wrap gap-3">
            <Link to={paths.products} className={buttonLook('main')}>
              {words.shop}
            </Link>
            <Link to={paths.order(id)} className={buttonLook('quiet')}>
              {words.order}
            </Link>
          </div>
        </div>
        <div className="min-w-0 space-y-10">
          {account}
          <section>
            <h2 className="mb-3 text-xl">{words.address}</h2>
            <AddressText address={address} />
          </section>
          <section>
            <h2 className="mb-2 text-xl">{words.support}</h2>
            <p className="mb-3">{words.supportText}</p>
            <Link to={paths.askAbout(number)} className={buttonLook('quiet')}>
              {words.write}
            </Link>
            <div className="mt-3">{help}</div>
          </section>
        </div>
      </div>
    </div>
  );
}

interface PartProps {
  order: Order;
}

function paidText({ method, payment, totals }: Order): string | null {
  if (payment.paidPaise > 0) return words.paid(formatMoney(payment.paidPaise));
  return isPaidOnDelivery(method) ? words.cash(formatMoney(totals.totalPaise)) : null;
}

function NextSteps({ order }: PartProps) {
  const { status } = order;
  const arrival = useArrival(order);
  const isUnpacked = (status === 'paid' || status === 'placed') && orderHold(order) === null;
  return (
    <>
      {arrival && (
        <p className="amount mb-4 rounded-card bg-leaf-tint px-4 py-3 font-semibold">
          {arrival.sentence}
        </p>
      )}
      <ol className="amount list-decimal space-y-2 pl-5">
        <li>{nextSentence(order, { isLate: arrival?.isLate })}</li>
        {isUnpacked && <li>{words.invoice}</li>}
        {isUnpacked && <li>{words.tracking}</li>}
      </ol>
    </>
  );
}

/** A status without a confirmation, with a link to the order. */
function OtherStatus({ title, order }: PartProps & { title: string }) {
  const { id, number, status } = order;
  const isUnpaid = status === 'pending-payment';
  const byHand = byHandWords(order);
  return (
    <section className="mx-auto w-full max-w-xl space-y-4 px-4 py-10">
      <h1 className="text-3xl">{title}</h1>
      <ConfirmedNumber number={number} />
      <p>{nextSentence(order)}</p>
      {byHand && <PayByHand order={order} words={byHand} />}
      <div className="flex flex-wrap gap-3">
        {isUnpaid && !byHand && (
          <Link to={paths.paymentReturn(id)} className={buttonLook('main')}>
            {words.pay}
          </Link>
        )}
        <Link to={paths.order(id)} className={buttonLook(isUnpaid ? 'quiet' : 'main')}>
          {words.order}
        </Link>
        <Link to={paths.products} className={buttonLook('quiet')}>
          {words.shop}
        </Link>
      </div>
    </section>
  );
}
