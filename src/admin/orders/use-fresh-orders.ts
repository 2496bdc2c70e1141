import { useState } from 'react';
import type { Order } from '#domain/order/order.ts';
import { newestOrders } from '#data/admin/orders.ts';
import { useQuery } from '#data/query/use-query.ts';

/** The orders that came while somebody looks. */
export interface FreshOrders {
  readonly orders: readonly Order[];
  /** They were seen: only what comes from now on is new. */
  readonly seen: () => void;
}

/**
 * Whatever was ordered since the list was opened, the newest first. One that waits for its payment is no order yet: it
 * counts from the moment at which it is paid.
 */
export function useFreshOrders(): FreshOrders {
  const newest = useQuery(newestOrders);
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const made =
    newest.state === 'ready'
      ? newest.data.rows.filter(({ status, test }) => status !== 'pending-payment' && !test)
      : [];
  const ids = made.map(({ id }) => id);
  if (known === null && newest.state === 'ready') setKnown(new Set(ids));
  return {
    orders: known === null ? [] : made.filter(({ id }) => !known.has(id)),
    seen: () => setKnown((before) => new Set([...(before ?? []), ...ids])),
  };
}
