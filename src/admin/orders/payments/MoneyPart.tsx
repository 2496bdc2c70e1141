import { providerName, providerProfile } from '#domain/payment/providers.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { formatMoment } from '#text/dates.ts';
import { formatMoney, paise } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { cashToCollect } from '#domain/shipping/packing.ts';
import { failedRefundOf } from '#domain/payment/transaction-money.ts';
import type { Attempt, Refund, Transaction } from '#domain/payment/transaction.ts';
import { transactionOf } from '#data/orders/orders.ts';
import { useQuery } from '#data/react/use-query.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { paymentWords, words } from '#text/admin/orders.ts';
import { methodNames } from '#text/orders/payment-methods.ts';
import { instrumentName } from '#text/orders/orders.ts';
import { FactList } from '#ui/content/FactList.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { ReadProblem } from '../../frame/ReadProblem.tsx';
import { DisputeEntry } from './DisputeEntry.tsx';
import { Entries, Entry } from './Entries.tsx';
import { RefundButton } from './RefundButton.tsx';
import { RefundEntry } from './RefundEntry.tsx';

interface MoneyPartProps {
  order: Order;
}

const { money: own } = words;
const { dispute: disputeWords } = moveWords;

/**
 * The payments of an order: every dispute, payment attempt and refund with the provider's ids, and the refund button.
 */
export function MoneyPart({ order }: MoneyPartProps) {
  const money = useQuery(transactionOf(order.id));
  const transaction = money.state === 'loading' ? null : (money.data ?? null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [sent, setSent] = useState(0);
  const onSent = (): void => setSent((count) => count + 1);
  // After a dialog has closed, which gives the focus back to its button: a refund may leave none.
  useEffect(() => {
    if (sent > 0) heading.current?.focus();
  }, [sent]);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="mb-3 text-xl">
        {words.detail.payment}
      </h2>
      {money.state === 'loading' && <Skeleton className="h-32" />}
      {money.state === 'failed' && <ReadProblem failure={money.error} />}
      {transaction && (
        <div className="amount">
          <FactList facts={factsOf(order, transaction)} />
          <Entries title={disputeWords.title}>
            {transaction.disputes.map((dispute) => (
              <DisputeEntry key={`${dispute.id} ${dispute.phase}`} dispute={dispute} />
            ))}
          </Entries>
          <Entries title={own.attempts}>{transaction.attempts.map(attemptEntry)}</Entries>
          <Entries title={own.refunds}>
            {transaction.refunds.toSorted(byTime).map((refund) => (
              <RefundEntry
                key={refund.key}
                order={order}
                refund={refund}
                transaction={transaction}
                onSent={onSent}
              />
            ))}
          </Entries>
          <RefundButton order={order} transaction={transaction} onSent={onSent} />
        </div>
      )}
    </section>
  );
}

/** Oldest first; refunds are stored by key. */
const byTime = (a: Refund, b: Refund): number => a.at - b.at;

function factsOf(order: Order, transaction: Transaction) {
  const { method, payment } = order;
  const cash = cashToCollect(order);
  const { paidPaise, refundedPaise, refundingPaise } = payment;
  const { provider, providerOrderId, cashAt } = transaction;
  const facts: { name: string; value: ReactNode }[] = [
    { name: own.state, value: paymentWords[payment.state] },
    {
      name: own.method,
      value: [methodNames[method], instrumentName(payment.instrument)].filter(Boolean).join(': '),
    },
    cash > 0
      ? { name: own.due, value: formatMoney(cash) }
      : { name: own.paid, value: formatMoney(paidPaise) },
    ...(cashAt === null ? [] : [{ name: own.cashAt, value: formatMoment(cashAt) }]),
    ...(refundingPaise === 0 ? [] : [{ name: own.onItsWay, value: formatMoney(refundingPaise) }]),
    ...(failedRefundOf(payment) === 0
      ? []
      : [{ name: own.failedSum, value: formatMoney(failedRefundOf(payment)) }]),
    ...(refundedPaise === 0 ? [] : [{ name: own.back, value: formatMoney(refundedPaise) }]),
    ...(provider === '' ? [] : [{ name: own.provider, value: providerLink(provider) }]),
    ...(providerOrderId === '' ? [] : [{ name: own.providerOrder, value: providerOrderId }]),
  ];
  return facts;
}

/** The provider's dashboard; the plain name of one that the shop has no more. */
function providerLink(name: string): ReactNode {
  const known = providerName(name);
  if (known === null) return name;
  const { title, dashboard } = providerProfile(known);
  return (
    <a href={dashboard} target="_blank" rel="noreferrer" className="text-leaf underline">
      {title}
    </a>
  );
}

function attemptEntry({
  paymentId,
  state,
  amount,
  currency,
  instrument,
  reason,
  use,
  at,
}: Attempt) {
  const sum = currency === 'INR' ? formatMoney(paise(amount)) : `${amount / 100} ${currency}`;
  return (
    <Entry
      key={paymentId}
      head={[sum, own.attempt[state], own.use[use]].filter(Boolean).join(', ')}
      rest={[formatMoment(at), instrumentName(instrument), reason, paymentId]
        .filter(Boolean)
        .join(' · ')}
    />
  );
}
