import { type DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { storageBucket } from 'firebase-functions/params';
import { uploadedFiles } from '../../../src/domain/picture/picture.ts';
import type { OrderStockReason } from '../../../src/domain/stock/stock-move.ts';
import { log } from '../platform/log.ts';
import { expirePlans } from './price-changes.ts';
import { app, refs, store } from '../platform/store.ts';

/** Grace period before deletion, in milliseconds, because staff can undo the deletion of a product. */
const GRACE_MS = 60 * 60 * 1000;

const DELETED = 'product-delete';
/** Audit actions that may orphan images. */
const ACTIONS = [DELETED, 'product-change'];
/** Reasons of the ledger entries that every order writes. */
const ORDERED: readonly OrderStockReason[] = ['hold', 'sell'];

/**
 * Deletes uploaded image files that a product showed before it was deleted or saved, and that no product, article or
 * order shows now. Also deletes the planned prices of products that stayed deleted. Acts `GRACE_MS` after the change.
 * Finds the changes in the audit log, which is written in the transaction of the change itself, so a closed tab leaves
 * no orphans. The next call retries failures. `now` is epoch milliseconds.
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
  const slugsByImage = new Map<string, Set<string>>();
  for (const entry of entries.docs) {
    const images: unknown = entry.get('before.images');
    for (const imageUrl of Array.isArray(images) ? images.map(String) : []) {
      const slugs = slugsByImage.get(imageUrl) ?? new Set();
      slugsByImage.set(imageUrl, slugs.add(slugOf(entry)));
    }
  }
  let removed = 0;
  for (const [imageUrl, slugs] of slugsByImage) {
    const files = uploadedFiles(imageUrl);
    if (files.length === 0) continue;
    const isShown =
      (await isOnProduct(imageUrl)) || (await wereOrdered(slugs)) || (await isInArticle(files));
    if (!isShown) removed += await deleteFiles(files);
  }
  for (const entry of entries.docs) {
    const slug = slugOf(entry);
    if (entry.get('action') === DELETED && slug !== '') await expirePlans(slug, now);
  }
  await ref.set({ doneAt: until });
  if (removed > 0) log('pictures-removed', { removed });
  return removed;
}

/** The slug in an audit entry about a product; empty for other entries. */
function slugOf(entry: DocumentSnapshot): string {
  return /^products\/([^/]+)$/u.exec(String(entry.get('subject')))?.[1] ?? '';
}

async function isOnProduct(imageUrl: string): Promise<boolean> {
  const products = store().collection('products');
  const match = await products.where('images', 'array-contains', imageUrl).limit(1).get();
  return !match.empty;
}

/** Slugs per query: Firestore takes 30 disjunctions, and `ORDERED` has two values. */
const MOST_SLUGS = 15;

/** Whether one of these products was ever ordered: orders keep showing the image from the time of the order. */
async function wereOrdered(slugs: ReadonlySet<string>): Promise<boolean> {
  const all = [...slugs];
  const moves = store().collection('stockMoves').where('reason', 'in', ORDERED).limit(1);
  for (let from = 0; from < all.length; from += MOST_SLUGS) {
    const found = await moves.where('slug', 'in', all.slice(from, from + MOST_SLUGS)).get();
    if (!found.empty) return true;
  }
  return false;
}

/**
 * Whether an article shows one of these files, in any width. Reads all articles: they are few, and Firestore has no
 * index of their text.
 */
async function isInArticle(files: readonly string[]): Promise<boolean> {
  const articles = await store().collection('blogs').select('coverImageURL', 'body').get();
  const names = files.map((file) => encodeURIComponent(file));
  return articles.docs.some((article) => {
    const text = `${String(article.get('coverImageURL'))} ${String(article.get('body'))}`;
    return names.some((name) => text.includes(name));
  });
}

/** Deletes files; missing files count as deleted. */
async function deleteFiles(files: readonly string[]): Promise<number> {
  // Few sweeps delete an image: the others skip loading the SDK.
  const { getStorage } = await import('firebase-admin/storage');
  const bucket = getStorage(app()).bucket(storageBucket.value());
  await Promise.all(files.map((file) => bucket.file(file).delete({ ignoreNotFound: true })));
  return files.length;
}
