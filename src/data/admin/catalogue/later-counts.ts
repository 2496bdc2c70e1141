import { collection, getDocsFromServer, limit, orderBy, query, where } from 'firebase/firestore';
import { attempt } from '#data/firebase/failures.ts';
import { firestore } from '#data/firebase/firestore.ts';

/** Maximum number of ledger entries read, newest first. */
const MAX_ENTRIES = 100;

/**
 * The state of an edit's stock correction, by the product's ledger: it stands, it was undone, or staff have counted again
 * (`later`). Also `later` when the ledger cannot tell, because a stock that was counted since must stay.
 */
export async function correctionState(
  slug: string,
  editId: string,
): Promise<'stands' | 'undone' | 'later'> {
  const read = await attempt(() =>
    getDocsFromServer(
      query(
        collection(firestore, 'stockMoves'),
        where('slug', '==', slug),
        orderBy('at', 'desc'),
        limit(MAX_ENTRIES),
      ),
    ),
  );
  if (!read.ok) return 'later';
  for (const move of read.value.docs) {
    if (move.id.startsWith(`${undoIdOf(editId)}-`)) return 'undone';
    if (move.id.startsWith(`${editId}-`)) return 'stands';
    if (move.data()['reason'] === 'counted') return 'later';
  }
  return 'later';
}

/** The id of the edit that undoes another one. */
export function undoIdOf(editId: string): string {
  return `undo-${editId}`;
}
