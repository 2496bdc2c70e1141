import type { Result } from '#domain/core/result.ts';
import type {
  OpenOrderAnswer,
  RevokeLinksAnswer,
  SendLinkAnswer,
} from '#domain/order-access/order-link.ts';
import { signInAsGuest } from '../account/guest.ts';
import { call } from '../firebase/call.ts';

/**
 * Opens an order by the secret of a letter's link: from then on this user may read it, and act as its shopper. A visitor
 * becomes a guest of this device. Fails with `offline`, `unavailable`, `not-set-up`.
 */
export async function openOrder(orderId: string, token: string): Promise<Result<OpenOrderAnswer>> {
  const guest = await signInAsGuest();
  return guest.ok ? call<OpenOrderAnswer>('openOrder', { orderId, token }) : guest;
}

/**
 * Emails a link that opens an order to the address that it was placed with. Needs no sign-in. Fails with `offline` and
 * `unavailable`.
 */
export function sendOrderLink(request: {
  readonly number: string;
  readonly email: string;
}): Promise<Result<SendLinkAnswer>> {
  return call<SendLinkAnswer>('sendOrderLink', request);
}

/** Revokes all links of an order, for its customer or staff. Fails with `offline`, `signed-out`, `unavailable`. */
export function revokeOrderLinks(orderId: string): Promise<Result<RevokeLinksAnswer>> {
  return call<RevokeLinksAnswer>('revokeOrderLinks', { orderId });
}
