import * as v from 'valibot';
import type { ClaimAnswer } from '../../../src/domain/order/order-command.ts';
import { withinRateLimit } from '../platform/rate-limit.ts';
import { claimGuestOrders } from '../orders/claim-orders.ts';
import { callable } from '../platform/callable.ts';

/** Requests per 15 minutes and account. */
const MOST = 10;

/**
 * Moves the orders that guests placed with the caller's confirmed address to the caller's account, at
 * `/api/claimOrders`. Returns the number of moved orders. A caller without a confirmed address claims nothing.
 */
export const claimOrders = callable(
  { name: 'claimOrders', schema: v.strictObject({}), who: 'person' },
  async (_, { uid, email, emailVerified }): Promise<ClaimAnswer> => {
    if (!emailVerified || email === '') return { outcome: 'not-confirmed' };
    const now = Date.now();
    if (!(await withinRateLimit('claims', uid, { most: MOST, now })))
      return { outcome: 'too-many' };
    const orders = await claimGuestOrders({ uid, email }, now);
    return { outcome: 'claimed', orders };
  },
);
