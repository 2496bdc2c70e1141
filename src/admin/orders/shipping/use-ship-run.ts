import { useRef, useState } from 'react';
import { parcelOf } from '#domain/shipping/courier.ts';
import type { GridRow } from '#domain/shipping/shipment-grid.ts';
import { moveOrder } from '#data/admin/orders/order-commands.ts';
import { statusWords } from '#text/admin/orders.ts';
import { answerProblem } from '../answer-problem.ts';

/** The outcome for one order: its new status, or why it was refused. */
export interface ShipOutcome {
  readonly done: boolean;
  readonly text: string;
}

/** Ships orders one after the other; a refused one does not stop the others. */
export interface ShipRun {
  /** By order id. */
  readonly outcomes: ReadonlyMap<string, ShipOutcome>;
  readonly running: boolean;
  /** Number of orders of the current run, and how many of them have an answer. */
  readonly all: number;
  readonly answered: number;
  /** Ships rows without faults; ends early after `stop`. */
  readonly start: (rows: readonly GridRow[]) => Promise<void>;
  readonly stop: () => void;
}

/** The state of shipping the rows of a grid. */
export function useShipRun(): ShipRun {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, ShipOutcome>>(new Map());
  const [progress, setProgress] = useState({ running: false, all: 0, answered: 0 });
  const running = useRef(false);
  const stopped = useRef(false);
  return {
    outcomes,
    ...progress,
    stop: () => (stopped.current = true),
    async start(rows) {
      if (running.current) return;
      running.current = true;
      stopped.current = false;
      setProgress({ running: true, all: rows.length, answered: 0 });
      for (const [index, row] of rows.entries()) {
        if (stopped.current) break;
        const shipment = parcelOf({ ...row, link: '' });
        const answer = await moveOrder({ orderId: row.orderId, move: 'ship', shipment });
        const problem = answerProblem(answer);
        const status =
          answer.ok && answer.value.outcome === 'moved' ? statusWords[answer.value.status] : '';
        const text =
          problem ?? [status, shipment.courier, shipment.tracking].filter(Boolean).join(' · ');
        setOutcomes((current) =>
          new Map(current).set(row.orderId, { done: problem === null, text }),
        );
        setProgress((current) => ({ ...current, answered: index + 1 }));
      }
      running.current = false;
      setProgress((current) => ({ ...current, running: false }));
    },
  };
}
