import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import type { Letter } from '../../../src/domain/mail/letter.ts';
import { mailExpiry, newDelivery } from '../../../src/domain/mail/mail.ts';
import { refs, toFirestore } from '../platform/store.ts';

/** A letter to send. */
export interface OutgoingMail {
  /** Derived from what the letter is about, so that the same letter is written once. */
  readonly id: string;
  /** The recipient; `staff` is the shop's own address as its settings name it when the letter is sent. */
  readonly to: string | typeof STAFF;
  readonly kind: string;
  readonly letter: Letter;
  readonly orderId?: string;
  /** The id of the invoice to attach as a PDF. */
  readonly invoiceId?: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Stands for the shop's own address. */
export const STAFF = Symbol('staff');

/**
 * Writes a letter in a transaction, which fails with ALREADY_EXISTS if there is one with this id; `mailCreated` sends it
 * after the commit.
 */
export function writeMail(tx: FirestoreTransaction, mail: OutgoingMail): void {
  tx.create(refs.mail(mail.id), mailFields(mail));
}

/** Writes a letter once: another one with this id is left as it is. */
export async function writeMailOnce(mail: OutgoingMail): Promise<void> {
  try {
    await refs.mail(mail.id).create(mailFields(mail));
  } catch (error) {
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
  }
}

/** The status code of gRPC, which Firestore uses over REST as well. */
const ALREADY_EXISTS = 6;

function mailFields({ to, kind, letter, orderId = '', invoiceId = '', now }: OutgoingMail) {
  return toFirestore({
    to: to === STAFF ? [] : [to],
    kind,
    letter,
    orderId,
    invoiceId,
    createdAt: now,
    expiresAt: mailExpiry(now),
    delivery: newDelivery(now),
  });
}
