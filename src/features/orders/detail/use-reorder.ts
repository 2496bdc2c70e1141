import { useState } from 'react';
import type { OrderLine } from '#domain/order/order.ts';
import { type Reordered, reorder } from './reorder.ts';

/** Puts an order's lines into the cart again. */
export interface Reorder {
  readonly adding: boolean;
  /** What came of it; null before. */
  readonly outcome: Reordered | null;
  /** Number of products requested. */
  readonly count: number;
  readonly run: () => Promise<void>;
}

/** Returns the reorder of these lines. */
export function useReorder(lines: readonly OrderLine[]): Reorder {
  const [adding, setAdding] = useState(false);
  const [outcome, setOutcome] = useState<Reordered | null>(null);
  return {
    adding,
    outcome,
    count: lines.length,
    async run() {
      if (adding) return;
      setAdding(true);
      setOutcome(null);
      setOutcome(await reorder(lines));
      setAdding(false);
    },
  };
}
