import type { DocumentSnapshot } from 'firebase-admin/firestore';
import {
  MAX_REPLIES,
  type Message,
  MessageSchema,
} from '../../../src/domain/content/message-handling.ts';
import {
  messageAnsweredLetter,
  messageReceivedLetter,
  newMessageLetter,
} from '../../../src/text/server.ts';
import { shopOrigin } from '../platform/params.ts';
import { parseDocument, refs, store, toFirestore } from '../platform/store.ts';
import { STAFF, writeMail } from './outbox.ts';

/**
 * Sends the letters about one write to a message: for a new message, a receipt to its sender and a notice to staff; for a new
 * answer by staff, that answer to the sender, which is also added to the message. A repeated event sends nothing twice. `now`
 * is epoch milliseconds.
 */
export async function sendMessageMail(
  ticket: string,
  before: DocumentSnapshot,
  after: DocumentSnapshot,
  now: number,
): Promise<void> {
  const message = parseDocument(after, MessageSchema, 'ticket');
  if (!message) return;
  if (!before.exists) await acknowledge(message, now);
  const previous: unknown = before.get('answer');
  if (message.answer === '' || message.answer === previous) return;
  await writeMail({
    id: `message_${ticket}_answer_${after.updateTime?.toMillis() ?? now}`,
    to: message.email,
    kind: 'message-answered',
    letter: messageAnsweredLetter(message, shopOrigin()),
    limited: false,
    now,
  });
  await keepReply(after, message.answer, now);
}

/** Adds an answer to the message's list of answers, once for each audit entry. */
async function keepReply(after: DocumentSnapshot, text: string, now: number): Promise<void> {
  const auditId = String(after.get('auditId') ?? '');
  const id = auditId || String(after.updateTime?.toMillis() ?? now);
  const at = after.updateTime?.toMillis() ?? now;
  await store().runTransaction(async (tx) => {
    const message = parseDocument(await tx.get(after.ref), MessageSchema, 'ticket');
    if (!message || message.replies.some((reply) => reply.id === id)) return;
    const entry = auditId === '' ? null : await tx.get(refs.audit(auditId));
    const email = String(entry?.get('email') ?? '');
    const replies = [...message.replies, { id, text, email, at }].slice(-MAX_REPLIES);
    tx.update(after.ref, toFirestore({ replies }));
  });
}

/**
 * Sends the receipt and the notice to staff. Both are limited, because anyone can write messages with a stranger's
 * address.
 */
async function acknowledge(message: Message, now: number): Promise<void> {
  const { ticket, email } = message;
  const origin = shopOrigin();
  await writeMail({
    id: `message_${ticket}_received`,
    to: email,
    kind: 'message-received',
    letter: messageReceivedLetter(message, origin),
    limited: true,
    now,
  });
  await writeMail({
    id: `message_${ticket}_new`,
    to: STAFF,
    kind: 'new-message',
    letter: newMessageLetter(message, origin),
    limited: true,
    now,
  });
}
