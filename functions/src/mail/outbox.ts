import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import { parseEmailAddress } from '../../../src/domain/customer/email.ts';
import type { Letter } from '../../../src/domain/mail/letter.ts';
import type { MailKind } from '../../../src/domain/mail/mail-kind.ts';
import { mailExpiry, newDelivery } from '../../../src/domain/mail/mail.ts';
import { log } from '../platform/log.ts';
import type { TextChannel, TextContent } from '../../../src/domain/text-message/text-message.ts';
import { refs, store, toFirestore } from '../platform/store.ts';

/** A message to send. */
interface Outgoing {
  /** Derived from what the message is about, so that none is written twice. */
  readonly id: string;
  /** Whether strangers can cause it at no cost: then the limits of `mail-limits.ts` apply. */
  readonly limited: boolean;
  /** The uid of the customer who causes a limited one, if known. */
  readonly by?: string;
  readonly orderId?: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A letter to send. */
export interface OutgoingMail extends Outgoing {
  /** The recipient's address; `STAFF` for the shop's own, which the settings name when the letter is sent. */
  readonly to: string | typeof STAFF;
  readonly kind: MailKind;
  readonly letter: Letter;
  /** The id of the invoice to attach as a PDF. */
  readonly invoiceId?: string;
}

/** A text message about an order to send. */
interface OutgoingText extends Outgoing {
  readonly channel: TextChannel;
  /** The mobile number, of `textNumber`. */
  readonly to: string;
  readonly text: TextContent;
  readonly orderId: string;
}

/** The shop's own address as a recipient. */
export const STAFF = Symbol('staff');

/**
 * Prepares a letter in a transaction and returns its write, for after the transaction's last read. `mailCreated` sends
 * the letter after the commit. All messages are written here. Writes nothing if the id exists, or the recipient is not
 * exactly one address.
 */
export async function prepareMail(
  tx: FirestoreTransaction,
  mail: OutgoingMail,
): Promise<() => void> {
  const to = mail.to === STAFF ? '' : parseEmailAddress(mail.to);
  if (to === null) {
    log('mail-withheld', { id: mail.id, kind: mail.kind, why: 'address' }, 'warn');
    return () => undefined;
  }
  const { kind, letter, invoiceId = '' } = mail;
  return prepareWrite(tx, mail, { channel: 'email', to, kind, letter, invoiceId });
}

/** Prepares a text message as `prepareMail` does a letter. */
export function prepareText(tx: FirestoreTransaction, message: OutgoingText): Promise<() => void> {
  const { channel, to, text } = message;
  return prepareWrite(tx, message, { channel, to, kind: `text-${text.kind}`, text });
}

/** Writes a letter in a transaction of its own. */
export async function writeMail(mail: OutgoingMail): Promise<void> {
  await store().runTransaction(async (tx) => (await prepareMail(tx, mail))());
}

async function prepareWrite(
  tx: FirestoreTransaction,
  { id, limited, by = '', orderId = '', now }: Outgoing,
  content: object,
): Promise<() => void> {
  const ref = refs.mail(id);
  if ((await tx.get(ref)).exists) return () => undefined;
  const fields = toFirestore({
    ...content,
    limited,
    by,
    orderId,
    createdAt: now,
    expiresAt: mailExpiry(now),
    delivery: newDelivery(now),
  });
  return () => void tx.set(ref, fields);
}
