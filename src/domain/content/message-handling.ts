import * as v from 'valibot';
import { Email } from '../shared/form.ts';
import { MESSAGE_TOPICS, messageClocks } from './message.ts';
import { Moment, Text } from '../shared/record-fields.ts';

/** Where a message is on its way. The rules list the same codes. */
export const MESSAGE_STATUSES = ['new', 'acknowledged', 'resolved'] as const;

/** One of them. */
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** `messages/{ticket}`: what somebody wrote, which never changes, and how far staff are with it. */
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
  /** The last word of staff about it, for staff alone. */
  note: v.optional(Text(500), ''),
});

/** A message to the shop. */
export type Message = v.InferOutput<typeof MessageSchema>;

/** What staff can do with a message: where it may stand before, and where it stands then. The rules allow the same. */
const MOVES = {
  acknowledge: { from: ['new'], to: 'acknowledged' },
  /** An answer was written; a message that is new is taken up with it. */
  answer: { from: ['new', 'acknowledged'], to: 'acknowledged' },
  resolve: { from: ['new', 'acknowledged'], to: 'resolved' },
  reopen: { from: ['resolved'], to: 'acknowledged' },
} as const satisfies Record<
  string,
  { readonly from: readonly MessageStatus[]; readonly to: MessageStatus }
>;

/** One of the moves. */
export type MessageMove = keyof typeof MOVES;

/** The moves that are open to a message, in the order of its way. */
export function messageMoves(status: MessageStatus): readonly MessageMove[] {
  const moves = Object.keys(MOVES) as MessageMove[];
  return moves.filter((move) => (MOVES[move].from as readonly MessageStatus[]).includes(status));
}

/** Where a message stands after a move. */
export function statusAfter(move: MessageMove): MessageStatus {
  return MOVES[move].to;
}

/** How one of the two clocks of a message stands; `ms` is how long until it ends, since it ended, or by how much it was missed. */
export interface Clock {
  readonly state: 'running' | 'overdue' | 'met' | 'missed';
  readonly dueAt: number;
  /** Milliseconds, never negative. */
  readonly ms: number;
}

/** Both clocks of a message at a moment (epoch milliseconds). What is resolved was acknowledged as well. */
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
  const late = (doneAt ?? now) > dueAt;
  const state = doneAt === undefined ? (late ? 'overdue' : 'running') : late ? 'missed' : 'met';
  return { state, dueAt, ms: Math.abs(dueAt - (doneAt ?? now)) };
}

/** A ticket number as people type it: with or without `T-`, in any case, with spaces. Becomes `T-XXXXXXXX`. */
export const TicketNumber = v.pipe(
  v.string('required'),
  v.transform((text) =>
    text
      .toUpperCase()
      .replace(/\s/gu, '')
      .replace(/^T-?(?=.{8}$)/u, ''),
  ),
  v.nonEmpty('required'),
  v.regex(/^[0-9A-HJKMNP-TV-Z]{8}$/u, 'choice'),
  v.transform((letters) => `T-${letters}`),
);

/** What somebody knows of their own message. The messages are `FieldFault` codes. */
export const MessageSearchSchema = v.strictObject({ ticket: TicketNumber, email: Email });

/** What is told to somebody who knows a message's number and e-mail address: not its text, and no word of staff. */
export type FoundMessage = Pick<
  Message,
  'ticket' | 'topic' | 'subject' | 'status' | 'createdAt' | 'acknowledgedAt' | 'resolvedAt'
>;

/** What `findMessage` answers. Unknown numbers and wrong addresses are the same answer. */
export type MessageSearchAnswer =
  | { readonly outcome: 'found'; readonly message: FoundMessage }
  | { readonly outcome: 'not-found' }
  | { readonly outcome: 'too-many' };
