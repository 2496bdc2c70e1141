import { FileSpreadsheet, Phone } from 'lucide-react';
import { useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatSum } from '#domain/money/money.ts';
import { isNarrowed, sortsOf } from '#domain/order/order-filter.ts';
import type { Order } from '#domain/order/order.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { MOST_COUNTED } from '#data/admin/lists/totals.ts';
import type { OrderTotals } from '#data/admin/orders/order-totals.ts';
import { printedPapers } from '#data/admin/orders/printed-papers.ts';
import { useQuery } from '#data/react/use-query.ts';
import { tableWords } from '#text/admin/list/tables.ts';
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
import type { ListAddress } from '../../list/use-list-address.ts';
import { useRowKeys } from '../../list/use-row-keys.ts';
import { useSelection } from '../../list/use-selection.ts';
import { BulkMoves } from './BulkMoves.tsx';
import { orderColumns } from './order-columns.tsx';
import { NO_FILTERS } from './OrderFilters.tsx';
import type { OrderList } from './use-order-list.ts';

interface OrderTableProps {
  address: ListAddress;
  list: OrderList;
  /** Orders that arrived while the list is open. */
  fresh: readonly Order[];
  /** Orders have been moved. */
  onMoved: () => void;
}

/** The table of orders with its tools, and the bulk actions on the selected ones. */
export function OrderTable({ address, list, fresh, onMoved }: OrderTableProps) {
  const { search } = useLocation();
  const mayPack = useMay('pack');
  const seesMoney = useMay('see-money');
  const table = useRef<HTMLDivElement>(null);
  const keys = useRowKeys(table);
  const prints = useQuery(printedPapers.live);
  const selection = useSelection(list, ({ id }) => id);
  const { rows, error, pager, filter, isFiltered, totals } = list;
  const queue = isFiltered ? filter.queue : null;
  const columns = orderColumns({
    search,
    prints: prints.state === 'loading' ? {} : (prints.data ?? {}),
    fresh: new Set(fresh.map(({ id }) => id)),
    sorts: isFiltered ? sortsOf(filter) : [],
    seesMoney,
  });
  const shown = shownColumns(columns, address.get('cols'));
  const isAllShown = rows !== null && rows.every(({ id }) => selection.picked.has(id));
  return (
    <>
      <TableTools
        address={address}
        list="orders"
        columns={columns}
        shown={shown}
        page={list.page}
        totals={totals ? totalsText(totals) : ''}
      >
        <RowKeysHelp keys={keys} />
        <OrderTools seesMoney={seesMoney} />
      </TableTools>
      <BulkMoves
        orders={selection.rows}
        onClear={() => {
          selection.clear();
          onMoved();
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
            caption={queue ? queueWords.caption : words.list.caption}
            columns={columns}
            shown={shown}
            rows={rows ?? []}
            keyOf={({ id }) => id}
            sort={isFiltered ? filter.sort : ''}
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
    if (queue) return <p>{queueWords.empty[queue]}</p>;
    return !isFiltered || isNarrowed(filter) ? null : <p>{words.list.empty}</p>;
  }
}

/** The pages that are opened from the list. */
function OrderTools({ seesMoney }: { seesMoney: boolean }) {
  const mayEdit = useMay('edit');
  const orders = adminPaths.tab('orders');
  return (
    <>
      {mayEdit && (
        <Link to={`${orders}?view=new`} className={TOOL_LOOK}>
          <Phone aria-hidden className="size-4" />
          <span>{newOrderWords.open}</span>
        </Link>
      )}
      {seesMoney && (
        <Link to={`${orders}?view=reports`} className={TOOL_LOOK}>
          <FileSpreadsheet aria-hidden className="size-4" />
          <span>{words.reports}</span>
        </Link>
      )}
    </>
  );
}

function totalsText({ count, sum }: OrderTotals) {
  const isCut = count >= MOST_COUNTED;
  const rows = tableWords.total(count, isCut);
  return sum === null || isCut ? rows : words.list.totals(rows, formatSum(sum));
}
