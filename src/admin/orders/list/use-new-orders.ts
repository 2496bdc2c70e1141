import { useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { newestOrders } from '#data/admin/orders/order-list.ts';
import { constantQuery } from '#data/query/constant-query.ts';
import { useQuery } from '#data/react/use-query.ts';

/** Orders that arrived while the list is open. */
export interface NewOrders {
  readonly orders: readonly Order[];
  /** Marks them as seen: only later orders are new. */
  readonly seen: () => void;
}

const NOT_YET = constantQuery('newest orders, before the list');

/** The orders since the list was opened, the newest first, read after the list. An unpaid order counts from the time of its payment. */
export function useNewOrders(isListShown: boolean): NewOrders {
  const newest = useQuery(isListShown ? newestOrders : NOT_YET);
  const [seenIds, setSeenIds] = useState<ReadonlySet<string> | null>(null);
  const newOrders =
    newest.state === 'ready' && newest.data
      ? newest.data.rows.filter(({ status, test }) => status !== 'pending-payment' && !test)
      : [];
  const ids = newOrders.map(({ id }) => id);
  if (seenIds === null && newest.state === 'ready' && newest.data) setSeenIds(new Set(ids));
  return {
    orders: seenIds === null ? [] : newOrders.filter(({ id }) => !seenIds.has(id)),
    seen: () => setSeenIds((current) => new Set([...(current ?? []), ...ids])),
  };
}
