import {
  changeNotes,
  NO_NOTES,
  type NoteAnswer,
  type NoteChange,
  type NoteSubject,
  StaffNotesSchema,
} from '../../../src/domain/staff-note/staff-note.ts';
import { OrderSchema } from '../../../src/domain/order/order.ts';
import type { StaffMember } from '../orders/order-audit.ts';
import { parseDocument, refs, store, toFirestore } from '../platform/store.ts';
import { customerNotesExpiry } from '../retention/expiry.ts';

/**
 * Changes the notes or tags about an order or a customer, with an audit entry, in one transaction. The entry says who did
 * what, but repeats no note: a note that is removed is gone. A change that changes nothing writes nothing. `at` is epoch
 * milliseconds.
 */
export async function writeStaffNote(
  about: NoteSubject,
  change: NoteChange,
  { uid, email }: StaffMember,
  at: number,
): Promise<NoteAnswer> {
  const isOrder = 'orderId' in about;
  const ref = isOrder ? refs.orderNotes(about.orderId) : refs.customerNotes(about.contact);
  return store().runTransaction(async (tx) => {
    const order = isOrder
      ? parseDocument(await tx.get(refs.order(about.orderId)), OrderSchema, 'id')
      : null;
    const isTag = change.what === 'tag' || change.what === 'untag';
    // No list of tagged customers is needed, so tags of customers get no index document.
    if (isOrder ? !order : isTag) return { outcome: 'refused', refusal: 'not-found' } as const;
    const before = parseDocument(await tx.get(ref), StaffNotesSchema, 'id') ?? NO_NOTES;
    const context = { by: uid, email, at, orderedAt: order?.createdAt ?? at };
    const after = changeNotes(before, change, context);
    if ('refusal' in after) return { outcome: 'refused', refusal: after.refusal } as const;
    if (after === before) return { outcome: 'changed' } as const;
    // Tags are keys of a map, so a tag called "at" must not become a timestamp.
    // Those about an order stay as long as the order.
    const ending = isOrder ? {} : { expiresAt: customerNotesExpiry(at) };
    tx.set(ref, { ...toFirestore({ notes: after.notes, ...ending }), tags: after.tags });
    const entry = {
      action: `note-${change.what}`,
      by: uid,
      email,
      at,
      ...(isOrder
        ? { subject: `orders/${about.orderId}`, title: order?.number ?? '' }
        : {
            // The entry names the contact, so it ends with the notes.
            ...ending,
            subject: `customers/${about.contact}`.slice(0, 200),
            title: about.contact.slice(0, 80),
          }),
      ...(isTag && {
        before: { tags: Object.keys(before.tags).sort() },
        after: { tags: Object.keys(after.tags).sort() },
      }),
    };
    tx.create(store().collection('audit').doc(), toFirestore(entry));
    return { outcome: 'changed' } as const;
  });
}
