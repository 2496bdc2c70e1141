import { useState } from 'react';
import type { Failure } from '#domain/core/result.ts';
import type { Order } from '#domain/order/order.ts';
import { ordersOf } from '#data/orders/orders.ts';
import { pageStates } from '#data/query/read.ts';
import { useReads } from '#data/react/use-reads.ts';

/** A customer's loaded orders. */
export interface OrderPages {
  readonly orders: readonly Order[];
  readonly loading: boolean;
  /** Why the list ends early; loaded orders stay. */
  readonly failure: Failure | null;
  /** Loads the next page; null if there is none. */
  readonly showMore: (() => void) | null;
}

/** Returns the live pages of a customer's orders. Each starts at the end of the previous one. */
export function useOrderPages(uid: string): OrderPages {
  const [pages, setPages] = useState(1);
  const states = useReads((read) => pageStates(read, pages, (after) => ordersOf(uid, after)));
  const last = states.at(-1);
  return {
    orders: states.flatMap((state) => ('data' in state && state.data ? state.data.rows : [])),
    loading: last?.state === 'loading',
    failure: last?.state === 'failed' ? last.error : null,
    showMore:
      last?.state === 'ready' && last.data.next !== null ? () => setPages(states.length + 1) : null,
  };
}
