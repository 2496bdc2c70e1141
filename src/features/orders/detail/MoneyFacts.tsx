import { isPaidOnDelivery } from '#domain/payment/payment-method.ts';
import type { ReactNode } from 'react';
import { formatMoney, paise } from '#domain/money/money.ts';
import { type Order, SOLD } from '#domain/order/order.ts';
import type { RefundFact } from '#domain/own-order/refund-facts.ts';
import { isPaymentUnused } from '#domain/payment/transaction-money.ts';
import { unusedSentence } from '#text/orders/order-status.ts';
import { words } from '#text/orders/orders.ts';
import { paymentMethodName } from '#text/orders/payment-methods.ts';
import { FactList } from '#ui/content/FactList.tsx';
import { InvoiceLinks } from './InvoiceLinks.tsx';
import { useOrderHistory } from './use-order-history.ts';

interface MoneyFactsProps {
  order: Order;
}

const { order: own } = words;

/** Payment method, payments, refunds and invoice of an order. */
export function MoneyFacts({ order }: MoneyFactsProps) {
  const { id, uid, method, payment, totals, invoice, gstin, status, test } = order;
  const { paidPaise } = payment;
  const { disputed, disputeLost, lostPaise } = payment;
  const { refunds } = useOrderHistory(order);
  const isOpen = status === 'pending-payment' || SOLD.includes(status);
  const facts: { name: string; value: ReactNode }[] = [
    { name: own.method, value: paymentMethodName(order) },
    ...(isPaidOnDelivery(method) && paidPaise === 0 && isOpen
      ? [{ name: own.due, value: formatMoney(totals.totalPaise) }]
      : [{ name: own.paid, value: paidText() }]),
    ...refunds.flatMap((fact) => refundRow(fact) ?? []),
    ...(gstin === '' ? [] : [{ name: own.gstin, value: gstin }]),
    ...(test ? [] : [{ name: own.invoice, value: invoiceText() }]),
  ];
  return (
    <div className="amount">
      {disputed && <p className="mb-3 rounded-card bg-clay-tint px-4 py-3">{own.disputed}</p>}
      {disputeLost && (
        <p className="mb-3 rounded-card bg-clay-tint px-4 py-3">
          {lostPaise > 0 && lostPaise < paidPaise
            ? own.disputeLostPart(formatMoney(lostPaise))
            : own.disputeLost}
        </p>
      )}
      <FactList facts={facts} />
    </div>
  );

  function paidText(): string {
    if (paidPaise > 0) return formatMoney(paidPaise);
    if (isPaymentUnused(payment)) return unusedSentence(payment);
    return isOpen ? own.nothingYet : own.nothing;
  }

  function invoiceText(): ReactNode {
    if (invoice !== '') return <InvoiceLinks orderId={id} uid={uid} number={invoice} />;
    return isOpen ? own.invoiceLater : own.invoiceNone;
  }
}

type DoneFact = Extract<RefundFact, { fact: 'done' }>;

/** A row of a fact that is about an amount; null for the others, which the status says. */
function refundRow(fact: RefundFact): { name: string; value: ReactNode } | null {
  switch (fact.fact) {
    case 'pending':
    case 'waiting':
      return { name: own.refunding, value: formatMoney(fact.amountPaise) };
    case 'failed':
      return { name: own.refundFailedName, value: formatMoney(fact.amountPaise) };
    case 'done':
      return { name: own.refunded, value: <DoneRefund fact={fact} /> };
    case 'by-hand':
    case 'reversed':
    case 'nothing':
      return null;
  }
}

/** Each refund with its reference, which a bank finds it by. */
function DoneRefund({ fact: { amountPaise, refunds } }: { fact: DoneFact }) {
  if (refunds.length === 0) return <span>{formatMoney(amountPaise)}</span>;
  return refunds.map(({ amountPaise: part, reference }, index) => (
    // The list is replaced as a whole.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={index} className="block">
      {reference ? own.reference(formatMoney(paise(part)), reference) : formatMoney(paise(part))}
    </span>
  ));
}
