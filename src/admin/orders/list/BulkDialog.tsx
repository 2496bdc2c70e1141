import { useRef } from 'react';
import type { Order } from '#domain/order/order.ts';
import { seenChanges } from '#data/admin/orders/printed-papers.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { useOrderRun } from '../use-order-run.ts';

/** Actions that need no input for each order. */
export type BulkMove = 'pack' | 'deliver';

const { bulk: own, moves } = moveWords;

interface BulkDialogProps {
  move: BulkMove;
  orders: readonly Order[];
  /** Number of selected orders that the state machine does not allow this action for. */
  skipped: number;
  onClose: () => void;
  /** Goes on with the orders that are packed. */
  onShip: () => void;
}

/** Confirms a bulk action, applies it to one order after the other, and shows each outcome. */
export function BulkDialog({ move, orders, skipped, onClose, onShip }: BulkDialogProps) {
  const run = useOrderRun();
  const { outcomes, running, all, answered } = run;
  const confirm = useRef<HTMLSpanElement>(null);
  const progress = useRef<HTMLParagraphElement>(null);

  async function start(): Promise<void> {
    await run.start(
      orders.map((order) => ({
        ...{ orderId: order.id, move },
        ...(move === 'pack' && { seen: seenChanges(order) }),
      })),
    );
    // The button that started the run goes with its end.
    if (confirm.current?.contains(document.activeElement)) progress.current?.focus();
  }

  const isStarted = all > 0;
  const isOver = isStarted && !running;
  const unprocessed = orders.slice(answered).map(({ number }) => number);
  const progressText = own.progress(answered, orders.length);
  const leave = (): void => {
    run.stop();
    if (!running) onClose();
  };
  return (
    <Dialog title={own.moves[move]} close={own.close} onClose={leave}>
      {!isStarted ? (
        <p>
          <span>{own.confirm[move](orders.length)}</span>{' '}
          {skipped > 0 && <span>{own.skipped(skipped)}</span>}
        </p>
      ) : (
        <>
          <progress
            className="h-2 w-full accent-leaf"
            aria-label={own.moves[move]}
            max={orders.length}
            value={answered}
          />
          <p ref={progress} tabIndex={-1} role="status">
            {isOver && unprocessed.length > 0
              ? `${progressText} ${own.unprocessed(unprocessed.join(', '))}`
              : progressText}
          </p>
          <ul aria-label={own.results} className="mt-3 grid gap-1">
            {orders.map(({ id, number }) => {
              const outcome = outcomes.get(id);
              return (
                outcome && (
                  <li key={id} className={outcome.done ? '' : 'font-semibold text-clay'}>
                    {`${number}: ${outcome.text}`}
                  </li>
                )
              );
            })}
          </ul>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {!isOver && (
          // It keeps its place during the run, so that a double click does not hit the button that stops it.
          <span ref={confirm}>
            <Button aria-disabled={running} onClick={() => void start()}>
              {running ? moves.pending : own.go}
            </Button>
          </span>
        )}
        {isOver && move === 'pack' && [...outcomes.values()].some(({ done }) => done) && (
          <Button onClick={onShip}>{own.toShip}</Button>
        )}
        <span className="ml-auto">
          <Button look="quiet" onClick={leave}>
            {!isStarted ? own.cancel : isOver ? own.close : own.stop}
          </Button>
        </span>
      </div>
    </Dialog>
  );
}
