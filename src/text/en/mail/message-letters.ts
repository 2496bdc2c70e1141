import { PROMISES } from '#domain/checkout/policy.ts';
import type { Message } from '#domain/content/message-handling.ts';
import { inertText } from '#domain/mail/inert-text.ts';
import type { Letter } from '#domain/mail/letter.ts';
import { paths } from '#domain/site/paths.ts';
import { adminPaths } from '#domain/staff/admin-area.ts';

/**
 * The letter that acknowledges a message (Consumer Protection (E-Commerce) Rules 2020, rule 4(5)). It does not repeat
 * the message's text: anyone can type a stranger's address.
 */
export function messageReceivedLetter({ ticket }: Pick<Message, 'ticket'>, origin: string): Letter {
  return {
    subject: `We have received your message ${ticket}`,
    heading: 'We have received your message',
    paragraphs: [
      `Your ticket number is ${ticket}. Our team replies within ${PROMISES.acknowledgeHours} hours.`,
      'You can track it with this number and your e-mail address.',
    ],
    action: { label: 'Check your ticket', url: statusLink(ticket, origin) },
    order: null,
    more: null,
  };
}

/** The letter with staff's answer to a message. It repeats nothing of the message either. */
export function messageAnsweredLetter(
  { ticket, answer }: Pick<Message, 'ticket' | 'answer'>,
  origin: string,
): Letter {
  return {
    subject: `Our answer to your message ${ticket}`,
    heading: 'Our answer to your message',
    paragraphs: answer.split(/\n{2,}/u),
    action: { label: 'Check your ticket', url: statusLink(ticket, origin) },
    order: null,
    more: null,
  };
}

/** The letter to staff about a new message. Its text stays in the shop. */
export function newMessageLetter(
  { ticket, subject }: Pick<Message, 'ticket' | 'subject'>,
  origin: string,
): Letter {
  return {
    subject: `New message ${ticket}: ${inertText(subject)}`,
    heading: inertText(subject),
    paragraphs: [`Message ${ticket} needs a reply within ${PROMISES.acknowledgeHours} hours.`],
    action: {
      label: 'Open the message',
      url: `${origin}${adminPaths.open('messages', ticket)}`,
    },
    order: null,
    more: null,
  };
}

/** The page that shows how far a ticket is, with its number filled in. */
function statusLink(ticket: string, origin: string): string {
  return `${origin}${paths.contact}?ticket=${encodeURIComponent(ticket)}#status`;
}
