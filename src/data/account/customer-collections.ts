import { shopCollection } from '../firebase/collections.ts';

/** `users/{uid}`: one customer's profile. */
export const profiles = shopCollection('users', (shop) => shop.profile);

/** `users/{uid}/favorites/{slug}`: one customer's wishlist. */
export const favoritesOf = (uid: string) =>
  shopCollection(`users/${uid}/favorites`, (shop) => shop.favorite);

/** `users/{uid}/addresses/{id}`: one customer's address book. */
export const addressesOf = (uid: string) =>
  shopCollection(`users/${uid}/addresses`, (shop) => shop.address);

/** `users/{uid}/consents/{id}`: consents one customer gave and withdrew. */
export const consentsOf = (uid: string) =>
  shopCollection(`users/${uid}/consents`, (shop) => shop.consent);

/** `users/{uid}/cart/{slug}`: one customer's cart. */
export const cartLinesOf = (uid: string) =>
  shopCollection(`users/${uid}/cart`, (shop) => shop.cartLine);
