import { PROMISES } from '#domain/checkout/policy.ts';
import type { Message } from '#domain/content/message-handling.ts';
import { inertText } from '#domain/mail/inert-text.ts';
import type { Letter } from '#domain/mail/letter.ts';
import { paths } from '#domain/site/paths.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';
import { letter } from './letter.ts';

/**
 * The letter that acknowledges a message (Consumer Protection (E-Commerce) Rules 2020, rule 4(5)). It does not repeat
 * the message's text: anyone can type a stranger's address.
 */
export function messageReceivedLetter({ ticket }: Pick<Message, 'ticket'>, origin: string): Letter {
  return letter('message', {
    subject: `We’ve received your query ${ticket}`,
    heading: 'We’ve received your query',
    paragraphs: [
      `Your ticket number is ${ticket}. Our team replies within ${PROMISES.acknowledgeHours} hours.`,
      'You can track it with this number and your email address.',
    ],
    action: { label: 'Track your query', url: statusLink(ticket, origin) },
  });
}

/** The letter with staff's answer to a message. It repeats nothing of the message either. */
export function messageAnsweredLetter(
  { ticket, answer }: Pick<Message, 'ticket' | 'answer'>,
  origin: string,
): Letter {
  return letter('message', {
    subject: `We’ve replied to your query ${ticket}`,
    heading: 'We’ve replied to your query',
    paragraphs: answer.split(/\n{2,}/u),
    action: { label: 'Track your query', url: statusLink(ticket, origin) },
  });
}

/** The letter to staff about a new message. Its text stays in the shop. */
export function newMessageLetter(
  { ticket, subject }: Pick<Message, 'ticket' | 'subject'>,
  origin: string,
): Letter {
  return letter('staff', {
    subject: `New message ${ticket}: ${inertText(subject)}`,
    heading: inertText(subject),
    paragraphs: [`Message ${ticket} needs a reply within ${PROMISES.acknowledgeHours} hours.`],
    action: {
      label: 'Open the message',
      url: `${origin}${adminPaths.open('messages', ticket)}`,
    },
  });
}

/** The page that shows how far a ticket is, with its number filled in. */
function statusLink(ticket: string, origin: string): string {
  return `${origin}${paths.contact}?ticket=${encodeURIComponent(ticket)}#status`;
}
