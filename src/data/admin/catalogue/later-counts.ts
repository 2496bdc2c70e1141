import { collection, getDocsFromServer, limit, orderBy, query, where } from 'firebase/firestore';
import { attempt } from '#data/firebase/failures.ts';
import { firestore } from '#data/firebase/firestore.ts';

/** Ledger entries looked at, newest first. */
const LOOKED_AT = 100;

/**
 * What the ledger of a product says about the stock correction of an edit: it stands, it was undone, or staff have
 * counted again. `later` also when that cannot be told: a stock that may have been counted since must stay.
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
        limit(LOOKED_AT),
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
