import { OrderNumber } from '../order-access/order-search.ts';
import { PROMISES } from '../checkout/policy.ts';
import * as v from 'valibot';
import { Line, LongText, RequiredLine } from '../core/form.ts';
import { Email } from '../customer/email.ts';
import { OptionalMobile } from '../customer/mobile.ts';
import { PersonName } from '../customer/person-name.ts';

/** Message topics. The rules repeat these codes. */
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

/** A topic. */
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];

/** Maximum length of a message's text (UTF-16 units). */
export const MAX_MESSAGE_LENGTH = 4000;

/** A typed message. The messages are `FieldFault` codes; the rules repeat the lengths. */
export const MessageDraftSchema = v.object({
  topic: v.picklist(MESSAGE_TOPICS, 'choice'),
  name: PersonName,
  email: Email,
  phone: v.optional(OptionalMobile, ''),
  /** As staff can look it up, if it is one of the shop's. */
  orderNumber: v.optional(v.union([OrderNumber, Line(40)]), ''),
  subject: RequiredLine(120),
  text: LongText(10, MAX_MESSAGE_LENGTH),
});

/** A message before it is sent. */
export type MessageDraft = v.InferOutput<typeof MessageDraftSchema>;

/** Unambiguous letters and digits (Crockford's base 32). */
const TICKET_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A ticket number from eight random bytes. */
export function ticketNumber(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, 8), (byte) => TICKET_LETTERS[byte % 32] ?? '0');
  return `T-${letters.join('')}`;
}

/**
 * The rate limit document of a message, in `messageGates`; the rules repeat it. A signed-in user has one. Visitors share
 * 32, by the last letter of the ticket number, because Firestore sustains about one write per second to a document
 * (firebase.google.com/docs/firestore/quotas). Each admits a message per five seconds: visitors together can send
 * about 380 per minute. One whom a flood keeps out becomes a guest, with a gate of their own.
 */
export function messageGate(ticket: string, uid: string | undefined): string {
  return uid ?? `visitors-${ticket.slice(-1)}`;
}

const HOUR_MS = 60 * 60 * 1000;

/**
 * Both deadlines of a complaint, from its arrival (epoch milliseconds): acknowledged within 48 hours, resolved within
 * one month (Consumer Protection (E-Commerce) Rules 2020, rule 4(5)). The month counts as 30 days.
 */
export function messageClocks(createdAt: number): { acknowledgeBy: number; resolveBy: number } {
  return {
    acknowledgeBy: createdAt + PROMISES.acknowledgeHours * HOUR_MS,
    resolveBy: createdAt + 30 * 24 * HOUR_MS,
  };
}
