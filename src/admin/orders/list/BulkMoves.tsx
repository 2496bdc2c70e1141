import { useRef, useState } from 'react';
import { moveRefusal, type Order } from '#domain/order/order.ts';
import { moveOrder } from '#data/admin/orders.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { statusWords } from '#text/admin/orders.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { answerProblem } from '../answer-problem.ts';

interface BulkMovesProps {
  orders: readonly Order[];
  onClear: () => void;
}

type BulkMove = 'pack' | 'deliver';

/** The outcome for one order. */
interface Outcome {
  readonly number: string;
  readonly text: string;
  readonly done: boolean;
}

const { bulk: own, moves } = moveWords;
const MOVES: readonly BulkMove[] = ['pack', 'deliver'];

/**
 * Bulk actions on the selected orders, one after the other: a refused order does not stop the others. Without a
 * selection only an open dialog shows: its orders may leave the list as they move, and their results must stay.
 */
export function BulkMoves({ orders, onClear }: BulkMovesProps) {
  const [move, setMove] = useState<BulkMove | null>(null);
  // Snapshot of the confirmed orders: the live list may change meanwhile.
  const [confirmedOrders, setConfirmedOrders] = useState<readonly Order[]>([]);
  const fits = (which: BulkMove) =>
    orders.filter(
      (order) =>
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
          {MOVES.map((which) => (
            <Button
              key={which}
              look="quiet"
              disabled={fits(which).length === 0}
              onClick={() => {
                setConfirmedOrders(fits(which));
                setMove(which);
              }}
            >
              {`${own.moves[which]} (${fits(which).length})`}
            </Button>
          ))}
          <button
            type="button"
            onClick={onClear}
            className="min-h-11 font-semibold text-leaf underline-offset-4 hover:underline"
          >
            {own.clear}
          </button>
        </div>
      )}
      {move && (
        <BulkDialog
          move={move}
          orders={confirmedOrders}
          skipped={Math.max(0, orders.length - confirmedOrders.length)}
          onClose={() => {
            setMove(null);
            onClear();
          }}
        />
      )}
    </>
  );
}

interface BulkDialogProps {
  move: BulkMove;
  orders: readonly Order[];
  /** Number of selected orders that the state machine does not allow this action for. */
  skipped: number;
  onClose: () => void;
}

function BulkDialog({ move, orders, skipped, onClose }: BulkDialogProps) {
  const [outcomes, setOutcomes] = useState<readonly Outcome[] | null>(null);
  const [running, setRunning] = useState(false);
  const stopped = useRef(false);
  const confirm = useRef<HTMLSpanElement>(null);
  const progress = useRef<HTMLParagraphElement>(null);

  async function run(): Promise<void> {
    if (running) return;
    setRunning(true);
    setOutcomes([]);
    for (const { id, number } of orders) {
      if (stopped.current) break;
      const answer = await moveOrder({ orderId: id, move });
      const problem = answerProblem(answer);
      const status =
        answer.ok && answer.value.outcome === 'moved' ? statusWords[answer.value.status] : '';
      setOutcomes((current) => [
        ...(current ?? []),
        { number, text: problem ?? status, done: problem === null },
      ]);
    }
    // The button that started the run goes with its end.
    if (confirm.current?.contains(document.activeElement)) progress.current?.focus();
    setRunning(false);
  }

  const unprocessed = orders.slice(outcomes?.length ?? 0).map(({ number }) => number);
  const isOver = outcomes !== null && !running;
  const progressText = own.progress(outcomes?.length ?? 0, orders.length);
  const leave = (): void => {
    stopped.current = true;
    if (!running) onClose();
  };
  return (
    <Dialog title={own.moves[move]} close={own.close} onClose={leave}>
      {outcomes === null ? (
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
            value={outcomes.length}
          />
          <p ref={progress} tabIndex={-1} role="status">
            {isOver && unprocessed.length > 0
              ? `${progressText} ${own.unprocessed(unprocessed.join(', '))}`
              : progressText}
          </p>
          <ul aria-label={own.results} className="mt-3 grid gap-1">
            {outcomes.map(({ number, text, done }) => (
              <li key={number} className={done ? '' : 'font-semibold text-clay'}>
                {`${number}: ${text}`}
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        {!isOver && (
          // It keeps its place during the run, so that a double click does not hit the button that stops it.
          <span ref={confirm}>
            <Button aria-disabled={running} onClick={() => void run()}>
              {running ? moves.pending : own.go}
            </Button>
          </span>
        )}
        <span className="ml-auto">
          <Button look="quiet" onClick={leave}>
            {outcomes === null ? own.cancel : isOver ? own.close : own.stop}
          </Button>
        </span>
      </div>
    </Dialog>
  );
}
