import * as v from 'valibot';
import { DAY_MS } from '../core/indian-time.ts';
import { PROMISES } from '../checkout/policy.ts';
import { Count, Moment, Text } from '../core/record-fields.ts';
import { parseEmailAddress } from '../customer/email.ts';
import { TEXT_CHANNELS, textNumber } from '../text-message/text-message.ts';

/**
 * States of a mail's delivery. `waiting` is tried at `nextAt`; `sending` is being tried, and tried again at `nextAt` if
 * the function died meanwhile; `sent` was accepted by the mail server; `failed` needs staff. A limit on letters that
 * strangers can cause keeps one `held` until `nextAt`, or `withheld` for good.
 */
const DELIVERY_STATES = ['waiting', 'sending', 'sent', 'failed', 'held', 'withheld'] as const;

/** The channels of the outbox. */
const MAIL_CHANNELS = ['email', ...TEXT_CHANNELS] as const;

/** Exactly one address in normal form, or one mobile number; empty stands for the shop's own address. */
const Recipient = v.pipe(
  v.string(),
  v.check(
    (to) => to === '' || parseEmailAddress(to) === to || textNumber(to) === to,
    'not one address',
  ),
);

/**
 * `mail/{id}`, as staff see it: written and sent by functions. `letter` is what it says
 * (`LetterSchema`), or `text` (`TextContentSchema`). Times are epoch milliseconds.
 */
export const MailSchema = v.object({
  id: v.string(),
  /** How it is sent; older documents are letters. */
  channel: v.optional(v.picklist(MAIL_CHANNELS), 'email'),
  /** The recipient's address, or number for a text; empty for a letter to staff, which goes to the shop's own address. */
  to: Recipient,
  /** Whether strangers can cause this letter at no cost, so that limits apply. */
  limited: v.optional(v.boolean(), false),
  /** The uid of the customer who causes it; empty if unknown. */
  by: v.optional(v.string(), ''),
  /** The kind of letter, such as `paid`. An old page shows an unknown kind as stored. */
  kind: Text(40),
  /** The order that it is about; empty for others. */
  orderId: v.optional(v.string(), ''),
  createdAt: Moment,
  delivery: v.object({
    state: v.picklist(DELIVERY_STATES),
    attempts: Count,
    /** The next attempt; null once it is sent or failed. */
    nextAt: v.nullable(Moment),
    /** The code of the last failure, mostly the mail server's, such as `EAUTH` or `550`; empty without one. */
    error: v.optional(Text(100), ''),
    sentAt: v.nullable(Moment),
  }),
});

/** A mail. */
export type Mail = v.InferOutput<typeof MailSchema>;

/** The delivery of a new mail. `now` is epoch milliseconds. */
export function newDelivery(now: number): Mail['delivery'] {
  return { state: 'waiting', attempts: 0, nextAt: now, error: '', sentAt: null };
}

/** When a mail of this moment may be deleted (epoch milliseconds): Firestore's TTL does it within a day or so. */
export function mailExpiry(createdAt: number): number {
  return createdAt + PROMISES.mailDays * DAY_MS;
}

const MINUTE_MS = 60 * 1000;

/** Waits before the attempts after the first, in minutes: about a day in all, as long as mail servers are usually down. */
const RETRY_MINUTES = [1, 5, 15, 60, 4 * 60, 8 * 60, 12 * 60];

/** Milliseconds until the next attempt after this many; null when it is not worth another one. */
export function retryDelay(attempts: number): number | null {
  const minutes = RETRY_MINUTES[attempts - 1];
  return minutes === undefined ? null : minutes * MINUTE_MS;
}
