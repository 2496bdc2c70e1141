import { useState } from 'react';
import type { Query } from '#data/query/query-store.ts';
import { useQuery } from '#data/react/use-query.ts';

/** The known totals of a list; the last ones stay while a list is counted again, but not those of another list. */
export function useTotals<T>(query: Query<T | null>, list: string): T | null {
  const state = useQuery(query);
  const [last, setLast] = useState<{ readonly list: string; readonly totals: T | null }>({
    list,
    totals: null,
  });
  const totals = state.state === 'ready' ? state.data : null;
  if (totals !== null && (last.totals !== totals || last.list !== list)) setLast({ list, totals });
  // A failed count shows nothing: the list is complete without it.
  return totals ?? (last.list === list ? last.totals : null);
}
