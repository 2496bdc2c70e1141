import { deleteField } from 'firebase/firestore';
import type { Result } from '#domain/core/result.ts';
import {
  type Message,
  type MessageMove,
  MessageSchema,
  type MessageStatus,
  statusAfter,
} from '#domain/content/message-handling.ts';
import { defineCollection } from '#data/firebase/collections.ts';
import type { Query } from '#data/query/query-store.ts';
import type { Cursor, ListPage } from '#data/query/read.ts';
import { NOW } from '#data/firebase/writes.ts';
import { writeAudited } from './audited.ts';

const PAGE_SIZE = 30;

/** `messages/{ticket}`: what visitors wrote by the contact form. */
export const messages = defineCollection('messages', { schema: MessageSchema, idField: 'ticket' });

/** Filter and order of the message list. */
export interface MessageList {
  readonly status: MessageStatus | null;
  /** Exact sender address, which overrides the status; null for all. */
  readonly email: string | null;
  readonly direction: 'asc' | 'desc';
}

/** A live page of messages. Messages of one address are sorted newest first. */
export function messageList(
  { status, email, direction }: MessageList,
  after?: Cursor,
  size = PAGE_SIZE,
): Query<ListPage<Message>> {
  return messages.list({
    where: email ? { email } : status ? { status } : {},
    orderBy: { field: 'createdAt', direction: email ? 'desc' : direction },
    limit: size,
    ...(after && { after }),
  });
}

/** One live message; null if there is none. */
export function messageByTicket(ticket: string): Query<Message | null> {
  return messages.doc(ticket);
}

/**
 * Applies a transition to a message, with a staff note (up to 500 characters). `answer` also takes the answer (up to
 * 4,000 characters), which the shop emails to the sender. Fails with `denied` for viewers, and when another user's
 * transition came first.
 */
export function moveMessage(
  message: Message,
  move: MessageMove,
  { note, answer = '' }: { readonly note: string; readonly answer?: string },
): Promise<Result<void>> {
  const { ticket, status, acknowledgedAt } = message;
  const path = `messages/${ticket}`;
  const next = statusAfter(move);
  const auditEntry = {
    action: `message-${move}`,
    subject: path,
    before: { status },
    after: { status: next },
    note,
  };
  const merge = {
    status: next,
    ...(note !== '' && { note }),
    ...(answer !== '' && { answer }),
    ...(acknowledgedAt === undefined && { acknowledgedAt: NOW }),
    resolvedAt: next === 'resolved' ? NOW : deleteField(),
  };
  return writeAudited(auditEntry, [{ path, merge }]);
}
