import { timingSafeEqual } from 'node:crypto';
import {
  type FoundMessage,
  type Message,
  MessageSchema,
  type MessageSearchAnswer,
  MessageSearchSchema,
} from '../../../src/domain/content/message-handling.ts';
import { callable } from '../platform/callable.ts';
import { withinRateLimit, digestOf } from '../checkout/rate-limit.ts';
import { refs, parseDocument } from '../platform/store.ts';

/** Requests per 15 minutes: from one IP address, and for one ticket from all addresses together. */
const MAX_REQUESTS = { caller: 20, ticket: 6 } as const;

/**
 * Returns the status of a message by ticket number and the sender's e-mail address, at `/api/findMessage`. Every
 * request counts towards both rate limits, right or wrong.
 */
export const findMessage = callable(
  { name: 'findMessage', schema: MessageSearchSchema, who: 'public' },
  async ({ ticket, email }, { address }): Promise<MessageSearchAnswer> => {
    const now = Date.now();
    const allowed =
      (await withinRateLimit('find-message-caller', address, { most: MAX_REQUESTS.caller, now })) &&
      (await withinRateLimit('find-message', ticket, { most: MAX_REQUESTS.ticket, now }));
    if (!allowed) return { outcome: 'too-many' };
    const message = parseDocument(await refs.message(ticket).get(), MessageSchema, 'ticket');
    const isSender = timingSafeEqual(digestOf(message?.email ?? ''), digestOf(email));
    return message && isSender
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
