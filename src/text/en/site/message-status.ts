import type { MessageStatus } from '#domain/content/message-handling.ts';

const statuses: Readonly<Record<MessageStatus, string>> = {
  new: 'We have it, and nobody has taken it up yet',
  acknowledged: 'Somebody is working on it',
  resolved: 'Resolved',
};

/** The words of looking up how far a message is. */
export const words = {
  title: 'Track your query',
  lead: 'With its ticket number and the e-mail address you gave.',
  ticket: 'Ticket number',
  ticketHint: 'It begins with T- and stood on the screen when you had sent it.',
  ticketWrong: 'A ticket number looks like T-7K2M9QXD: eight letters and digits behind T-.',
  email: 'The e-mail you gave',
  find: 'Look it up',
  finding: 'Looking …',
  notFound:
    'We find no message with this number and this e-mail address. Please check both, or call us.',
  tooMany: 'That was asked too often in a short time. Please wait a quarter of an hour.',
  statuses,
  came: (moment: string) => `Came on ${moment}`,
  acknowledged: (moment: string) => `Taken up on ${moment}`,
  resolved: (moment: string) => `Resolved on ${moment}`,
  acknowledgeBy: (moment: string) => `We take it up by ${moment}`,
  resolveBy: (day: string) => `If it is a complaint, it is resolved by ${day}`,
  another: 'Look up another message',
} as const;
