import { defineString } from 'firebase-functions/params';

const origin = defineString('SHOP_ORIGIN', {
  description: 'Scheme and host by which the shop is known, such as https://www.my-shop.in.',
});
/** Scheme and host of the shop, without a slash at the end. */
export function shopOrigin(): string {
  return origin.value().replace(/\/$/u, '');
}

/** Where every function runs: beside the shop's Firestore. */
export const REGION = 'asia-south1';
