import { defineBoolean, defineString } from 'firebase-functions/params';

const origin = defineString('SHOP_ORIGIN', {
  description: 'Scheme and host by which the shop is known, such as https://www.my-shop.in.',
});
const appCheck = defineBoolean('ENFORCE_APP_CHECK', {
  default: false,
  description: 'Whether callables refuse whoever brings no App Check token.',
});

/** Scheme and host of the shop, without a slash at the end. */
export function shopOrigin(): string {
  return origin.value().replace(/\/$/u, '');
}

/** Read at a deploy, not at a call: it becomes a part of how the function is called. */
export const enforceAppCheck = appCheck;

/** Where every function runs: beside the shop's Firestore. */
export const REGION = 'asia-south1';
