import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { InvoiceSchema } from '../../../src/domain/invoice/invoice.ts';
import { LetterSchema } from '../../../src/domain/mail/letter.ts';
import { indianDay } from '../../../src/domain/core/dates.ts';
import { parseEmailAddress } from '../../../src/domain/customer/email.ts';
import { MAIL_LATE_MS } from '../../../src/domain/mail/mail-health.ts';
import { type Mail, MailSchema, retryDelay } from '../../../src/domain/mail/mail.ts';
import { StoreSettingsSchema } from '../../../src/domain/site/store-settings.ts';
import { heldMailLetter } from '../../../src/text/server.ts';
import { errorInfo } from '../platform/error-info.ts';
import { log } from '../platform/log.ts';
import { shopOrigin } from '../platform/params.ts';
import { BadDocumentError, parseDocument, refs, store, toFirestore } from '../platform/store.ts';
import { layOut } from './layout.ts';
import { decideMail } from './mail-limits.ts';
import { STAFF, writeMail } from './outbox.ts';
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
 * Time after which a sweep begins no more letters, in milliseconds: the function ends after four minutes, and a mail
 * server that does not answer takes a part of them for every letter.
 */
const BUDGET_MS = 120_000;

/** A letter that does not fit its schema, or has not one recipient: no attempt would send it, so staff have to know. */
const UNREADABLE: MailFault = { code: 'UNREADABLE', isTemporary: false };

/**
 * Sends a letter that is due. One attempt at a time: a claim in a transaction keeps a concurrent call away. A function
 * that dies after the mail server took the letter sends it again, under the same `Message-ID`. `now` is epoch
 * milliseconds.
 */
export async function deliverMail(id: string, now: number): Promise<void> {
  const mail = await claim(id, now);
  if (mail === 'held') await reportHeld(now);
  if (mail === null || mail === 'held') return;
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

/**
 * Takes a due letter for one attempt; null if it is not due, is withheld, or cannot be read and so has failed. A limited
 * letter counts once, with its first attempt.
 */
function claim(id: string, now: number): Promise<StoredMail | 'held' | null> {
  const ref = refs.mail(id);
  return store().runTransaction(async (tx) => {
    const attempt = attemptOf(await tx.get(ref), now);
    if (!attempt) return null;
    const { mail, delivery } = attempt;
    const isCounted = mail?.limited === true && delivery.attempts === 1;
    const limit = isCounted ? await decideMail(tx, mail, now) : null;
    if (limit === null || limit.decision === 'send') {
      limit?.count();
      tx.update(ref, { delivery: toFirestore(delivery) });
      return mail;
    }
    const isHeld = limit.decision === 'hold';
    const kept: Mail['delivery'] = {
      state: isHeld ? 'held' : 'withheld',
      attempts: 0,
      nextAt: isHeld ? limit.until : null,
      error: '',
      sentAt: null,
    };
    tx.update(ref, { delivery: toFirestore(kept) });
    log('mail-withheld', { id, kind: mail?.kind ?? '', why: limit.decision }, 'warn');
    return isHeld ? 'held' : null;
  });
}

/** Tells staff, once a day, that letters wait for the hourly limit. */
async function reportHeld(now: number): Promise<void> {
  await writeMail({
    id: `held_${indianDay(now)}`,
    to: STAFF,
    kind: 'mail-held',
    letter: heldMailLetter(shopOrigin()),
    limited: false,
    now,
  });
}

/** An attempt to send a letter: the delivery while it lasts, and the letter; null if that cannot be read. */
interface Attempt {
  readonly delivery: Mail['delivery'];
  readonly mail: StoredMail | null;
}

/** The attempt that a stored letter is due for at a time (epoch milliseconds); null if it is not due. */
export function attemptOf(found: DocumentSnapshot, now: number): Attempt | null {
  const dueAt: unknown = found.get('delivery.nextAt');
  if (!(dueAt instanceof Timestamp) || dueAt.toMillis() > now) return null;
  const attempts = (Number(found.get('delivery.attempts')) || 0) + 1;
  try {
    const mail = parseDocument(found, StoredMailSchema, 'id');
    if (!mail) return null;
    const delivery = {
      ...mail.delivery,
      state: 'sending' as const,
      attempts,
      nextAt: now + LEASE_MS,
    };
    return { delivery, mail: { ...mail, delivery } };
  } catch (error) {
    if (!(error instanceof BadDocumentError)) throw error;
    log('mail-unreadable', errorInfo(error), 'error');
    return { delivery: deliveryAfter({ attempts }, UNREADABLE, now), mail: null };
  }
}

async function send({ id, to, letter, invoiceId }: StoredMail): Promise<void> {
  const settings = parseDocument(await refs.settings().get(), StoreSettingsSchema, 'id');
  const shop = parseEmailAddress(settings?.email || settings?.seller.email || '') ?? '';
  const recipient = to === '' ? shop : to;
  if (recipient === '') throw new NoRecipientError();
  await sendLetter(id, {
    ...layOut(letter, { origin: shopOrigin(), settings }),
    to: recipient,
    replyTo: shop,
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
  const ids = due.docs.map(({ id }) => id);
  await deliverEach(ids, (id) => deliverMail(id, now));
  await recordHealth(now);
}

/**
 * Delivers letters, a few at the same time, and begins none after `budgetMs`: the next sweep takes the rest. A letter
 * whose delivery throws stops no other.
 */
export async function deliverEach(
  ids: readonly string[],
  deliver: (id: string) => Promise<void>,
  { budgetMs = BUDGET_MS }: { readonly budgetMs?: number } = {},
): Promise<void> {
  const endsAt = performance.now() + budgetMs;
  const queue = [...ids];
  const worker = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      const id = queue.shift();
      if (id === undefined) return;
      await deliver(id).catch((error: unknown) => {
        log('mail-sweep-failed', { id, ...errorInfo(error) }, 'error');
      });
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
}

async function recordHealth(now: number): Promise<void> {
  const [late, held, failed, faults] = await Promise.all([
    store()
      .collection('mail')
      .where('delivery.state', 'in', ['waiting', 'sending'])
      .where('createdAt', '<', Timestamp.fromMillis(now - MAIL_LATE_MS))
      .count()
      .get(),
    store().collection('mail').where('delivery.state', '==', 'held').count().get(),
    store().collection('mail').where('delivery.state', '==', 'failed').count().get(),
    store()
      .collection('mail')
      .where('delivery.error', '>', '')
      .orderBy('delivery.error')
      .limit(1)
      .get(),
  ]);
  const error: unknown = faults.docs[0]?.get('delivery.error') ?? '';
  const counts = {
    late: late.data().count,
    held: held.data().count,
    failed: failed.data().count,
  };
  await refs.health('mail').set(toFirestore({ at: now, ...counts, error }));
}
