import { Timestamp } from 'firebase-admin/firestore';
import { refs, store } from './store.ts';

/**
 * Runs a job under a lease, so that one call of it works at a time in all instances. The lease is released when the job
 * ends, or ends by itself after `leaseMs` if the instance dies. `leaseMs` is at least the function's timeout, because a call
 * that outlived its lease would release that of the next. `now` is epoch milliseconds.
 * @returns null, without running the job, while another call holds the lease.
 */
export async function withLease<T>(
  name: string,
  { leaseMs, now }: { readonly leaseMs: number; readonly now: number },
  run: () => Promise<T>,
): Promise<T | null> {
  const ref = refs.lock(name);
  const isAcquired = await store().runTransaction(async (tx) => {
    const leasedUntil: unknown = (await tx.get(ref)).get('untilAt');
    if (leasedUntil instanceof Timestamp && leasedUntil.toMillis() > now) return false;
    tx.set(ref, { untilAt: Timestamp.fromMillis(now + leaseMs) });
    return true;
  });
  if (!isAcquired) return null;
  try {
    return await run();
  } finally {
    await ref.set({ untilAt: Timestamp.fromMillis(now) });
  }
}
