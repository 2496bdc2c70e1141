import { timingSafeEqual } from 'node:crypto';
import {
  type FoundMessage,
  type Message,
  MessageSchema,
  type MessageSearchAnswer,
  MessageSearchSchema,
} from '../../../src/domain/content/message-handling.ts';
import { callable } from '../shared/callable.ts';
import { withinRateLimit, digestOf } from '../checkout/rate-limit.ts';
import { refs, parseDocument } from '../shared/store.ts';

/** How often one address of the internet, and everybody together one ticket, may ask within a quarter of an hour. */
const MOST = { caller: 20, ticket: 6 } as const;

/**
 * Tells how far a message is, by its ticket number and the e-mail address it was written with, at `/api/findMessage`. Every
 * question counts, right or wrong, for who asks and for the ticket that is asked about.
 */
export const findMessage = callable(
  { name: 'findMessage', schema: MessageSearchSchema, who: 'anybody' },
  async ({ ticket, email }, { address }): Promise<MessageSearchAnswer> => {
    const now = Date.now();
    const allowed =
      (await withinRateLimit('find-message-caller', address, { most: MOST.caller, now })) &&
      (await withinRateLimit('find-message', ticket, { most: MOST.ticket, now }));
    if (!allowed) return { outcome: 'too-many' };
    const message = parseDocument(await refs.message(ticket).get(), MessageSchema, 'ticket');
    const same = timingSafeEqual(digestOf(message?.email ?? ''), digestOf(email));
    return message && same
      ? { outcome: 'found', message: foundMessage(message) }
      : { outcome: 'not-found' };
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
