import { useState } from 'react';
import { moveRefusal, type Order } from '#domain/order/order.ts';
import { mayMove } from '#domain/staff/role-moves.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import type { Elements } from '#ui/content/elements.ts';
import { Button } from '#ui/form/Button.tsx';
import { useRole } from '../../frame/use-role.ts';
import { useUnsaved } from '../../frame/unsaved-forms.ts';
import { PrintButtons } from '../print/PrintButtons.tsx';
import { ShipDialog } from '../shipping/ShipDialog.tsx';
import { useShipGrid } from '../shipping/use-ship-grid.ts';
import { BulkDialog, type BulkMove } from './BulkDialog.tsx';

interface BulkMovesProps {
  orders: readonly Order[];
  onClear: () => void;
  /** Shows the orders to ship; the selection stays. */
  onShip: () => void;
  /** What selects more. */
  children: Elements;
}

const { bulk: own } = moveWords;
const MOVES = ['pack', 'ship', 'deliver'] as const;

/** An action with its orders as they were when it was chosen: the live list may change meanwhile. */
interface Started {
  readonly move: BulkMove | 'ship';
  readonly orders: readonly Order[];
}

/**
 * Bulk actions on the selected orders, one after the other: a refused order does not stop the others. Without a
 * selection only an open dialog shows: its orders may leave the list as they move, and their results must stay.
 */
export function BulkMoves({ orders, onClear, onShip, children }: BulkMovesProps) {
  const [started, setStarted] = useState<Started | null>(null);
  const grid = useShipGrid();
  useUnsaved(grid.rowsOf(orders).some(({ tracking }) => tracking !== ''));
  const role = useRole();
  const fits = (which: Started['move']) =>
    orders.filter(
      (order) =>
        mayMove(role, which) &&
        moveRefusal(order, which, 'staff') === null &&
        // One that is on its way back is delivered after all on its own page only.
        order.status !== 'returning',
    );
  return (
    <>
      {orders.length > 0 && (
        <div className="sticky top-0 z-10 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-hairline bg-surface px-4 py-2 shadow-card">
          <p role="status" className="font-semibold">
            {own.selected(orders.length)}
          </p>
          {children}
          {MOVES.map((move) => {
            const fitting = fits(move);
            if (fitting.length === 0) return null;
            return (
              <Button key={move} look="quiet" onClick={() => setStarted({ move, orders: fitting })}>
                {`${own.moves[move]} (${fitting.length})`}
              </Button>
            );
          })}
          <PrintButtons orders={orders} />
          <button
            type="button"
            onClick={onClear}
            className="min-h-11 font-semibold text-leaf underline-offset-4 hover:underline"
          >
            {own.clear}
          </button>
        </div>
      )}
      {started?.move === 'ship' && (
        <ShipDialog orders={started.orders} grid={grid} onClose={() => setStarted(null)} />
      )}
      {started && started.move !== 'ship' && (
        <BulkDialog
          move={started.move}
          orders={started.orders}
          skipped={Math.max(0, orders.length - started.orders.length)}
          onClose={() => {
            setStarted(null);
            onClear();
          }}
          onShip={() => {
            setStarted(null);
            onShip();
          }}
        />
      )}
    </>
  );
}
