import { DAY_MS } from '#domain/core/indian-time.ts';
import type { Blog } from '#domain/content/blog.ts';
import { productDocument, type Product } from '#domain/product/product.ts';
import { popularityOf } from '#domain/catalog/popularity.ts';
import { isLowStock } from '#domain/stock/low-stock.ts';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { Auth } from 'firebase-admin/auth';
import { bundleDocument } from '#domain/bundle/bundle.ts';
import { BUNDLES } from './bundles.ts';
import { ACCOUNTS, SEED_PASSWORD, type SeedAccount } from './accounts.ts';
import { seedBlogs } from './blogs/index.ts';
import { withLocalBackend } from './emulator.ts';
import type { Documents } from './document-set.ts';
import { seedOrders } from './orders.ts';
import { SEED_DAY, seedProducts } from './products/index.ts';
import { samplePhotoFiles, writeSampleReviews } from './reviews.ts';
import { OFFERS } from './offers.ts';
import { STORE } from './store.ts';

/** Number of documents that the seed has written, by kind. */
export interface SeedReport {
  readonly products: number;
  readonly blogs: number;
  readonly accounts: number;
  readonly orders: number;
  readonly settings: number;
}

/** A product as the Admin SDK writes it: times become timestamps. It has not changed since it was last saved. */
export function writable(product: Product): Record<string, unknown> {
  const { createdAt, updatedAt, ...rest } = productDocument(product);
  return {
    ...rest,
    popularity: popularityOf(product),
    lowStock: isLowStock(product),
    createdAt: Timestamp.fromMillis(createdAt),
    updatedAt: Timestamp.fromMillis(updatedAt ?? createdAt),
    changedAt: Timestamp.fromMillis(updatedAt ?? createdAt),
  };
}

/**
 * An article as the Admin SDK writes it: its slug is the document's id, times become timestamps, without an audit
 * entry.
 */
function writableBlog(blog: Blog): Record<string, unknown> {
  const { slug: _, auditId: __, publishedAt, updatedAt, ...rest } = blog;
  return {
    ...rest,
    publishedAt: Timestamp.fromMillis(publishedAt),
    updatedAt: Timestamp.fromMillis(updatedAt ?? publishedAt),
  };
}

/**
 * Clears the local emulators and writes the seeded shop: products, bundles, articles, settings, accounts with their roles and
 * profiles, and one customer's orders. Deterministic except the order that still waits for its payment, and idempotent.
 * @throws NoSuiteError when the emulators do not answer.
 */
export function seedShop({ portOffset = 0 }: { portOffset?: number } = {}): Promise<SeedReport> {
  const products = seedProducts();
  const blogs = seedBlogs();
  const orders = seedOrders(products, Date.now());
  return withLocalBackend(
    portOffset,
    async ({ auth, firestore, reset, upload, withoutTriggers }) => {
      await withoutTriggers(async () => {
        await reset();
        await Promise.all([
          writeDocuments(firestore, products, blogs),
          writeOrders(firestore, orders),
          ...ACCOUNTS.map((account) => createAccount(auth, account)),
          ...[...samplePhotoFiles()].map(([name, file]) => upload(name, file)),
        ]);
      });
      return {
        products: products.length,
        blogs: blogs.length,
        accounts: ACCOUNTS.length,
        orders: [...orders.keys()].filter((path) => /^orders\/[^/]+$/u.test(path)).length,
        settings: 1,
      };
    },
  );
}

async function writeDocuments(
  firestore: Firestore,
  products: readonly Product[],
  blogs: readonly Blog[],
): Promise<void> {
  const batch = firestore.batch();
  for (const product of products)
    batch.set(firestore.doc(`products/${product.slug}`), writable(product));
  for (const blog of blogs) batch.set(firestore.doc(`blogs/${blog.slug}`), writableBlog(blog));
  for (const [id, draft] of Object.entries(BUNDLES)) {
    const createdAt = Timestamp.fromMillis(SEED_DAY);
    batch.set(firestore.doc(`bundles/${id}`), { ...bundleDocument(draft), createdAt });
  }
  batch.set(firestore.doc('settings/store'), { ...STORE, offers: OFFERS });
  for (const { uid, email, name, role, daysAgo } of ACCOUNTS) {
    const createdAt = Timestamp.fromMillis(SEED_DAY - daysAgo * DAY_MS);
    batch.set(firestore.doc(`users/${uid}`), { email, name, createdAt });
    const member = { email, name, role, sinceAt: createdAt, by: '' };
    if (role) batch.set(firestore.doc(`staff/${uid}`), member);
  }
  writeSampleReviews(firestore, batch);
  await batch.commit();
}

async function writeOrders(firestore: Firestore, documents: Documents): Promise<void> {
  const batch = firestore.batch();
  for (const [path, fields] of documents) batch.set(firestore.doc(path), fields);
  await batch.commit();
}

async function createAccount(auth: Auth, { uid, email, name, role }: SeedAccount): Promise<void> {
  await auth.createUser({
    uid,
    email,
    displayName: name,
    password: SEED_PASSWORD,
    emailVerified: true,
  });
  if (role) await auth.setCustomUserClaims(uid, { role });
}
