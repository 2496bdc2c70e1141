import * as v from 'valibot';
import { LetterSchema } from '../../../src/domain/mail/letter.ts';
import { MailSchema } from '../../../src/domain/mail/mail.ts';
import { TEXT_CHANNELS, TextContentSchema } from '../../../src/domain/text-message/text-message.ts';

/** A stored letter with its delivery. */
const StoredLetterSchema = v.object({
  ...MailSchema.entries,
  channel: v.optional(v.literal('email'), 'email'),
  letter: LetterSchema,
  /** The id of the invoice to attach as a PDF; empty without one. */
  invoiceId: v.optional(v.string(), ''),
});

/** A stored text message with its delivery. */
const StoredTextSchema = v.object({
  ...MailSchema.entries,
  channel: v.picklist(TEXT_CHANNELS),
  text: TextContentSchema,
});

/** A document of the outbox. */
export const StoredMailSchema = v.variant('channel', [StoredLetterSchema, StoredTextSchema]);

/** A document of the outbox. */
export type StoredMail = v.InferOutput<typeof StoredMailSchema>;
/** A letter of the outbox. */
export type StoredLetter = v.InferOutput<typeof StoredLetterSchema>;
/** A text message of the outbox. */
export type StoredText = v.InferOutput<typeof StoredTextSchema>;

/**
 * The outcome of an attempt without a failure: `withheld` when the message must not be sent any more, for instance because its
 * channel was turned off.
 */
export type SendOutcome = 'sent' | 'withheld';

/** Sends the messages of one channel. */
export interface Channel<M> {
  /** Makes one attempt; `now` is epoch milliseconds. @throws what `faultOf` can read */
  send(message: M, now: number): Promise<SendOutcome>;
}

/** A failure of a mail server or provider, without any address or number. */
export interface MailFault {
  /**
   * The reply code of a mail server (`550`), nodemailer's code (`ECONNECTION`) if it did not reply, or the status of a
   * provider (`HTTP-503`).
   */
  readonly code: string;
  /** Whether another attempt can succeed. */
  readonly isTemporary: boolean;
}

/** Thrown by a channel that knows the fault. */
export class SendFault extends Error implements MailFault {
  readonly code: string;
  readonly isTemporary: boolean;

  constructor(code: string, isTemporary: boolean) {
    super(code);
    this.code = code;
    this.isTemporary = isTemporary;
  }
}
