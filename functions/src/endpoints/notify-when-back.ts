import { RestockRequestSchema } from '../../../src/domain/stock/restock.ts';
import { isConfirmed, mailboxOf } from '../platform/limits.ts';
import { withinRateLimit } from '../platform/rate-limit.ts';
import { callable, type Caller } from '../platform/callable.ts';
import { requestRestockLetter } from '../products/restock.ts';

/**
 * Requests per 15 minutes. `own` counts the requests of an account for its own confirmed address. All others count per
 * IP address (`caller`), `mailbox` and network (`peer`). People share addresses and networks and can type any mailbox,
 * so a caller over these limits is asked to sign in (see `CallerNetwork`).
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

/**
 * Counts a request for a letter to this address, and returns whether it is within the limits. `now` is epoch
 * milliseconds.
 */
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
