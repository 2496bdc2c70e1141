import type { Result } from '#domain/shared/result.ts';
import { attempt, attemptOnline } from '../firebase/failures.ts';

/** The names under which a photo may lie; the rules allow one photo a person, in one of these formats. */
const NAMES = { 'image/webp': 'photo.webp', 'image/jpeg': 'photo.jpg' } as const;

/**
 * Stores somebody's photo (WebP or JPEG under 2 MB, already made small) and answers with its address. `progress` is
 * told the share that has arrived, from 0 to 1. Fails with `denied`, `offline`, `quota`.
 */
export function uploadPhoto(
  uid: string,
  photo: Blob,
  progress: (share: number) => void,
): Promise<Result<string>> {
  return attempt(async () => {
    const { getDownloadURL, ref, storage, uploadBytesResumable } = await loaded();
    const name = photo.type === 'image/webp' ? NAMES['image/webp'] : NAMES['image/jpeg'];
    const place = ref(storage, `users/${uid}/photo/${name}`);
    const task = uploadBytesResumable(place, photo, { contentType: photo.type });
    task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
      progress(totalBytes > 0 ? bytesTransferred / totalBytes : 0),
    );
    await task;
    return getDownloadURL(place);
  });
}

/** Removes somebody's photo in every format: one from another browser may lie beside it. Having none is fine. */
export function removePhoto(uid: string): Promise<Result<void>> {
  return attemptOnline(async () => {
    const { deleteObject, ref, storage } = await loaded();
    for (const name of Object.values(NAMES)) {
      await deleteObject(ref(storage, `users/${uid}/photo/${name}`)).catch(unlessMissing);
    }
  });
}

async function loaded() {
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
