import type { MessageStatus } from '#domain/content/message-handling.ts';

const statuses: Readonly<Record<MessageStatus, string>> = {
  new: 'Received',
  acknowledged: 'Being worked on',
  resolved: 'Resolved',
};

/** The words of looking up how far a message is. */
export const words = {
  title: 'Track your query',
  lead: 'Enter your ticket number and your email address.',
  ticket: 'Ticket number',
  ticketHint: 'Starts with T-. You’ll find it in our confirmation email.',
  email: 'Email you used',
  find: 'Track query',
  finding: 'Checking…',
  notFound:
    'We couldn’t find a message with this number and email address. Please check both, or call us.',
  tooMany:
    'We couldn’t find it, and you’ve tried several times. Check the number and the email: with the right ones you can continue at once. Or try again in 15 minutes.',
  statuses,
  came: (moment: string) => `Received on ${moment}`,
  acknowledged: (moment: string) => `Acknowledged on ${moment}`,
  resolved: (moment: string) => `Resolved on ${moment}`,
  acknowledgeBy: (moment: string) => `We’ll reply by ${moment}`,
  resolveBy: (day: string) => `Complaints: resolved by ${day}`,
  another: 'Track another query',
} as const;
