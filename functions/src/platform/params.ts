import { defineBoolean, defineString } from 'firebase-functions/params';

const origin = defineString('SHOP_ORIGIN', {
  description: 'Scheme and host by which the shop is known, such as https://www.my-shop.in.',
});
/** Scheme and host of the shop, without a trailing slash. */
export function shopOrigin(): string {
  return origin.value().replace(/\/$/u, '');
}

/**
 * Whether callable functions reject requests without an App Check token. Enable it once the site is built with
 * `VITE_APP_CHECK_SITE_KEY` and the console shows that shoppers send tokens.
 */
export const enforceAppCheck = defineBoolean('ENFORCE_APP_CHECK', {
  default: false,
  description: 'true: callable functions answer only to pages that App Check vouches for.',
});

/** The region of all functions, the same as Firestore's. */
export const REGION = 'asia-south1';
