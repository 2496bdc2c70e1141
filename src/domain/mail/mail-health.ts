import * as v from 'valibot';
import { Count, Moment } from '../core/record-fields.ts';

/** `health/mail`: the mailbox at the last sweep (epoch milliseconds). Written by functions. */
export const MailHealthSchema = v.object({
  id: v.string(),
  at: Moment,
  /** Letters that wait for another attempt although they are older than `MAIL_LATE_MS`. */
  late: Count,
  /** Letters that wait because strangers can cause them and many were due at once. */
  held: v.optional(Count, 0),
  /** Letters that were given up. */
  failed: Count,
  /** A code of the mail server for a letter that waits or failed; empty without one. */
  error: v.optional(v.string(), ''),
});

/** The state of the mailbox. */
export type MailHealth = v.InferOutput<typeof MailHealthSchema>;

/** A letter that waits this long points to a problem with the mail server. In milliseconds. */
export const MAIL_LATE_MS = 15 * 60 * 1000;

/** The result of sending failed letters again: how many are on their way. */
export interface MailAgainAnswer {
  readonly outcome: 'queued';
  readonly letters: number;
}
