import { PROMISES } from '#domain/checkout/policy.ts';
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
  answer: 'Send reply',
  resolve: 'Resolve',
  reopen: 'Reopen',
};

const done: Readonly<Record<MessageMove, string>> = {
  acknowledge: 'Acknowledged.',
  answer: 'Reply sent.',
  resolve: 'Resolved.',
  reopen: 'Reopened.',
};

const clocks: Readonly<Record<Clock['state'], (ms: number) => string>> = {
  running: (ms) => `${span(ms)} left`,
  overdue: (ms) => `Overdue by ${span(ms)}`,
  met: () => 'On time',
  missed: (ms) => `Late by ${span(ms)}`,
};

/** The words of the messages in the staff area. */
export const words = {
  title: 'Messages',
  lead: `Acknowledge every message within ${PROMISES.acknowledgeHours} hours and resolve complaints within one month.`,
  caption: 'Messages to the shop',
  statuses,
  moves,
  done,
  clocks,
  filter: 'Status',
  all: 'All',
  search: 'Ticket or email address',
  searchHint: 'Enter a full ticket number or a full email address.',
  find: 'Find',
  clear: 'Clear search',
  searchWrong: 'Enter a full ticket number, such as T-7K2M9QXD, or a full email address.',
  of: (email: string) => `All messages from ${email}`,
  column: {
    ticket: 'Ticket',
    from: 'From',
    subject: 'Subject',
    status: 'Status',
    came: 'Received',
    acknowledge: 'Acknowledge',
    resolve: 'Resolve',
  },
  one: {
    back: 'All messages',
    missing: 'Message not found.',
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    order: 'Order',
    topic: 'About',
    came: 'Received',
    acknowledged: 'Acknowledged',
    resolved: 'Resolved',
    note: 'Last staff note',
    acknowledgeBy: (moment: string) => `Acknowledge by ${moment}`,
    resolveBy: (moment: string) => `Resolve by ${moment}`,
    text: 'Message',
    answerTitle: 'Replies',
    contact: 'Contact',
    write: 'Write from your own email app',
    copy: 'Copy address',
    copied: 'Copied',
    copyFailed: 'We couldn’t copy it. The address is',
    mailSubject: (ticket: string, subject: string) => `[${ticket}] Re: ${subject}`,
    greeting: (name: string) => `Dear ${name},\n\n`,
    moveTitle: 'Status',
    answerLabel: 'Reply',
    answerHint: (email: string) => `Sent to ${email} when you press “Send reply”.`,
    answerEmpty: 'Please write a reply first.',
    answerUnsent: 'This reply is not sent yet: press “Send reply”, or clear it.',
    answerClosed: 'Not sent: this message is resolved now. Reopen it to send your reply.',
    noteLabel: 'Note',
    noteHint: 'Only staff see it. It is also recorded in the audit.',
    optional: 'optional',
    refused:
      'Not saved: someone else may have changed this message. The current status is shown here; your note is kept.',
  },
} as const;
