import { FileSpreadsheet, Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { orderFilter } from '#domain/order/order-filter.ts';
import { orderLookup } from '#domain/order-access/order-lookup.ts';
import { tagName } from '#domain/staff-note/staff-note.ts';
import type { Order } from '#domain/order/order.ts';
import { orderPage } from '#data/admin/orders.ts';
import { ordersTagged } from '#data/admin/people/notes.ts';
import { ordersFound } from '#data/admin/orders/find-orders.ts';
import { words as shared } from '#text/admin/admin.ts';
import { noteWords } from '#text/admin/notes/notes.ts';
import { newOrderWords } from '#text/admin/orders/new-order.ts';
import { queueWords } from '#text/admin/orders/queues.ts';
import { words } from '#text/admin/orders.ts';
import { ListState } from '../../list/ListState.tsx';
import { RowKeysHelp } from '../../list/RowKeysHelp.tsx';
import { useListAddress } from '../../list/use-list-address.ts';
import { usePages } from '../../list/use-pages.ts';
import { useRowKeys } from '../../list/use-row-keys.ts';
import { OpenReturnsNote, ReturningParcelsNote } from '../returns/OpenReturnsNote.tsx';
import { BulkMoves } from './BulkMoves.tsx';
import { NewOrdersNote } from './NewOrdersNote.tsx';
import { NO_FILTERS, OrderFilters } from './OrderFilters.tsx';
import { OrderTable } from './OrderTable.tsx';
import { QueueTabs } from './QueueTabs.tsx';
import { useNewOrders } from './use-new-orders.ts';
import { useMay } from '../../frame/use-role.ts';

const NO_SELECTION: ReadonlySet<string> = new Set();

/** The live list of orders with its search, filters and bulk actions. */
export function OrderListPage() {
  const address = useListAddress();
  const lookup = orderLookup(address.get('q'));
  const filter = orderFilter(address.get);
  const tag = tagName(address.get('tag'));
  const { rows, error, more } = usePages<Order>(address.pages, (after) =>
    lookup
      ? ordersFound(lookup, { after })
      : tag !== ''
        ? ordersTagged(tag, after)
        : orderPage(filter, after),
  );
  const fresh = useNewOrders();
  const mayPack = useMay('pack');
  const mayEdit = useMay('edit');
  const seesMoney = useMay('see-money');
  const table = useRef<HTMLDivElement>(null);
  const keys = useRowKeys(table);
  const [picked, setPicked] = useState<ReadonlySet<string>>(NO_SELECTION);
  const isNarrow =
    lookup !== null || tag !== '' || Object.values(filter).some((value) => value !== null);
  // Orders that left the list are not changed unseen.
  const selected = (rows ?? []).filter(({ id }) => picked.has(id));
  return (
    <>
      <NewOrdersNote orders={fresh.orders} onSeen={fresh.seen} />
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-2xl">{shared.tabs.orders}</h1>
        <QueueTabs
          current={lookup ? null : filter.queue}
          loaded={filter.queue && rows && more === 'none' ? rows.length : null}
          revision={`${rows?.length} ${fresh.orders.length}`}
        />
        <OpenReturnsNote />
        <ReturningParcelsNote />
      </div>
      {tag !== '' && !lookup && (
        <p className="my-2 flex flex-wrap items-center gap-x-4">
          <strong>{noteWords.tagged(tag)}</strong>
          <Link to="?" className="inline-flex min-h-11 items-center text-leaf underline">
            {noteWords.allOrders}
          </Link>
        </p>
      )}
      <OrderFilters lookup={lookup} />
      <div className="my-1 flex flex-wrap items-center justify-between gap-x-6">
        {mayPack && rows && rows.length > 0 ? (
          <button
            type="button"
            className="min-h-11 font-semibold text-leaf underline-offset-4 hover:underline"
            onClick={() => setPicked(new Set(rows.map(({ id }) => id)))}
          >
            {words.list.selectAll}
          </button>
        ) : (
          <span />
        )}
        <RowKeysHelp keys={keys} />
        {mayEdit && (
          <Link
            to={`${adminPaths.tab('orders')}?view=new`}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline-offset-4 hover:underline"
          >
            <Phone aria-hidden className="size-4" />
            <span>{newOrderWords.open}</span>
          </Link>
        )}
        {seesMoney && (
          <Link
            to={`${adminPaths.tab('orders')}?view=reports`}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf underline-offset-4 hover:underline"
          >
            <FileSpreadsheet aria-hidden className="size-4" />
            <span>{words.reports}</span>
          </Link>
        )}
      </div>
      <BulkMoves
        orders={selected}
        onClear={() => setPicked(NO_SELECTION)}
        onShip={() => address.set({ ...NO_FILTERS, q: '', queue: 'to-ship' })}
      />
      <ListState
        rows={rows?.length ?? null}
        error={error}
        more={more}
        onMore={() => address.set({ pages: address.pages + 1 }, 'replace')}
        empty={emptyText()}
      >
        <div ref={table}>
          <OrderTable
            orders={rows ?? []}
            caption={filter.queue && !lookup ? queueWords.caption : words.list.caption}
            fresh={new Set(fresh.orders.map(({ id }) => id))}
            {...(mayPack && { picked, onPick: setPicked })}
          />
        </div>
      </ListState>
    </>
  );

  function emptyText() {
    if (filter.queue && !lookup) return <p>{queueWords.empty[filter.queue]}</p>;
    return isNarrow ? null : <p>{words.list.empty}</p>;
  }
}
