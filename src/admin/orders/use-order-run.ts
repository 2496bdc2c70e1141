import { useRef, useState } from 'react';
import type { MoveRequest } from '#domain/order/order-command.ts';
import { moveOrder } from '#data/admin/orders/order-commands.ts';
import { statusWords } from '#text/admin/orders.ts';
import { answerProblem } from './answer-problem.ts';

/** The outcome for one order: its new status, or why it was refused. */
export interface RunOutcome {
  readonly done: boolean;
  readonly text: string;
}

/** Moves orders one after the other; a refused one does not stop the others. */
export interface OrderRun {
  /** By order id. */
  readonly outcomes: ReadonlyMap<string, RunOutcome>;
  readonly running: boolean;
  /** Number of orders of the current run, and how many of them have an answer. */
  readonly all: number;
  readonly answered: number;
  /** Ends early after `stop`. */
  readonly start: (requests: readonly MoveRequest[]) => Promise<void>;
  readonly stop: () => void;
}

/** The state of moving several orders. */
export function useOrderRun(): OrderRun {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, RunOutcome>>(new Map());
  const [progress, setProgress] = useState({ running: false, all: 0, answered: 0 });
  const running = useRef(false);
  const stopped = useRef(false);
  return {
    outcomes,
    ...progress,
    stop: () => (stopped.current = true),
    async start(requests) {
      if (running.current) return;
      running.current = true;
      stopped.current = false;
      setProgress({ running: true, all: requests.length, answered: 0 });
      for (const [index, request] of requests.entries()) {
        if (stopped.current) break;
        const answer = await moveOrder(request);
        const problem = answerProblem(answer);
        const status =
          answer.ok && answer.value.outcome === 'moved' ? statusWords[answer.value.status] : '';
        const { courier, tracking } = request.shipment ?? {};
        const text = problem ?? [status, courier, tracking].filter(Boolean).join(' · ');
        setOutcomes((current) =>
          new Map(current).set(request.orderId, { done: problem === null, text }),
        );
        setProgress((current) => ({ ...current, answered: index + 1 }));
      }
      running.current = false;
      setProgress((current) => ({ ...current, running: false }));
    },
  };
}
