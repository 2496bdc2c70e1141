import type { PhotoAnswer, PhotoRequest } from '#domain/photo/photo-request.ts';
import { call } from '../firebase/call.ts';

/**
 * The URL of a photograph that only its shopper and staff may see, for `img.src`; null if it cannot be read. The URL
 * holds the picture itself, so nobody else can open it.
 */
export async function privatePhoto(request: PhotoRequest): Promise<string | null> {
  const answer = await call<PhotoAnswer>('readPhoto', request, { quietly: true });
  if (!answer.ok || answer.value.outcome === 'refused') return null;
  return `data:image/webp;base64,${answer.value.file}`;
}
