import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { InvoiceSchema } from '../../../src/domain/invoice/invoice.ts';
import { LetterSchema } from '../../../src/domain/mail/letter.ts';
import { MAIL_LATE_MS } from '../../../src/domain/mail/mail-health.ts';
import { type Mail, MailSchema, retryDelay } from '../../../src/domain/mail/mail.ts';
import { StoreSettingsSchema } from '../../../src/domain/site/store-settings.ts';
import { log } from '../platform/log.ts';
import { shopOrigin } from '../platform/params.ts';
import { parseDocument, refs, store, toFirestore } from '../platform/store.ts';
import { layOut } from './layout.ts';
import { type MailFault, mailFault, NoRecipientError, sendLetter } from './smtp.ts';

/** A stored mail: its delivery, and what it says. */
const StoredMailSchema = v.object({
  ...MailSchema.entries,
  letter: LetterSchema,
  /** The id of the invoice to attach as a PDF; empty without one. */
  invoiceId: v.optional(v.string(), ''),
});

type StoredMail = v.InferOutput<typeof StoredMailSchema>;

/** How long an attempt may take, in milliseconds; then another one may start. Longer than the function's timeout. */
const LEASE_MS = 2 * 60 * 1000;

/** Letters per sweep. */
const BATCH_SIZE = 100;

/** Letters that are sent at the same time. */
const PARALLEL = 5;

/**
 * Sends a letter that is due. One attempt at a time: a claim in a transaction keeps a concurrent call away. A function
 * that dies after the mail server took the letter sends it again, under the same `Message-ID`. `now` is epoch
 * milliseconds.
 */
export async function deliverMail(id: string, now: number): Promise<void> {
  const mail = await claim(id, now);
  if (!mail) return;
  const fault = await send(mail).then(() => null, mailFault);
  await refs.mail(id).update({ delivery: toFirestore(deliveryAfter(mail.delivery, fault, now)) });
  if (fault) log('mail-not-sent', { id, kind: mail.kind, code: fault.code }, 'warn');
}

/** The delivery after an attempt. A letter that is not worth another attempt is left to staff. */
export function deliveryAfter(
  { attempts }: Pick<Mail['delivery'], 'attempts'>,
  fault: MailFault | null,
  now: number,
): Mail['delivery'] {
  if (!fault) return { state: 'sent', attempts, nextAt: null, error: '', sentAt: now };
  const delay = fault.isTemporary ? retryDelay(attempts) : null;
  return {
    state: delay === null ? 'failed' : 'waiting',
    attempts,
    nextAt: delay === null ? null : now + delay,
    error: fault.code,
    sentAt: null,
  };
}

/** Takes a due letter for one attempt; null if it is not due. */
function claim(id: string, now: number): Promise<StoredMail | null> {
  const ref = refs.mail(id);
  return store().runTransaction(async (tx) => {
    const mail = parseDocument(await tx.get(ref), StoredMailSchema, 'id');
    if (!mail || mail.delivery.nextAt === null || mail.delivery.nextAt > now) return null;
    const delivery = {
      ...mail.delivery,
      state: 'sending' as const,
      attempts: mail.delivery.attempts + 1,
      nextAt: now + LEASE_MS,
    };
    tx.update(ref, { delivery: toFirestore(delivery) });
    return { ...mail, delivery };
  });
}

async function send({ id, to, letter, invoiceId }: StoredMail): Promise<void> {
  const settings = parseDocument(await refs.settings().get(), StoreSettingsSchema, 'id');
  const shop = settings?.email || settings?.seller.email || '';
  const recipients = to.length > 0 ? to : [shop].filter(Boolean);
  if (recipients.length === 0) throw new NoRecipientError();
  await sendLetter(id, {
    ...layOut(letter, { origin: shopOrigin(), settings }),
    to: recipients,
    ...(shop !== '' && { replyTo: shop }),
    attachments: await attachmentsOf(invoiceId),
  });
}

async function attachmentsOf(invoiceId: string) {
  if (invoiceId === '') return [];
  const invoice = parseDocument(await refs.invoice(invoiceId).get(), InvoiceSchema, 'id');
  if (!invoice) return [];
  const { renderInvoice } = await import('../invoices/invoice-pdf.ts');
  return [
    {
      filename: `${invoice.number.replaceAll('/', '-')}.pdf`,
      content: await renderInvoice(invoice),
      contentType: 'application/pdf',
    },
  ];
}

/**
 * Sends all letters that are due: those whose attempt failed or died. New letters are sent as they are written; a sweep
 * finds those too, should that event get lost. Counts what is late and what failed in `health/mail`. `now` is epoch
 * milliseconds.
 */
export async function sweepMail(now: number): Promise<void> {
  const due = await store()
    .collection('mail')
    .where('delivery.nextAt', '<=', Timestamp.fromMillis(now))
    .orderBy('delivery.nextAt')
    .limit(BATCH_SIZE)
    .get();
  const queue: DocumentSnapshot[] = [...due.docs];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) await deliverMail(next.id, now);
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  await recordHealth(now);
}

async function recordHealth(now: number): Promise<void> {
  const [late, failed, faults] = await Promise.all([
    store()
      .collection('mail')
      .where('delivery.state', 'in', ['waiting', 'sending'])
      .where('createdAt', '<', Timestamp.fromMillis(now - MAIL_LATE_MS))
      .count()
      .get(),
    store().collection('mail').where('delivery.state', '==', 'failed').count().get(),
    store()
      .collection('mail')
      .where('delivery.error', '>', '')
      .orderBy('delivery.error')
      .limit(1)
      .get(),
  ]);
  const error: unknown = faults.docs[0]?.get('delivery.error') ?? '';
  const counts = { late: late.data().count, failed: failed.data().count };
  await refs.health('mail').set(toFirestore({ at: now, ...counts, error }));
}
