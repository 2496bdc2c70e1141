import { isPaidOnDelivery } from '#domain/payment/payment-method.ts';
import type { ReactNode } from 'react';
import { formatMoney } from '#domain/money/money.ts';
import { type Order, SOLD } from '#domain/order/order.ts';
import { failedRefundOf, isPaymentUnused } from '#domain/payment/transaction-money.ts';
import { unusedSentence } from '#text/orders/order-status.ts';
import { words } from '#text/orders/orders.ts';
import { paymentMethodName } from '#text/orders/payment-methods.ts';
import { FactList } from '#ui/content/FactList.tsx';
import { InvoiceLinks } from './InvoiceLinks.tsx';

interface MoneyFactsProps {
  order: Order;
}

const { order: own } = words;

/** Payment method, payments, refunds and invoice of an order. */
export function MoneyFacts({ order }: MoneyFactsProps) {
  const { id, uid, method, payment, totals, invoice, gstin, status, test } = order;
  const { paidPaise, refundingPaise, refundedPaise } = payment;
  const { disputed, disputeLost, lostPaise } = payment;
  const failed = failedRefundOf(payment);
  const isOpen = status === 'pending-payment' || SOLD.includes(status);
  const facts: { name: string; value: ReactNode }[] = [
    { name: own.method, value: paymentMethodName(order) },
    ...(isPaidOnDelivery(method) && paidPaise === 0 && isOpen
      ? [{ name: own.due, value: formatMoney(totals.totalPaise) }]
      : [{ name: own.paid, value: paidText() }]),
    ...(refundingPaise > 0
      ? [{ name: own.refunding, value: `${formatMoney(refundingPaise)}. ${own.refundingHint}` }]
      : []),
    ...(failed > 0
      ? [{ name: own.refundFailedName, value: own.refundFailed(formatMoney(failed)) }]
      : []),
    ...(refundedPaise > 0 ? [{ name: own.refunded, value: formatMoney(refundedPaise) }] : []),
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
