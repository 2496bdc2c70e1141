import type { Result } from '#domain/core/result.ts';
import { attempt, attemptOnline } from '../firebase/failures.ts';

/** File names of a photo; the rules allow one photo per user in one of these formats. */
const NAMES = { 'image/webp': 'photo.webp', 'image/jpeg': 'photo.jpg' } as const;

/**
 * Uploads a user's photo (WebP or JPEG under 2 MB, already downscaled) and returns its URL. `progress` receives the
 * uploaded share from 0 to 1. Fails with `denied`, `offline`, `quota`.
 */
export function uploadPhoto(
  uid: string,
  photo: Blob,
  progress: (share: number) => void,
): Promise<Result<string>> {
  return attempt(async () => {
    const { getDownloadURL, ref, storage, uploadBytesResumable } = await loadStorage();
    const name = photo.type === 'image/webp' ? NAMES['image/webp'] : NAMES['image/jpeg'];
    const reference = ref(storage, `users/${uid}/photo/${name}`);
    const task = uploadBytesResumable(reference, photo, { contentType: photo.type });
    task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
      progress(totalBytes > 0 ? bytesTransferred / totalBytes : 0),
    );
    await task;
    return getDownloadURL(reference);
  });
}

/** Deletes a user's photo in every format, since another browser may have uploaded another one. Idempotent. */
export function removePhoto(uid: string): Promise<Result<void>> {
  return attemptOnline(async () => {
    const { deleteObject, ref, storage } = await loadStorage();
    for (const name of Object.values(NAMES)) {
      await deleteObject(ref(storage, `users/${uid}/photo/${name}`)).catch(unlessMissing);
    }
  });
}

async function loadStorage() {
  const [sdk, adapter] = await Promise.all([
    import('firebase/storage'),
    import('../firebase/storage.ts'),
  ]);
  return { ...sdk, ...adapter };
}

function unlessMissing(error: unknown): void {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code !== 'storage/object-not-found') throw error;
}
