import { useState } from 'react';
import { Link } from 'react-router-dom';
import { words as shared } from '#text/admin/admin.ts';
import { noteWords } from '#text/admin/notes/notes.ts';
import { useMay } from '../../frame/use-role.ts';
import { useListAddress } from '../../list/use-list-address.ts';
import { OpenReturnsNote, ReturningParcelsNote } from '../returns/OpenReturnsNote.tsx';
import { NewOrdersNote } from './NewOrdersNote.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderTable } from './OrderTable.tsx';
import { QueueTabs } from './QueueTabs.tsx';
import { useNewOrders } from './use-new-orders.ts';
import { useOrderList } from './use-order-list.ts';

/** The live list of orders with its queues, search and filters. */
export function OrderListPage() {
  const address = useListAddress();
  const [isShown, setShown] = useState(false);
  const fresh = useNewOrders(isShown);
  const seesMoney = useMay('see-money');
  const [bulkRuns, setBulkRuns] = useState(0);
  const list = useOrderList(address, `${fresh.orders.length} ${bulkRuns}`, seesMoney);
  const { rows, pager, filter, lookup, tag } = list;
  // Counts and notes wait for the rows that staff came for.
  if (rows !== null && !isShown) setShown(true);
  return (
    <>
      <NewOrdersNote orders={fresh.orders} onSeen={fresh.seen} />
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">{shared.tabs.orders}</h1>
        <QueueTabs
          current={lookup ? null : filter.queue}
          loaded={filter.queue && rows && pager.page === 1 && !pager.next ? rows.length : null}
          revision={isShown ? `${rows?.length} ${fresh.orders.length}` : null}
        />
        {isShown && (
          <>
            <OpenReturnsNote />
            <ReturningParcelsNote />
          </>
        )}
      </div>
      {tag !== '' && (
        <p className="my-2 flex flex-wrap items-center gap-x-4">
          <strong>{noteWords.tagged(tag)}</strong>
          <Link to="?" className="inline-flex min-h-11 items-center text-leaf underline">
            {noteWords.allOrders}
          </Link>
        </p>
      )}
      <OrderFilters lookup={lookup} />
      <OrderTable
        address={address}
        list={list}
        fresh={fresh.orders}
        onMoved={() => setBulkRuns((runs) => runs + 1)}
      />
    </>
  );
}
