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
import { withOrderLink } from '../order-access/order-links.ts';
import { layOut } from './layout.ts';
import { decideMail } from './mail-limits.ts';
import { STAFF, writeMail } from './outbox.ts';
import { type MailFault, mailFault, NoRecipientError, sendLetter } from './smtp.ts';

/** A stored letter with its delivery. */
const StoredMailSchema = v.object({
  ...MailSchema.entries,
  letter: LetterSchema,
  /** The id of the invoice to attach as a PDF; empty without one. */
  invoiceId: v.optional(v.string(), ''),
});

type StoredMail = v.InferOutput<typeof StoredMailSchema>;

/** Milliseconds after which an attempt counts as dead. Longer than the function's timeout. */
const LEASE_MS = 2 * 60 * 1000;

/** Letters per sweep. */
const BATCH_SIZE = 100;

/** Letters that are sent at the same time. */
const CONCURRENCY = 5;

/**
 * Time in milliseconds after which a sweep begins no more letters. The function ends after four minutes, and a mail
 * server that does not answer delays every letter.
 */
const BUDGET_MS = 120_000;

/** The fault of a malformed letter, or of one without exactly one recipient: no attempt could send it. */
const UNREADABLE: MailFault = { code: 'UNREADABLE', isTemporary: false };

/**
 * Sends a letter that is due. A claim in a transaction makes concurrent calls skip it. If a function dies after the
 * mail server accepted the letter, the next attempt sends it again under the same `Message-ID`. `now` is epoch
 * milliseconds.
 */
export async function deliverMail(id: string, now: number): Promise<void> {
  const mail = await claim(id, now);
  if (mail === 'held') await reportHeld(now);
  if (mail === null || mail === 'held') return;
  const fault = await send(mail, now).then(() => null, mailFault);
  await refs.mail(id).update({ delivery: toFirestore(deliveryAfter(mail.delivery, fault, now)) });
  if (fault) log('mail-not-sent', { id, kind: mail.kind, code: fault.code }, 'warn');
}

/**
 * The delivery after an attempt: sent, waiting for another attempt or, when none would help, failed for staff to see.
 * `now` is epoch milliseconds.
 */
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
 * Claims a due letter for one attempt. Returns null if it is not due, is withheld, or cannot be read and so has failed;
 * `held` if the hourly limit holds it. A limited letter counts once, with its first attempt.
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

/** Tells staff by e-mail, once a day, that letters wait for the hourly limit. */
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

/** An attempt to send a letter: the delivery while it runs, and the letter, or null if that is malformed. */
interface Attempt {
  readonly delivery: Mail['delivery'];
  readonly mail: StoredMail | null;
}

/** The attempt that a stored letter is due for; null if it is not due. `now` is epoch milliseconds. */
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

async function send(
  { id, to, letter, invoiceId, orderId }: StoredMail,
  now: number,
): Promise<void> {
  const settings = parseDocument(await refs.settings().get(), StoreSettingsSchema, 'id');
  const shop = parseEmailAddress(settings?.email || settings?.seller.email || '') ?? '';
  const recipient = to === '' ? shop : to;
  if (recipient === '') throw new NoRecipientError();
  const isToShopper = orderId !== '' && to !== '';
  const linked = isToShopper ? await withOrderLink(letter, orderId, now) : letter;
  await sendLetter(id, {
    ...layOut(linked, { origin: shopOrigin(), settings }),
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
 * Sends all due letters: those whose attempt failed or died, and new ones whose `mailCreated` event was lost. Counts
 * late and failed letters in `health/mail`. `now` is epoch milliseconds.
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
 * Delivers letters, a few at the same time, and begins none after `budgetMs` milliseconds: the next sweep takes the
 * rest. A letter whose delivery throws does not stop the others.
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
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
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
