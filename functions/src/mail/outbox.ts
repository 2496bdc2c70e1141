import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import { parseEmailAddress } from '../../../src/domain/customer/email.ts';
import type { Letter } from '../../../src/domain/mail/letter.ts';
import type { MailKind } from '../../../src/domain/mail/mail-kind.ts';
import { mailExpiry, newDelivery } from '../../../src/domain/mail/mail.ts';
import { log } from '../platform/log.ts';
import { refs, store, toFirestore } from '../platform/store.ts';

/** A letter to send. */
export interface OutgoingMail {
  /** Derived from what the letter is about, so that no letter is written twice. */
  readonly id: string;
  /** The recipient's address; `STAFF` for the shop's own, which the settings name when the letter is sent. */
  readonly to: string | typeof STAFF;
  readonly kind: MailKind;
  readonly letter: Letter;
  /** Whether strangers can cause this letter at no cost: then the limits of `mail-limits.ts` apply. */
  readonly limited: boolean;
  /** The uid of the customer who causes a limited letter, if known. */
  readonly by?: string;
  readonly orderId?: string;
  /** The id of the invoice to attach as a PDF. */
  readonly invoiceId?: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The shop's own address as a recipient. */
export const STAFF = Symbol('staff');

/**
 * Prepares a letter in a transaction and returns its write, for after the transaction's last read. `mailCreated` sends
 * the letter after the commit. All letters are written here. Writes nothing if the id exists, or the recipient is not
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
  const ref = refs.mail(mail.id);
  if ((await tx.get(ref)).exists) return () => undefined;
  return () => void tx.set(ref, mailFields(mail, to));
}

/** Writes a letter in a transaction of its own. */
export async function writeMail(mail: OutgoingMail): Promise<void> {
  await store().runTransaction(async (tx) => (await prepareMail(tx, mail))());
}

function mailFields(mail: OutgoingMail, to: string) {
  const { kind, letter, limited, by = '', orderId = '', invoiceId = '', now } = mail;
  return toFirestore({
    to,
    kind,
    letter,
    limited,
    by,
    orderId,
    invoiceId,
    createdAt: now,
    expiresAt: mailExpiry(now),
    delivery: newDelivery(now),
  });
}
