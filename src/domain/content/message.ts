import * as v from 'valibot';
import { Email, Line, LongText, OptionalMobile, RequiredLine } from '../shared/form.ts';

/** What a message may be about. The rules list the same codes. */
export const MESSAGE_TOPICS = [
  'order',
  'delivery',
  'return',
  'payment',
  'product',
  'account',
  'privacy',
  'complaint',
  'other',
] as const;

/** One of the topics. */
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

/** The most characters of a message's text (UTF-16 units). */
export const MAX_MESSAGE_LENGTH = 4000;

/** What somebody writes to the shop. The messages are `FieldFault` codes; the lengths stand in the rules as well. */
export const MessageDraftSchema = v.object({
  topic: v.picklist(MESSAGE_TOPICS, 'choice'),
  name: RequiredLine(80),
  email: Email,
  phone: v.optional(OptionalMobile, ''),
  orderNumber: v.optional(Line(40), ''),
  subject: RequiredLine(120),
  text: LongText(10, MAX_MESSAGE_LENGTH),
});

/** A message to the shop as it is written. */
export type MessageDraft = v.InferOutput<typeof MessageDraftSchema>;

/** Letters and digits that cannot be mistaken for each other (Crockford's base 32). */
const TICKET_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A ticket number out of eight random bytes. */
export function ticketNumber(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, 8), (byte) => TICKET_LETTERS[byte % 32] ?? '0');
  return `T-${letters.join('')}`;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * The two clocks of a complaint, from the moment it came (epoch milliseconds): acknowledged within 48 hours, resolved
 * within one month (Consumer Protection (E-Commerce) Rules 2020, rule 4(5)). The month is counted as 30 days.
 */
export function messageClocks(createdAt: number): { acknowledgeBy: number; resolveBy: number } {
  return { acknowledgeBy: createdAt + 48 * HOUR_MS, resolveBy: createdAt + 30 * 24 * HOUR_MS };
}
