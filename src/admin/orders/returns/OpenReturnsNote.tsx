import { Link } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { ordersWithOpenReturns } from '#data/admin/returns.ts';
import { useQuery } from '#data/react/use-query.ts';
import { returnWords } from '#text/admin/orders/returns.ts';

/** How many orders have an open return request, with a link to them; nothing without one. */
export function OpenReturnsNote() {
  const open = useQuery(ordersWithOpenReturns);
  const count = open.state === 'ready' ? open.data.rows.length : 0;
  if (open.state !== 'ready' || count === 0) return null;
  return (
    <p className="mb-4 rounded-card bg-clay-tint px-4 py-1 font-semibold">
      <Link
        to={`${adminPaths.tab('orders')}?returns=open`}
        className="flex min-h-11 items-center underline underline-offset-4"
      >
        {returnWords.open(count, open.data.next === null)}
      </Link>
    </p>
  );
}
