import { Timestamp } from 'firebase-admin/firestore';
import { storageBucket } from 'firebase-functions/params';
import { uploadedFiles } from '../../../src/domain/picture/picture.ts';
import { log } from '../platform/log.ts';
import { expirePlans } from './price-changes.ts';
import { app, refs, store } from '../platform/store.ts';

/** Grace period before deletion, in milliseconds: a deletion may be undone. */
const GRACE_MS = 60 * 60 * 1000;

const DELETED = 'product-delete';
/** Audit actions that may orphan images. */
const ACTIONS = [DELETED, 'product-change'];

/**
 * Deletes, one `GRACE_MS` after a product was deleted or saved, uploaded image files that it showed and no product
 * shows now, and the planned prices of products that stayed deleted. Reads the audit log, which is written in the same
 * transaction as the action, so a closed tab orphans nothing. The next call retries failures. `now` is epoch
 * milliseconds.
 * @returns the number of deleted files
 * @throws what Firestore and Storage throw
 */
export async function removeOrphanedImages(now: number): Promise<number> {
  const ref = refs.lock('left-behind');
  const until = Timestamp.fromMillis(now - GRACE_MS);
  const previousRun: unknown = (await ref.get()).get('doneAt');
  const entries = await store()
    .collection('audit')
    .where('action', 'in', ACTIONS)
    .where('at', '>', previousRun instanceof Timestamp ? previousRun : new Timestamp(0, 0))
    .where('at', '<=', until)
    .orderBy('at', 'desc')
    .select('action', 'subject', 'before.images')
    .get();
  const imageUrls = entries.docs.flatMap((entry) => {
    const images: unknown = entry.get('before.images');
    return Array.isArray(images) ? images.map(String) : [];
  });
  let removed = 0;
  for (const imageUrl of new Set(imageUrls)) {
    const files = uploadedFiles(imageUrl);
    if (files.length > 0 && !(await isShown(imageUrl))) removed += await deleteFiles(files);
  }
  for (const entry of entries.docs) {
    const slug = /^products\/([^/]+)$/u.exec(String(entry.get('subject')))?.[1];
    if (entry.get('action') === DELETED && slug !== undefined) await expirePlans(slug, now);
  }
  await ref.set({ doneAt: until });
  if (removed > 0) log('pictures-removed', { removed });
  return removed;
}

async function isShown(imageUrl: string): Promise<boolean> {
  const products = store().collection('products');
  const match = await products.where('images', 'array-contains', imageUrl).limit(1).get();
  return !match.empty;
}

/** Deletes files; missing files count as deleted. */
async function deleteFiles(files: readonly string[]): Promise<number> {
  // Few sweeps delete an image: the others skip loading the SDK.
  const { getStorage } = await import('firebase-admin/storage');
  const bucket = getStorage(app()).bucket(storageBucket.value());
  await Promise.all(files.map((file) => bucket.file(file).delete({ ignoreNotFound: true })));
  return files.length;
}
