import { Articles } from './Articles.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { GiftNote } from './GiftNote.tsx';
import { Promises } from './Promises.tsx';

/** Parts not needed for hydration. One chunk, because many small ones cost one request each. */
export const idleParts = { Articles, CategoryGrid, GiftNote, Promises } as const;
