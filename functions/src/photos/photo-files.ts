import { storageBucket } from 'firebase-functions/params';
import {
  PHOTO_SIDES,
  photoFile,
  type PhotoSize,
  returnPhotosPrefix,
} from '../../../src/domain/photo/photo.ts';
import { app } from '../platform/store.ts';
import type { PhotoFiles } from './reencode-photo.ts';

const SIZES = Object.keys(PHOTO_SIDES) as PhotoSize[];

/** Files per page of a listing. */
const PAGE_SIZE = 500;

/** Files are never overwritten, so caches may keep them for a year. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';

async function bucket() {
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage(app()).bucket(storageBucket.value());
}

/** Writes a photograph's files. `isPublic` lets caches keep them. @throws what Storage throws */
export async function writePhoto(
  folder: string,
  id: string,
  { files, isPublic }: { readonly files: PhotoFiles; readonly isPublic: boolean },
): Promise<void> {
  const place = await bucket();
  for (const size of SIZES) {
    await place.file(photoFile(folder, id, size)).save(files[size], {
      resumable: false,
      contentType: 'image/webp',
      metadata: { cacheControl: isPublic ? CACHE_CONTROL : 'private, no-store' },
    });
  }
}

/** A photograph's file in base64; null if it does not exist. @throws what Storage throws */
export async function readPhoto(
  folder: string,
  id: string,
  size: PhotoSize,
): Promise<string | null> {
  const file = (await bucket()).file(photoFile(folder, id, size));
  const [exists] = await file.exists();
  if (!exists) return null;
  const [bytes] = await file.download();
  return bytes.toString('base64');
}

/** Deletes a photograph's files; missing ones count as deleted. @throws what Storage throws */
export async function deletePhoto(folder: string, id: string): Promise<void> {
  const place = await bucket();
  await Promise.all(
    SIZES.map((size) => place.file(photoFile(folder, id, size)).delete({ ignoreNotFound: true })),
  );
}

/**
 * Deletes the photographs of return requests that were uploaded before a time (epoch milliseconds). Returns how many
 * files there were. @throws what Storage throws
 */
export async function deleteReturnPhotosBefore(time: number): Promise<number> {
  const place = await bucket();
  let deleted = 0;
  let pageToken: string | undefined;
  do {
    const [files, next] = await place.getFiles({
      prefix: returnPhotosPrefix,
      maxResults: PAGE_SIZE,
      autoPaginate: false,
      ...(pageToken !== undefined && { pageToken }),
    });
    for (const file of files) {
      if (Date.parse(String(file.metadata.timeCreated)) >= time) continue;
      await file.delete({ ignoreNotFound: true });
      deleted += 1;
    }
    pageToken = (next as { pageToken?: string } | null)?.pageToken;
  } while (pageToken !== undefined);
  return deleted;
}
