import type {
  DocumentSnapshot,
  Transaction as FirestoreTransaction,
} from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type Bundle, BundleSchema } from '../../../src/domain/bundle/bundle.ts';
import type { OrderRequest } from '../../../src/domain/checkout/checkout.ts';
import { CouponSchema } from '../../../src/domain/checkout/coupon.ts';
import { type PriceChange, priceAt } from '../../../src/domain/pricing/price-change.ts';
import { type Product, ProductSchema } from '../../../src/domain/product/product.ts';
import { NEW_SETTINGS, StoreSettingsSchema } from '../../../src/domain/site/store-settings.ts';
import { BadDocumentError, byPath, parseDocument, refs, store } from '../platform/store.ts';
import { errorInfo } from '../platform/error-info.ts';
import { log } from '../platform/log.ts';
import { dueChanges } from '../products/price-changes.ts';
import type { Basket } from './basket.ts';
import { couponUseRefs, hasOrdered } from '../orders/coupon-users.ts';

/**
 * Reads what decides the price of a cart, in the caller's transaction. `now` is epoch milliseconds; `email` and `phone`
 * are those of an order.
 * @throws BadDocumentError when the settings, a product or the coupon is malformed.
 */
export async function readBasket(
  tx: FirestoreTransaction,
  {
    lines,
    coupon: code,
    pin,
    method,
  }: Pick<OrderRequest, 'lines' | 'coupon' | 'method'> & { pin: string },
  { now, ...customer }: { uid: string; email?: string; phone?: string; now: number },
): Promise<Basket> {
  const productRefs = lines.map(({ slug }) => refs.product(slug)).sort(byPath);
  const [settings, ...rest] = await tx.getAll(
    refs.settings(),
    ...productRefs,
    ...(code === '' ? [] : [refs.coupon(code), ...couponUseRefs(code, customer)]),
  );
  const slugs = lines.map(({ slug }) => slug);
  const due = await dueChanges(tx, slugs, now);
  const bundles = await bundlesOf(tx, slugs);
  const storeSettings = settings && parseDocument(settings, StoreSettingsSchema, 'id');
  const [foundCoupon, ...uses] = rest.slice(productRefs.length);
  const coupon = foundCoupon ? parseDocument(foundCoupon, CouponSchema, 'code') : null;
  return {
    lines,
    products: productsOf(rest.slice(0, productRefs.length), due, now),
    bundles,
    // Without saved settings the defaults apply: a new shop can quote, but its checkout is closed.
    settings: storeSettings ?? v.parse(StoreSettingsSchema, NEW_SETTINGS),
    method,
    pin,
    couponCode: code,
    coupon,
    hasOrdered: coupon?.firstOrder === true && (await hasOrdered(customer)),
    couponUses: Math.max(0, ...uses.map((counter) => Number(counter.get('uses') ?? 0))),
    now,
  };
}

/** Products by slug at the prices of `now`, even when the sweep is late. */
function productsOf(
  found: readonly DocumentSnapshot[],
  due: readonly PriceChange[],
  now: number,
): ReadonlyMap<string, Product> {
  return new Map(
    found.flatMap((snapshot) => {
      const product = parseDocument(snapshot, ProductSchema, 'slug');
      if (!product) return [];
      const changes = due.filter(({ slug }) => slug === product.slug);
      return [[product.slug, priceAt(product, changes, now)] as const];
    }),
  );
}

/**
 * The bundles on offer that hold one of up to 30 products. A malformed one is left out: it must not close the checkout of
 * its products, and no page offers it either.
 */
async function bundlesOf(
  tx: FirestoreTransaction,
  slugs: readonly string[],
): Promise<readonly Bundle[]> {
  const found = await tx.get(
    store()
      .collection('bundles')
      .where('active', '==', true)
      .where('slugs', 'array-contains-any', slugs),
  );
  return found.docs.flatMap((row) => {
    try {
      return parseDocument(row, BundleSchema, 'id') ?? [];
    } catch (error) {
      if (!(error instanceof BadDocumentError)) throw error;
      log('bad-bundle', { id: row.id, ...errorInfo(error) }, 'error');
      return [];
    }
  });
}
