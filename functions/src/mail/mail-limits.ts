import type { Transaction as FirestoreTransaction } from 'firebase-admin/firestore';
import { DAY_MS } from '../../../src/domain/core/indian-time.ts';
import type { Mail } from '../../../src/domain/mail/mail.ts';
import { mailboxOf, readCounters } from '../platform/limits.ts';

/** What becomes of a letter under the limits. */
export type MailDecision =
  /** `count` writes the counters, after the transaction's last read. */
  | { readonly decision: 'send'; count(): void }
  /** Its mailbox has received enough for now, or its sender caused enough: it is never sent. */
  | { readonly decision: 'withhold' }
  /** The shop has sent enough letters of this kind for now: it is due again at `until` (epoch milliseconds). */
  | { readonly decision: 'hold'; readonly until: number };

/**
 * Decides about a letter that strangers can cause at no cost: anyone can type a stranger's address. Limits what one
 * customer causes, what one mailbox receives, and what the shop sends of one kind to all mailboxes together, because a bot
 * has many accounts and knows many addresses. `now` is epoch milliseconds.
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

/** The limits of a letter; the first holds it, the others withhold it. Staff find in the shop what they are not sent. */
function limitsOf(to: string, kind: string, by: string): Parameters<typeof readCounters>[1] {
  if (to === '') return [{ limit: 'mails-to-staff', of: kind }];
  return [
    { limit: 'mails-of-kind', of: kind },
    // The account's page has counted a confirmation of its address, and says when there were too many.
    ...(kind === 'confirm-email' ? [] : [{ limit: 'mails-to', of: mailboxOf(to) } as const]),
    ...(by === '' ? [] : [{ limit: 'mails-by', of: by } as const]),
  ];
}
