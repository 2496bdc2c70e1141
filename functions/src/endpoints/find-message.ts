import {
  type FoundMessage,
  type Message,
  MessageSchema,
  type MessageSearchAnswer,
  MessageSearchSchema,
} from '../../../src/domain/content/message-handling.ts';
import { callable } from '../platform/callable.ts';
import { decideGuess, emailOf } from '../platform/guess-limit.ts';
import { refs, parseDocument } from '../platform/store.ts';

/**
 * Returns the status of a message by ticket number and the sender's email address, at `/api/findMessage`.
 * `decideGuess` limits wrong guesses.
 */
export const findMessage = callable(
  { name: 'findMessage', schema: MessageSearchSchema, who: 'public' },
  async ({ ticket, email }, from): Promise<MessageSearchAnswer> => {
    const found = await refs.message(ticket).get();
    const outcome = await decideGuess(
      { kind: 'find-message', number: ticket, contact: email, known: emailOf(found), from },
      Date.now(),
    );
    const message = outcome === 'right' ? parseDocument(found, MessageSchema, 'ticket') : null;
    if (message) return { outcome: 'found', message: foundMessage(message) };
    return { outcome: outcome === 'too-many' ? outcome : 'not-found' };
  },
);

function foundMessage(message: Message): FoundMessage {
  const { ticket, topic, subject, status, createdAt, acknowledgedAt, resolvedAt } = message;
  return {
    ticket,
    topic,
    subject,
    status,
    createdAt,
    ...(acknowledgedAt !== undefined && { acknowledgedAt }),
    ...(resolvedAt !== undefined && { resolvedAt }),
  };
}
