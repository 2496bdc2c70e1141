/** Most photographs of one return request, and of one review. */
export const MOST_PHOTOS = { return: 5, review: 4 } as const;

/** Longest side in pixels of the stored files: the larger one keeps the print on a pack readable. */
export const PHOTO_SIDES = { small: 320, large: 1600 } as const;

/** A stored size. */
export type PhotoSize = keyof typeof PHOTO_SIDES;

/** Largest photograph that the server accepts, in bytes. The browser sends far less, because it shrinks it first. */
export const MAX_SENT_BYTES = 4 * 1024 * 1024;

/** What the bucket's files of all orders begin with. */
export const returnPhotosPrefix = 'orders/';

/** The bucket's folder of a return request's photographs. Nobody but the functions can read it. */
export function returnPhotoFolder(orderId: string, ticket: string): string {
  return `${returnPhotosPrefix}${orderId}/returns/${ticket}`;
}

/** The bucket's folder of a review's photographs. The rules show those of a published review. */
export function reviewPhotoFolder(slug: string, uid: string): string {
  return `products/${slug}/reviews/${uid}`;
}

/** The file of a photograph in a size. */
export function photoFile(folder: string, id: string, size: PhotoSize): string {
  return `${folder}/${id}-${PHOTO_SIDES[size]}.webp`;
}

/** Why a file is not accepted as a photograph. */
export type PhotoFileRefusal = 'too-large' | 'not-a-photo';
