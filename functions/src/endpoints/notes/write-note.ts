import {
  type NoteAnswer,
  NoteCommandSchema,
} from '../../../../src/domain/staff-note/staff-note.ts';
import { writeStaffNote } from '../../notes/staff-notes.ts';
import { callable } from '../../platform/callable.ts';

/**
 * Adds or removes a note or tag that only staff can read, at `/api/writeNote`: `{ about: { orderId } | { contact }, change }`.
 * Idempotent per key and tag; audited.
 */
export const writeNote = callable(
  { name: 'writeNote', schema: NoteCommandSchema, who: 'staff' },
  ({ about, change }, { uid, email }): Promise<NoteAnswer> =>
    writeStaffNote(about, change, { uid, email }, Date.now()),
);
