import { formatMoney } from '#domain/money/money.ts';
import type { EditQuote } from '#domain/order-edit/edit-order.ts';
import type { Order } from '#domain/order/order.ts';
import { isPaidOnDelivery } from '#domain/payment/payment-method.ts';
import { formatDeliveryDay } from '#text/dates.ts';
import { editWords } from '#text/orders/order-edits.ts';
import { arrives } from '#text/shop/delivery.ts';
import { AmountList } from '#ui/content/AmountList.tsx';

interface EditQuoteViewProps {
  /** The order as it is. */
  order: Pick<Order, 'method' | 'totals'>;
  quote: EditQuote;
}

const { quote: own } = editWords;

/** What a change costs or gives back, and when the order then arrives. */
export function EditQuoteView({ order: { method, totals }, quote }: EditQuoteViewProps) {
  const { totalPaise, shippingPaise, refundPaise, cancels, arrival } = quote;
  const isCash = isPaidOnDelivery(method);
  if (cancels) return <p>{isCash ? own.cancelsCash : own.cancels}</p>;
  const isSame = refundPaise === 0 && totalPaise === totals.totalPaise;
  const rows = [
    {
      name: own.delivery,
      value: shippingPaise === 0 ? own.free : formatMoney(shippingPaise),
    },
    ...(refundPaise > 0 ? [{ name: own.refund, value: formatMoney(refundPaise) }] : []),
  ];
  const name = isCash ? own.toPay : refundPaise > 0 ? own.paidTotal : own.total;
  return (
    <>
      {arrival && !arrival.isLate && (
        <p className="amount">
          {arrives(formatDeliveryDay(arrival.earliestAt), formatDeliveryDay(arrival.latestAt))}
        </p>
      )}
      {isSame && <p>{own.same}</p>}
      <AmountList rows={rows} total={{ name, value: formatMoney(totalPaise) }} />
    </>
  );
}
