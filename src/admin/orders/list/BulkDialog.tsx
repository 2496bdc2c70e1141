import { useRef, useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { moveOrder } from '#data/admin/orders/order-commands.ts';
import { moveWords } from '#text/admin/order-moves.ts';
import { statusWords } from '#text/admin/orders.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { answerProblem } from '../answer-problem.ts';

/** Actions that need no input for each order. */
export type BulkMove = 'pack' | 'deliver';

/** The outcome for one order. */
interface Outcome {
  readonly number: string;
  readonly text: string;
  readonly done: boolean;
}

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
        {isOver && move === 'pack' && outcomes.some(({ done }) => done) && (
          <Button onClick={onShip}>{own.toShip}</Button>
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
