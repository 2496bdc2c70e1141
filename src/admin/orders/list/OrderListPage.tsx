import { FileSpreadsheet, Phone } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatSum } from '#domain/money/money.ts';
import { isNarrowed, sortsOf } from '#domain/order/order-filter.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { tagName } from '#domain/staff-note/staff-note.ts';
import { MOST_COUNTED } from '#data/admin/lists/totals.ts';
import type { OrderTotals } from '#data/admin/orders/order-totals.ts';
import { words as shared } from '#text/admin/admin.ts';
import { tableWords } from '#text/admin/list/tables.ts';
import { noteWords } from '#text/admin/notes/notes.ts';
import { newOrderWords } from '#text/admin/orders/new-order.ts';
import { queueWords } from '#text/admin/orders/queues.ts';
import { words } from '#text/admin/orders.ts';
import { useMay } from '../../frame/use-role.ts';
import { shownColumns } from '../../list/column-layout.ts';
import { DataTable } from '../../list/DataTable.tsx';
import { ListState } from '../../list/ListState.tsx';
import { RowKeysHelp } from '../../list/RowKeysHelp.tsx';
import { SelectMatching } from '../../list/SelectMatching.tsx';
import { TableTools } from '../../list/TableTools.tsx';
import { TOOL_LOOK } from '../../list/tool-look.ts';
import { useListAddress } from '../../list/use-list-address.ts';
import { useRowKeys } from '../../list/use-row-keys.ts';
import { useSelection } from '../../list/use-selection.ts';
import { OpenReturnsNote, ReturningParcelsNote } from '../returns/OpenReturnsNote.tsx';
import { BulkMoves } from './BulkMoves.tsx';
import { NewOrdersNote } from './NewOrdersNote.tsx';
import { orderColumns } from './order-columns.tsx';
import { NO_FILTERS, OrderFilters } from './OrderFilters.tsx';
import { QueueTabs } from './QueueTabs.tsx';
import { useNewOrders } from './use-new-orders.ts';
import { useOrderList } from './use-order-list.ts';

/** The live list of orders with its search, filters and bulk actions. */
export function OrderListPage() {
  const address = useListAddress();
  const { search } = useLocation();
  const [isShown, setShown] = useState(false);
  const fresh = useNewOrders(isShown);
  const mayPack = useMay('pack');
  const mayEdit = useMay('edit');
  const seesMoney = useMay('see-money');
  const tag = tagName(address.get('tag'));
  const [bulkRuns, setBulkRuns] = useState(0);
  const list = useOrderList(address, `${fresh.orders.length} ${bulkRuns}`, { tag, seesMoney });
  const { rows, error, pager, filter, lookup, totals } = list;
  // Counts and notes wait for the rows that staff came for.
  if (rows !== null && !isShown) setShown(true);
  const table = useRef<HTMLDivElement>(null);
  const keys = useRowKeys(table);
  const selection = useSelection(list, ({ id }) => id);
  const columns = orderColumns({
    search,
    fresh: new Set(fresh.orders.map(({ id }) => id)),
    sorts: lookup || tag !== '' ? [] : sortsOf(filter),
    seesMoney,
  });
  const shown = shownColumns(columns, address.get('cols'));
  const isAllShown = rows !== null && rows.every(({ id }) => selection.picked.has(id));
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
      {tag !== '' && !lookup && (
        <p className="my-2 flex flex-wrap items-center gap-x-4">
          <strong>{noteWords.tagged(tag)}</strong>
          <Link to="?" className="inline-flex min-h-11 items-center text-leaf underline">
            {noteWords.allOrders}
          </Link>
        </p>
      )}
      <OrderFilters lookup={lookup} />
      <TableTools
        address={address}
        list="orders"
        columns={columns}
        shown={shown}
        page={list.page}
        totals={totals ? totalsText(totals) : ''}
      >
        <RowKeysHelp keys={keys} />
        {mayEdit && (
          <Link to={`${adminPaths.tab('orders')}?view=new`} className={TOOL_LOOK}>
            <Phone aria-hidden className="size-4" />
            <span>{newOrderWords.open}</span>
          </Link>
        )}
        {seesMoney && (
          <Link to={`${adminPaths.tab('orders')}?view=reports`} className={TOOL_LOOK}>
            <FileSpreadsheet aria-hidden className="size-4" />
            <span>{words.reports}</span>
          </Link>
        )}
      </TableTools>
      <BulkMoves
        orders={selection.rows}
        onClear={() => {
          selection.clear();
          setBulkRuns((runs) => runs + 1);
        }}
        onShip={() => address.set({ ...NO_FILTERS, q: '', queue: 'to-ship' })}
      >
        {isAllShown && (
          <SelectMatching
            count={totals?.count ?? null}
            selected={selection.rows.length}
            page={list.page}
            onAll={selection.pickAll}
          />
        )}
      </BulkMoves>
      <ListState rows={rows?.length ?? null} error={error} pager={pager} empty={emptyText()}>
        <div ref={table}>
          <DataTable
            caption={filter.queue && !lookup ? queueWords.caption : words.list.caption}
            columns={columns}
            shown={shown}
            rows={rows ?? []}
            keyOf={({ id }) => id}
            sort={lookup || tag !== '' ? '' : filter.sort}
            onSort={(sort) => address.set({ sort: sort === 'newest' ? '' : sort })}
            selection={
              mayPack
                ? {
                    picked: selection.picked,
                    onPick: selection.pick,
                    labelOf: ({ number }) => words.list.select(number),
                  }
                : undefined
            }
          />
        </div>
      </ListState>
    </>
  );

  function emptyText() {
    if (filter.queue && !lookup) return <p>{queueWords.empty[filter.queue]}</p>;
    return lookup || tag !== '' || isNarrowed(filter) ? null : <p>{words.list.empty}</p>;
  }
}

function totalsText({ count, sum }: OrderTotals) {
  const isCut = count >= MOST_COUNTED;
  const rows = tableWords.total(count, isCut);
  return sum === null || isCut ? rows : words.list.totals(rows, formatSum(sum));
}
