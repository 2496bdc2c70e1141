import type { Ref } from 'react';
import { shippingWords } from '#text/admin/orders/shipping.ts';
import { ErrorMessage } from '#ui/feedback/ErrorMessage.tsx';
import type { OrderRun } from '../use-order-run.ts';
import type { ShipGrid } from './use-ship-grid.ts';

interface ShipMessagesProps {
  ref: Ref<HTMLDivElement>;
  grid: ShipGrid;
  run: OrderRun;
  /** Whether staff have tried to ship. */
  attempted: boolean;
  /** The faulty rows, after they have tried. */
  problems: readonly { readonly number: string; readonly text: string }[];
  /** Number of shipped orders, and of those that are not. */
  done: number;
  left: number;
}

const { grid: own } = shippingWords;

/** What keeps the grid from being sent, and how far it is. */
export function ShipMessages({
  ref,
  grid,
  run,
  attempted,
  problems,
  done,
  left,
}: ShipMessagesProps) {
  const { surplus, strangers } = grid;
  const pasted = [
    surplus.length > 0 ? own.surplus(surplus) : '',
    strangers.length > 0 ? own.strangers(strangers) : '',
  ].filter((text) => text !== '');
  return (
    <div ref={ref} tabIndex={-1} className="mt-3 grid gap-2">
      {pasted.length > 0 && (
        <ErrorMessage look="note">
          <p className="[overflow-wrap:anywhere]">
            {[...pasted, ...(attempted ? [own.held] : [])].join(' ')}
          </p>
          <button
            type="button"
            className="min-h-11 font-semibold underline underline-offset-4"
            onClick={grid.dismiss}
          >
            {own.dismiss}
          </button>
        </ErrorMessage>
      )}
      {problems.length > 0 && (
        <ErrorMessage look="note">
          <p>{own.faulty(problems.length)}</p>
          <ul>
            {problems.map(({ number, text }) => (
              <li key={number}>{`${number}: ${text}`}</li>
            ))}
          </ul>
        </ErrorMessage>
      )}
      {run.all > 0 && (
        <progress
          className="h-2 w-full accent-leaf"
          aria-label={own.rows}
          max={run.all}
          value={run.answered}
        />
      )}
      <p role="status" className="font-semibold">
        {progressText()}
      </p>
    </div>
  );

  function progressText(): string {
    if (run.all === 0) return '';
    if (run.running) return own.progress(run.answered, run.all);
    return left === 0 ? own.allDone(done) : own.partly(done, left);
  }
}
