import type { Clock, MessageMove, MessageStatus } from '#domain/content/message-handling.ts';

const HOUR_MS = 3_600_000;

/** A span in whole days from two days on, in hours and minutes below. */
function span(ms: number): string {
  const hours = Math.floor(ms / HOUR_MS);
  if (hours >= 48) return `${Math.floor(hours / 24)} days`;
  if (hours >= 1) return hours === 1 ? '1 hour' : `${hours} hours`;
  const minutes = Math.floor(ms / 60_000);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

const statuses: Readonly<Record<MessageStatus, string>> = {
  new: 'New',
  acknowledged: 'Acknowledged',
  resolved: 'Resolved',
};

const moves: Readonly<Record<MessageMove, string>> = {
  acknowledge: 'Acknowledge',
  answer: 'Send the answer',
  resolve: 'Resolve',
  reopen: 'Open again',
};

const done: Readonly<Record<MessageMove, string>> = {
  acknowledge: 'Acknowledged.',
  answer: 'The answer is on its way.',
  resolve: 'Resolved.',
  reopen: 'Open again.',
};

const clocks: Readonly<Record<Clock['state'], (ms: number) => string>> = {
  running: (ms) => `${span(ms)} left`,
  overdue: (ms) => `Overdue by ${span(ms)}`,
  met: () => 'In time',
  missed: (ms) => `Late by ${span(ms)}`,
};

/** The words of the messages in the staff area. */
export const words = {
  title: 'Messages',
  lead: 'Every message is acknowledged within 48 hours and, when it is a complaint, resolved within one month of its coming.',
  caption: 'Messages to the shop',
  statuses,
  moves,
  done,
  clocks,
  filter: 'Status',
  all: 'All',
  search: 'Ticket or e-mail address',
  searchHint: 'A whole ticket number opens it; a whole address shows everything it wrote.',
  find: 'Find',
  clear: 'Take the search away',
  searchWrong: 'Please give a whole ticket number, such as T-7K2M9QXD, or a whole e-mail address.',
  of: (email: string) => `Everything from ${email}`,
  column: {
    ticket: 'Ticket',
    from: 'From',
    subject: 'Subject',
    status: 'Status',
    came: 'Came',
    acknowledge: 'Acknowledge',
    resolve: 'Resolve',
  },
  one: {
    back: 'All messages',
    missing: 'There is no message with this number.',
    name: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    order: 'Order',
    topic: 'About',
    came: 'Came',
    acknowledged: 'Acknowledged',
    resolved: 'Resolved',
    note: 'Last note of staff',
    acknowledgeBy: (moment: string) => `To be acknowledged by ${moment}`,
    resolveBy: (moment: string) => `To be resolved by ${moment}`,
    text: 'The message',
    answerTitle: 'Last answer',
    contact: 'Contact',
    write: 'Write from your own mail program',
    copy: 'Copy the address',
    copied: 'Copied',
    copyFailed: 'Copying is not allowed here. The address is',
    mailSubject: (ticket: string, subject: string) => `[${ticket}] Re: ${subject}`,
    greeting: (name: string) => `Dear ${name},\n\n`,
    moveTitle: 'Where it stands',
    answerLabel: 'Answer',
    answerHint: (email: string) => `E-mailed to ${email} with “Send the answer”.`,
    answerEmpty: 'Please write the answer first.',
    answerUnsent: 'This answer is not sent yet: press “Send the answer”, or clear it.',
    noteLabel: 'Note',
    noteHint: 'For staff alone. It stands in the audit as well.',
    optional: 'optional',
    refused:
      'This was not accepted: somebody may have moved it meanwhile. What is shown here is how it stands now; your note is kept.',
  },
} as const;
