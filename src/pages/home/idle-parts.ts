import { Concerns } from './Concerns.tsx';
import { GiftNote } from './GiftNote.tsx';
import { HomeEnd } from './HomeEnd.tsx';

/** Parts not needed for hydration. One chunk, because many small ones cost one request each. */
export const idleParts = { Concerns, GiftNote, HomeEnd } as const;
