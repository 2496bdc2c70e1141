import { FieldPath, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { type FeedContext, feedItem, productFeed } from '../../../src/domain/feed/product-feed.ts';
import type { Xml } from '../../../src/domain/feed/xml.ts';
import { ProductSchema } from '../../../src/domain/product/product.ts';
import { errorInfo } from '../platform/error-info.ts';
import { log } from '../platform/log.ts';
import { parseDocument, refs, store } from '../platform/store.ts';
import { brandIn } from '../shop-content/stored-brand.ts';

/** Products of one query. */
const PAGE = 500;

/**
 * The product feed as XML, of all products that may be advertised now. A malformed product is left out and logged. Reads
 * every product on sale. @throws what Firestore throws
 */
export async function readFeed(origin: string): Promise<string> {
  const settings = await refs.settings().get();
  const context = {
    origin,
    shop: brandIn(settings).name,
    hasFoodLicence: Boolean(settings.get('tax.fssai')),
  };
  const onSale = store()
    .collection('products')
    .where('active', '==', true)
    .orderBy(FieldPath.documentId())
    .limit(PAGE);
  const items: Xml[] = [];
  for (let query = onSale; ;) {
    const { docs } = await query.get();
    for (const row of docs) items.push(...itemOf(row, context));
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) break;
    query = onSale.startAfter(last);
  }
  return productFeed(items, context);
}

function itemOf(row: QueryDocumentSnapshot, context: FeedContext): readonly Xml[] {
  try {
    const product = parseDocument(row, ProductSchema, 'slug');
    const item = product && feedItem(product, context);
    return item ? [item] : [];
  } catch (error) {
    log('feed-product-failed', { slug: row.id, ...errorInfo(error) }, 'error');
    return [];
  }
}
