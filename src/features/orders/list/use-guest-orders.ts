import { useEffect } from 'react';
import { claimGuestOrders } from '#data/orders/claim-orders.ts';
import type { SessionUser } from '#data/account/session-state.ts';
import { words } from '#text/orders/orders.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Adds the user's earlier guest orders to the account once the email address is confirmed, and says so. */
export function useGuestOrders({ uid, emailVerified, guest }: SessionUser): void {
  const mayClaim = emailVerified && !guest;
  useEffect(() => {
    if (!mayClaim) return;
    void claimGuestOrders(uid).then((count) => {
      if (count > 0) toast(words.claimed(count));
    });
  }, [uid, mayClaim]);
}
