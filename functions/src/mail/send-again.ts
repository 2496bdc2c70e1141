import { newDelivery } from '../../../src/domain/mail/mail.ts';
import { refs, store, toFirestore } from '../platform/store.ts';

/** Letters per call. */
const MOST = 100;

/**
 * Gives failed letters another day of attempts, which begin with the next sweep, and writes an audit entry. Returns how
 * many. `by` is the uid of the staff member, `now` is epoch milliseconds.
 */
export async function sendFailedAgain(by: string, now: number): Promise<number> {
  return store().runTransaction(async (tx) => {
    const failed = await tx.get(
      store().collection('mail').where('delivery.state', '==', 'failed').limit(MOST),
    );
    if (failed.empty) return 0;
    const delivery = toFirestore(newDelivery(now));
    for (const { ref } of failed.docs) tx.update(ref, { delivery });
    const after = { letters: failed.size };
    const entry = { action: 'mail-again', by, subject: 'mail', note: '', after };
    tx.create(refs.audit(`mail_again_${now}`), toFirestore({ ...entry, at: now }));
    return failed.size;
  });
}
