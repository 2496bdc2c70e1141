import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { type OrderFilter, orderFilter } from '#domain/order/order-filter.ts';
import type { Order } from '#domain/order/order.ts';
import { orderPage } from '#data/admin/orders/order-list.ts';
import { queueWords as own } from '#text/admin/orders/queues.ts';
import { type ListAddress, useListAddress } from '../../list/use-list-address.ts';
import { useLetterKeys } from '../../list/use-letter-keys.ts';
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
  const go = useNavigate();
  const { rows } = useListPage<Order>(address, (after) => orderPage(filter, after));
  // The order leaves the queue as it moves: the one after it is remembered.
  const [followerId, setFollowerId] = useState<string | null>(null);
  const place = rows?.findIndex(({ id }) => id === orderId) ?? -1;
  const hasLeft = place === -1;
  const follower = hasLeft ? rows?.find(({ id }) => id === followerId) : rows?.[place + 1];
  const next = follower ?? (hasLeft ? rows?.[0] : undefined);
  const previous = rows?.[place - 1];
  if (rows && !hasLeft && (follower?.id ?? null) !== followerId) {
    setFollowerId(follower?.id ?? null);
  }
  const addressOf = ({ id }: Order): string => {
    const query = new URLSearchParams(search);
    query.set('open', id);
    return `?${query}`;
  };
  useLetterKeys((key) => {
    const order = key === 'j' ? next : key === 'k' ? previous : undefined;
    if (order) void go(addressOf(order));
    return order !== undefined;
  });
  if (rows === null) return null;
  if (!next) return hasLeft && <p className="text-ink-soft">{own.last}</p>;
  return (
    <Link
      to={addressOf(next)}
      aria-keyshortcuts="j"
      className="inline-flex min-h-11 items-center gap-1 font-semibold text-leaf underline-offset-4 hover:underline"
    >
      <span>{own.next(next.number)}</span>
      <ChevronRight aria-hidden className="size-5" />
    </Link>
  );
}
