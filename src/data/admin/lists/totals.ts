import { loadAdapter } from '#data/firebase/adapter.ts';
import { readOnce } from '#data/firebase/read-once.ts';
import type { Query } from '#data/query/query-store.ts';
import { listKey, type ListRead, type ListTotals } from '#data/query/read.ts';

/** The most documents that totals count: the rules allow no more, and each thousand costs a read. */
export const MOST_COUNTED = 10_000;

/** The totals of a list, up to the read's limit, read once. `sumField` is a number field to add up. */
export function listTotals(read: ListRead, sumField?: string): Query<ListTotals> {
  return readOnce(`totals of ${sumField} ${listKey(read)}`, async () => {
    const adapter = await loadAdapter();
    return adapter.totalsOf(read, sumField);
  });
}
