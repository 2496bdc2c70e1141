import type { Result } from '#domain/core/result.ts';
import type { Order } from '#domain/order/order.ts';
import {
  contactId,
  type NoteAnswer,
  type NoteChange,
  type NoteSubject,
  type StaffNotes,
  StaffNotesSchema,
} from '#domain/staff-note/staff-note.ts';
import { call } from '#data/firebase/call.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import { orders } from '#data/orders/order-collections.ts';
import { derive, mapState } from '#data/query/derive.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';

/** Orders per page of a tag. */
const PAGE = 30;

const shape = { schema: StaffNotesSchema, idField: 'id' } as const;
const orderNotes = defineCollection('orderNotes', shape);
const customerNotes = defineCollection('customerNotes', shape);

/** The live notes about an order, or about a customer by one contact; null before the first. */
export function notesAbout(about: NoteSubject): Query<StaffNotes | null> {
  return 'orderId' in about
    ? orderNotes.doc(about.orderId)
    : customerNotes.doc(contactId(about.contact));
}

/**
 * A live page of the orders with a tag, newest first: one read for the tags of each order, and one for the order. An order
 * that is gone is left out.
 */
export function ordersTagged(tag: string, after?: Cursor): Query<ListPage<Order>> {
  const tagged = orderNotes.list({
    where: {},
    orderBy: { field: 'tags', key: tag, direction: 'desc' },
    limit: PAGE,
    ...(after && { after }),
  });
  return derive<ListPage<Order>>(`orders of ${tagged.key}`, (read) => {
    const list = read(tagged);
    if (list.state !== 'ready') return mapState(list, () => ({ rows: [], next: null }));
    const found = list.data.rows.map(({ id }) => read(orders.doc(id)));
    const unready = found.find(({ state }) => state !== 'ready');
    if (unready) return mapState(unready, () => ({ rows: [], next: null }));
    const rows = found.flatMap((one) => (one.state === 'ready' && one.data ? [one.data] : []));
    return { ...list, data: { rows, next: list.data.next } };
  });
}

/**
 * Adds or removes a note or tag. A refusal is a value; fails with `denied`, `offline`, or `unavailable` when the outcome is
 * unknown. Idempotent.
 */
export function writeNote(about: NoteSubject, change: NoteChange): Promise<Result<NoteAnswer>> {
  return call<NoteAnswer>('writeNote', { about, change });
}
