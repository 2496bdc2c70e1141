import type { ClaimAnswer } from '#domain/order/order-command.ts';
import { call } from '../firebase/call.ts';

/** Accounts whose guest orders were looked for since the page was loaded. */
const claimed = new Set<string>();

/**
 * Adds the orders that were placed without an account, with the confirmed address of the signed-in user, to the account:
 * once per page load. Returns how many; 0 also if the shop could not be asked, because the next visit asks again.
 */
export async function claimGuestOrders(uid: string): Promise<number> {
  if (claimed.has(uid)) return 0;
  claimed.add(uid);
  const answer = await call<ClaimAnswer>('claimOrders', {}, { quietly: true });
  if (!answer.ok) claimed.delete(uid);
  return answer.ok && answer.value.outcome === 'claimed' ? answer.value.orders : 0;
}
