import { Link } from 'react-router-dom';
import type { Order } from '#domain/order/order.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { ordersReturning, ordersWithOpenReturns } from '#data/admin/returns.ts';
import type { Query } from '#data/query/query-store.ts';
import type { ListPage } from '#data/query/read.ts';
import { useQuery } from '#data/react/use-query.ts';
import { parcelWords } from '#text/admin/orders/returned-parcel.ts';
import { returnWords } from '#text/admin/orders/returns.ts';

/** How many orders have an open return request, with a link to them; nothing without one. */
export function OpenReturnsNote() {
  return <CountNote of={ordersWithOpenReturns} filter="returns=open" sentence={returnWords.open} />;
}

/** How many parcels are on their way back, with a link to their orders; nothing without one. */
export function ReturningParcelsNote() {
  return (
    <CountNote of={ordersReturning} filter="status=returning" sentence={parcelWords.underWay} />
  );
}

interface CountNoteProps {
  of: Query<ListPage<Order>>;
  /** The query of the list that shows these orders. */
  filter: string;
  sentence: (count: number, isAll: boolean) => string;
}

function CountNote({ of, filter, sentence }: CountNoteProps) {
  const found = useQuery(of);
  const count = found.state === 'ready' ? found.data.rows.length : 0;
  if (found.state !== 'ready' || count === 0) return null;
  return (
    <Link
      to={`${adminPaths.tab('orders')}?${filter}`}
      className="inline-flex min-h-11 items-center rounded-full bg-clay-tint px-4 font-semibold underline underline-offset-4"
    >
      {sentence(count, found.data.next === null)}
    </Link>
  );
}
