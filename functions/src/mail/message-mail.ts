import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { type Message, MessageSchema } from '../../../src/domain/content/message-handling.ts';
import {
  messageAnsweredLetter,
  messageReceivedLetter,
  newMessageLetter,
} from '../../../src/text/en/mail/message-letters.ts';
import { mailboxOf, readCounters } from '../checkout/limits.ts';
import { log } from '../platform/log.ts';
import { shopOrigin } from '../platform/params.ts';
import { parseDocument, refs, store } from '../platform/store.ts';
import { STAFF, writeMail, writeMailOnce } from './outbox.ts';

/**
 * Writes the letters about one write to a message: to its sender and to staff when it is new, to its sender when staff
 * answer it. An event that is delivered twice writes them once. `now` is epoch milliseconds.
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
  await writeMailOnce({
    id: `message_${ticket}_answer_${after.updateTime?.toMillis() ?? now}`,
    to: message.email,
    kind: 'message-answered',
    letter: messageAnsweredLetter(message, shopOrigin()),
    now,
  });
}

/**
 * Anyone can write a message with a stranger's address, so letters to one mailbox are limited; letters to staff are
 * limited as a whole, so that a flood of messages is no flood of mail.
 */
async function acknowledge(message: Message, now: number): Promise<void> {
  const { ticket, email } = message;
  const received = `message_${ticket}_received`;
  const origin = shopOrigin();
  const isWithheld = await store().runTransaction(async (tx) => {
    if ((await tx.get(refs.mail(received))).exists) return false;
    const [sender, staff] = await readCounters(
      tx,
      [
        { limit: 'mails-to', of: mailboxOf(email) },
        { limit: 'mails-to-staff', of: 'messages' },
      ],
      now,
    );
    if (sender?.allowed) {
      sender.count();
      const letter = messageReceivedLetter(message, origin);
      writeMail(tx, { id: received, to: email, kind: 'message-received', letter, now });
    }
    if (staff?.allowed) {
      staff.count();
      const letter = newMessageLetter(message, origin);
      writeMail(tx, { id: `message_${ticket}_new`, to: STAFF, kind: 'new-message', letter, now });
    }
    return !sender?.allowed;
  });
  if (isWithheld) log('mail-withheld', { ticket, kind: 'message-received' }, 'warn');
}
