import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type Message, MessageSchema } from '../../../src/domain/content/message-handling.ts';
import {
  messageAnsweredLetter,
  messageReceivedLetter,
  newMessageLetter,
} from '../../../src/text/server.ts';
import { shopOrigin } from '../platform/params.ts';
import { parseDocument } from '../platform/store.ts';
import { STAFF, writeMail } from './outbox.ts';

/**
 * Sends the letters about one write to a message: a receipt to its sender and a notice to staff when the message is
 * new, the answer to its sender when staff have written one. A repeated event sends nothing twice. `now` is epoch
 * milliseconds.
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
