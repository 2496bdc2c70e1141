import { Timestamp } from 'firebase-admin/firestore';
import { storageBucket } from 'firebase-functions/params';
import { uploadedFiles } from '../../../src/domain/picture/picture.ts';
import { log } from '../shared/log.ts';
import { expirePlans } from './price-changes.ts';
import { app, refs, store } from '../shared/store.ts';

/** What a product leaves behind stays so long, in milliseconds: a deletion may be taken back meanwhile. */
const KEPT_MS = 60 * 60 * 1000;

const DELETED = 'product-delete';
/** The deeds of staff that may leave pictures behind. */
const DEEDS = [DELETED, 'product-change'];

/**
 * Removes, `KEPT_MS` after a product was deleted or saved, the files of uploaded pictures that it showed and that no product
 * shows any more, and what is planned for the prices of one that has not come back. The audit says which: it is written with
 * the deed, so that whoever closes the tab leaves nothing behind. What fails is tried again by the next call. `now` is epoch
 * milliseconds. @returns how many files
 * @throws what Firestore and Storage throw
 */
export async function removeOrphanedImages(now: number): Promise<number> {
  const place = refs.lock('left-behind');
  const until = Timestamp.fromMillis(now - KEPT_MS);
  const from: unknown = (await place.get()).get('doneAt');
  const deeds = await store()
    .collection('audit')
    .where('action', 'in', DEEDS)
    .where('at', '>', from instanceof Timestamp ? from : new Timestamp(0, 0))
    .where('at', '<=', until)
    .orderBy('at', 'desc')
    .select('action', 'subject', 'before.images')
    .get();
  const shown = deeds.docs.flatMap((deed) => {
    const images: unknown = deed.get('before.images');
    return Array.isArray(images) ? images.map(String) : [];
  });
  let removed = 0;
  for (const address of new Set(shown)) {
    const files = uploadedFiles(address);
    if (files.length > 0 && !(await isShown(address))) removed += await remove(files);
  }
  for (const deed of deeds.docs) {
    const slug = /^products\/([^/]+)$/u.exec(String(deed.get('subject')))?.[1];
    if (deed.get('action') === DELETED && slug !== undefined) await expirePlans(slug, now);
  }
  await place.set({ doneAt: until });
  if (removed > 0) log('pictures-removed', { removed });
  return removed;
}

async function isShown(address: string): Promise<boolean> {
  const products = store().collection('products');
  const one = await products.where('images', 'array-contains', address).limit(1).get();
  return !one.empty;
}

/** Files that are gone already are removed as well. */
async function remove(files: readonly string[]): Promise<number> {
  // Few sweeps have a picture to remove: none of the others loads the SDK.
  const { getStorage } = await import('firebase-admin/storage');
  const bucket = getStorage(app()).bucket(storageBucket.value());
  await Promise.all(files.map((file) => bucket.file(file).delete({ ignoreNotFound: true })));
  return files.length;
}
