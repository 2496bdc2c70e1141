import { formatMoney } from '#domain/money/money.ts';
import { newOrderWords as own } from '#text/admin/orders/new-order.ts';
import { deliveryName } from '#text/orders/delivery-name.ts';
import { AmountList } from '#ui/content/AmountList.tsx';
import { FactList } from '#ui/content/FactList.tsx';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import { Button } from '#ui/form/Button.tsx';
import { addressLines } from '../address-lines.ts';
import { methodLabel } from './method-label.ts';
import type { PickedLine } from './PickedLines.tsx';
import type { NewOrder } from './use-new-order.ts';

interface PricedOrderProps {
  order: NewOrder;
  priced: NonNullable<NewOrder['priced']>;
  lines: readonly PickedLine[];
}

/** Whom a new order goes to, how it is paid, and the server's price: it is placed for this total and no other. */
export function PricedOrder({ order, priced: { draft, totals }, lines }: PricedOrderProps) {
  const { itemsPaise, discountPaise, shippingPaise, codFeePaise, totalPaise } = totals;
  const total = formatMoney(totalPaise);
  return (
    <>
      <ul className="mb-3">
        {lines.map(({ product: { slug, title }, quantity }) => (
          <li key={slug}>{`${quantity} × ${title}`}</li>
        ))}
      </ul>
      <div className="mb-3">
        <FactList
          facts={[
            {
              name: own.deliverTo,
              value: <span className="whitespace-pre-line">{addressLines(draft.address)}</span>,
            },
            { name: own.email, value: draft.email },
            { name: own.method, value: methodLabel(draft.method) },
          ]}
        />
      </div>
      <AmountList
        rows={[
          { name: own.total.items, value: formatMoney(itemsPaise) },
          ...(discountPaise > 0
            ? [{ name: own.total.discount, value: `−${formatMoney(discountPaise)}` }]
            : []),
          {
            name: deliveryName(own.total.delivery, totals.weightGrams),
            value: formatMoney(shippingPaise),
          },
          ...(codFeePaise > 0 ? [{ name: own.total.codFee, value: formatMoney(codFeePaise) }] : []),
        ]}
        total={{ name: own.total.total, value: total }}
      />
      <ErrorMessage className="my-3 empty:hidden">{order.problem}</ErrorMessage>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button aria-disabled={order.placing} onClick={() => void order.place()}>
          {order.placing ? own.placing : own.place(total)}
        </Button>
        <Button look="quiet" aria-disabled={order.placing} onClick={order.reopen}>
          {own.change}
        </Button>
      </div>
    </>
  );
}
