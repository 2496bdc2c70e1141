import { formatMoney } from '#domain/money/money.ts';
import type { Order } from '#domain/order/order.ts';
import { isPaidOnDelivery } from '#domain/payment/payment-method.ts';
import type { PricedEdit } from '#data/react/use-order-edit.ts';
import { formatDeliveryDay } from '#text/dates.ts';
import { editWords } from '#text/orders/order-edits.ts';
import { arrives } from '#text/shop/delivery.ts';
import { AmountList } from '#ui/content/AmountList.tsx';

interface EditQuoteViewProps {
  /** The order as it is. */
  order: Pick<Order, 'method' | 'totals' | 'lines'>;
  priced: PricedEdit;
}

const { quote: own } = editWords;

/** What a change costs or gives back, and when the order then arrives. */
export function EditQuoteView({ order, priced: { edit, quote } }: EditQuoteViewProps) {
  const { method, totals, lines } = order;
  const { totalPaise, shippingPaise, refundPaise, cancels, arrival } = quote;
  const isCash = isPaidOnDelivery(method);
  if (cancels) return <p>{isCash ? own.cancelsCash : own.cancels}</p>;
  const isSame = refundPaise === 0 && totalPaise === totals.totalPaise;
  const delivery = shippingPaise === 0 ? own.free : formatMoney(shippingPaise);
  const rows =
    refundPaise > 0
      ? [{ name: own.paidTotal, value: formatMoney(totalPaise) }]
      : [{ name: own.delivery, value: delivery }];
  const total =
    refundPaise > 0
      ? { name: own.refund, value: formatMoney(refundPaise) }
      : { name: isCash ? own.toPay : own.total, value: formatMoney(totalPaise) };
  return (
    <>
      {edit.what === 'pieces' && (
        <p className="[overflow-wrap:anywhere]">
          {own.pieces(edit.item.quantity, lines[edit.item.line - 1]?.title ?? '')}
        </p>
      )}
      {arrival && !arrival.isLate && (
        <p className="amount">
          {arrives(formatDeliveryDay(arrival.earliestAt), formatDeliveryDay(arrival.latestAt))}
        </p>
      )}
      {isSame && <p>{own.same}</p>}
      <AmountList rows={rows} total={total} />
    </>
  );
}
