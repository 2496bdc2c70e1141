import type { ReactNode } from 'react';
import { formatMoment } from '#domain/moment.ts';
import { formatMoney, paise } from '#domain/money.ts';
import type { Order } from '#domain/order.ts';
import type { Attempt, Refund, Transaction } from '#domain/transaction.ts';
import { moneyBehind } from '#data/orders.ts';
import { useLive } from '#data/use-live.ts';
import { paymentWords, words } from '#text/en/admin-orders.ts';
import { failureSentences } from '#text/en/failures.ts';
import { FactList } from '#ui/FactList.tsx';
import { Skeleton } from '#ui/Skeleton.tsx';
import { RefundButton } from './RefundButton.tsx';

interface MoneyPartProps {
  order: Order;
}

const { money: own } = words;

/** The money of an order: every try to pay it and every refund, with the provider's ids, and the way to give some back. */
export function MoneyPart({ order }: MoneyPartProps) {
  const money = useLive(moneyBehind(order.id));
  const transaction = money.state === 'loading' ? null : (money.data ?? null);
  return (
    <section>
      <h2 className="mb-3 text-xl">{words.detail.payment}</h2>
      {money.state === 'loading' && <Skeleton className="h-32" />}
      {money.state === 'failed' && <p role="alert">{failureSentences[money.error.code]}</p>}
      {transaction && (
        <div className="amount">
          <FactList facts={factsOf(order, transaction)} />
          <Entries title={own.attempts} lines={transaction.attempts.map(attemptLine)} />
          <Entries title={own.refunds} lines={transaction.refunds.map(refundLine)} />
          <RefundButton order={order} transaction={transaction} />
        </div>
      )}
    </section>
  );
}

function factsOf({ method, payment, totals }: Order, transaction: Transaction) {
  const { paidPaise, refundedPaise, refundingPaise } = payment;
  const { provider, providerOrderId, cashAt } = transaction;
  const facts: { name: string; value: ReactNode }[] = [
    { name: own.state, value: paymentWords[payment.state] },
    {
      name: own.method,
      value: [words.methods[method], payment.instrument].filter(Boolean).join(': '),
    },
    method === 'cod' && paidPaise === 0
      ? { name: own.due, value: formatMoney(totals.totalPaise) }
      : { name: own.paid, value: formatMoney(paidPaise) },
    ...(cashAt === null ? [] : [{ name: own.cashAt, value: formatMoment(cashAt) }]),
    ...(refundingPaise === 0 ? [] : [{ name: own.onItsWay, value: formatMoney(refundingPaise) }]),
    ...(refundedPaise === 0 ? [] : [{ name: own.back, value: formatMoney(refundedPaise) }]),
    ...(provider === '' ? [] : [{ name: own.provider, value: provider }]),
    ...(providerOrderId === '' ? [] : [{ name: own.providerOrder, value: providerOrderId }]),
  ];
  return facts;
}

interface Line {
  readonly id: string;
  readonly head: string;
  readonly rest: string;
}

function attemptLine(attempt: Attempt): Line {
  const { paymentId, state, amount, currency, instrument, reason, use, dispute, at } = attempt;
  const sum = currency === 'INR' ? formatMoney(paise(amount)) : `${amount / 100} ${currency}`;
  return {
    id: paymentId,
    head: [sum, own.attempt[state], own.use[use], own.dispute[dispute]].filter(Boolean).join(', '),
    rest: [formatMoment(at), instrument, reason, paymentId].filter(Boolean).join(' · '),
  };
}

function refundLine({ key, refundId, amountPaise, state, why, at }: Refund): Line {
  return {
    id: key,
    head: [formatMoney(amountPaise), own.refund[state]].join(', '),
    rest: [formatMoment(at), why, refundId || own.noId].filter(Boolean).join(' · '),
  };
}

function Entries({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 font-semibold">{title}</h3>
      <ul className="mt-1 grid gap-2">
        {lines.map(({ id, head, rest }) => (
          <li key={id} className="rounded-card border border-hairline px-4 py-2">
            <p>{head}</p>
            <p className="text-sm text-ink-soft [overflow-wrap:anywhere]">{rest}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
