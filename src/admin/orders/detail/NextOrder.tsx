import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { type OrderFilter, orderFilter } from '#domain/order/order-filter.ts';
import type { Order } from '#domain/order/order.ts';
import { orderPage } from '#data/admin/orders/order-list.ts';
import { queueWords as own } from '#text/admin/orders/queues.ts';
import { type ListAddress, useListAddress } from '../../list/use-list-address.ts';
import { useListPage } from '../../list/use-list-page.ts';

interface NextOrderProps {
  orderId: string;
}

/** The next order of the queue that an order was opened from. Renders nothing for orders that were opened elsewhere. */
export function NextOrder({ orderId }: NextOrderProps) {
  const address = useListAddress();
  const filter = orderFilter(address.get);
  return filter.queue && <NextInQueue filter={filter} orderId={orderId} address={address} />;
}

interface NextInQueueProps extends NextOrderProps {
  filter: OrderFilter;
  address: ListAddress;
}

function NextInQueue({ filter, orderId, address }: NextInQueueProps) {
  const { search } = useLocation();
  const { rows } = useListPage<Order>(address, (after) => orderPage(filter, after));
  // The order leaves the queue as it moves: the one after it is remembered.
  const [followerId, setFollowerId] = useState<string | null>(null);
  if (rows === null) return null;
  const place = rows.findIndex(({ id }) => id === orderId);
  const hasLeft = place === -1;
  const follower = rows[place + 1]?.id ?? null;
  if (!hasLeft && follower !== followerId) setFollowerId(follower);
  const next = hasLeft ? (rows.find(({ id }) => id === followerId) ?? rows[0]) : rows[place + 1];
  if (!next) return hasLeft && <p className="text-ink-soft">{own.last}</p>;
  const query = new URLSearchParams(search);
  query.set('open', next.id);
  return (
    <Link
      to={`?${query}`}
      className="inline-flex min-h-11 items-center gap-1 font-semibold text-leaf underline-offset-4 hover:underline"
    >
      <span>{own.next(next.number)}</span>
      <ChevronRight aria-hidden className="size-5" />
    </Link>
  );
}
