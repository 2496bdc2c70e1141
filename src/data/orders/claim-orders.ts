import type { ClaimAnswer } from '#domain/order/order-command.ts';
import { call } from '../firebase/call.ts';

/** Accounts for which guest orders were requested since the page load. */
const claimed = new Set<string>();

/**
 * Moves guest orders with the confirmed address of the signed-in user to the user's account, once per page load.
 * Returns how many were moved; 0 also if the request failed, because the next visit repeats it.
 */
export async function claimGuestOrders(uid: string): Promise<number> {
  if (claimed.has(uid)) return 0;
  claimed.add(uid);
  const answer = await call<ClaimAnswer>('claimOrders', {}, { quietly: true });
  if (!answer.ok) claimed.delete(uid);
  return answer.ok && answer.value.outcome === 'claimed' ? answer.value.orders : 0;
}
