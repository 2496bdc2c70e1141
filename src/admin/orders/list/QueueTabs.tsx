import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ORDER_QUEUES, type OrderQueue } from '#domain/order/order-filter.ts';
import { queueCount } from '#data/admin/orders/order-totals.ts';
import { useQuery } from '#data/react/use-query.ts';
import { queueWords as own } from '#text/admin/orders/queues.ts';

interface QueueTabsProps {
  /** The open queue; null for all orders. */
  current: OrderQueue | null;
  /** Number of orders in the open queue, where all of them are loaded. */
  loaded: number | null;
  /** Changes with the orders, so that the queues are counted again; null while they are not counted yet. */
  revision: string | null;
}

const LOOK =
  'amount inline-flex min-h-11 items-center gap-2 rounded-full border border-edge px-4 font-semibold whitespace-nowrap hover:bg-tint aria-[current=page]:border-leaf aria-[current=page]:bg-leaf-tint aria-[current=page]:text-leaf';

/** The queues of the packing table, one press each, with the number of orders in them. */
export function QueueTabs({ current, loaded, revision }: QueueTabsProps) {
  const [openedAt] = useState(() => Date.now());
  return (
    <nav aria-label={own.label} className="max-w-full overflow-x-auto [scrollbar-width:none]">
      <ul className="flex gap-2">
        <li>
          <Link to="?" aria-current={current === null ? 'page' : undefined} className={LOOK}>
            {own.all}
          </Link>
        </li>
        {ORDER_QUEUES.map((queue) => (
          <li key={queue}>
            <Link
              to={`?queue=${queue}`}
              aria-current={queue === current ? 'page' : undefined}
              className={LOOK}
            >
              {queue === current && loaded !== null ? (
                <span>{own.counted(queue, loaded)}</span>
              ) : revision === null ? (
                <span>{own.names[queue]}</span>
              ) : (
                <CountedQueue queue={queue} revision={`${openedAt} ${revision}`} />
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CountedQueueProps {
  queue: OrderQueue;
  revision: string;
}

function CountedQueue({ queue, revision }: CountedQueueProps) {
  const counted = useQuery(queueCount(queue, revision));
  const [last, setLast] = useState<number | null>(null);
  const known = counted.state === 'ready' ? counted.data : null;
  // The old number stays while the queue is counted again.
  if (known !== null && known !== last) setLast(known);
  const shown = known ?? last;
  // A failed count shows nothing: the queue opens without it.
  return <span>{shown === null ? own.names[queue] : own.counted(queue, shown)}</span>;
}
