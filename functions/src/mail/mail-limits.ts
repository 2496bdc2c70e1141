import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import { DAY_MS } from '../../../src/domain/core/indian-time.ts';
import type { Mail } from '../../../src/domain/mail/mail.ts';
import { mailboxOf, readCounters } from '../platform/limits.ts';

/** What the limits decide about a letter. */
export type MailDecision =
  /** `count` writes the counters. Call it after the transaction's last read. */
  | { readonly decision: 'send'; count(): void }
  /** Its recipient has received too many letters, or its sender caused too many: it is never sent. */
  | { readonly decision: 'withhold' }
  /** The shop has sent too many letters of this kind: it is due again at `until` (epoch milliseconds). */
  | { readonly decision: 'hold'; readonly until: number };

/**
 * Decides about a letter that strangers can cause at no cost, because anyone can type a stranger's address. Limits the
 * letters that one customer causes, that one mailbox receives, and that the shop sends of one kind to all mailboxes
 * together: a bot has many accounts and knows many addresses. `now` is epoch milliseconds.
 */
export async function decideMail(
  tx: FirestoreTransaction,
  { to, kind, by, createdAt }: Pick<Mail, 'to' | 'kind' | 'by' | 'createdAt'>,
  now: number,
): Promise<MailDecision> {
  const counters = await readCounters(tx, limitsOf(to, kind, by), now);
  const [ofKind, ...others] = counters;
  if (others.some(({ allowed }) => !allowed)) return { decision: 'withhold' };
  if (ofKind?.allowed === false) {
    const isLate = to === '' || createdAt + DAY_MS < ofKind.until;
    return isLate ? { decision: 'withhold' } : { decision: 'hold', until: ofKind.until };
  }
  return {
    decision: 'send',
    count() {
      for (const counter of counters) counter.count();
    },
  };
}

/**
 * The limits of a letter. Exceeding the first one holds the letter, exceeding any other withholds it. Letters to staff are
 * withheld too, because staff see the same messages in the shop.
 */
function limitsOf(to: string, kind: string, by: string): Parameters<typeof readCounters>[1] {
  if (to === '') return [{ limit: 'mails-to-staff', of: kind }];
  return [
    { limit: 'mails-of-kind', of: kind },
    // Requests to confirm an address were counted, and refused with a reason, when they were made.
    ...(kind === 'confirm-email'
      ? []
      : [{ limit: 'mails-to', of: isEmail(to) ? mailboxOf(to) : to } as const]),
    ...(by === '' ? [] : [{ limit: 'mails-by', of: by } as const]),
  ];
}

/** Whether a recipient is an address: of a text it is a number. */
function isEmail(to: string): boolean {
  return to.includes('@');
}
