import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { indianDay } from '../../../src/domain/core/dates.ts';
import { MAIL_LATE_MS } from '../../../src/domain/mail/mail-health.ts';
import { type Mail, retryDelay } from '../../../src/domain/mail/mail.ts';
import { heldMailLetter } from '../../../src/text/server.ts';
import { errorInfo } from '../platform/error-info.ts';
import { log } from '../platform/log.ts';
import { shopOrigin } from '../platform/params.ts';
import { BadDocumentError, parseDocument, refs, store, toFirestore } from '../platform/store.ts';
import { type MailFault, type StoredMail, StoredMailSchema } from './channel.ts';
import { decideMail } from './mail-limits.ts';
import { STAFF, writeMail } from './outbox.ts';
import { faultOf, sendByChannel } from './send.ts';

/** Milliseconds after which an attempt counts as dead. Longer than the function's timeout. */
const LEASE_MS = 2 * 60 * 1000;

/** Letters per sweep, and as many texts. */
const BATCH_SIZE = 100;

/** Due documents that a sweep reads: texts that wait for their provider must not hide letters. */
const MOST_DUE = 500;

/** Letters that are sent at the same time. */
const CONCURRENCY = 5;

/**
 * Time in milliseconds after which a sweep begins no more letters. The function ends after four minutes, and a mail
 * server that does not answer delays every letter.
 */
const BUDGET_MS = 120_000;

/** The fault of a malformed letter, or of one without exactly one recipient: no attempt could send it. */
const UNREADABLE: MailFault = { code: 'UNREADABLE', isTemporary: false };

/** The delivery of a message that is never sent. */
const WITHHELD: Mail['delivery'] = {
  state: 'withheld',
  attempts: 0,
  nextAt: null,
  error: '',
  sentAt: null,
};

/**
 * Sends a letter or text that is due. A claim in a transaction makes concurrent calls skip it. If a function dies after the
 * mail server accepted the letter, the next attempt sends it again under the same `Message-ID`. `now` is epoch
 * milliseconds.
 */
export async function deliverMail(id: string, now: number): Promise<void> {
  const mail = await claim(id, now);
  if (mail === 'held') await reportHeld(now);
  if (mail === null || mail === 'held') return;
  const outcome = await sendByChannel(mail, now).catch(faultOf);
  const fault = typeof outcome === 'object' ? outcome : null;
  const delivery = outcome === 'withheld' ? WITHHELD : deliveryAfter(mail.delivery, fault, now);
  await refs.mail(id).update({ delivery: toFirestore(delivery) });
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
    const kept: Mail['delivery'] = isHeld
      ? { ...WITHHELD, state: 'held', nextAt: limit.until }
      : WITHHELD;
    tx.update(ref, { delivery: toFirestore(kept) });
    log('mail-withheld', { id, kind: mail?.kind ?? '', why: limit.decision }, 'warn');
    return isHeld ? 'held' : null;
  });
}

/** Tells staff by email, once a day, that letters wait for the hourly limit. */
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

/**
 * Sends all due letters and texts: those whose attempt failed or died, and new ones whose `mailCreated` event was lost. Counts
 * late and failed letters in `health/mail`. `now` is epoch milliseconds.
 */
export async function sweepMail(now: number): Promise<void> {
  const due = await store()
    .collection('mail')
    .where('delivery.nextAt', '<=', Timestamp.fromMillis(now))
    .orderBy('delivery.nextAt')
    .limit(MOST_DUE)
    .select('channel')
    .get();
  const isText = (row: DocumentSnapshot): boolean => (row.get('channel') ?? 'email') !== 'email';
  // Concurrently, so that a provider of texts that does not answer delays no letter.
  await Promise.all(
    [due.docs.filter((row) => !isText(row)), due.docs.filter(isText)].map((rows) => {
      const ids = rows.slice(0, BATCH_SIZE).map(({ id }) => id);
      return deliverEach(ids, (id) => deliverMail(id, now));
    }),
  );
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
