import * as v from 'valibot';
import { PHOTO_SIDES, type PhotoSize } from './photo.ts';

/** The id of a photograph, created by the browser: a repeated upload stores it once. */
export const PhotoId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{10,40}$/u));

/** A size, by name. */
const PhotoSizeName = v.picklist(Object.keys(PHOTO_SIDES) as PhotoSize[]);

/** Reads a photograph of a return request or of a review, which its shopper and staff may. */
export const PhotoRequestSchema = v.variant('of', [
  v.strictObject({
    of: v.literal('return'),
    orderId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9]{1,40}$/u)),
    ticket: v.pipe(v.string(), v.regex(/^FR-[0-9A-Z]{8}-R\d{1,2}$/u)),
    photo: PhotoId,
    size: PhotoSizeName,
  }),
  v.strictObject({
    of: v.literal('review'),
    slug: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,80}$/u)),
    uid: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/u)),
    photo: PhotoId,
    size: PhotoSizeName,
  }),
]);

/** Which photograph is read. */
export type PhotoRequest = v.InferOutput<typeof PhotoRequestSchema>;

/** A photograph's WebP file in base64. `not-found` also when the caller may not see it. */
export type PhotoAnswer =
  | { readonly outcome: 'found'; readonly file: string }
  | { readonly outcome: 'refused'; readonly refusal: 'not-found' };
