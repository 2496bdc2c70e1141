import * as v from 'valibot';
import { Parsed } from '../core/form.ts';
import { plainCode } from '../core/plain-text.ts';
import { Email } from '../customer/email.ts';
import { MAX_MESSAGE_LENGTH, MESSAGE_TOPICS, messageClocks } from './message.ts';
import { Moment, Text } from '../core/record-fields.ts';

/** The statuses of a message. The rules repeat these codes. */
export const MESSAGE_STATUSES = ['new', 'acknowledged', 'resolved'] as const;

/** A status. */
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** `messages/{ticket}`: an immutable message, and staff's handling of it. */
export const MessageSchema = v.object({
  ticket: v.string(),
  topic: v.picklist(MESSAGE_TOPICS),
  name: Text(80),
  email: Text(254),
  phone: Text(20),
  orderNumber: Text(40),
  subject: Text(120),
  text: Text(4000),
  status: v.picklist(MESSAGE_STATUSES),
  createdAt: Moment,
  acknowledgedAt: v.optional(Moment),
  resolvedAt: v.optional(Moment),
  /** Staff's latest answer, which is emailed to the sender; empty without one. */
  answer: v.optional(Text(MAX_MESSAGE_LENGTH), ''),
  /** Staff's answers, oldest first, which functions keep as each is sent; `id` is that of its audit entry. */
  replies: v.optional(
    v.array(
      v.object({
        id: Text(200),
        text: Text(MAX_MESSAGE_LENGTH),
        /** The author's email address at that time. */
        email: Text(254),
        at: Moment,
      }),
    ),
    [],
  ),
  /** Staff's latest internal note. */
  note: v.optional(Text(500), ''),
});

/** A message to the shop. */
export type Message = v.InferOutput<typeof MessageSchema>;

/** Most replies that a message keeps: the oldest go first. */
export const MAX_REPLIES = 50;

/** Transitions by staff: from which status, and to which. The rules allow the same. */
const MOVES = {
  acknowledge: { from: ['new'], to: 'acknowledged' },
  /** Sends an answer; it also acknowledges a new message. */
  answer: { from: ['new', 'acknowledged'], to: 'acknowledged' },
  resolve: { from: ['new', 'acknowledged'], to: 'resolved' },
  reopen: { from: ['resolved'], to: 'acknowledged' },
} as const satisfies Record<
  string,
  { readonly from: readonly MessageStatus[]; readonly to: MessageStatus }
>;

/** A transition. */
export type MessageMove = keyof typeof MOVES;

/** The transitions available from a status, in order. */
export function messageMoves(status: MessageStatus): readonly MessageMove[] {
  const moves = Object.keys(MOVES) as MessageMove[];
  return moves.filter((move) => (MOVES[move].from as readonly MessageStatus[]).includes(status));
}

/** The status after a transition. */
export function statusAfter(move: MessageMove): MessageStatus {
  return MOVES[move].to;
}

/** A deadline's state; `ms` is the time until it ends, since it was met, or by which it was missed. */
export interface Clock {
  readonly state: 'running' | 'overdue' | 'met' | 'missed';
  readonly dueAt: number;
  /** Milliseconds, never negative. */
  readonly ms: number;
}

/** Both deadlines of a message at a time (epoch milliseconds). A resolved message counts as acknowledged. */
export function clocksOf(
  message: Pick<Message, 'createdAt' | 'acknowledgedAt' | 'resolvedAt'>,
  now: number,
): { readonly acknowledge: Clock; readonly resolve: Clock } {
  const { acknowledgeBy, resolveBy } = messageClocks(message.createdAt);
  const { acknowledgedAt, resolvedAt } = message;
  return {
    acknowledge: clock(acknowledgeBy, acknowledgedAt ?? resolvedAt, now),
    resolve: clock(resolveBy, resolvedAt, now),
  };
}

function clock(dueAt: number, doneAt: number | undefined, now: number): Clock {
  const isLate = (doneAt ?? now) > dueAt;
  const state = doneAt === undefined ? (isLate ? 'overdue' : 'running') : isLate ? 'missed' : 'met';
  return { state, dueAt, ms: Math.abs(dueAt - (doneAt ?? now)) };
}

/** A ticket number as typed: with or without `T-` and a label, in any case, with spaces. Becomes `T-XXXXXXXX`. */
export const TicketNumber = Parsed((typed) => {
  const letters = /^(?:T1CKET(?:N0|NUMBER)?)?T?([0-9A-HJKMNP-TV-Z]{8})$/u.exec(plainCode(typed));
  return letters?.[1] ? { value: `T-${letters[1]}` } : 'ticket-number';
});

/** A search for one's own message. The messages are `FieldFault` codes. */
export const MessageSearchSchema = v.strictObject({ ticket: TicketNumber, email: Email });

/** The message data for anyone who knows its number and email address: neither its text nor staff's notes. */
export type FoundMessage = Pick<
  Message,
  'ticket' | 'topic' | 'subject' | 'status' | 'createdAt' | 'acknowledgedAt' | 'resolvedAt'
>;

/** The result of `findMessage`. An unknown number and a wrong address give the same result. */
export type MessageSearchAnswer =
  | { readonly outcome: 'found'; readonly message: FoundMessage }
  | { readonly outcome: 'not-found' }
  | { readonly outcome: 'too-many' };
