import * as v from 'valibot';
import { LongText } from '../core/form.ts';
import { Moment, Text } from '../core/record-fields.ts';
import { parseEmailAddress } from '../customer/email.ts';
import { OrderId } from '../order/order.ts';

/** Most notes about one order or customer. */
export const MAX_NOTES = 100;
/** Longest note, in UTF-16 units. */
export const MAX_NOTE_LENGTH = 1000;
/** Most tags of an order. */
export const MAX_TAGS = 10;
/** Longest tag, in UTF-16 units. */
export const MAX_TAG_LENGTH = 30;

const StaffNoteSchema = v.object({
  /** Of the request that wrote it: a retry writes nothing. */
  key: Text(64),
  text: Text(MAX_NOTE_LENGTH),
  by: Text(128),
  /** The author's email address at that time. */
  email: Text(254),
  at: Moment,
});

/** A note that only staff can read. `at` is epoch milliseconds. */
export type StaffNote = v.InferOutput<typeof StaffNoteSchema>;

/**
 * `orderNotes/{order}` and `customerNotes/{contact}`: what staff note about an order, or about a customer by email address
 * or phone number; written by functions. `tags` holds for each tag of an order when the order was placed (epoch
 * milliseconds), by which lists of tagged orders are sorted.
 */
export const StaffNotesSchema = v.object({
  id: Text(800),
  notes: v.array(StaffNoteSchema),
  tags: v.optional(v.record(v.string(), v.number()), {}),
});

/** The notes and tags about one order or customer. */
export type StaffNotes = v.InferOutput<typeof StaffNotesSchema>;

/** No note and no tag yet. */
export const NO_NOTES: Omit<StaffNotes, 'id'> = { notes: [], tags: {} };

/** The form of a note. The messages are `FieldFault` codes. */
export const NoteFormSchema = v.object({ note: LongText(1, MAX_NOTE_LENGTH) });

/** The form of a tag: one line in lower case, without what separates tags; empty if nothing is left. */
export function tagName(typed: string): string {
  const line = typed.normalize('NFKC').replace(/[\s,#.]+/gu, ' ');
  return line.trim().toLowerCase().slice(0, MAX_TAG_LENGTH).trim();
}

const Tag = v.pipe(
  v.string(),
  v.check((tag) => tag !== '' && tagName(tag) === tag, 'a tag'),
);

/** A customer's email address in normal form, or phone number with +91. */
const Contact = v.pipe(v.string(), v.check(isContact, 'an email address or a phone number'));

/** Whether a text is a contact by which customers are known. */
export function isContact(text: string): boolean {
  return /^\+91[6-9]\d{9}$/u.test(text) || parseEmailAddress(text) === text;
}

/** The document id of a contact's notes. */
export function contactId(contact: string): string {
  return encodeURIComponent(contact);
}

/** A change of notes or tags. */
export const NoteChangeSchema = v.variant('what', [
  v.strictObject({
    what: v.literal('add'),
    key: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/u)),
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NOTE_LENGTH)),
  }),
  v.strictObject({ what: v.literal('remove'), key: v.pipe(v.string(), v.maxLength(64)) }),
  v.strictObject({ what: v.literal('tag'), tag: Tag }),
  v.strictObject({ what: v.literal('untag'), tag: Tag }),
]);

/** A change of notes or tags. */
export type NoteChange = v.InferOutput<typeof NoteChangeSchema>;

/** A request to change the notes about an order or a customer. */
export const NoteCommandSchema = v.strictObject({
  about: v.union([v.strictObject({ orderId: OrderId }), v.strictObject({ contact: Contact })]),
  change: NoteChangeSchema,
});

/** What notes are about. */
export type NoteSubject = v.InferOutput<typeof NoteCommandSchema>['about'];

/** Why a change is refused. */
export type NoteRefusal = 'not-found' | 'full';

/** The result of a change. */
export type NoteAnswer =
  | { readonly outcome: 'changed' }
  | { readonly outcome: 'refused'; readonly refusal: NoteRefusal };

/** Who writes a note, and when (epoch milliseconds). `orderedAt` is when the order was placed. */
interface NoteContext extends Pick<StaffNote, 'by' | 'email' | 'at'> {
  readonly orderedAt: number;
}

/** The notes after a change: the same ones where it changes nothing, or why it is refused. */
export function changeNotes(
  stored: Omit<StaffNotes, 'id'>,
  change: NoteChange,
  { by, email, at, orderedAt }: NoteContext,
): Omit<StaffNotes, 'id'> | { readonly refusal: NoteRefusal } {
  const { notes, tags } = stored;
  switch (change.what) {
    case 'add': {
      const { key, text } = change;
      if (notes.some((note) => note.key === key)) return stored;
      if (notes.length >= MAX_NOTES) return { refusal: 'full' };
      return { notes: [...notes, { key, text, by, email, at }], tags };
    }
    case 'remove': {
      const left = notes.filter(({ key }) => key !== change.key);
      return left.length === notes.length ? stored : { notes: left, tags };
    }
    case 'tag':
      if (Object.hasOwn(tags, change.tag)) return stored;
      if (Object.keys(tags).length >= MAX_TAGS) return { refusal: 'full' };
      return { notes, tags: { ...tags, [change.tag]: orderedAt } };
    case 'untag': {
      if (!Object.hasOwn(tags, change.tag)) return stored;
      const { [change.tag]: _, ...left } = tags;
      return { notes, tags: left };
    }
  }
}
