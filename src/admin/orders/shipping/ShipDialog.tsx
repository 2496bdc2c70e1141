import { useCallback, useRef, useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { courierNamed, parcelOf } from '#domain/shipping/courier.ts';
import { gridFaults, type GridRow, type RowFault } from '#domain/shipping/shipment-grid.ts';
import { shippingWords } from '#text/admin/orders/shipping.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FIRST_FIELD } from '#ui/browser/focus-on-arrival.ts';
import { useOrderRun } from '../use-order-run.ts';
import { CourierSelect } from './CourierSelect.tsx';
import { ShipMessages } from './ShipMessages.tsx';
import { ShipRow } from './ShipRow.tsx';
import { useGridKeys } from './use-grid-keys.ts';
import type { ShipGrid } from './use-ship-grid.ts';

interface ShipDialogProps {
  /** The orders to ship, as they were when the dialog opened: shipped ones leave the list behind it. */
  orders: readonly Order[];
  grid: ShipGrid;
  onClose: () => void;
}

const { grid: own } = shippingWords;
/** What is no fault while staff are still filling the grid. */
const UNFINISHED: readonly RowFault[] = ['no-courier', 'no-tracking'];

/** The shipping grid: a courier and a tracking number for each order, pasted, scanned or typed, and sent one by one. */
export function ShipDialog({ orders, grid, onClose }: ShipDialogProps) {
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const [attempted, setAttempted] = useState(false);
  const [editing, setEditing] = useState<string | null>(null);
  const actions = useRef<HTMLDivElement>(null);
  const messages = useRef<HTMLDivElement>(null);
  const run = useOrderRun();
  const shown = orders.filter(({ id }) => !removed.has(id));
  const rows = grid.rowsOf(shown);
  const open = rows.filter(({ orderId }) => !run.outcomes.get(orderId)?.done);
  const faults = gridFaults(open);
  const { list, onKey, onPaste } = useGridKeys(open, grid, actions);
  const onRemove = useCallback((orderId: string) => {
    setRemoved((known) => new Set(known).add(orderId));
  }, []);

  async function ship(): Promise<void> {
    setAttempted(true);
    const isHeld = grid.surplus.length > 0 || grid.strangers.length > 0;
    if (faults.size === 0 && !isHeld) {
      await run.start(
        open.map((row) => ({
          orderId: row.orderId,
          move: 'ship',
          shipment: parcelOf({ ...row, link: '' }),
        })),
      );
      setAttempted(false);
    }
    messages.current?.focus();
  }

  const leave = (): void => {
    run.stop();
    if (run.running) return;
    grid.forget([...run.outcomes].flatMap(([id, { done }]) => (done ? [id] : [])));
    onClose();
  };
  const problemOf = (row: GridRow): string => {
    const fault = faults.get(row.orderId);
    const isShown =
      fault !== undefined &&
      (attempted || (!UNFINISHED.includes(fault) && editing !== row.orderId));
    if (isShown) return faultText(row, fault);
    const outcome = run.outcomes.get(row.orderId);
    return outcome && !outcome.done ? outcome.text : '';
  };
  return (
    <Dialog
      look="wide"
      title={own.title(run.running || open.length === 0 ? rows.length : open.length)}
      close={own.close}
      initialFocus={grid.forAll.courier === '' ? FIRST_FIELD : 'input[data-tracking]'}
      onClose={leave}
    >
      {open.length > 0 && (
        <>
          <p className="text-ink-soft">{own.lead}</p>
          <p className="text-sm text-ink-soft max-sm:hidden">{own.keys}</p>
          <div className="mt-4 grid max-w-xs gap-1">
            <span aria-hidden className="font-semibold">
              {own.courierForAll}
            </span>
            <CourierSelect
              {...grid.forAll}
              label={own.courierForAll}
              otherLabel={shippingWords.otherName}
              readOnly={run.running}
              onChange={grid.chooseForAll}
            />
          </div>
        </>
      )}
      <ShipMessages
        ref={messages}
        grid={grid}
        run={run}
        attempted={attempted}
        left={open.length}
        done={rows.length - open.length}
        problems={
          attempted && !run.running
            ? open
                .filter(({ orderId }) => faults.has(orderId))
                .map((row) => ({ number: row.number, text: problemOf(row) }))
            : []
        }
      />
      <ol ref={list} aria-label={own.rows} className="mt-2 border-t border-hairline">
        {shown.map((order, index) => {
          const row = rows[index];
          if (!row) return null;
          const outcome = run.outcomes.get(order.id);
          return (
            <ShipRow
              key={order.id}
              order={order}
              onKey={onKey}
              onPaste={onPaste}
              onRemove={onRemove}
              courier={row.courier}
              other={row.other}
              tracking={row.tracking}
              problem={problemOf(row)}
              done={outcome?.done ? outcome.text : ''}
              readOnly={run.running}
              onChange={grid.change}
              onEditing={setEditing}
            />
          );
        })}
      </ol>
      <div
        ref={actions}
        className="sticky bottom-0 flex flex-wrap gap-3 border-t border-hairline bg-surface py-3"
      >
        {open.length > 0 && (
          <Button aria-disabled={run.running} onClick={() => void ship()}>
            {run.running ? own.pending : own.go(open.length)}
          </Button>
        )}
        <span className="ml-auto">
          <Button look={open.length === 0 ? 'main' : 'quiet'} onClick={leave}>
            {run.running ? own.stop : own.close}
          </Button>
        </span>
      </div>
    </Dialog>
  );
}

function faultText({ courier, other }: GridRow, fault: RowFault): string {
  const { faults, wrongForm } = shippingWords;
  if (fault === 'unknown-courier') return `“${other}” ${faults[fault]}`;
  const listed = courierNamed(courier);
  return fault === 'wrong-tracking' && listed
    ? wrongForm(listed.name, listed.example)
    : faults[fault];
}
