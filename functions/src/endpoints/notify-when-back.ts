import { RestockRequestSchema } from '../../../src/domain/stock/restock.ts';
import { isConfirmed, mailboxOf } from '../platform/limits.ts';
import { withinRateLimit } from '../platform/rate-limit.ts';
import { callable, type Caller } from '../platform/callable.ts';
import { requestRestockLetter } from '../products/restock.ts';

/**
 * Requests per 15 minutes: of one account for its own confirmed address, and otherwise from one IP address, for one
 * mailbox and from one network. Strangers share addresses and networks and can type any mailbox, so these ask to sign in
 * instead (see `CallerNetwork`).
 */
const MOST = { own: 20, caller: 20, mailbox: 10, peer: 400 } as const;

/** Stores a request for a letter when a sold-out product is back, at `/api/notifyWhenBack`: `{ slug, email }`. */
export const notifyWhenBack = callable(
  { name: 'notifyWhenBack', schema: RestockRequestSchema, who: 'public' },
  async ({ slug, email }, caller) => {
    const now = Date.now();
    if (!(await mayRequest(email, caller, now))) return { outcome: 'too-many' as const };
    return requestRestockLetter({ slug, email }, now);
  },
);

/** Whether a caller may ask for a letter to this address, counting it. `now` is epoch milliseconds. */
export async function mayRequest(email: string, caller: Requester, now: number): Promise<boolean> {
  const { uid, address, peer } = caller;
  if (isConfirmed(email, caller)) {
    return withinRateLimit('restock-own', uid, { most: MOST.own, now });
  }
  return (
    (await withinRateLimit('restock-caller', address, { most: MOST.caller, now })) &&
    (await withinRateLimit('restock', mailboxOf(email), { most: MOST.mailbox, now })) &&
    (await withinRateLimit('restock-peer', peer, { most: MOST.peer, now }))
  );
}

type Requester = Pick<Caller, 'uid' | 'email' | 'emailVerified' | 'address' | 'peer'>;
